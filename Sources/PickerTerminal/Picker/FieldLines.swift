import PickerCore

/// Draws a field's snapshot as lines of text: its value, its problem and, while it is open, its list.
struct FieldLines {
    let field: FieldState
    /// How many rows a popup may take.
    let rowLimit: Int

    func lines() -> [StyledLine] {
        let snapshot = field.snapshot
        var lines = [valueLine(snapshot)]
        if let message = snapshot.message { lines.append(StyledLine("  " + message, .error)) }
        guard snapshot.isOpen else { return lines }
        if snapshot.columns.count > 1 {
            lines += columnLines(snapshot)
        } else {
            lines += rowLines(snapshot, snapshot.columns[0])
        }
        lines.append(statusLine(snapshot))
        return lines
    }

    private func valueLine(_ snapshot: FieldSnapshot) -> StyledLine {
        var line = StyledLine(snapshot.isFocused ? "> " : "  ", .selected)
        line.append(snapshot.label + (snapshot.isRequired ? "*" : "") + ": ", .title)
        if snapshot.text.isEmpty {
            line.append(snapshot.placeholder, .dim)
        } else {
            line.append(snapshot.text, snapshot.isEnabled ? .plain : .disabled)
        }
        if !snapshot.isOpen { line.append(" \u{25BE}", .dim) }
        return line
    }

    /// The column, counted from 0, at which the value begins on its line.
    var valueColumn: Int {
        let snapshot = field.snapshot
        let label = snapshot.label + (snapshot.isRequired ? "*" : "") + ": "
        return 2 + StyledLine(label).columns
    }

    /// The rows that show: around the wheel's middle, or so that the highlight can be seen.
    static func shownRows(_ column: ColumnSnapshot, style: FieldStyle, limit: Int) -> [Int?] {
        let count = max(1, limit)
        if style == .wheel {
            let middle = Int(column.wheelOffset + 0.5)
            return (0..<count).map { line in
                let row = middle - count / 2 + line
                return (0..<column.rowCount).contains(row) ? row : nil
            }
        }
        let height = min(count, column.rowCount)
        let highlighted = column.highlightedRow ?? 0
        let top = max(0, min(highlighted - height / 2, column.rowCount - height))
        return (top..<(top + height)).map { $0 }
    }

    private func rowLines(_ snapshot: FieldSnapshot, _ column: ColumnSnapshot) -> [StyledLine] {
        var lines: [StyledLine] = []
        var lastSection: String?
        for row in Self.shownRows(column, style: snapshot.style, limit: rowLimit) {
            guard let row else {
                lines.append(StyledLine(""))
                continue
            }
            let option = column.option(inRow: row)
            if snapshot.style != .wheel, let section = option?.section, section != lastSection,
                column.visible.matches == nil
            {
                lines.append(StyledLine("  " + section, .title))
                lastSection = section
            }
            lines.append(rowLine(snapshot, column, row, option))
        }
        return lines
    }

    private func rowLine(
        _ snapshot: FieldSnapshot, _ column: ColumnSnapshot, _ row: Int, _ option: PickerOption?
    ) -> StyledLine {
        let isHighlighted = row == column.highlightedRow
        var style: Style = isHighlighted ? .highlighted : .plain
        if snapshot.style == .wheel && !isHighlighted { style = .dim }
        var line = StyledLine(isHighlighted ? "  \u{25B8} " : "    ", style)
        guard let option else {
            line.append(column.noneTitle ?? "", style)
            return line
        }
        if snapshot.isMultiple { line.append(column.checked.contains(option.id) ? "[x] " : "[ ] ", style) }
        if !option.isEnabled { style.insert(.disabled) }
        let position = column.visible.list.position(of: option.id) ?? 0
        line.append(option.title, matched: column.search?.matchedRanges(at: position) ?? [], style)
        if let subtitle = option.subtitle { line.append("  " + subtitle, .dim) }
        if case .disabled(let reason) = option.availability {
            line.append(" (\(reason ?? field.texts(.disabledState)))", .dim)
        }
        return line
    }

    /// Several columns side by side, each as wide as its widest shown title.
    private func columnLines(_ snapshot: FieldSnapshot) -> [StyledLine] {
        var lines = (0..<rowLimit).map { _ in StyledLine("  ") }
        var right = 2
        for (place, column) in snapshot.columns.enumerated() {
            let rows = Self.shownRows(column, style: snapshot.style, limit: rowLimit)
            var widest = 0
            for (line, row) in rows.enumerated() where line < lines.count {
                guard let row else { continue }
                let isHighlighted = row == column.highlightedRow
                let title = column.option(inRow: row)?.title ?? column.noneTitle ?? ""
                let look: Style =
                    isHighlighted ? (place == snapshot.activeColumn ? .highlighted : .selected) : .dim
                lines[line].append((isHighlighted ? "\u{25B8} " : "  "), look)
                lines[line].append(title, look)
                widest = max(widest, lines[line].columns)
            }
            right = max(right, widest) + 2
            for line in lines.indices { lines[line].pad(to: right) }
        }
        return lines
    }

    private func statusLine(_ snapshot: FieldSnapshot) -> StyledLine {
        let column = snapshot.columns[snapshot.activeColumn]
        let texts = field.texts
        var parts: [String] = []
        if !column.statusText.isEmpty { parts.append(column.statusText) }
        if let row = field.accessibility.activeRow, let position = row.position {
            parts.append(texts(.positionOf(position, size: row.size)))
        }
        if snapshot.isMultiple { parts.append(texts(.checkedCount(column.checked.count))) }
        parts.append("\u{2191}\u{2193} " + texts(.hintMove))
        if snapshot.isMultiple { parts.append("Space " + texts(.hintToggle)) }
        parts.append("Enter " + texts(.hintPick))
        parts.append("Esc " + texts(.hintCancel))
        return StyledLine("  " + parts.joined(separator: " \u{B7} "), .hint)
    }
}
