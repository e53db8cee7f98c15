import OptionSearch

extension FieldState {
    /// What must hold after every event, whatever happened before.
    ///
    /// - Returns: a sentence for each thing that does not hold; empty where all is well.
    public func checkInvariants() -> [String] {
        var broken: [String] = []
        func require(_ holds: Bool, _ sentence: String) { if !holds { broken.append(sentence) } }

        require(selection.columns.count == columns.count, "the selection has an entry for each column")
        require(columns.indices.contains(activeColumn), "the active column is one of the columns")
        require(isOpen == (atOpening != nil), "an open field, and no other, knows what it opened with")
        require(!isOpen || configuration.isEnabled, "a disabled field is closed")
        require(!isOpen || !configuration.isReadOnly, "a read-only field is closed")
        require(!isOpen || !configuration.isHidden, "a hidden field is closed")
        require(isOpen || query == nil, "a closed field has no query")
        require(
            isOpen || columns.allSatisfy { $0.highlight == nil && $0.draft == nil },
            "a closed field has neither highlight nor draft")
        require(!isComposing || isFocused, "only a focused field composes")

        require(isOpen || !isSearchDue, "a closed field searches for nothing")

        for (column, state) in columns.enumerated() {
            let picks = selection.columns[column]
            require(isMultiple || picks.count <= 1, "a single field has one value a column at most")
            require(Set(picks.map({ $0.id })).count == picks.count, "no value is picked twice")
            for pick in picks where pick.standing == .option {
                let isKnown = state.options.position(of: pick.id) != nil
                require(
                    isKnown || (column > 0 && isOpen) || state.isLoading, "a picked option is in the list")
            }
            if isMultiple {
                require(inOptionOrder(picks, column: column) == picks, "several values stand in option order")
            }
            require(state.visible.list.isIdentical(to: state.options), "what shows is of the list as it is")
            require(state.visible.count <= state.options.count, "no more shows than there is")
            guard isOpen else { continue }
            if column == activeColumn && !isSearchDue {
                require(state.visible.matches?.query == searchQuery, "what shows answers the query")
            }
            if let row = highlightedRow(column) {
                let isSelected = picks.contains { $0.id == state.highlight?.id }
                let mayStand =
                    isPickable(row: row, column: column) || isSelected || isTurning(column)
                    || state.motion.isHeld
                require(mayStand, "a disabled option is not highlighted unless it is what is picked")
            } else {
                require(state.highlight == nil, "what is highlighted shows")
            }
            let offset = state.motion.offset(at: now)
            require(offset.isFinite, "the wheel has a place")
            let isAtRest = !isTurning(column) && !state.motion.isHeld
            if isWheel && isAtRest, let row = highlightedRow(column) {
                require(offset == Double(row), "a wheel at rest stands on what is highlighted")
            }
            let highlighted = highlightedPick(column)
            if !isMultiple && isAtRest, let draft = state.draft, let highlighted {
                require(
                    draft == [highlighted] || draft == picks,
                    "what is drafted is highlighted, or what is picked")
            }
        }
        return broken
    }
}
