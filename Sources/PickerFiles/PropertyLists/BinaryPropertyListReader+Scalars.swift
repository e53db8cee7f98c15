/// Objects that hold no others.
extension BinaryPropertyListReader {
    /// The value of an object and its bytes of text.
    func scalar(at offset: Int) throws(SourceError) -> (SourceValue.Content, text: Int) {
        let marker = file[offset]
        switch marker {
        case 0x00: return (.null, 0)
        case 0x08: return (.bool(false), 0)
        case 0x09: return (.bool(true), 0)
        case 0x10...0x14: return (.number(try integer(at: offset)), 0)
        case 0x22, 0x23: return (.number(try real(at: offset)), 0)
        case 0x33: return (.date(try date(at: offset)), 0)
        case 0x40...0x4F:
            let (count, start) = try count(at: offset, each: 1)
            return (.data(Array(file[start..<start + count])), count)
        case 0x50...0x5F: return try asciiString(at: offset)
        case 0x60...0x6F: return try utf16String(at: offset)
        default:
            throw BinaryTrailer.error("expected a value, found \(Self.name(ofMarker: marker))", at: offset)
        }
    }

    private static func name(ofMarker marker: UInt8) -> String {
        switch marker >> 4 {
        case 0x8: "a UID of a keyed archive"
        case 0xB, 0xC: "a set"
        default: "the unknown type 0x\(UTF8Validation.hex(marker))"
        }
    }

    /// How many elements an object has, and where they begin: all of them inside the file.
    ///
    /// Fifteen or more are counted by an integer behind the marker.
    func count(at offset: Int, each size: Int) throws(SourceError) -> (count: Int, start: Int) {
        var start = offset + 1
        var count = UInt64(file[offset] & 0x0F)
        if count == 0x0F {
            guard start < trailer.offsetTable, file[start] & 0xF0 == 0x10, file[start] <= 0x13 else {
                throw BinaryTrailer.error("expected an integer that counts the elements", at: start)
            }
            let length = 1 << Int(file[start] & 0x0F)
            try check(start + 1, length)
            count = BigEndian.value(file, start + 1, length)
            start += 1 + length
        }
        // The objects end where the offset table begins.
        let room = UInt64(max(trailer.offsetTable - start, 0) / size)
        guard count <= room else {
            throw BinaryTrailer.error(
                "expected elements inside the file, found a count of \(count) with room for \(room)",
                at: offset)
        }
        return (Int(count), start)
    }

    private func check(_ start: Int, _ length: Int) throws(SourceError) {
        guard start + length <= trailer.offsetTable else {
            throw BinaryTrailer.error(
                "expected \(length) bytes of a value, found the end of the objects", at: start)
        }
    }

    /// One, two and four bytes count from 0, eight bytes are signed; sixteen are written for what lies between.
    private func integer(at offset: Int) throws(SourceError) -> SourceNumber {
        let size = 1 << Int(file[offset] & 0x0F)
        try check(offset + 1, size)
        if size < 16 {
            let value = BigEndian.value(file, offset + 1, size)
            return size == 8 ? SourceNumber(Int64(bitPattern: value)) : SourceNumber(value)
        }
        guard BigEndian.value(file, offset + 1, 8) == 0 else {
            throw BinaryTrailer.error(
                "expected an integer of at most 64 bits, found a larger one", at: offset, .unexpectedValue)
        }
        return SourceNumber(BigEndian.value(file, offset + 9, 8))
    }

    private func real(at offset: Int) throws(SourceError) -> SourceNumber {
        let isDouble = file[offset] == 0x23
        try check(offset + 1, isDouble ? 8 : 4)
        let bits = BigEndian.value(file, offset + 1, isDouble ? 8 : 4)
        let value = isDouble ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
        guard value.isFinite else {
            throw BinaryTrailer.error(
                "expected a finite number, found \(value)", at: offset, .unexpectedValue)
        }
        return isDouble ? SourceNumber(value) : SourceNumber(text: Float(value).description)
    }

    private func date(at offset: Int) throws(SourceError) -> SourceDate {
        try check(offset + 1, 8)
        let seconds = Double(bitPattern: BigEndian.value(file, offset + 1, 8))
        guard let date = SourceDate(secondsSince2001: seconds) else {
            throw BinaryTrailer.error(
                "expected a date in the years 1 to 9999, found \(seconds) seconds from 2001", at: offset,
                .unexpectedValue)
        }
        return date
    }

    private func asciiString(at offset: Int) throws(SourceError) -> (SourceValue.Content, text: Int) {
        let (count, start) = try count(at: offset, each: 1)
        let bytes = file[start..<start + count]
        if let bad = bytes.firstIndex(where: { $0 == 0 || $0 >= 0x80 }) {
            throw BinaryTrailer.error(
                "expected ASCII text, found 0x\(UTF8Validation.hex(file[bad]))", at: bad, .encoding)
        }
        return (.string(String(decoding: bytes, as: UTF8.self)), count)
    }

    private func utf16String(at offset: Int) throws(SourceError) -> (SourceValue.Content, text: Int) {
        let (count, start) = try count(at: offset, each: 2)
        var text = ""
        var position = 0
        while position < count {
            let place = start + 2 * position
            var value = UInt32(BigEndian.value(file, place, 2))
            position += 1
            if (0xD800..<0xDC00).contains(value), position < count {
                let low = UInt32(BigEndian.value(file, place + 2, 2))
                if (0xDC00..<0xE000).contains(low) {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                    position += 1
                }
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw BinaryTrailer.error(
                    "expected UTF-16, found half of a surrogate pair", at: place, .encoding)
            }
            if value == 0 { throw BinaryTrailer.error("expected text, found a NUL", at: place, .encoding) }
            text.unicodeScalars.append(scalar)
        }
        return (.string(text), text.utf8.count)
    }
}
