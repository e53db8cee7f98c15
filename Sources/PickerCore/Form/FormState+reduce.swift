extension FormState {
    /// Takes one event and says what is to be done about it.
    @discardableResult
    public mutating func reduce(_ event: FormEvent) -> [FormEffect] {
        var effects: [FormEffect] = []
        let focusedBefore = focused
        switch event {
        case .field(let place, let event): send(event, to: place, &effects)
        case .focused(let event): if let focused { send(event, to: focused, &effects) }
        case .focusNext: move(.next, &effects)
        case .focusPrevious: move(.previous, &effects)
        case .formSubmit: submit(&effects)
        case .clockAdvance(let time):
            for place in fields.indices { send(.clockAdvance(to: time), to: place, &effects) }
        }
        if focused != focusedBefore { effects.append(.focus(focused)) }
        return effects
    }

    private mutating func send(_ event: FieldEvent, to place: Int, _ effects: inout [FormEffect]) {
        guard fields.indices.contains(place) else { return }
        if event.takesFocus && place != focused {
            guard isFocusable(place) else { return }
            leaveFocused(&effects)
            focused = place
        }
        deliver(event, to: place, &effects)
        if place == focused && !fields[place].isFocused { focusWasLost(at: place, &effects) }
    }

    private mutating func deliver(_ event: FieldEvent, to place: Int, _ effects: inout [FormEffect]) {
        if event.takesFocus && !fields[place].isFocused { fields[place].isFocused = true }
        for effect in fields[place].reduce(event) {
            if case .moveFocus(let direction) = effect {
                move(direction, &effects)
            } else {
                effects.append(.field(place, effect))
            }
        }
    }

    /// The field that had the focus closes by its outside policy and shows what is wrong with it (R19, R20).
    private mutating func leaveFocused(_ effects: inout [FormEffect]) {
        guard let place = focused else { return }
        focused = nil
        deliver(.fieldBlur, to: place, &effects)
    }

    /// A field that was disabled or hidden passes the focus on, so that keys still go somewhere.
    private mutating func focusWasLost(at place: Int, _ effects: inout [FormEffect]) {
        focused = nil
        guard !isFocusable(place),
            let other = self.place(.next, from: place) ?? self.place(.previous, from: place)
        else { return }
        focused = other
        fields[other].isFocused = true
    }

    private mutating func move(_ direction: FocusDirection, _ effects: inout [FormEffect]) {
        guard let place = place(direction, from: focused) else {
            effects.append(.endReached(direction))
            return
        }
        leaveFocused(&effects)
        focused = place
        deliver(.fieldFocus(byAssistiveTechnology: false), to: place, &effects)
    }

    /// Submits the form, or leads to the first field that keeps it from being submitted (R20).
    ///
    /// What shows in an open popup is committed first, as Tab does.
    private mutating func submit(_ effects: inout [FormEffect]) {
        if let place = focused {
            effects += fields[place].commitForSubmission().map { .field(place, $0) }
            if fields[place].isOpen { return }
        }
        leaveFocused(&effects)
        for place in fields.indices { deliver(.fieldValidate, to: place, &effects) }
        let invalid = invalidPlaces
        guard let first = invalid.first else {
            effects.append(.submitted)
            return
        }
        if isFocusable(first) {
            focused = first
            fields[first].isFocused = true
        }
        let texts = fields[first].texts
        effects.append(.announce(texts(.formIncomplete(invalid.count))))
    }
}

extension FieldEvent {
    /// Whether a person who does this to a field turns to it.
    var takesFocus: Bool {
        switch self {
        case .fieldBlur, .outsidePress: return false
        default: return isFromPerson
        }
    }
}
