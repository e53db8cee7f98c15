import PickerCore
import PickerFiles

/// Reads the steps of a tape.
struct TapeStepReader {
    let fields: [TapeField]

    func step(_ value: SourceValue) throws(SourceError) -> TapeStep {
        var object = try ObjectReader(value, "a step: an object with \"event\" or \"expect\"")
        let field = try self.field(object.take("field"))
        let action: TapeStep.Action
        if let expected = object.take("expect") {
            action = .expect(try expectation(expected))
        } else {
            let event = try object.require("event")
            action = try self.action(event, &object, configuration(field))
        }
        try object.refuseOthers()
        return TapeStep(action, field: field, line: value.place.line)
    }

    private func configuration(_ field: Int?) -> FieldConfiguration { fields[field ?? 0].configuration }

    private func field(_ value: SourceValue?) throws(SourceError) -> Int? {
        guard let value else { return nil }
        let name = try value.text("the name of a field")
        if let place = fields.firstIndex(where: { $0.configuration.name == name }) { return place }
        let names = fields.map(\.configuration.name)
        throw SourceError(
            .unexpectedValue,
            "unknown field \(Quoting.quote(name)), expected one of \(NearestNames.list(names, near: name))",
            at: value.place)
    }

    private func expectation(_ value: SourceValue) throws(SourceError) -> Expectation {
        let members = try value.members("an object that names what is expected")
        for member in members where !Expectation.names.contains(member.name) {
            throw SourceError(
                .unknownMember,
                "unknown expectation \(Quoting.quote(member.name)), expected one of"
                    + " \(NearestNames.list(Expectation.names, near: member.name))",
                at: member.namePlace)
        }
        return Expectation(members: members)
    }

    private func action(
        _ event: SourceValue, _ object: inout ObjectReader, _ configuration: FieldConfiguration
    ) throws(SourceError) -> TapeStep.Action {
        switch try event.word(TapeEventName.self) {
        case .next: return .move(.next)
        case .previous: return .move(.previous)
        case .submit: return .submit
        case .wait: return .wait(seconds: try seconds(object.require("seconds")))
        case let name: return .field(try fieldEvent(name, &object, configuration))
        }
    }

    private func fieldEvent(
        _ name: TapeEventName, _ object: inout ObjectReader, _ configuration: FieldConfiguration
    ) throws(SourceError) -> FieldEvent {
        let columnCount = configuration.columns.count
        func column(_ object: inout ObjectReader) throws(SourceError) -> Int {
            guard let value = object.take("column") else { return 0 }
            let column = try value.integer()
            guard (0..<columnCount).contains(column) else {
                throw value.outOfRange("a column from 0 to \(columnCount - 1)")
            }
            return column
        }
        switch name {
        case .focus: return .fieldFocus(byAssistiveTechnology: try object.bool("assistive") ?? false)
        case .blur: return .fieldBlur
        case .open: return .popupOpen
        case .trigger: return .triggerPress
        case .done: return .toolbarDone
        case .cancel: return .toolbarCancel
        case .outside: return .outsidePress
        case .clear: return .fieldClear
        case .retry: return .retryPress
        case .undo: return .commitUndo
        case .redo: return .commitRedo
        case .selectAll: return .checkAll
        case .selectNone: return .checkNone
        case .invert: return .checkInvert
        case .uncheck: return .unlistedPress(OptionID(try object.require("id").text("an id")))
        case .key:
            let key = try TapeKeys.key(object.require("key"))
            return .keyPress(key, try TapeKeys.modifiers(object.take("modifiers")))
        case .type: return .textType(try object.require("text").text())
        case .query: return .queryEdit(try object.require("text").text())
        case .compose: return .compositionChange(isActive: try object.require("active").bool())
        case .point: return .optionPoint(try id(object.require("id")), column: try column(&object))
        case .press: return .optionPress(try id(object.require("id")), column: try column(&object))
        case .wheelDrag: return .wheelDrag(by: try object.require("by").real(), column: try column(&object))
        case .wheelRelease:
            return .wheelRelease(
                velocity: try object.take("velocity")?.real() ?? 0, column: try column(&object))
        case .wheelSettle: return .wheelSettle(column: try column(&object))
        case .wheelStep:
            return .wheelStep(by: try object.require("by").integer(), column: try column(&object))
        case .step: return .valueStep(by: try object.require("by").integer())
        case .setOptions:
            let list = try TapeFieldReader.optionList(object.require("options"))
            return .optionsReplace(list, column: try column(&object))
        case .loading:
            return .optionsLoading(
                request: try object.require("request").integer(), column: try column(&object))
        case .loaded:
            let request = try object.require("request").integer()
            let list = try TapeFieldReader.optionList(object.require("options"))
            let isComplete = try object.bool("complete") ?? true
            return .optionsLoaded(
                request: request, list, isComplete: isComplete, column: try column(&object))
        case .failed:
            let request = try object.require("request").integer()
            let message = try object.require("message").text()
            return .optionsFailed(request: request, message: message, column: try column(&object))
        case .select:
            let picks = try TapeFieldReader.picks(object.require("id"), configuration)
            return .selectionSet(picks.map { $0.map(\.id) })
        case .restore:
            return .selectionRestore(try TapeFieldReader.picks(object.require("id"), configuration))
        case .setEnabled: return .enablingSet(try object.require("value").bool())
        case .setReadOnly: return .readOnlySet(try object.require("value").bool())
        case .setRequired: return .requiredSet(try object.require("value").bool())
        case .setHidden: return .hidingSet(try object.require("value").bool())
        case .validate, .next, .previous, .submit, .wait: return .fieldValidate
        }
    }

    private func id(_ value: SourceValue) throws(SourceError) -> OptionID? {
        value.isNull ? nil : OptionID(try value.text("an id, or null for the none row"))
    }

    private func seconds(_ value: SourceValue) throws(SourceError) -> Double {
        let seconds = try value.real("a number of seconds")
        if seconds < 0 { throw value.outOfRange("seconds that are not negative") }
        return seconds
    }
}

/// The events that a tape may name.
enum TapeEventName: String, CaseIterable {
    case focus, blur, open, trigger, done, cancel, outside, key, type, query, point, press, clear, retry
    case wheelDrag, wheelRelease, wheelSettle, wheelStep, step, wait, setOptions, select, restore, selectAll,
        selectNone, invert, uncheck
    case undo, redo, next, previous, submit, validate
    case setEnabled, setReadOnly, setRequired, setHidden
    case loading, loaded, failed, compose
}
