extension FieldState {
    /// Takes another configuration. What is picked is found again by id.
    ///
    /// An open popup closes as Cancel does where it would look or act otherwise; new words, policies and limits
    /// it takes as they come. Columns that the field had before keep their options.
    mutating func reconfigure(_ wanted: FieldConfiguration, _ effects: inout [Effect]) {
        var new = wanted
        if new.columns.isEmpty { new.columns = [ColumnConfiguration()] }
        let old = configuration
        let isOtherPopup =
            new.style != old.style || new.columns != old.columns || new.isMultiple != old.isMultiple
        let isLocked = !new.isEnabled || new.isReadOnly || new.isHidden
        if isOpen && (isOtherPopup || isLocked) {
            revert(because: isLocked ? .unavailable : .revert, &effects)
        }
        if !new.isEnabled || new.isHidden { loseFocus(&effects) }
        // That comes last, as it moves the rows of an open popup.
        new.isRequired = old.isRequired
        configuration = new
        if isOpen, new.match != old.match { finishSearch(&effects) }
        if new.columns != old.columns { rebuildColumns(from: old) }
        resolveSelection(&effects)
        for column in columns.indices {
            columns[column].motion.reducesMotion = new.reducesMotion
            columns[column].motion.resize(visibleRows: new.rowCount, at: now, on: track(column))
        }
        if wanted.isRequired != old.isRequired { setRequired(wanted.isRequired, &effects) }
    }

    private mutating func rebuildColumns(from old: FieldConfiguration) {
        let before = columns
        columns = configuration.columns.indices.map { column in
            let isKept =
                column < before.count && configuration.columns[column].source == old.columns[column].source
            if isKept { return before[column] }
            var state = ColumnState(options: OptionList(), configuration)
            if configuration.columns[column].source == .request { state.loadState = .unasked }
            return state
        }
        if selection.columns.count != columns.count {
            // What was picked in other columns cannot be picked again.
            history = SelectionHistory()
        }
    }

    /// Picks the option that stands so many places further on, as an adjustable control does (R22).
    ///
    /// Where nothing is picked, going on picks the first option that can be picked.
    mutating func stepValue(by count: Int, _ effects: inout [Effect]) {
        guard count != 0, !isMultiple, !configuration.isReadOnly else { return }
        if isOpen { return moveHighlight(by: count, &effects) }
        let wasFocused = isFocused
        let hadSelection = !selection.columns[0].isEmpty
        var inside: [Effect] = []
        open(at: .selection, &inside)
        let startsOnNone = columns[0].highlight == .noneRow
        if hadSelection || startsOnNone { moveHighlight(by: count, &inside) }
        if !commitDraft(&inside) && isOpen { revert(&inside) }
        isFocused = wasFocused
        // Nobody saw a popup, so none went away.
        effects += inside.filter { effect in
            if case .dismiss = effect { return false }
            return true
        }
    }
}
