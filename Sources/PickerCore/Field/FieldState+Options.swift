import OptionSearch

/// Options that come, go and are replaced (R8, R13, R16).
extension FieldState {
    /// Replaces a column's options in one step: what is picked, highlighted, drafted and searched for is
    /// found again by id, and at most one change is reported (R8).
    mutating func replaceOptions(
        _ list: OptionList, _ loadState: LoadState, column: Int, _ effects: inout [Effect]
    ) {
        guard columns.indices.contains(column) else { return }
        replaceOptions(list, loadState, column: column, rowBefore: highlightedRow(column), &effects)
    }

    private mutating func replaceOptions(
        _ list: OptionList, _ loadState: LoadState, column: Int, rowBefore: Int?, _ effects: inout [Effect]
    ) {
        let statusBefore = status(of: column)
        let before = columns[column]
        columns[column].options = list
        columns[column].loadState = loadState
        columns[column].search = nil
        if isOpen { filter(column) } else { columns[column].visible = VisibleOptions(list: list) }
        let selectionBefore = selection
        resolveSelection(&effects)
        if isOpen {
            if followsParent(column, selection) { atOpening?.columns[column] = columns[column] }
            resolveOpening()
            keepPlace(
                column, before: before, rowBefore: rowBefore, selectionBefore: selectionBefore, &effects)
        }
        announceStatus(of: column, unless: statusBefore, &effects)
    }

    /// Finds what is picked again, by id, after the options or the configuration were replaced (R8, R12).
    mutating func resolveSelection(_ effects: inout [Effect]) {
        let resolution = resolution(of: selection.columns)
        apply(resolution.selection, .optionsChanged, &effects)
        report(resolution.refused, &effects)
        followSelection(&effects)
    }

    /// Cancel must not bring back what the options lack now.
    private mutating func resolveOpening() {
        guard let opening = atOpening else { return }
        let resolved = resolution(of: opening.selection.columns).selection
        atOpening?.selection = resolved
    }

    /// Highlight and draft of an open column after its options were replaced (R8).
    private mutating func keepPlace(
        _ column: Int, before: ColumnState, rowBefore: Int?, selectionBefore: Selection,
        _ effects: inout [Effect]
    ) {
        let highlight = followingHighlight(column, before: before)
        let draft = followingDraft(column, before: before.draft)
        columns[column].highlight = highlight
        let row = row(of: highlight, column: column)
        if let row, let rowBefore, highlight == before.highlight {
            columns[column].motion.rebase(row: rowBefore, to: row, at: now, on: track(column))
        } else {
            columns[column].motion.jump(to: row ?? 0, on: track(column))
        }
        let hadSelection = !selectionBefore.columns[column].isEmpty
        let isFirstMatch = query != nil && before.highlight == nil && highlight != nil
        let follows = hadSelection || before.draft != nil || before.options.isEmpty || isFirstMatch
        // None is drafted only where its row is highlighted or there is nothing else (R2).
        let isNoneGone = draft?.isEmpty == true && highlight?.id != nil
        // What stands in a wheel's middle, or is the match of a search, after it had to jump is what Done commits.
        let hasJumped =
            (isWheel || query != nil) && before.highlight != nil && highlight != before.highlight
        if isMultiple {
            columns[column].draft = draft ?? []
        } else if searchQuery == nil, before.highlight == nil, before.draft == nil {
            columns[column].draft = startingDraft(column)
        } else if let draft, !isNoneGone, !hasJumped, !isFirstMatch {
            columns[column].draft = draft
        } else {
            columns[column].draft = follows ? draftOfHighlight(column) : nil
        }
        followParents(after: column, &effects)
    }

    func draftOfHighlight(_ column: Int) -> [Pick]? {
        columns[column].highlight == .noneRow ? [] : highlightedPick(column).map { [$0] }
    }

    /// The same option while it can be highlighted, else its nearest enabled neighbour in the list as it was.
    private func followingHighlight(_ column: Int, before: ColumnState) -> Highlight? {
        let visible = columns[column].visible
        guard let highlight = before.highlight else {
            guard searchQuery != nil else { return startingHighlight(column) }
            // The person went back to their own text (R6); where nothing had matched there was no choice.
            if before.visible.firstEnabled() != nil { return nil }
            return visible.firstEnabled().map { .option(visible.id(at: $0)) }
        }
        guard case .option(let id) = highlight else {
            return hasNoneRow(column) ? .noneRow : startingHighlight(column)
        }
        if let index = visible.index(of: id), visible.isEnabled(at: index) { return highlight }
        let place = before.visible.index(of: id) ?? 0
        for distance in 1..<max(2, before.visible.count) {
            for neighbour in [place + distance, place - distance]
            where before.visible.indices.contains(neighbour) {
                let id = before.visible.id(at: neighbour)
                if let index = visible.index(of: id), visible.isEnabled(at: index) { return .option(id) }
            }
        }
        if let index = visible.nearestEnabled(to: min(place, visible.count - 1)) {
            return .option(visible.id(at: index))
        }
        return hasNoneRow(column) ? .noneRow : nil
    }

    /// The drafted values that are still to be had; `nil` where none is, or there was nothing to commit.
    private func followingDraft(_ column: Int, before: [Pick]?) -> [Pick]? {
        guard let before, !before.isEmpty else { return before }
        let list = columns[column].options
        let kept = before.compactMap { old -> Pick? in
            guard let position = list.position(of: old.id) else {
                return old.standing == .custom || columns[column].isLoading || old.standing == .missing
                    ? old : nil
            }
            return list.isEnabled(at: position) || selection.columns[column].contains { $0.means(old) }
                ? pick(at: position, in: list) : nil
        }
        return kept.isEmpty ? nil : inOptionOrder(kept, column: column)
    }

    /// A required field has no none row: where it comes or goes the other rows move, although the options
    /// stay.
    mutating func setRequired(_ isRequired: Bool, _ effects: inout [Effect]) {
        let rowsBefore = columns.indices.map { highlightedRow($0) }
        configuration.isRequired = isRequired
        guard isOpen else { return }
        for column in columns.indices {
            replaceOptions(
                columns[column].options, columns[column].loadState, column: column,
                rowBefore: rowsBefore[column], &effects)
        }
    }
}
