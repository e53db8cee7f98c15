extension FieldState {
    /// Takes one event and says what is to be done about it.
    ///
    /// - Complexity: constant for most events; a query costs a search, replacing options costs looking up
    ///   what is picked and highlighted.
    @discardableResult
    public mutating func reduce(_ event: FieldEvent) -> [Effect] {
        var effects: [Effect] = []
        if !configuration.isEnabled && event.isFromPerson { return effects }
        if case .keyPress = event {} else if event.isFromPerson { justReverted = false }
        if isSearchDue, !event.editsQuery { finishSearch(&effects) }
        handle(event, &effects)
        noteText(&effects)
        return effects
    }

    /// Has a front end show the text where it is another now.
    mutating func noteText(_ effects: inout [Effect]) {
        guard text != shownText else { return }
        shownText = text
        effects.append(.showText(text))
    }

    private mutating func handle(_ event: FieldEvent, _ effects: inout [Effect]) {
        switch event {
        case .fieldFocus(let byAssistiveTechnology):
            focus(byAssistiveTechnology: byAssistiveTechnology, &effects)
        case .fieldBlur: blur(&effects)

        case .triggerPress: if isOpen { outsidePress(&effects) } else { open(at: .selection, &effects) }
        case .popupOpen: open(at: .selection, &effects)
        case .toolbarDone: if isOpen { commitDraft(&effects) }
        case .toolbarCancel: if isOpen { revert(&effects) }
        case .toolbarNext: leave(towards: .next, &effects)
        case .toolbarPrevious: leave(towards: .previous, &effects)
        case .outsidePress: outsidePress(&effects)
        case .fieldClear: clear(&effects)
        case .retryPress: retry(&effects)

        case .keyPress(let key, let modifiers): press(key, modifiers, &effects)
        case .textType(let text): type(text, &effects)
        case .queryEdit(let text): editQuery(text, &effects)
        case .compositionChange(let isActive): isComposing = isActive && isFocused

        case .optionPoint(let id, let column): point(at: id, column: column, &effects)
        case .optionPress(let id, let column): press(option: id, column: column, &effects)

        case .valueStep(let count): stepValue(by: count, &effects)

        case .checkAll: check(.everything, &effects)
        case .checkNone: check(.nothing, &effects)
        case .checkInvert: check(.inverted, &effects)
        case .unlistedPress(let id): uncheckUnlisted(id, &effects)

        case .wheelDrag(let rows, let column): dragWheel(by: rows, column: column, &effects)
        case .wheelRelease(let velocity, let column): releaseWheel(velocity, column: column, &effects)
        case .wheelSettle(let column): if isTurning(column) { settleWheel(column, &effects) }
        case .wheelStep(let rows, let column): stepWheel(by: rows, column: column, &effects)
        case .clockAdvance(let time): advanceClock(to: time, &effects)

        case .optionsReplace(let list, let column):
            replaceOptions(list, .ready, column: column, &effects)
        case .optionsLoading(let request, let column): noteLoading(request, column: column, &effects)
        case .optionsLoaded(let request, let list, let isComplete, let column):
            noteLoaded(request, list, isComplete: isComplete, column: column, &effects)
        case .optionsFailed(let request, let message, let column):
            noteFailed(request, message, column: column, &effects)
        case .selectionSet(let ids): setSelection(ids, &effects)
        case .selectionRestore(let picks): restoreSelection(picks, &effects)
        case .commitUndo: undo(&effects)
        case .commitRedo: redo(&effects)
        case .configurationReplace(let configuration): reconfigure(configuration, &effects)
        case .enablingSet(let isEnabled): setEnabled(isEnabled, &effects)
        case .readOnlySet(let isReadOnly):
            configuration.isReadOnly = isReadOnly
            if isReadOnly && isOpen { revert(because: .unavailable, &effects) }
        case .requiredSet(let isRequired): setRequired(isRequired, &effects)
        case .hidingSet(let isHidden):
            configuration.isHidden = isHidden
            if isHidden { loseFocus(&effects) }
        case .fieldValidate: showProblems(&effects)
        }
    }
}

extension FieldEvent {
    /// Whether a newer query comes of it, if anything does.
    var editsQuery: Bool {
        switch self {
        case .queryEdit, .textType: true
        default: false
        }
    }

    /// Whether a person did it, so that a disabled field does not take it (R20).
    var isFromPerson: Bool {
        switch self {
        case .clockAdvance, .optionsReplace, .optionsLoading, .optionsLoaded, .optionsFailed, .selectionSet,
            .selectionRestore,
            .commitUndo, .commitRedo, .configurationReplace, .enablingSet, .readOnlySet, .requiredSet,
            .hidingSet, .fieldValidate,
            .fieldBlur:
            return false
        default:
            return true
        }
    }
}
