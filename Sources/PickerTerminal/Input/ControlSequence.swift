/// The body of a control sequence: what stands between `ESC [` and the final byte (ECMA-48, section 5.4).
struct ControlSequence {
    /// More than any sequence that a terminal sends; a longer one is noise.
    static let longest = 64
    /// Larger than any key code, modifier or coordinate; keeps absurd numbers from overflowing.
    private static let largestNumber = 1 << 24

    private(set) var bytes: [UInt8] = []

    /// A byte `<`, `=`, `>` or `?` before the parameters, which makes the sequence private.
    var prefix: UInt8? { bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil } }

    var isTooLong: Bool { bytes.count > Self.longest }

    /// Whether so far there is one number and nothing else.
    var isPlainNumber: Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    mutating func append(_ byte: UInt8) {
        if !isTooLong { bytes.append(byte) }
    }

    /// The parameters, each with its sub-parameters after colons; an empty one is nil.
    ///
    /// Nil as a whole if anything but digits, colons and semicolons occurs.
    var parameters: [[Int?]]? {
        var result: [[Int?]] = [[nil]]
        for byte in bytes.dropFirst(prefix == nil ? 0 : 1) {
            let parameter = result.count - 1
            let part = result[parameter].count - 1
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let number = (result[parameter][part] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
                result[parameter][part] = min(number, Self.largestNumber)
            case UInt8(ascii: ":"): result[parameter].append(nil)
            case UInt8(ascii: ";"): result.append([nil])
            default: return nil
            }
        }
        return result
    }
}
