extension FieldState {
    public var keySituation: KeySituation {
        switch (isOpen, configuration.style) {
        case (false, .combo): return .closedCombo
        case (false, _): return .closed
        case (true, .wheel): return .wheelOpen
        case (true, .menu): return .menuOpen
        case (true, .combo): return .comboOpen
        }
    }

    /// What a key means as the field stands; `nil` for nothing.
    public func command(for key: Key, _ modifiers: KeyModifiers) -> KeyCommand? {
        KeyTable.command(for: mirrored(key), modifiers, in: keySituation)
    }

    /// Right to left, Left is the way forward (R23).
    private func mirrored(_ key: Key) -> Key {
        guard texts.isRightToLeft else { return key }
        switch key {
        case .left: return .right
        case .right: return .left
        default: return key
        }
    }

    mutating func press(_ key: Key, _ modifiers: KeyModifiers, _ effects: inout [Effect]) {
        let mayClear = justReverted
        justReverted = false
        // While an input method composes, keys belong to it (R11).
        guard !isComposing else { return effects.append(.passKey(key, modifiers)) }
        guard let command = command(for: key, modifiers),
            !configuration.isReadOnly || command.leavesValueAlone
        else { return effects.append(.passKey(key, modifiers)) }
        if command != .typeahead && command != .pick { typeahead.end() }
        perform(command, key, modifiers, mayClear: mayClear, &effects)
    }

    private mutating func perform(
        _ command: KeyCommand, _ key: Key, _ modifiers: KeyModifiers, mayClear: Bool,
        _ effects: inout [Effect]
    ) {
        switch command {
        case .open: open(at: .selection, &effects)
        case .openAtFirst: open(at: .first, &effects)
        case .openAtLast: open(at: .last, &effects)
        case .highlightNext: moveHighlight(by: 1, &effects)
        case .highlightPrevious: moveHighlight(by: -1, &effects)
        case .highlightFirst: moveHighlight(to: firstRow(of: activeColumn), column: activeColumn, &effects)
        case .highlightLast: moveHighlight(to: lastRow(of: activeColumn), column: activeColumn, &effects)
        case .pageNext: moveHighlight(by: configuration.rowCount, &effects)
        case .pagePrevious: moveHighlight(by: -configuration.rowCount, &effects)
        case .columnNext, .columnPrevious:
            guard columns.count > 1 else { return effects.append(.passKey(key, modifiers)) }
            let step = command == .columnNext ? 1 : -1
            turn(to: min(max(activeColumn + step, 0), columns.count - 1))
        case .commit: commitByKey(&effects)
        case .pick:
            if typeahead.isLive(at: now) {
                typeahead(" ", startsFresh: false, &effects)
            } else if isMultiple {
                toggleHighlighted(&effects)
            } else {
                commitByKey(&effects)
            }
        case .toggle: toggleHighlighted(&effects)
        case .checkAll: check(.everything, &effects)
        case .checkNone: check(.nothing, &effects)
        case .checkInvert: check(.inverted, &effects)
        case .revert:
            revert(&effects)
            justReverted = configuration.style == .combo
        case .clearAfterRevert:
            if mayClear && canClear { clear(&effects) } else { effects.append(.passKey(key, modifiers)) }
        case .focusNext: leave(towards: .next, &effects)
        case .focusPrevious: leave(towards: .previous, &effects)
        case .undo: undo(&effects)
        case .redo: redo(&effects)
        case .clear: clear(&effects)
        case .typeahead:
            guard case .character(let character) = key else { return }
            let isFresh = !isOpen && selection.isEmpty
            open(at: .selection, &effects)
            if query != nil {
                type(String(character), &effects)
            } else {
                typeahead(String(character), startsFresh: isFresh, &effects)
            }
        case .editText:
            switch key {
            case .character(let character): type(String(character), &effects)
            case .space: type(" ", &effects)
            case .backspace: deleteBackwards(&effects)
            default: effects.append(.passKey(key, modifiers))
            }
        case .leaveToText: effects.append(.passKey(key, modifiers))
        }
    }

    /// Enter commits; in a multiple combo box being searched it checks the match and clears the search.
    ///
    /// A search without a match, or options that are still to come, do not end the question.
    private mutating func commitByKey(_ effects: inout [Effect]) {
        let isSearching = query.map { !$0.allSatisfy { $0.isWhitespace } } ?? false
        guard isMultiple, configuration.style == .combo, isSearching else {
            let isWaiting = isSearching || columns[activeColumn].isLoading
            // Checked values that have still to come are waited for as a single one is (R12).
            let isAwaited = isMultiple && columns[0].isLoading && hasAwaitedDraft
            if isAwaited || (isWaiting && !columns.contains(where: { $0.draft != nil })) {
                announceNothingPicked(&effects)
            } else {
                commitDraft(&effects)
            }
            return
        }
        if let pick = highlightedPick(0) {
            if !isChecked(pick.id) { toggleHighlighted(&effects) }
        } else if let own = ownTextPick() {
            toggle(own, on: true, &effects)
        } else {
            return announceNothingPicked(&effects)
        }
        setQuery("", &effects)
    }

    private var hasAwaitedDraft: Bool { columns[0].draft?.contains { $0.standing == .waiting } ?? false }
}

extension KeyCommand {
    /// Whether a read-only field may follow it (R20).
    var leavesValueAlone: Bool {
        switch self {
        case .focusNext, .focusPrevious, .leaveToText: return true
        case .open, .openAtFirst, .openAtLast: return true
        default: return false
        }
    }
}
