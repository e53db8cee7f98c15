import PickerCore

/// Draws a field's own line: its label and what it shows, or the text that is edited in it.
struct ValueLine {
    let snapshot: FieldSnapshot
    let texts: Texts
    /// Whether the field has a placeholder of its own.
    let hasPlaceholder: Bool
    /// The width of the terminal.
    let columns: Int
    /// The width of all labels of a form; nil where there is one field.
    let labelWidth: Int?

    private enum Mark {
        static let focus = "\u{203A} "
        static let noFocus = "  "
        static let closed = " \u{25BE}"
        static let required = "*"
    }
    /// Fewer columns than this hold no label that could be read.
    private static let shortestLabel = 4

    static func label(_ snapshot: FieldSnapshot) -> String {
        snapshot.label + (snapshot.isRequired ? Mark.required : "")
    }

    /// The line up to the value.
    private var beginning: StyledLine {
        let isForm = labelWidth != nil
        let room = columns / 2 - (isForm ? 2 : 0) - 2
        guard room >= Self.shortestLabel, isForm || !Self.label(snapshot).isEmpty else { return StyledLine() }
        var line = StyledLine()
        if isForm { line.append(snapshot.isFocused ? Mark.focus : Mark.noFocus, .selected) }
        let style: Style = snapshot.isEnabled ? (snapshot.isFocused || !isForm ? .title : .plain) : .disabled
        var label = StyledLine(Self.label(snapshot), style).cut(to: min(labelWidth ?? room, room))
        if let labelWidth { label.pad(to: min(labelWidth, room)) }
        for span in label.spans { line.append(span.text, span.style) }
        line.append("  ")
        return line
    }

    /// The column at which the value begins.
    var valueColumn: Int { beginning.columns }

    /// - Parameter editor: The text that is edited, where this is a combo box that has the focus.
    func draw(field: Int, editor: inout LineEditor?, into drawing: inout Drawing) {
        var line = beginning
        let first = line.columns
        if var edited = editor {
            let window = edited.window(columns: max(columns - first, 1))
            editor = edited
            drawing.cursor = Screen.Place(line: drawing.lines.count, column: first + window.caretColumn)
            line.append(window.text, edited.selectsAll ? .selected : .plain)
            if edited.text.isEmpty { line.append(hint, .hint) }
        } else if snapshot.text.isEmpty {
            line.append(snapshot.placeholder, .hint)
        } else {
            let isChosen = snapshot.isEnabled && !snapshot.isReadOnly
            line.append(snapshot.text, isChosen ? .selected : .disabled)
        }
        if !snapshot.isOpen, snapshot.isEnabled, !snapshot.isReadOnly, columns >= first + 4 {
            line = line.cut(to: columns - 2)
            line.append(Mark.closed, .dim)
        }
        if snapshot.isReadOnly { line.append("  (" + texts(.readOnly) + ")", .dim) }
        drawing.append(line, [Drawing.Spot(columns: 0..<columns, target: .value(field: field))])
    }

    /// What an empty combo box says: to type, once it is open, unless it was given other words.
    private var hint: String {
        snapshot.isOpen && !hasPlaceholder ? texts(.hintType) : snapshot.placeholder
    }
}
