import PickerCore

/// A field or a form drawn as text: a tiny screenshot, for tests and for reports.
///
///     > Country*: [be_] ^
///       ! Choose an option
///       | >  «Be»lgium – Belgique
///       |  - «Be»larus (closed)
///       | 1 of 2
///
/// `>` stands before the focused field and the highlighted row, `*` before what is picked, `-` before what is
/// disabled, `=` at the middle row of a wheel; `[x]` and `[ ]` are check marks, « and » enclose what a query
/// matches, `!` stands before what is wrong with a field. A combo box has its text in brackets, with `_` while it
/// is edited; a placeholder stands in parentheses. A closed field has a `v` where the arrow is, an open one a `^`.
/// Widths are counted in characters.
public struct SnapshotDrawing: Equatable, Sendable, CustomStringConvertible {
    public let lines: [String]

    public init(_ field: FieldState) { lines = Self.lines(of: field) }

    /// All fields that are not hidden, in the form's order.
    public init(_ form: FormState) {
        lines = form.fields.filter { !$0.configuration.isHidden }.flatMap(Self.lines)
    }

    public var description: String { lines.joined(separator: "\n") }

    private static func lines(of field: FieldState) -> [String] {
        let snapshot = field.snapshot
        var lines = [valueLine(snapshot)]
        if let message = snapshot.message { lines.append("  ! " + DrawnText.harmless(message)) }
        if snapshot.isOpen {
            lines += PopupDrawing(field: field, snapshot: snapshot).lines.map { "  |" + $0 }
        }
        return lines.map(DrawnText.trimmed)
    }

    private static func valueLine(_ snapshot: FieldSnapshot) -> String {
        var line = snapshot.isFocused ? "> " : "  "
        line += DrawnText.harmless(snapshot.label) + (snapshot.isRequired ? "*" : "") + ": "
        let text = DrawnText.harmless(snapshot.text)
        let value =
            text.isEmpty && !snapshot.isEdited ? "(\(DrawnText.harmless(snapshot.placeholder)))" : text
        line += snapshot.style == .combo ? "[\(value)\(snapshot.isEdited ? "_" : "")]" : value
        line += snapshot.isOpen ? " ^" : " v"
        if !snapshot.isEnabled { line += " disabled" }
        if snapshot.isReadOnly { line += " read-only" }
        return line
    }
}
