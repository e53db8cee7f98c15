import OptionSearch

extension FieldState {
    /// What the drafts of all columns come to. A column with nothing to commit keeps what is committed,
    /// unless it depends on a column that changes (R16).
    var draftSelection: Selection {
        var result = selection
        var isParentChanged = false
        for column in columns.indices {
            let dependsOnParent = column > 0 && configuration.columns[column].source != .given
            if let draft = columns[column].draft {
                result.columns[column] = draft
            } else if dependsOnParent && isParentChanged {
                result.columns[column] = []
            }
            let before = selection.columns[column]
            let after = result.columns[column]
            isParentChanged = before.count != after.count || !zip(before, after).allSatisfy { $0.means($1) }
        }
        return result
    }

    /// Done: commits the draft and closes (R3). Says why where nothing can be committed (R7, R10).
    ///
    /// - Returns: whether there was something to commit; where not, the field may still be open (R17).
    @discardableResult
    mutating func commitDraft(_ effects: inout [Effect]) -> Bool {
        landWheels(&effects)
        guard columns.contains(where: { $0.draft != nil }) else {
            announceNothingPicked(&effects)
            revert(because: .nothingToCommit, &effects)
            return false
        }
        let wanted = draftSelection
        if let obstacle = obstacle(to: wanted) {
            problem = obstacle
            effects.append(.announce(texts(obstacle)))
            return false
        }
        let isCustom = wanted.columns.contains { $0.contains { $0.standing == .custom } }
        let isClearing = wanted.isEmpty && !selection.isEmpty
        let isChange = !wanted.means(selection)
        apply(wanted, isClearing ? .clear : isCustom && isChange ? .custom : .pick, &effects)
        announceCommitted(&effects)
        dismiss(wanted.isEmpty ? .clear : .commit, &effects)
        return true
    }

    private func announceCommitted(_ effects: inout [Effect]) {
        let isOwnText = !isMultiple && selection.columns.contains { $0.contains { $0.standing == .custom } }
        effects.append(
            .announce(
                texts(
                    selection.isEmpty
                        ? .cleared : isOwnText ? .customTextUsed(text: valueText) : .picked(title: valueText))
            ))
    }

    private func obstacle(to wanted: Selection) -> Phrase? {
        if configuration.isRequired && wanted.isEmpty { return .requiredMessage }
        return countProblem(of: wanted)
    }

    mutating func announceNothingPicked(_ effects: inout [Effect]) {
        if let query, let disabled = disabledOption(named: query) {
            return sayDisabled(disabled, column: activeColumn, &effects)
        }
        let hasPickable = columns.contains { $0.options.enabledCount > 0 }
        switch status(of: activeColumn) {
        case .loading, .failed: effects.append(.announce(statusText(of: activeColumn)))
        case .noMatch where hasPickable: effects.append(.announce(texts(.noMatch)))
        default: effects.append(.announce(texts(.nothingPickable)))
        }
    }

    /// Makes a selection the committed one and reports it, where that is a real change (R9).
    mutating func apply(_ wanted: Selection, _ reason: ChangeReason, _ effects: inout [Effect]) {
        let before = selection
        selection = wanted
        guard !before.means(wanted) else { return }
        switch reason {
        case .undo, .redo, .optionsChanged: break
        case .restore: if let opening = atOpening { history = opening.history }
        case .pick, .clear, .custom, .script: history.note(before)
        }
        problem = nil
        effects.append(.change(Change(reason: reason, from: before, to: wanted)))
    }

    /// What the text of a combo box says: an exact title, text of the person's own, nothing (R6).
    ///
    /// Open it stays only with several values that cannot be committed (R17).
    mutating func commitText(_ effects: inout [Effect]) {
        guard isOpen else { return }
        guard let query else {
            // The text shows what is committed, so that is what it says.
            let standing: DismissReason = selection.isEmpty ? .nothingToCommit : .commit
            if !isMultiple { return revert(because: standing, &effects) }
            commitDraft(&effects)
            return
        }
        let isBlank = query.allSatisfy({ $0.isWhitespace })
        if isMultiple {
            if !isBlank, let pick = pick(forText: query) { toggle(pick, on: true, &effects) }
            commitDraft(&effects)
        } else if isBlank && activeColumn > 0 {
            // Whoever turned to a later column has chosen in the ones before.
            commitDraft(&effects)
        } else if isBlank {
            if configuration.isRequired || selection.isEmpty {
                return revert(because: .nothingToCommit, &effects)
            }
            columns[0].draft = []
            commitDraft(&effects)
        } else if let pick = pick(forText: query) {
            columns[activeColumn].draft = [pick]
            commitDraft(&effects)
        } else {
            announceNothingPicked(&effects)
            revert(because: .nothingToCommit, &effects)
        }
    }

    /// The option whose title a text is or, where allowed, the text itself; `nil` where the text names
    /// nothing that can be picked.
    mutating func pick(forText text: String) -> Pick? {
        if let highlighted = highlightedPick(activeColumn), highlighted.title == text { return highlighted }
        let list = columns[activeColumn].options
        let equal = searchIndex(of: activeColumn).firstTitle(equalTo: text, where: list.isEnabled(at:))
        if let equal { return pick(at: equal, in: list) }
        return configuration.allowsCustomText && disabledOption(named: text) == nil ? .custom(text) : nil
    }

    /// What the text of a combo box would be as a value, where text of one's own is allowed.
    mutating func ownTextPick() -> Pick? {
        guard configuration.allowsCustomText, let query, !query.allSatisfy({ $0.isWhitespace }) else {
            return nil
        }
        return pick(forText: query)
    }

    /// A disabled option of this title: it is not to be had by writing its title instead (R18).
    private mutating func disabledOption(named text: String) -> OptionID? {
        let list = columns[activeColumn].options
        guard list.enabledCount < list.count else { return nil }
        return searchIndex(of: activeColumn).firstTitle(equalTo: text).map { list.id(at: $0) }
    }

    /// Empties the field, where it is optional; an open popup closes.
    mutating func clear(_ effects: inout [Effect]) {
        guard !configuration.isRequired, !configuration.isReadOnly else { return }
        var closing: [Effect] = []
        if isOpen { dismiss(.clear, &closing) }
        if !selection.isEmpty {
            setCommitted(Selection(emptyColumns: columns.count), .clear, &effects)
            effects.append(.announce(texts(.cleared)))
        }
        effects.append(contentsOf: closing)
    }

    /// Sets the selection from outside the popup, which shows it where it is open; a
    /// refusal changes nothing (R12).
    mutating func setCommitted(_ wanted: Selection, _ reason: ChangeReason, _ effects: inout [Effect]) {
        let resolution = resolution(of: wanted.columns)
        guard resolution.refused.isEmpty else { return report(resolution.refused, &effects) }
        apply(resolution.selection, reason, &effects)
        guard isOpen else { return followSelection(&effects) }
        atOpening = Opening(self)
        query = nil
        for column in columns.indices {
            columns[column].visible = VisibleOptions(list: columns[column].options)
        }
        placeDrafts(from: 0, &effects)
    }

    mutating func setSelection(_ ids: [[OptionID]], _ effects: inout [Effect]) {
        let wanted = columns.indices.map { column in
            (column < ids.count ? ids[column] : []).map { id in
                let standing = selection.columns[column].first { $0.id == id }
                return Pick(id: id, title: standing?.title ?? id.text)
            }
        }
        restoreSelection(wanted, &effects)
    }

    mutating func restoreSelection(_ picks: [[Pick]], _ effects: inout [Effect]) {
        let limit = isMultiple ? max(0, configuration.maximum ?? .max) : 1
        let wanted = columns.indices.map { $0 < picks.count ? picks[$0] : [] }
        let isTooMany = wanted.contains { $0.count > limit }
        setCommitted(Selection(columns: wanted.map { Array($0.prefix(limit)) }), .script, &effects)
        if isTooMany, isMultiple { sayTooMany(&effects) }
    }

    public var canClear: Bool {
        !configuration.isRequired && configuration.isEnabled && !configuration.isReadOnly
            && !selection.isEmpty
    }
}
