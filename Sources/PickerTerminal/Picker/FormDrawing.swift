import PickerCore

/// Draws a form, or its only field: each field's line, its message, the open popup in its place, and the keys.
struct FormDrawing {
    let form: FormState
    let isForm: Bool
    let size: TerminalSize
    /// The most rows of a popup; nil for each field's own number.
    let rowLimit: Int?

    /// The least rows of a popup that are worth more than the fields around it.
    private static let leastRows = 3
    /// From this many rows on one is left to the line above, which says what the choice is about.
    private static let rowsWithPrompt = 5
    /// With fewer rows than this the keys are not told.
    private static let rowsWithHints = 4

    private var rows: Int { size.rows >= Self.rowsWithPrompt ? size.rows - 1 : size.rows }

    /// - Parameter editor: The text of the combo box that has the focus.
    func draw(editor: inout LineEditor, _ memory: inout ViewMemory) -> Drawing {
        memory.begin(openField: form.openField)
        let snapshots = form.fields.map(\.snapshot)
        let shown = snapshots.indices.filter { !snapshots[$0].isHidden }
        let current = form.focused ?? (isForm ? nil : 0)
        let labelWidth = shown.map {
            StyledLine(ValueLine.label(snapshots[$0])).cut(to: size.columns).columns
        }
        .max()
        let hasHints = rows >= Self.rowsWithHints
        var drawing = Drawing()
        for place in shown {
            let snapshot = snapshots[place]
            let texts = form.fields[place].texts
            let value = ValueLine(
                snapshot: snapshot, texts: texts,
                hasPlaceholder: form.fields[place].configuration.placeholder != nil, columns: size.columns,
                labelWidth: isForm ? labelWidth : nil)
            if place == current { drawing.valueLine = drawing.lines.count }
            if place == current, snapshot.style == .combo, snapshot.isEnabled, !snapshot.isReadOnly {
                var edited: LineEditor? = editor
                value.draw(field: place, editor: &edited, into: &drawing)
                if let edited { editor = edited }
            } else {
                var none: LineEditor?
                value.draw(field: place, editor: &none, into: &drawing)
            }
            if let message = snapshot.message {
                let indent = isForm ? min(value.valueColumn, size.columns / 2) : min(1, size.columns / 8)
                var line = StyledLine(String(repeating: " ", count: indent))
                line.append("! " + message.withoutIsolates, .error)
                drawing.append(line)
            }
            guard snapshot.isOpen else { continue }
            let fixed =
                shown.count + shown.filter { snapshots[$0].message != nil }.count + (hasHints ? 1 : 0)
                + (PopupDrawing.hasLabels(snapshot) ? 1 : 0)
            PopupDrawing(
                snapshot: snapshot, field: place, texts: texts, columns: size.columns,
                height: height(of: snapshot, besides: fixed), isForm: isForm
            ).draw(into: &drawing, &memory)
        }
        if hasHints { drawing.append(statusLine(snapshots, current)) }
        return drawing.cropped(to: rows)
    }

    private func height(of snapshot: FieldSnapshot, besides fixed: Int) -> Int {
        let wanted = max(rowLimit ?? snapshot.rowCount, 1)
        let least = min(wanted, Self.leastRows, max(rows - 1, 1))
        let height = min(wanted, max(rows - fixed, least))
        // A wheel has a middle line.
        return snapshot.style == .wheel && height % 2 == 0 ? height - 1 : height
    }

    private func statusLine(_ snapshots: [FieldSnapshot], _ current: Int?) -> StyledLine {
        guard let place = current ?? snapshots.indices.first else { return StyledLine() }
        return StatusLine.line(
            facts: StatusLine.facts(form.fields[place], snapshots[place]),
            hints: StatusLine.hints(snapshots[place], isForm: isForm),
            form.fields[place].texts, columns: size.columns)
    }
}
