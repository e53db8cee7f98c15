/// Makes foreign text fit for a message: one line, nothing that a terminal obeys (R25).
package enum Quoting {
    /// How many characters of a value a message shows.
    private static let longestShown = 60

    /// The text between quotation marks, shortened where it is long.
    package static func quote(_ text: some StringProtocol) -> String {
        let shown = text.prefix(longestShown)
        let more = shown.endIndex < text.endIndex ? "…" : ""
        return "\"" + escape(shown, escapesQuotes: true) + more + "\""
    }

    /// The text with every control, format, separator and private character written as `\u{1b}`.
    package static func escape(_ text: some StringProtocol, escapesQuotes: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if escapesQuotes, scalar == "\"" {
                result += "\\\""
            } else if isHarmless(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return result
    }

    /// Bytes as text; those that are no UTF-8 are written `\xff`. The text still has to be escaped.
    package static func text(_ bytes: [UInt8]) -> String {
        var result = ""
        var rest = bytes[...]
        while let bad = rest.withUnsafeBytes({ UTF8Validation.firstInvalidOffset(in: $0) }) {
            let byte = rest[rest.startIndex + bad]
            result += String(decoding: rest.prefix(bad), as: UTF8.self) + "\\x" + String(byte, radix: 16)
            rest = rest.dropFirst(bad + 1)
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
        // Needed to write Persian, Hindi and many emoji.
        if scalar.value == 0x200C || scalar.value == 0x200D { return true }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            false
        default: true
        }
    }
}
