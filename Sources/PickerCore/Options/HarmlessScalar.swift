/// What may stand in the place of one scalar of a text that comes from outside (R25).
///
/// Every front end starts from this; a terminal, which obeys more than a label does, replaces more.
public enum HarmlessScalar {
    /// Stands for what has no picture of its own: 8-bit controls, bidirectional controls, noncharacters.
    public static let replacement: Unicode.Scalar = "\u{FFFD}"
    /// Stands for a line break that is no control character of ASCII.
    public static let newline: Unicode.Scalar = "\u{2424}"
    /// Where the pictures of ASCII's control characters begin.
    private static let controlPictures: UInt32 = 0x2400

    /// The harmless form of a scalar; `nil` for one that is harmless as it stands.
    ///
    /// Isolates are not replaced here: whether one does harm depends on whether it is closed.
    public static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09: " "
        case 0..<0x20: Unicode.Scalar(controlPictures + scalar.value)
        case 0x20..<0x7F: nil
        case 0x7F: "\u{2421}"
        case 0x85, 0x2028, 0x2029: newline
        case 0x80...0x9F: replacement
        // Embeddings and overrides: CVE-2021-42574.
        case 0x202A...0x202E: replacement
        case 0xFDD0...0xFDEF: replacement
        case let value where value & 0xFFFE == 0xFFFE: replacement
        default: nil
        }
    }

    /// What an isolate does to those around it; `nil` for any other scalar.
    static func isolate(_ scalar: Unicode.Scalar) -> Isolate? {
        switch scalar.value {
        case 0x2066...0x2068: .opening
        case 0x2069: .closing
        default: nil
        }
    }

    enum Isolate {
        case opening
        case closing
    }
}
