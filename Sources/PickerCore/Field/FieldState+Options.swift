/// Options that come, go and are replaced (R8, R12, R13, R16).
extension FieldState {
    /// Replaces a column's options in one step: what is picked, highlighted, drafted and searched for is
    /// found again by id, and at most one change is reported (R8).
    mutating func replaceOptions(
        _ list: OptionList, _ loadState: LoadState, column: Int, _ effects: inout [Effect]
    ) {
        guard columns.indices.contains(column) else { return }
        let statusBefore = status(of: column)
        let before = columns[column]
        let rowBefore = highlightedRow(column)
        columns[column].options = list
        columns[column].loadState = loadState
        columns[column].index = nil
        if isOpen { filter(column) } else { columns[column].visible = VisibleOptions(list: list) }
        let selectionBefore = selection
        resolveSelection(&effects)
        if isOpen {
            atOpening?.columns[column] = columns[column]
            resolveOpening()
            keepPlace(
                column, before: before, rowBefore: rowBefore, selectionBefore: selectionBefore, &effects)
        }
        announceStatus(of: column, unless: statusBefore, &effects)
    }

    private mutating func resolveSelection(_ effects: inout [Effect]) {
        apply(resolved(selection.columns, &effects), .optionsChanged, &effects)
    }

    /// Cancel must not bring back what the options lack now.
    private mutating func resolveOpening() {
        guard let opening = atOpening else { return }
        var silent: [Effect] = []
        let problemBefore = problem
        let columnsBefore = columns
        let resolved = resolved(opening.selection.columns, &silent)
        atOpening?.selection = resolved
        columns = columnsBefore
        problem = problemBefore
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
        columns[column].draft =
            isMultiple
            ? draft ?? []
            : draft
                ?? (hadSelection || before.draft != nil || before.options.isEmpty
                    ? draftOfHighlight(column) : nil)
        followParents(after: column, &effects)
    }

    func draftOfHighlight(_ column: Int) -> [Pick]? {
        columns[column].highlight == .noneRow ? [] : highlightedPick(column).map { [$0] }
    }

    /// The same option while it can be highlighted, else its nearest enabled neighbour in the list as it was.
    private func followingHighlight(_ column: Int, before: ColumnState) -> Highlight? {
        let visible = columns[column].visible
        guard let highlight = before.highlight else {
            if before.visible.isEmpty || query == nil {
                return startingHighlight(column, selection.columns[column])
            }
            return visible.firstEnabled().map { .option(visible.id(at: $0)) }
        }
        guard case .option(let id) = highlight else {
            return hasNoneRow(column) ? .noneRow : startingHighlight(column, selection.columns[column])
        }
        if let index = visible.index(of: id), visible.isEnabled(at: index) { return highlight }
        guard let place = before.visible.index(of: id) else {
            return startingHighlight(column, selection.columns[column])
        }
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

    /// The rows changed although the options did not: the none row came or went.
    mutating func placeAfterRowsChanged(_ effects: inout [Effect]) {
        for column in columns.indices {
            let list = columns[column].options
            replaceOptions(list, columns[column].loadState, column: column, &effects)
        }
    }

    // MARK: Presets and saved values (R12)

    /// Finds picks again among the options as they are, column after column, and gives dependent columns
    /// the options that follow from them.
    ///
    /// While the popup is open only its own drafts say which options a dependent column shows.
    mutating func resolved(_ wanted: [[Pick]], _ effects: inout [Effect]) -> Selection {
        var result = Selection(emptyColumns: columns.count)
        for column in columns.indices {
            if column > 0 && !isOpen { follow(parent: result.columns[column - 1].first, column, &effects) }
            let list = isOpen && column > 0 ? options(for: result.columns[column - 1].first, column) : nil
            let picks = column < wanted.count ? wanted[column] : []
            var found: [Pick] = []
            for pick in picks {
                let resolved = resolve(pick, column, among: list ?? columns[column].options, &effects)
                if let resolved, !found.contains(where: { $0.means(resolved) }) { found.append(resolved) }
            }
            result.columns[column] =
                isMultiple ? inOptionOrder(found, column: column) : Array(found.prefix(1))
        }
        return result
    }

    private mutating func resolve(
        _ wanted: Pick, _ column: Int, among list: OptionList, _ effects: inout [Effect]
    ) -> Pick? {
        if wanted.standing == .custom && configuration.allowsCustomText { return wanted }
        guard let position = list.position(of: wanted.id) else {
            var absent = wanted
            if columns[column].isLoading || columns[column].loadState == .unasked {
                absent.standing = .waiting
                return absent
            }
            if case .failed = columns[column].loadState {
                absent.standing = .waiting
                return absent
            }
            if configuration.allowsCustomText && configuration.style == .combo {
                return .custom(wanted.id.text)
            }
            switch configuration.onMissing {
            case .drop: return nil
            case .keep:
                absent.standing = .missing
                return absent
            case .refuse:
                problem = .missingOption(title: wanted.title)
                effects.append(.refuse(.missing(wanted.id, column: column)))
                effects.append(.announce(texts(.missingOption(title: wanted.title))))
                return nil
            }
        }
        let pick = pick(at: position, in: list)
        guard case .disabled(let reason) = list[position].availability else { return pick }
        switch configuration.onMissing {
        case .drop: return nil
        case .keep: return pick
        case .refuse:
            problem = .refusedDisabled(title: pick.title, reason: reason)
            effects.append(.refuse(.disabled(pick.id, reason: reason, column: column)))
            effects.append(.announce(texts(.refusedDisabled(title: pick.title, reason: reason))))
            return nil
        }
    }
}
