extension FieldState {
    enum CheckAction {
        case everything, nothing, inverted
    }

    /// Checks or unchecks the highlighted option (R17).
    mutating func toggleHighlighted(_ effects: inout [Effect]) {
        guard isMultiple, let pick = highlightedPick(0), let row = highlightedRow(0) else { return }
        let isOn = !isChecked(pick.id)
        // What was picked before it was disabled can be unchecked, but not checked again (R18).
        if isOn && !isPickable(row: row, column: 0) { return sayDisabled(pick.id, column: 0, &effects) }
        toggle(pick, on: isOn, &effects)
    }

    public func isChecked(_ id: OptionID) -> Bool {
        columns[0].draft?.contains { $0.id == id } ?? false
    }

    mutating func toggle(_ pick: Pick, on: Bool, _ effects: inout [Effect]) {
        guard on != isChecked(pick.id) else { return }
        var picks = columns[0].draft ?? []
        if on {
            if let maximum = configuration.maximum, picks.count >= maximum { return sayTooMany(&effects) }
            picks.append(pick)
        } else {
            picks.removeAll { $0.id == pick.id }
        }
        setChecked(picks)
        effects.append(.announce("\(pick.title), \(texts(on ? .selectedState : .notSelectedState))"))
    }

    /// Acts on the enabled options that the query lets show; the others stay as they are (R17).
    mutating func check(_ action: CheckAction, _ effects: inout [Effect]) {
        guard isOpen, isMultiple else { return }
        let visible = columns[0].visible
        var picks = columns[0].draft ?? []
        let checked = Set(picks.map({ $0.id }))
        var added: [Pick] = []
        var removed: Set<OptionID> = []
        for index in visible.indices where visible.isEnabled(at: index) {
            let pick = pick(at: visible.position(at: index), in: visible.list)
            if checked.contains(pick.id) {
                if action != .everything { removed.insert(pick.id) }
            } else if action != .nothing {
                added.append(pick)
            }
        }
        picks.removeAll { removed.contains($0.id) }
        let room = configuration.maximum.map { max(0, $0 - picks.count) } ?? Int.max
        picks.append(contentsOf: added.prefix(room))
        setChecked(picks)
        if added.count > room { return sayTooMany(&effects) }
        effects.append(.announce(texts(.checkedCount(picks.count))))
    }

    private mutating func setChecked(_ picks: [Pick]) {
        problem = nil
        columns[0].draft = inOptionOrder(picks, column: 0)
    }

    /// Option order, then what the options lack, in the order it came (R17).
    func inOptionOrder(_ picks: [Pick], column: Int) -> [Pick] {
        guard picks.count > 1 else { return picks }
        let list = columns[column].options
        return picks.enumerated()
            .map { (place: list.position(of: $1.id) ?? Int.max, given: $0, pick: $1) }
            .sorted { ($0.place, $0.given) < ($1.place, $1.given) }
            .map({ $0.pick })
    }

    mutating func sayTooMany(_ effects: inout [Effect]) {
        guard let maximum = configuration.maximum else { return }
        problem = .maximumMessage(maximum)
        effects.append(.announce(texts(.maximumMessage(maximum))))
    }
}
