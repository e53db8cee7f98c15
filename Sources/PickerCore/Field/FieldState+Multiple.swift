import OptionSearch

extension FieldState {
    enum CheckAction {
        case everything, nothing, inverted
    }

    /// Checks or unchecks the highlighted option (R17) or, where nothing is highlighted, the person's own text.
    ///
    /// While a wheel turns it is the option at which it is going to stop, as with Done (R15).
    mutating func toggleHighlighted(_ effects: inout [Effect]) {
        guard isMultiple else { return }
        let highlight = goingHighlight(0)
        guard let pick = pick(of: highlight, column: 0), let row = row(of: highlight, column: 0) else {
            if let own = ownTextPick() { toggle(own, on: !isChecked(own), &effects) }
            return
        }
        let isOn = !isChecked(pick)
        // What was picked before it was disabled can be unchecked, but not checked again (R18).
        if isOn && !isPickable(row: row, column: 0) { return sayDisabled(pick.id, column: 0, &effects) }
        toggle(pick, on: isOn, &effects)
    }

    /// Whether an option is checked.
    public func isChecked(_ id: OptionID) -> Bool { columns[0].drafted.contains(id) }

    private func isChecked(_ pick: Pick) -> Bool {
        pick.standing == .custom ? columns[0].draft?.contains { $0.means(pick) } ?? false : isChecked(pick.id)
    }

    mutating func toggle(_ pick: Pick, on: Bool, _ effects: inout [Effect]) {
        guard on != isChecked(pick) else { return }
        var picks = columns[0].draft ?? []
        if on {
            if let maximum = configuration.maximum, picks.count >= maximum { return sayTooMany(&effects) }
            picks.insert(pick, at: place(of: pick, among: picks))
        } else {
            picks.removeAll { $0.means(pick) }
        }
        setChecked(picks)
        effects.append(
            .announce("\(DisplayText(pick.title).text), \(texts(on ? .selectedState : .notSelectedState))"))
    }

    /// Unchecks an own text, or a value that the options lack; where both have the id, the one that came last.
    mutating func uncheckUnlisted(_ id: OptionID, _ effects: inout [Effect]) {
        guard isOpen, isMultiple,
            let pick = columns[0].draft?.last(where: { $0.id == id && $0.standing != .option })
        else { return }
        toggle(pick, on: false, &effects)
    }

    /// Where a value belongs among others that stand in option order.
    private func place(of pick: Pick, among picks: [Pick]) -> Int {
        let list = columns[0].options
        guard pick.standing != .custom, let position = list.position(of: pick.id) else { return picks.count }
        var places = picks.startIndex..<picks.endIndex
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            let other = picks[middle].standing == .custom ? nil : list.position(of: picks[middle].id)
            if other ?? Int.max < position {
                places = middle + 1..<places.upperBound
            } else {
                places = places.lowerBound..<middle
            }
        }
        return places.lowerBound
    }

    /// Acts on the enabled options that the query lets show; the others stay as they are (R17).
    ///
    /// Nothing also unchecks what no row stands for, while every option shows: own texts and values the options lack.
    mutating func check(_ action: CheckAction, _ effects: inout [Effect]) {
        guard isOpen, isMultiple else { return }
        let visible = columns[0].visible
        var picks = columns[0].draft ?? []
        let checked = columns[0].drafted
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
        let takesOthers = action == .nothing && visible.matches == nil
        picks.removeAll {
            $0.standing != .custom && removed.contains($0.id) || takesOthers && $0.standing != .option
        }
        let room = configuration.maximum.map { max(0, $0 - picks.count) } ?? Int.max
        picks.append(contentsOf: added.prefix(room))
        setChecked(inOptionOrder(picks, column: 0))
        if added.count > room { return sayTooMany(&effects) }
        effects.append(.announce(texts(.checkedCount(picks.count))))
    }

    private mutating func setChecked(_ picks: [Pick]) {
        problem = nil
        columns[0].draft = picks
    }

    /// Option order, then what the options lack, in the order it came (R17).
    func inOptionOrder(_ picks: [Pick], column: Int) -> [Pick] {
        guard picks.count > 1 else { return picks }
        let list = columns[column].options
        return picks.enumerated()
            .map { given, pick in
                let place = pick.standing == .custom ? nil : list.position(of: pick.id)
                return (place: place ?? Int.max, given: given, pick: pick)
            }
            .sorted { ($0.place, $0.given) < ($1.place, $1.given) }
            .map({ $0.pick })
    }

    mutating func sayTooMany(_ effects: inout [Effect]) {
        guard let maximum = configuration.maximum else { return }
        problem = .maximumMessage(maximum)
        effects.append(.announce(texts(.maximumMessage(maximum))))
    }
}
