/// Puts Unicode scalars together from bytes that arrive in any pieces.
///
/// An ill-formed sequence gives U+FFFD once for its longest well-formed beginning (Unicode 15, section 3.9, table
/// 3-7 and definition D93b), and the byte that broke it is read anew.
struct UTF8Assembler {
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    private var value: UInt32 = 0
    private var missing = 0
    /// What the next byte may be, narrower than 80...BF after E0, ED, F0 and F4.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the beginning of a character waits for its other bytes.
    var isWaiting: Bool { missing > 0 }

    /// Takes a byte; gives what it completed, and whether the byte must be offered again.
    mutating func append(_ byte: UInt8) -> (scalar: Unicode.Scalar?, again: Bool) {
        if missing > 0 {
            guard allowed.contains(byte) else {
                missing = 0
                return (Self.replacement, true)
            }
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            allowed = 0x80...0xBF
            return (missing == 0 ? Unicode.Scalar(value) ?? Self.replacement : nil, false)
        }
        switch byte {
        case 0..<0x80: return (Unicode.Scalar(byte), false)
        case 0xC2...0xDF: begin(byte & 0x1F, 1)
        case 0xE0: begin(0, 2, 0xA0...0xBF)
        case 0xED: begin(0xD, 2, 0x80...0x9F)
        case 0xE1...0xEF: begin(byte & 0xF, 2)
        case 0xF0: begin(0, 3, 0x90...0xBF)
        case 0xF4: begin(4, 3, 0x80...0x8F)
        case 0xF1...0xF3: begin(byte & 7, 3)
        default: return (Self.replacement, false)
        }
        return (nil, false)
    }

    /// Gives up waiting; gives U+FFFD where something had begun.
    mutating func flush() -> Unicode.Scalar? {
        defer { missing = 0 }
        return missing > 0 ? Self.replacement : nil
    }

    private mutating func begin(_ bits: UInt8, _ count: Int, _ next: ClosedRange<UInt8> = 0x80...0xBF) {
        value = UInt32(bits)
        missing = count
        allowed = next
    }
}
