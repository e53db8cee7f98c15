/// Writes a value as JSON, on one line, members in their order.
package enum JSONWriter {
    /// Takes time in proportion to the text.
    package static func text(of value: SourceValue) -> String {
        var text = ""
        write(value, to: &text)
        return text
    }

    private static func write(_ value: SourceValue, to text: inout String) {
        switch value.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number.text
        case .string(let string): write(string, to: &text)
        case .date(let date): text += "\(date.secondsSince2001)"
        case .data(let bytes):
            write(SourceValue(.array(bytes.map { SourceValue(.number(SourceNumber($0))) })), to: &text)
        case .array(let elements):
            text += "["
            for (position, element) in elements.enumerated() {
                if position > 0 { text += "," }
                write(element, to: &text)
            }
            text += "]"
        case .dictionary(let members):
            text += "{"
            for (position, member) in members.enumerated() {
                if position > 0 { text += "," }
                write(member.name, to: &text)
                text += ":"
                write(member.value, to: &text)
            }
            text += "}"
        }
    }

    /// Control characters and those that would break a line or the reading direction are escaped, so that the
    /// text is safe to show (R25).
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if mustBeEscaped(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return true
        default: return false
        }
    }
}

extension SourceValue {
    package static let null = SourceValue(.null)
    package static func bool(_ value: Bool) -> SourceValue { SourceValue(.bool(value)) }
    package static func string(_ text: String) -> SourceValue { SourceValue(.string(text)) }
    /// `null` where there is no text.
    package static func text(_ text: String?) -> SourceValue { text.map { .string($0) } ?? .null }
    package static func number(_ value: Int) -> SourceValue { SourceValue(.number(SourceNumber(value))) }
    package static func number(_ value: Double) -> SourceValue { SourceValue(.number(SourceNumber(value))) }
    package static func array(_ elements: [SourceValue]) -> SourceValue { SourceValue(.array(elements)) }
    package static func object(_ members: [(String, SourceValue)]) -> SourceValue {
        SourceValue(.dictionary(members.map { SourceMember($0.0, $0.1) }))
    }
}
