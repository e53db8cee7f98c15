/// Columns that depend on the one before them (R16).
extension FieldState {
    /// What a dependent column follows: the draft while the popup is open and has one, else the selection.
    func parentPick(of column: Int) -> Pick? {
        guard column > 0 else { return nil }
        let drafted = isOpen ? columns[column - 1].draft : nil
        return (drafted ?? selection.columns[column - 1]).first
    }

    /// The options that a dependent column has while this is picked before it.
    func options(for parent: Pick?, _ column: Int) -> OptionList {
        guard configuration.columns[column].source == .children else { return columns[column].options }
        let before = columns[column - 1].options
        guard let parent, let position = before.position(of: parent.id) else { return OptionList() }
        return before.children(at: position) ?? OptionList()
    }

    /// Gives a dependent column the options that follow from what is picked before it.
    mutating func follow(parent: Pick?, _ column: Int, _ effects: inout [Effect]) {
        switch configuration.columns[column].source {
        case .given: return
        case .children:
            let list = options(for: parent, column)
            columns[column].loadState = columns[column - 1].loadState
            guard !list.isIdentical(to: columns[column].options) else { return }
            columns[column].options = list
            columns[column].search = nil
            columns[column].visible = VisibleOptions(list: list)
        case .request:
            let isOther = columns[column].parent != parent?.id
            guard isOther || (isOpen && columns[column].loadState == .unasked) else { return }
            columns[column].parent = parent?.id
            let empty = OptionList()
            columns[column].options = empty
            columns[column].search = nil
            columns[column].visible = VisibleOptions(list: empty)
            columns[column].loadState = parent == nil ? .ready : .unasked
            if isOpen && parent != nil { request(column, parent: parent?.id, &effects) }
        }
    }

    /// Turns to another column of an open popup. What was searched for in the one before is not searched for here.
    mutating func turn(to column: Int) {
        guard column != activeColumn else { return }
        let searched = activeColumn
        activeColumn = column
        guard query != nil else { return }
        query = ""
        filter(searched)
    }

    mutating func followParent(_ column: Int, _ effects: inout [Effect]) {
        follow(parent: parentPick(of: column), column, &effects)
    }

    /// Recomputes the columns after one, left to right; each keeps its id if it can (R16).
    mutating func followParents(after changed: Int, _ effects: inout [Effect]) {
        for column in columns.indices where column > changed && configuration.columns[column].source != .given
        {
            let before = columns[column]
            followParent(column, &effects)
            guard !columns[column].options.isIdentical(to: before.options) else { continue }
            let visible = columns[column].visible
            let wanted = before.highlight?.id ?? selection.columns[column].first?.id
            let kept = wanted.flatMap { visible.index(of: $0) }.flatMap {
                visible.isEnabled(at: $0) ? $0 : nil
            }
            if before.highlight == .noneRow && hasNoneRow(column) {
                place(.noneRow, column: column)
            } else if let index = kept ?? visible.firstEnabled() {
                place(.option(visible.id(at: index)), column: column)
            } else {
                place(hasNoneRow(column) ? .noneRow : nil, column: column)
            }
            columns[column].draft = draftOfHighlight(column) ?? (columns[column].isLoading ? nil : [])
        }
    }
}
