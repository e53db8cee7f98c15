/// Writes values as JSON, one or several lines.
///
/// Control, format and separator characters inside strings are escaped (R25), so that what is written may be
/// shown in a terminal as it is. A date becomes its seconds from 2001, data an array of bytes: JSON has neither.
package enum JSONWriter {
    /// - Parameter isIndented: whether each member and element has a line of its own, two spaces further in.
    package static func text(_ value: SourceValue, isIndented: Bool = false) -> String {
        var text = ""
        write(value, to: &text, indent: isIndented ? "\n" : nil)
        return text
    }

    /// A string as JSON, with its quotation marks.
    package static func quote(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where Quoting.isHarmless(scalar): text.unicodeScalars.append(scalar)
            default: for unit in UTF16.encode(scalar).unsafelyUnwrapped { text += escape(unit) }
            }
        }
        return text + "\""
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// - Parameter indent: the line break and spaces before this value's line; `nil` for all on one line.
    private static func write(_ value: SourceValue, to text: inout String, indent: String?) {
        switch value.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number.text
        case .string(let string): text += quote(string)
        case .date(let date): text += date.secondsSince2001.description
        case .data(let bytes): text += "[" + bytes.map { "\($0)" }.joined(separator: ",") + "]"
        case .array(let elements):
            list(elements, "[", "]", to: &text, indent: indent) { write($0, to: &$1, indent: $2) }
        case .dictionary(let members):
            list(members, "{", "}", to: &text, indent: indent) { member, text, indent in
                text += quote(member.name) + (indent == nil ? ":" : ": ")
                write(member.value, to: &text, indent: indent)
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element], _ opening: String, _ closing: String, to text: inout String, indent: String?,
        write: (Element, inout String, String?) -> Void
    ) {
        text += opening
        let inner = indent.map { $0 + "  " }
        for (position, element) in elements.enumerated() {
            if position > 0 { text += "," }
            text += inner ?? ""
            write(element, &text, inner)
        }
        if !elements.isEmpty { text += indent ?? "" }
        text += closing
    }
}

/// Short ways to make values that are to be written.
extension SourceValue {
    package static let null = SourceValue(.null)
    package static func bool(_ value: Bool) -> SourceValue { SourceValue(.bool(value)) }
    package static func string(_ text: String) -> SourceValue { SourceValue(.string(text)) }
    /// `null` where there is no text.
    package static func text(_ text: String?) -> SourceValue { text.map { .string($0) } ?? .null }
    package static func number(_ value: Int) -> SourceValue { SourceValue(.number(SourceNumber(value))) }
    package static func array(_ elements: [SourceValue]) -> SourceValue { SourceValue(.array(elements)) }
    package static func object(_ members: [(String, SourceValue)]) -> SourceValue {
        SourceValue(.dictionary(members.map { SourceMember($0.0, $0.1) }))
    }
}
