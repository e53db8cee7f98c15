import PickerCore

/// What a screen reader is given: lines that stay, and one more with the cursor on it.
///
/// Nothing is drawn over what was said. The last line says what is highlighted, behind the text that is edited, so that
/// the cursor is where the reader should be.
struct SpokenLines {
    /// What is to be said and has not been yet.
    private var news: [String] = []
    /// The line with the cursor, as it stands.
    private(set) var standing: String?

    mutating func announce(_ text: String) {
        let text = text.withoutIsolates
        // The same again is no news.
        if news.last != text { news.append(text) }
    }

    /// Takes the lines that are to be printed for good, given the line that shall have the cursor now.
    mutating func take(line: String) -> [String] {
        defer {
            news = []
            standing = line
        }
        var lines = news.filter { $0 != line }
        if let standing, standing != line { lines.insert(standing, at: 0) }
        return lines
    }

    /// The state of a field in one line: its label, what it shows, its role, whether it is wrong.
    static func field(_ field: FieldState, withRole: Bool = true) -> String {
        let texts = field.texts
        let described = field.accessibility
        var parts = [described.name.isEmpty ? "" : described.name + ":"]
        parts.append(described.value.isEmpty ? field.snapshot.placeholder : described.value)
        var states = withRole ? [role(of: field)] : []
        if described.isRequired { states.append(texts(.required)) }
        if described.isReadOnly { states.append(texts(.readOnly)) }
        if !described.isEnabled { states.append(texts(.disabledState)) }
        if let message = described.invalidMessage { states.append(message.withoutIsolates) }
        let value = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return ([value] + states).joined(separator: ", ")
    }

    private static func role(of field: FieldState) -> String {
        switch field.configuration.style {
        case .wheel: field.texts(.roleWheel)
        case .menu: field.texts(.roleMenu)
        case .combo: field.texts(.roleCombo)
        }
    }

    /// The highlighted row of an open field in one line.
    static func row(_ field: FieldState) -> String? {
        guard field.isOpen else { return nil }
        let texts = field.texts
        guard let row = field.accessibility.activeRow else {
            let status = field.statusText(of: field.activeColumn)
            return status.isEmpty ? texts(.nothingPickable) : status.withoutIsolates
        }
        var line = spoken(row, of: field)
        if field.columns.count > 1 {
            let label = field.configuration.columns[field.activeColumn].label
            let column =
                label.isEmpty
                ? texts(.columnOf(field.activeColumn + 1, size: field.columns.count)) : label
            line = column + ": " + line
        }
        return line
    }

    /// As the row has it, with the subtitle that the eye sees, and of several values whether this is one of them.
    private static func spoken(_ row: RowAccessibility, of field: FieldState) -> String {
        let texts = field.texts
        let column = field.columns[field.activeColumn]
        var parts = [row.name]
        if let id = column.highlight?.id, let place = column.visible.index(of: id),
            let subtitle = column.visible[place].subtitle, !subtitle.isEmpty
        {
            parts.append(subtitle)
        }
        if row.isSelected {
            parts.append(texts(.selectedState))
        } else if field.isMultiple, row.position != nil {
            parts.append(texts(.notSelectedState))
        }
        if let reason = row.disabledReason {
            let isGiven = !reason.isEmpty
            parts.append(
                isGiven ? texts(.disabledBecause(reason: reason)).withoutIsolates : texts(.disabledState))
        }
        if let section = row.section { parts.append(section) }
        if let position = row.position { parts.append(texts(.positionOf(position, size: row.size))) }
        return parts.joined(separator: ", ")
    }
}

extension TerminalPicker {
    mutating func speak(on session: TerminalSession) {
        guard let place = current ?? form.fields.indices.first else { return }
        let field = form.fields[place]
        // A wheel is heard of when it rests (R15).
        if isTurning(field) { return }
        var line = SpokenLines.row(field) ?? SpokenLines.field(field)
        var column = 0
        if takesText(place), field.isOpen {
            let window = editor.window(columns: max(session.size.columns / 2, 1))
            column = window.caretColumn
            if !editor.text.isEmpty { line = window.text + ": " + line }
        }
        guard var spoken else { return }
        let isFirst = spoken.standing == nil
        var lines = spoken.take(line: line)
        if isFirst, field.isOpen { lines.insert(SpokenLines.field(field), at: 0) }
        self.spoken = spoken
        session.print(lines.flatMap { wrap($0, session.size.columns) })
        guard outcome == nil else { return }
        session.paint(wrap(line, session.size.columns), cursor: Screen.Place(line: 0, column: column))
    }

    /// Nothing is cut off what a reader reads: a long line goes on in the next.
    private func wrap(_ text: String, _ columns: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        var rest = PrintableText(text).string[...]
        repeat {
            var end = rest.startIndex
            var used = 0
            var space: Substring.Index?
            while end < rest.endIndex {
                let width = CellWidth.columns(of: rest[end])
                if used + width > columns, end > rest.startIndex { break }
                used += width
                if rest[end] == " " { space = end }
                end = rest.index(after: end)
            }
            if end < rest.endIndex, let space, space > rest.startIndex { end = space }
            lines.append(StyledLine(rest[..<end]))
            rest = rest[end...].drop { $0 == " " }
        } while !rest.isEmpty
        return lines
    }
}
