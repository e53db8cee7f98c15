/// A file's text as well-formed UTF-8 without NUL.
struct DecodedText {
    let bytes: [UInt8]
    /// Where the text begins: behind a byte order mark.
    let start: Int
    let encoding: TextEncoding

    var isEmpty: Bool { start == bytes.count }

    /// - Parameter guesses: whether UTF-16 and UTF-32 are told without a byte order mark.
    /// - Throws: where the bytes are no text in one of the encodings, with line and column.
    init(_ file: [UInt8], guesses: Bool) throws(SourceError) {
        let mark = TextEncoding.byteOrderMark(of: file)
        encoding = mark?.encoding ?? (guesses ? TextEncoding.guess(from: file) : .utf8)
        let markLength = mark?.length ?? 0
        switch encoding {
        case .utf8:
            bytes = file
            start = markLength
        case .utf16LittleEndian, .utf16BigEndian:
            bytes = try Self.decodeUTF16(file, from: markLength, encoding)
            start = 0
        case .utf32LittleEndian, .utf32BigEndian:
            bytes = try Self.decodeUTF32(file, from: markLength, encoding)
            start = 0
        }
        try UTF8Validation.check(bytes, from: start)
    }

    private static func decodeUTF16(
        _ file: [UInt8], from start: Int, _ encoding: TextEncoding
    ) throws(SourceError) -> [UInt8] {
        let isLittle = encoding == .utf16LittleEndian
        var result: [UInt8] = []
        result.reserveCapacity(file.count - start)
        func unit(_ offset: Int) -> UInt32 {
            isLittle
                ? UInt32(file[offset]) | UInt32(file[offset + 1]) << 8
                : UInt32(file[offset + 1]) | UInt32(file[offset]) << 8
        }
        var offset = start
        while offset + 1 < file.count {
            var value = unit(offset)
            offset += 2
            if (0xD800..<0xDC00).contains(value), offset + 1 < file.count,
                (0xDC00..<0xE000).contains(unit(offset))
            {
                value = 0x10000 + (value - 0xD800) << 10 + (unit(offset) - 0xDC00)
                offset += 2
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw error("half of a surrogate pair", encoding, behind: result)
            }
            append(scalar, to: &result)
        }
        if offset < file.count { throw error("half of a character at the end", encoding, behind: result) }
        return result
    }

    private static func decodeUTF32(
        _ file: [UInt8], from start: Int, _ encoding: TextEncoding
    ) throws(SourceError) -> [UInt8] {
        let isLittle = encoding == .utf32LittleEndian
        var result: [UInt8] = []
        result.reserveCapacity((file.count - start) / 4)
        var offset = start
        while offset + 3 < file.count {
            let order = isLittle ? [3, 2, 1, 0] : [0, 1, 2, 3]
            let value = order.reduce(UInt32(0)) { $0 << 8 | UInt32(file[offset + $1]) }
            offset += 4
            guard let scalar = Unicode.Scalar(value) else {
                throw error("0x\(String(value, radix: 16)), which is no character", encoding, behind: result)
            }
            append(scalar, to: &result)
        }
        if offset < file.count { throw error("part of a character at the end", encoding, behind: result) }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if scalar.isASCII {
            bytes.append(UInt8(scalar.value))
        } else {
            bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        }
    }

    private static func error(_ found: String, _ encoding: TextEncoding, behind text: [UInt8]) -> SourceError
    {
        var counter = PlaceCounter()
        let place = counter.place(of: text.count, in: text)
        return SourceError(.encoding, "expected \(encoding.rawValue), found \(found)", at: place)
    }
}
