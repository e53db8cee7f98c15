import PickerCore

/// Draws what is open: the rows that show, column beside column, and the state of the list.
struct PopupDrawing {
    let field: FieldState
    let snapshot: FieldSnapshot

    var lines: [String] {
        let blocks = snapshot.columns.indices.map(block)
        let height = blocks.map(\.count).max() ?? 0
        let widths = blocks.map { block in block.map(\.count).max() ?? 0 }
        return (0..<height).map { line in
            zip(blocks, widths).map { block, width in
                DrawnText.padded(line < block.count ? block[line] : "", to: width)
            }.joined(separator: "  |")
        }
    }

    private func block(_ place: Int) -> [String] {
        let column = snapshot.columns[place]
        var lines: [String] = []
        if snapshot.columns.count > 1 && snapshot.columns.contains(where: { !$0.label.isEmpty }) {
            lines.append(" " + DrawnText.harmless(column.label) + ":")
        }
        lines += snapshot.style == .wheel ? wheelRows(column, place) : listRows(column, place)
        lines += statusLines(column, place)
        return lines
    }

    /// The rows around the middle; an empty line where the wheel has none.
    private func wheelRows(_ column: ColumnSnapshot, _ place: Int) -> [String] {
        let middle = Int((column.wheelOffset + 0.5).rounded(.down))
        let first = middle - snapshot.rowCount / 2
        return (first..<(first + snapshot.rowCount)).map { row in
            guard (0..<column.rowCount).contains(row) else { return row == middle ? "=" : "" }
            return (row == middle ? "=" : " ") + self.row(row, column, place)
        }
    }

    private func listRows(_ column: ColumnSnapshot, _ place: Int) -> [String] {
        var lines: [String] = []
        var section: String?
        for row in shownRows(column) {
            let own = column.option(inRow: row)?.section
            if column.visible.matches == nil, own != section, let own {
                lines.append("   " + DrawnText.harmless(own))
            }
            section = own
            lines.append(" " + self.row(row, column, place))
        }
        return lines
    }

    /// As many rows as show at once, the highlighted one among them.
    private func shownRows(_ column: ColumnSnapshot) -> Range<Int> {
        let height = min(snapshot.rowCount, column.rowCount)
        let highlighted = column.highlightedRow ?? 0
        let first = max(0, min(highlighted - height / 2, column.rowCount - height))
        return first..<(first + height)
    }

    private func row(_ row: Int, _ column: ColumnSnapshot, _ place: Int) -> String {
        let spoken = field.accessibility(ofRow: row, column: place)
        var line = row == column.highlightedRow ? ">" : " "
        guard let option = column.option(inRow: row) else {
            return line + (spoken.isSelected ? "* " : "  ") + DrawnText.harmless(spoken.name)
        }
        if snapshot.isMultiple {
            line += (option.isEnabled ? " " : "-") + (spoken.isSelected ? "[x] " : "[ ] ")
        } else {
            line += (option.isEnabled ? (spoken.isSelected ? "*" : " ") : "-") + " "
        }
        let position = column.visible.list.position(of: option.id) ?? 0
        line += DrawnText.marked(option.title, column.search?.matchedRanges(at: position) ?? [])
        if let subtitle = option.subtitle { line += " – " + DrawnText.harmless(subtitle) }
        if let reason = spoken.disabledReason, !reason.isEmpty {
            line += " (\(DrawnText.harmless(reason)))"
        }
        return line
    }

    private func statusLines(_ column: ColumnSnapshot, _ place: Int) -> [String] {
        var lines: [String] = []
        if !column.statusText.isEmpty { lines.append(" " + DrawnText.harmless(column.statusText)) }
        if column.isTurning { lines.append(" ~") }
        let isActive = place == snapshot.activeColumn
        if isActive, let row = field.accessibility.activeRow, let position = row.position {
            lines.append(" \(position) of \(row.size)")
        }
        return lines
    }
}
