extension Texts {
    /// The text of a phrase.
    public func callAsFunction(_ phrase: Phrase) -> String {
        let table = language.phrases
        switch phrase {
        case .done: return text(table.done)
        case .cancel: return text(table.cancel)
        case .previous: return text(table.previous)
        case .next: return text(table.next)
        case .clear: return text(table.clear)
        case .retry: return text(table.retry)
        case .search: return text(table.search)
        case .selectAll: return text(table.selectAll)
        case .selectNone: return text(table.selectNone)
        case .invertSelection: return text(table.invertSelection)

        case .none: return text(table.none)
        case .placeholder: return text(table.placeholder)
        case .loading: return text(table.loading)
        case .loadingCount(let count): return text(table.loadingCount, count)
        case .loadingFailed(let message) where message.isEmpty: return text(table.loadingFailed)
        case .loadingFailed(let message): return text(table.loadingFailedBecause, ["message": .text(message)])
        case .emptyList: return text(table.emptyList)
        case .noMatch: return text(table.noMatch)
        case .nothingPickable: return text(table.nothingPickable)

        case .requiredMessage: return text(table.requiredMessage)
        case .minimumMessage(let count): return text(table.minimumMessage, count)
        case .maximumMessage(let count): return text(table.maximumMessage, count)
        case .missingOption(let title): return text(table.missingOption, ["title": .text(title)])
        case .refusedDisabled(let title, let reason?):
            return text(table.refusedDisabledBecause, ["title": .text(title), "reason": .text(reason)])
        case .refusedDisabled(let title, nil): return text(table.refusedDisabled, ["title": .text(title)])

        case .optionsAvailable(let count): return text(table.optionsAvailable, count)
        case .positionOf(let position, let size):
            return text(table.positionOf, ["n": .number(position), "size": .number(size)])
        case .selectedState: return text(table.selectedState)
        case .notSelectedState: return text(table.notSelectedState)
        case .checkedCount(let count): return text(table.checkedCount, count)
        case .disabledState: return text(table.disabledState)
        case .disabledBecause(let reason): return text(table.disabledBecause, ["reason": .text(reason)])
        case .expanded: return text(table.expanded)
        case .collapsed: return text(table.collapsed)
        case .readOnly: return text(table.readOnly)
        case .required: return text(table.required)
        case .invalid: return text(table.invalid)
        case .picked(let title): return text(table.picked, ["title": .text(title)])
        case .cleared: return text(table.cleared)
        case .undone(let title?): return text(table.undone, ["title": .text(title)])
        case .undone(nil): return text(table.undoneToNone)
        case .redone(let title?): return text(table.redone, ["title": .text(title)])
        case .redone(nil): return text(table.redoneToNone)
        case .customTextUsed(let custom): return text(table.customTextUsed, ["text": .text(custom)])
        case .columnOf(let column, let size):
            return text(table.columnOf, ["n": .number(column), "size": .number(size)])
        case .submitted: return text(table.submitted)
        case .formIncomplete(let count): return text(table.formIncomplete, count)
        case .roleWheel: return text(table.roleWheel)
        case .roleMenu: return text(table.roleMenu)
        case .roleCombo: return text(table.roleCombo)

        case .hintMove: return text(table.hintMove)
        case .hintPick: return text(table.hintPick)
        case .hintCancel: return text(table.hintCancel)
        case .hintToggle: return text(table.hintToggle)
        case .hintColumns: return text(table.hintColumns)
        case .hintNextField: return text(table.hintNextField)
        case .hintType: return text(table.hintType)
        case .hintUndo: return text(table.hintUndo)

        case .numberPrompt(let greatest): return text(table.numberPrompt, ["n": .number(greatest)])
        case .invalidNumber(let wrong, let greatest):
            return text(table.invalidNumber, ["text": .text(wrong), "n": .number(greatest)])
        }
    }

    private func text(_ template: StaticString) -> String { text(template, [:]) }

    private func text(_ forms: PluralForms, _ count: Int) -> String {
        let category = language.pluralCategory(of: count)
        return text(forms.form(of: category) ?? forms.other, ["n": .number(count)])
    }

    private func text(_ template: StaticString, _ values: KeyValuePairs<StaticString, PhraseTemplate.Value>)
        -> String
    {
        PhraseTemplate(template).filled(with: values, isRightToLeft: isRightToLeft)
    }
}

extension Language {
    var phrases: PhraseTable {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .portuguese: .portuguese
        case .italian: .italian
        case .dutch: .dutch
        case .polish: .polish
        case .turkish: .turkish
        case .russian: .russian
        case .arabic: .arabic
        case .hebrew: .hebrew
        case .hindi: .hindi
        case .japanese: .japanese
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        }
    }
}
