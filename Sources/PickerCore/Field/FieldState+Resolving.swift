/// What becomes of ids that were saved, preset or picked when the options are looked at (R12).
extension FieldState {
    /// A value that was not taken, and how the field says so.
    struct RefusedPick {
        let refusal: Refusal
        let phrase: Phrase
    }

    /// What picks come to among the options as they are.
    struct Resolution {
        var selection: Selection
        /// Empty where nothing was refused, as always without `MissingPolicy.refuse`.
        var refused: [RefusedPick] = []
    }

    private enum ResolvedPick {
        case found(Pick)
        case dropped
        case refused(RefusedPick)
    }

    /// Finds picks again, column after column; a dependent column is looked at with the options that follow
    /// from what was found in the one before it, whatever it shows now.
    func resolution(of wanted: [[Pick]]) -> Resolution {
        var result = Resolution(selection: Selection(emptyColumns: columns.count))
        var list = OptionList()
        var loadState = LoadState.ready
        for column in columns.indices {
            if column > 0 && configuration.columns[column].source == .children {
                let parent = result.selection.columns[column - 1].first
                list =
                    parent.flatMap { list.position(of: $0.id) }.flatMap { list.children(at: $0) }
                    ?? OptionList()
            } else {
                list = columns[column].options
                loadState = columns[column].loadState
            }
            if !followsParent(column, result.selection) {
                // Options that follow from something else that may be picked say nothing about these ids.
                list = OptionList()
                loadState = .unasked
            }
            var found: [Pick] = []
            for pick in column < wanted.count ? wanted[column] : [] {
                switch resolve(pick, column, among: list, loadState) {
                case .found(let pick): if !found.contains(where: { $0.means(pick) }) { found.append(pick) }
                case .dropped: break
                case .refused(let refused): result.refused.append(refused)
                }
            }
            result.selection.columns[column] =
                isMultiple ? inOptionOrder(found, column: column) : Array(found.prefix(1))
        }
        return result
    }

    /// Whether the options a column has are those for what is picked in the column before it.
    func followsParent(_ column: Int, _ picked: Selection) -> Bool {
        guard column > 0, configuration.columns[column].source == .request else { return true }
        return columns[column].parent == picked.columns[column - 1].first?.id
    }

    private func resolve(
        _ wanted: Pick, _ column: Int, among list: OptionList, _ loadState: LoadState
    ) -> ResolvedPick {
        if wanted.standing == .custom && configuration.allowsCustomText { return .found(wanted) }
        guard let position = list.position(of: wanted.id) else {
            return resolveAbsent(wanted, column, loadState)
        }
        let pick = pick(at: position, in: list)
        guard case .disabled(let reason) = list[position].availability else { return .found(pick) }
        switch configuration.onMissing {
        case .drop: return .dropped
        case .keep: return .found(pick)
        case .refuse:
            return .refused(
                RefusedPick(
                    refusal: .disabled(pick.id, reason: reason, column: column),
                    phrase: .refusedDisabled(title: pick.title, reason: reason)))
        }
    }

    /// A value that the options lack waits for them while they are still to come.
    private func resolveAbsent(_ wanted: Pick, _ column: Int, _ loadState: LoadState) -> ResolvedPick {
        var absent = wanted
        guard loadState == .ready else {
            absent.standing = .waiting
            return .found(absent)
        }
        if configuration.allowsCustomText && configuration.style == .combo {
            return .found(.custom(wanted.id.text))
        }
        switch configuration.onMissing {
        case .drop: return .dropped
        case .keep:
            absent.standing = .missing
            return .found(absent)
        case .refuse:
            return .refused(
                RefusedPick(
                    refusal: .missing(wanted.id, column: column),
                    phrase: .missingOption(title: wanted.title)))
        }
    }

    /// Says that values were not taken.
    mutating func report(_ refused: [RefusedPick], _ effects: inout [Effect]) {
        for refused in refused {
            problem = refused.phrase
            effects.append(.refuse(refused.refusal))
            effects.append(.announce(texts(refused.phrase)))
        }
    }

    /// Gives the dependent columns of a closed field the options that follow from its selection.
    ///
    /// While the popup is open only its own drafts say which options a dependent column shows.
    mutating func followSelection(_ effects: inout [Effect]) {
        guard !isOpen else { return }
        for column in columns.indices where column > 0 {
            follow(parent: selection.columns[column - 1].first, column, &effects)
        }
    }
}
