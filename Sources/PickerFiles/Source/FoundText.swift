/// Names what stands at a place where something else was expected.
enum FoundText {
    /// How many bytes of a word are shown.
    private static let longestWord = 20

    /// As in `found "]"`, `found the end of the file`.
    ///
    /// - Precondition: the bytes are well-formed UTF-8 and the offset is at the beginning of a character.
    static func describe(_ bytes: [UInt8], at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let byte = bytes[offset]
        if byte == ASCII.lf || byte == ASCII.cr { return "the end of the line" }
        var end = offset + 1
        if isWordByte(byte) {
            while end < bytes.count, end < offset + longestWord, isWordByte(bytes[end]) { end += 1 }
        }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return Quoting.quote(String(decoding: bytes[offset..<end], as: UTF8.self))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || ASCII.isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
}
