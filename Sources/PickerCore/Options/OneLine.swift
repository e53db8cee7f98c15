/// A text from outside as a field of one line takes it, where it is pasted or dropped: what is typed into a combo box may
/// become an id, and an id is printed on a line.
///
///     OneLine("one\r\ntwo\u{7}\n").text  // "one two"
///
/// Line breaks and tabs become spaces, other control characters vanish, and so do the line breaks at the end. Cost: one pass.
public struct OneLine: Equatable, Sendable {
    public let text: String

    public init(_ original: String) {
        guard original.unicodeScalars.contains(where: { Self.isControl($0) }) else {
            text = original
            return
        }
        var line = String.UnicodeScalarView()
        // Breaks that vanish where nothing follows.
        var breakCount = 0
        var previous: Unicode.Scalar?
        for scalar in original.unicodeScalars {
            if Self.isBreak(scalar) {
                if previous != "\r" || scalar != "\n" { breakCount += 1 }
            } else if scalar == "\t" || !Self.isControl(scalar) {
                for _ in 0..<breakCount { line.append(" ") }
                breakCount = 0
                line.append(scalar == "\t" ? " " : scalar)
            }
            previous = scalar
        }
        text = String(line)
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}
