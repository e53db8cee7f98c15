import PickerCore

/// Draws one row of a popup's column: mark, check mark, title with its matches, and what else is to be said.
struct OptionCell {
    /// Points at the highlighted row; and at the middle of a column that keys do not speak to.
    enum Mark {
        static let highlight = "\u{25B8} "
        static let highlightRightToLeft = "\u{25C2} "
        static let otherColumn = "\u{25B9} "
        static let otherColumnRightToLeft = "\u{25C3} "
        static let none = "  "
        static let checked = "[\u{2713}] "
        static let unchecked = "[ ] "
        static let picked = "\u{2713} "
    }

    let texts: Texts
    let isMultiple: Bool
    /// Whether the section stands behind the title, because the order is that of the matches.
    var showsSection = false
    /// Whether the option that is committed has a mark of its own.
    var picked: Set<OptionID> = []

    /// The spans before a title, which stay where the title's beginning is left out.
    var markSpans: Int { isMultiple || !picked.isEmpty ? 2 : 1 }

    /// - Parameters:
    ///   - row: A row of the column, the none row counted.
    ///   - style: How the title looks.
    ///   - detail: How everything behind the title looks.
    func line(_ column: ColumnSnapshot, row: Int, mark: String, _ style: Style, detail: Style) -> StyledLine {
        var line = StyledLine(mark, style)
        guard let option = column.option(inRow: row) else {
            if !picked.isEmpty { line.append(Mark.none, style) }
            line.append(column.noneTitle ?? "", style.isEmpty ? .dim : style)
            return line
        }
        if isMultiple {
            line.append(column.checked.contains(option.id) ? Mark.checked : Mark.unchecked, style)
        } else if !picked.isEmpty {
            line.append(picked.contains(option.id) ? Mark.picked : Mark.none, style)
        }
        let look = option.isEnabled ? style : style.union(.disabled)
        line.append(option.title, matched: matches(column, row), look)
        if let subtitle = option.subtitle { line.append("  " + subtitle, detail) }
        if showsSection, let section = option.section { line.append("  " + section, detail) }
        if case .disabled(let reason) = option.availability {
            line.append("  (" + (reason ?? texts(.disabledState)) + ")", detail)
        }
        return line
    }

    private func matches(_ column: ColumnSnapshot, _ row: Int) -> [Range<Int>] {
        guard let search = column.search else { return [] }
        let index = row - (column.noneTitle == nil ? 0 : 1)
        return search.matchedRanges(at: column.visible.position(at: index))
    }
}
