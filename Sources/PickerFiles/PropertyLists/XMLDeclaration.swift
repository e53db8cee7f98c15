/// The encoding that an XML file says it has.
enum XMLDeclaration {
    /// How far a declaration is looked for.
    private static let length = 512

    /// The beginning of the file as ASCII: without a byte order mark and the NULs of UTF-16 and UTF-32.
    static func asciiPrefix(of file: [UInt8]) -> [UInt8] {
        let mark = TextEncoding.byteOrderMark(of: file)?.length ?? 0
        return file[mark...].prefix(length).filter { $0 != 0 }
    }

    /// - Throws: where the declaration names an encoding that is not read, or that the bytes do not have.
    static func checkEncoding(of file: [UInt8]) throws(SourceError) {
        let text = asciiPrefix(of: file)
        guard let range = declaredRange(in: text) else { return }
        let name = String(decoding: text[range], as: UTF8.self)
        let actual = TextEncoding.byteOrderMark(of: file)?.encoding ?? TextEncoding.guess(from: file)
        if names(of: actual).contains(name.uppercased()) { return }
        var counter = PlaceCounter()
        throw SourceError(
            .encoding, "expected \(actual.rawValue), found the encoding \(Quoting.quote(name)) declared",
            at: counter.place(of: range.lowerBound, in: text))
    }

    /// What a file in an encoding may call it.
    private static func names(of encoding: TextEncoding) -> [String] {
        switch encoding {
        case .utf8: ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
        case .utf16LittleEndian, .utf16BigEndian: ["UTF-16", "UTF16", encoding.rawValue]
        case .utf32LittleEndian, .utf32BigEndian: ["UTF-32", "UTF32", encoding.rawValue]
        }
    }

    /// Where the name stands between its quotation marks.
    private static func declaredRange(in text: [UInt8]) -> Range<Int>? {
        guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let word = Array("encoding".utf8)
        let starts = text.indices.prefix(max(0, end - word.count))
        guard let start = starts.first(where: { text[$0...].starts(with: word) }) else { return nil }
        var offset = start + word.count
        while offset < end, ASCII.isWhitespace(text[offset]) || text[offset] == UInt8(ascii: "=") {
            offset += 1
        }
        let quote = text[offset]
        guard quote == ASCII.quote || quote == UInt8(ascii: "'") else { return nil }
        guard let close = text[(offset + 1)..<end].firstIndex(of: quote) else { return nil }
        return offset + 1..<close
    }
}
