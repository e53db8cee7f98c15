/// The encodings in which a text file may come.
enum TextEncoding: String {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"

    /// How many bytes tell which byte order mark there is, if any.
    static let longestByteOrderMark = 4

    /// What a byte order mark says, and its length.
    static func byteOrderMark(of bytes: some Collection<UInt8>) -> (encoding: TextEncoding, length: Int)? {
        let start = Array(bytes.prefix(longestByteOrderMark))
        return if start == [0xFF, 0xFE, 0, 0] {
            (.utf32LittleEndian, 4)
        } else if start == [0, 0, 0xFE, 0xFF] {
            (.utf32BigEndian, 4)
        } else if start.starts(with: [0xEF, 0xBB, 0xBF]) {
            (.utf8, 3)
        } else if start.starts(with: [0xFF, 0xFE]) {
            (.utf16LittleEndian, 2)
        } else if start.starts(with: [0xFE, 0xFF]) {
            (.utf16BigEndian, 2)
        } else {
            nil
        }
    }

    /// What the NULs around a first ASCII character say: RFC 4627, section 3.
    ///
    /// For formats that begin with an ASCII character; in plain lines a NUL may be a mere fault.
    static func guess(from bytes: [UInt8]) -> TextEncoding {
        guard bytes.count >= 4 else {
            return bytes.count >= 2 ? guess(bytes[0], bytes[1]) : .utf8
        }
        return switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0, 0, 0, 1...): .utf32BigEndian
        case (1..., 0, 0, 0): .utf32LittleEndian
        default: guess(bytes[0], bytes[1])
        }
    }

    private static func guess(_ first: UInt8, _ second: UInt8) -> TextEncoding {
        if first == 0, second != 0 { return .utf16BigEndian }
        return first != 0 && second == 0 ? .utf16LittleEndian : .utf8
    }
}
