/// Scalars out of UTF-8 and into it.
enum UTF8Reader {
    /// The scalar that begins at an offset, and the number of its bytes.
    ///
    /// Bytes that are not UTF-8 are read one by one as U+FFFD; nothing beyond the text is read.
    static func scalar(
        at offset: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (scalar: UInt32, length: Int) {
        let first = UInt32(text[offset])
        if first < 0x80 { return (first, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first < 0xF5, offset + length <= text.count else { return (0xFFFD, 1) }
        var scalar = first & (0x7F >> UInt32(length))
        for place in 1..<length {
            let byte = UInt32(text[offset + place])
            guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | byte & 0x3F
        }
        return (scalar, length)
    }

    /// The scalar that ends before an offset greater than 0.
    static func scalar(before offset: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var start = offset - 1
        while start > 0, offset - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start, in: text).scalar
    }

    /// Writes a scalar as UTF-8; how many bytes that are.
    static func write(
        _ scalar: UInt32, to bytes: UnsafeMutableBufferPointer<UInt8>, at place: Int
    ) -> Int {
        func byte(_ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits) }
        func following(_ shift: UInt32) -> UInt8 { byte(0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case ..<0x80:
            bytes[place] = byte(scalar)
            return 1
        case ..<0x800:
            bytes[place] = byte(0xC0 | scalar >> 6)
            bytes[place + 1] = following(0)
            return 2
        case ..<0x10000:
            bytes[place] = byte(0xE0 | scalar >> 12)
            bytes[place + 1] = following(6)
            bytes[place + 2] = following(0)
            return 3
        default:
            bytes[place] = byte(0xF0 | scalar >> 18)
            bytes[place + 1] = following(12)
            bytes[place + 2] = following(6)
            bytes[place + 3] = following(0)
            return 4
        }
    }
}
