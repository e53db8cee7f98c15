import OptionSearch

/// The rows of a column: the row that means none, where there is one, then the visible options.
///
/// Row numbers never leave the core but for the wheel's place; elsewhere an option is known by its id.
extension FieldState {
    /// Whether a row that means none stands before the options (R2).
    public func hasNoneRow(_ column: Int) -> Bool {
        noneTitle(column) != nil && !configuration.isRequired && !isMultiple
            && columns[column].visible.matches == nil
    }

    /// What the row that means none shows.
    public func noneTitle(_ column: Int) -> String? {
        configuration.columns[column].noneTitle ?? columns[column].options.noneTitle
    }

    public func rowCount(_ column: Int) -> Int {
        columns[column].visible.count + (hasNoneRow(column) ? 1 : 0)
    }

    /// What stands in a row.
    func highlight(inRow row: Int, column: Int) -> Highlight? {
        let shift = hasNoneRow(column) ? 1 : 0
        if row == 0 && shift == 1 { return .noneRow }
        let visible = columns[column].visible
        guard visible.indices.contains(row - shift) else { return nil }
        return .option(visible.id(at: row - shift))
    }

    /// Where something stands; `nil` where it does not show.
    func row(of highlight: Highlight?, column: Int) -> Int? {
        let shift = hasNoneRow(column) ? 1 : 0
        switch highlight {
        case nil: return nil
        case .noneRow: return shift == 1 ? 0 : nil
        case .option(let id): return columns[column].visible.index(of: id).map { $0 + shift }
        }
    }

    /// The row that is highlighted, for front ends that scroll to it.
    public func highlightedRow(_ column: Int) -> Int? { row(of: columns[column].highlight, column: column) }

    /// Whether a row can be highlighted: it means none or its option is enabled (R18).
    func isPickable(row: Int, column: Int) -> Bool {
        let shift = hasNoneRow(column) ? 1 : 0
        if row < shift { return row == 0 }
        let visible = columns[column].visible
        return row - shift < visible.count && visible.isEnabled(at: row - shift)
    }

    func nextRow(from row: Int, column: Int) -> Int? {
        if row <= 0 && hasNoneRow(column) { return 0 }
        let shift = hasNoneRow(column) ? 1 : 0
        return columns[column].visible.nextEnabled(from: row - shift).map { $0 + shift }
    }

    func previousRow(from row: Int, column: Int) -> Int? {
        let shift = hasNoneRow(column) ? 1 : 0
        if let index = columns[column].visible.previousEnabled(from: row - shift) { return index + shift }
        return shift == 1 && row >= 0 ? 0 : nil
    }

    func firstRow(of column: Int) -> Int? { nextRow(from: 0, column: column) }
    func lastRow(of column: Int) -> Int? { previousRow(from: rowCount(column) - 1, column: column) }

    /// The value that the highlight would pick; `nil` where it is the none row or nothing.
    func highlightedPick(_ column: Int) -> Pick? { pick(of: columns[column].highlight, column: column) }

    func pick(of highlight: Highlight?, column: Int) -> Pick? {
        guard let id = highlight?.id,
            let position = columns[column].options.position(of: id)
        else { return nil }
        return pick(at: position, in: columns[column].options)
    }

    func pick(at position: Int, in list: OptionList) -> Pick {
        Pick(id: list.id(at: position), title: list.title(at: position))
    }
}
