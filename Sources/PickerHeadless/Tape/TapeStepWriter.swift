import PickerCore
import PickerFiles

/// Writes what happens to a field as the step that `TapeStepReader` reads as the same again.
struct TapeStepWriter {
    /// Whether the field has several columns, whose ids stand one by one.
    let hasColumns: Bool

    typealias Step = (name: TapeEventName, members: [(String, SourceValue)])

    /// The step of an event; `nil` for time, which is not the field's own, and for another configuration, which is
    /// the field's description and not a step.
    func step(_ event: FieldEvent) -> Step? {
        switch event {
        case .clockAdvance, .configurationReplace: return nil
        case .fieldFocus(let byAssistiveTechnology):
            return (.focus, byAssistiveTechnology ? [("assistive", .bool(true))] : [])
        case .fieldBlur: return (.blur, [])
        case .triggerPress: return (.trigger, [])
        case .popupOpen: return (.open, [])
        case .toolbarDone: return (.done, [])
        case .toolbarCancel: return (.cancel, [])
        case .toolbarPrevious: return (.previous, [])
        case .toolbarNext: return (.next, [])
        case .outsidePress: return (.outside, [])
        case .fieldClear: return (.clear, [])
        case .retryPress: return (.retry, [])
        case .keyPress(let key, let modifiers): return (.key, keyMembers(key, modifiers))
        case .textType(let text): return (.type, [("text", .string(text))])
        case .queryEdit(let text): return (.query, [("text", .string(text))])
        case .compositionChange(let isActive): return (.compose, [("active", .bool(isActive))])
        case .checkAll: return (.selectAll, [])
        case .checkNone: return (.selectNone, [])
        case .checkInvert: return (.invert, [])
        case .unlistedPress(let id): return (.uncheck, [("id", .string(id.text))])
        case .selectionSet(let ids): return (.select, [("id", selected(ids))])
        case .selectionRestore(let picks): return (.restore, [("id", restored(picks))])
        case .valueStep(let count): return (.step, [("by", .number(count))])
        case .commitUndo: return (.undo, [])
        case .commitRedo: return (.redo, [])
        case .enablingSet(let value): return (.setEnabled, [("value", .bool(value))])
        case .readOnlySet(let value): return (.setReadOnly, [("value", .bool(value))])
        case .requiredSet(let value): return (.setRequired, [("value", .bool(value))])
        case .hidingSet(let value): return (.setHidden, [("value", .bool(value))])
        case .fieldValidate: return (.validate, [])
        case .optionPoint, .optionPress, .wheelDrag, .wheelRelease, .wheelSettle, .wheelStep, .optionsReplace,
            .optionsLoading, .optionsLoaded, .optionsFailed:
            return columnStep(event)
        }
    }

    private func columnStep(_ event: FieldEvent) -> Step? {
        switch event {
        case .optionPoint(let id, let column): return (.point, [("id", .text(id?.text))] + place(column))
        case .optionPress(let id, let column): return (.press, [("id", .text(id?.text))] + place(column))
        case .wheelDrag(let rows, let column): return (.wheelDrag, [("by", real(rows))] + place(column))
        case .wheelRelease(let velocity, let column):
            return (.wheelRelease, [("velocity", real(velocity))] + place(column))
        case .wheelSettle(let column): return (.wheelSettle, place(column))
        case .wheelStep(let rows, let column):
            return (.wheelStep, [("by", .number(rows))] + place(column))
        case .optionsReplace(let list, let column):
            return (.setOptions, [("options", TapeWriter.options(list))] + place(column))
        case .optionsLoading(let request, let column):
            return (.loading, [("request", .number(request))] + place(column))
        case .optionsLoaded(let request, let list, let isComplete, let column):
            let members: [(String, SourceValue)] = [
                ("request", .number(request)), ("options", TapeWriter.options(list)),
                ("complete", .bool(isComplete)),
            ]
            return (.loaded, members + place(column))
        case .optionsFailed(let request, let message, let column):
            return (
                .failed, [("request", .number(request)), ("message", .string(message))] + place(column)
            )
        default: return nil
        }
    }

    private func keyMembers(_ key: Key, _ modifiers: KeyModifiers) -> [(String, SourceValue)] {
        let names = TapeKeys.names(of: modifiers).map { SourceValue.string($0) }
        return [("key", .string(TapeKeys.name(of: key)))]
            + (names.isEmpty ? [] : [("modifiers", .array(names))])
    }

    private func place(_ column: Int) -> [(String, SourceValue)] {
        column == 0 ? [] : [("column", .number(column))]
    }

    private func real(_ number: Double) -> SourceValue { SourceValue(.number(SourceNumber(number))) }

    private func restored(_ picks: [[Pick]]) -> SourceValue {
        let values = picks.map { picks in
            picks.map { SourceValue.object([("id", .string($0.id.text)), ("title", .string($0.title))]) }
        }
        return .array(hasColumns ? values.map { $0.first ?? .null } : values.flatMap { $0 })
    }

    private func selected(_ ids: [[OptionID]]) -> SourceValue {
        hasColumns
            ? .array(ids.map { .text($0.first?.text) })
            : .array(ids.flatMap { $0 }.map { .string($0.text) })
    }
}
