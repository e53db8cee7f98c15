extension FieldState {
    mutating func focus(byAssistiveTechnology: Bool, _ effects: inout [Effect]) {
        guard !configuration.isHidden else { return }
        isFocused = true
        if configuration.opensOnFocus && !byAssistiveTechnology && !configuration.isReadOnly {
            open(at: .selection, &effects)
        }
    }

    /// The field is left: an open popup closes by its outside policy, and what is wrong shows (R19, R20).
    mutating func blur(_ effects: inout [Effect]) {
        guard isFocused || isOpen else { return }
        leavePopup(&effects)
        isFocused = false
        isComposing = false
        showProblems(&effects)
    }

    /// Toolbar Next and Previous, Tab and Shift-Tab: commit, then move (R6 for a combo box).
    mutating func leave(towards direction: FocusDirection, _ effects: inout [Effect]) {
        commitPopup(&effects)
        if !isOpen { effects.append(.moveFocus(direction)) }
    }

    /// What Tab commits of an open popup, which stays open where there is something to put right first (R17).
    private mutating func commitPopup(_ effects: inout [Effect]) {
        guard isOpen else { return }
        if configuration.style == .combo { commitText(&effects) } else { commitDraft(&effects) }
    }

    /// Commits as Tab does, without moving on: the form is to be submitted as it shows (R19).
    mutating func commitForSubmission() -> [Effect] {
        var effects: [Effect] = []
        commitPopup(&effects)
        noteText(&effects)
        return effects
    }

    /// Closes without committing and gives up focus, because the field cannot have it any more.
    mutating func loseFocus(_ effects: inout [Effect]) {
        if isOpen { revert(because: .unavailable, &effects) }
        isFocused = false
        isComposing = false
    }

    mutating func setEnabled(_ isEnabled: Bool, _ effects: inout [Effect]) {
        configuration.isEnabled = isEnabled
        if !isEnabled { loseFocus(&effects) }
    }

    mutating func showProblems(_ effects: inout [Effect]) {
        let before = message
        showsProblems = true
        if let message, message != before { effects.append(.announce(message)) }
    }

    /// What is wrong with the field as it stands, whether it shows or not (R20).
    public var validity: Phrase? {
        if !configuration.isEnabled || configuration.isReadOnly { return nil }
        let isIncomplete = columns.indices.contains { column in
            selection.columns[column].isEmpty && (columns[column].options.enabledCount > 0 || column == 0)
        }
        if configuration.isRequired && isIncomplete { return .requiredMessage }
        return countProblem(of: selection)
    }

    /// What is wrong with the number of values in a multiple field (R17).
    func countProblem(of selection: Selection) -> Phrase? {
        guard isMultiple else { return nil }
        let count = selection.columns[0].count
        if count > 0 && count < configuration.minimum { return .minimumMessage(configuration.minimum) }
        if let maximum = configuration.maximum, count > maximum { return .maximumMessage(maximum) }
        return nil
    }

    /// What the field says is wrong; `nil` while all is well or nothing is to be said yet.
    public var message: String? {
        if let problem { return texts(problem) }
        return showsProblems ? validity.map { texts($0) } : nil
    }
}
