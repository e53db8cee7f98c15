/// What a byte below 0x80 is.
enum ASCII {
    static let space: UInt8 = 0x20
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D

    @inline(__always)
    static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

    @inline(__always)
    static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    @inline(__always)
    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isLower(byte | 0x20) || byte &- 0x30 < 10
    }

    /// Space, tab and the line breaks; all other white space is unmarked to a space.
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

    /// A byte of UTF-8 with `A` to `Z` in lower case.
    @inline(__always)
    static func lowered(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
}
