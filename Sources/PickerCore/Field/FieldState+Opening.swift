extension FieldState {
    enum OpeningPlace {
        case selection, first, last
    }

    /// Opens the popup. Opening changes nothing (R4), unless `onOpen` says so.
    mutating func open(at place: OpeningPlace, _ effects: inout [Effect]) {
        guard !isOpen, configuration.isEnabled, !configuration.isHidden else { return }
        guard !configuration.isReadOnly else {
            effects.append(.announce(texts(.readOnly)))
            return
        }
        isFocused = true
        isOpen = true
        problem = nil
        query = nil
        activeColumn = 0
        atOpening = Opening(self)
        if columns[0].loadState == .unasked { request(0, parent: nil, &effects) }
        placeDrafts(from: 0, &effects)
        announcedCount = columns[0].visible.count
        if status(of: 0) != .ready { effects.append(.announce(statusText(of: 0))) }
        switch place {
        case .selection: break
        case .first: moveHighlight(to: firstRow(of: 0), column: 0, &effects)
        case .last: moveHighlight(to: lastRow(of: 0), column: 0, &effects)
        }
        if configuration.onOpen == .pickFirst && selection.isEmpty { pickFirst(&effects) }
    }

    /// Commits the first enabled option of each column, and leaves the popup open (R4).
    private mutating func pickFirst(_ effects: inout [Effect]) {
        for column in columns.indices {
            guard let index = columns[column].visible.firstEnabled() else { continue }
            place(.option(columns[column].visible.id(at: index)), column: column)
            columns[column].draft = highlightedPick(column).map { [$0] }
            placeDrafts(from: column + 1, &effects)
        }
        apply(draftSelection, .pick, &effects)
    }

    /// Highlights the selection, else the first enabled option, column after column (R4).
    mutating func placeDrafts(from first: Int, _ effects: inout [Effect]) {
        for column in columns.indices where column >= first {
            if column > 0 { followParent(column, &effects) }
            place(startingHighlight(column), column: column)
            columns[column].draft = startingDraft(column)
        }
    }

    /// What is picked among the options that a column has; other options say nothing about it.
    private func startingPicks(_ column: Int) -> [Pick] {
        followsParent(column, selection) ? selection.columns[column] : []
    }

    /// Whether what is picked has still to come (R12).
    private func isAwaited(_ picks: [Pick]) -> Bool {
        !isMultiple && picks.contains { $0.standing == .waiting }
    }

    /// What Done commits while nobody has moved: what is picked, else what is highlighted; nothing before what is picked
    /// has come.
    func startingDraft(_ column: Int) -> [Pick]? {
        let picks = startingPicks(column)
        if isMultiple { return picks }
        if picks.isEmpty { return draftOfHighlight(column) }
        return isAwaited(picks) ? nil : picks
    }

    /// The selection, else the none row or the first option (R4). While what is picked has still to come it is nothing: the
    /// first option, which nobody chose, would be taken for it.
    func startingHighlight(_ column: Int) -> Highlight? {
        let picks = startingPicks(column)
        if isAwaited(picks) { return nil }
        let visible = columns[column].visible
        let shown = picks.first { $0.standing == .option && visible.index(of: $0.id) != nil }
        if let shown { return .option(shown.id) }
        if hasNoneRow(column) { return .noneRow }
        return visible.firstEnabled().map { .option(visible.id(at: $0)) }
    }

    /// Takes the popup away and forgets what went on in it.
    mutating func dismiss(_ reason: DismissReason, _ effects: inout [Effect]) {
        if let opening = atOpening, configuration.commit == .onSettle || configuration.onOpen == .pickFirst {
            // However often the wheel came to rest, it was one act: one step of undo takes it back.
            history = opening.history
            if !selection.means(opening.selection) { history.note(opening.selection) }
        }
        atOpening = nil
        isOpen = false
        query = nil
        typeahead.end()
        activeColumn = 0
        announcedCount = nil
        for column in columns.indices {
            columns[column].visible = VisibleOptions(list: columns[column].options)
            columns[column].highlight = nil
            columns[column].draft = nil
        }
        effects.append(.dismiss(reason))
    }

    /// Cancel: what stood at opening stands again (R3, R5).
    mutating func revert(because reason: DismissReason = .revert, _ effects: inout [Effect]) {
        guard let opening = atOpening else { return }
        for column in columns.indices where !followsParent(column, opening.selection) {
            columns[column].options = opening.columns[column].options
            columns[column].loadState = opening.columns[column].loadState
            columns[column].search = opening.columns[column].search
            columns[column].parent = opening.columns[column].parent
        }
        apply(resolution(of: opening.selection.columns).selection, .restore, &effects)
        problem = nil
        dismiss(reason, &effects)
        followSelection(&effects)
    }

    /// A press beside an open field (R6).
    mutating func outsidePress(_ effects: inout [Effect]) {
        guard isOpen else { return }
        if configuration.outsidePolicy != .keep { leavePopup(&effects) }
    }

    /// Closes as the outside policy says; `keep` cannot hold a field open that is really being left.
    mutating func leavePopup(_ effects: inout [Effect]) {
        guard isOpen else { return }
        switch configuration.outsidePolicy {
        case .commit: if !commitDraft(&effects) { revert(&effects) }
        case .cancel, .keep: revert(&effects)
        case .text:
            commitText(&effects)
            if isOpen { revert(&effects) }
        }
    }
}

/// What stood when a popup opened, for Cancel to go back to.
struct Opening: Sendable {
    var selection: Selection
    var history: SelectionHistory
    var columns: [ColumnState]

    init(_ field: FieldState) {
        selection = field.selection
        history = field.history
        columns = field.columns
    }
}
