import PickerCore
import PickerFiles
import Testing

@testable import PickerHeadless

@Suite struct TapeRecorderTests {
    private static let list = OptionList(titles: ["", "a", "b", "a"])

    private static let events: [FieldEvent] = [
        .fieldFocus(byAssistiveTechnology: false), .fieldFocus(byAssistiveTechnology: true), .fieldBlur,
        .triggerPress, .popupOpen, .toolbarDone, .toolbarCancel, .outsidePress, .fieldClear, .retryPress,
        .keyPress(.down, []), .keyPress(.character("ß"), [.alt]), .keyPress(.tab, [.shift, .ctrl, .meta]),
        .textType("x y"), .queryEdit("\u{1B}\"\n"), .compositionChange(isActive: true),
        .optionPoint("a", column: 0), .optionPoint(nil, column: 1), .optionPress("null", column: 1),
        .optionPress(nil, column: 0), .checkAll, .checkNone, .checkInvert, .unlistedPress("own"),
        .wheelDrag(by: -0.125, column: 1), .wheelRelease(velocity: 1e-7, column: 0),
        .wheelSettle(column: 1), .wheelStep(by: -2, column: 1), .valueStep(by: 1),
        .selectionRestore([[Pick(id: "a", title: "A")], []]), .optionsReplace(list, column: 1),
        .optionsLoading(request: 3, column: 0),
        .optionsLoaded(request: 3, list, isComplete: false, column: 0),
        .optionsFailed(request: 4, message: "gone", column: 1), .selectionSet([["a"], []]), .commitUndo,
        .commitRedo, .enablingSet(false), .readOnlySet(true), .requiredSet(true), .hidingSet(false),
        .fieldValidate,
    ]

    @Test func `what is recorded is read as the same again, event by event`() throws {
        var configuration = FieldConfiguration(name: "f")
        configuration.columns += [ColumnConfiguration(source: .given)]
        let tape = Tape(
            fields: [TapeField(configuration, options: [Self.list, Self.list])], isForm: false)
        let recorder = TapeRecorder(tape)
        for event in Self.events { recorder.note(.field(0, event)) }
        let steps = try TapeReader.read(Array(recorder.text(end: tape.form).utf8)).steps.dropLast()
        let read = steps.map { step in
            if case .field(let event) = step.action { return "\(event)" }
            return "\(step.action)"
        }
        #expect(read.count == Self.events.count)
        for (event, read) in zip(Self.events, read) {
            switch event {
            case .optionsReplace(let list, _), .optionsLoaded(_, let list, _, _):
                #expect(list == Self.list)
                #expect(read.prefix(12) == "\(event)".prefix(12))
            default: #expect(read == "\(event)")
            }
        }
    }

    @Test func `time is recorded as the waits between events`() throws {
        let field = TapeField(FieldConfiguration(name: "f"), options: [Self.list])
        let recorder = TapeRecorder(Tape(fields: [field], isForm: true))
        for time in [0.5, 0.5, 0.25, 2] { recorder.note(.clockAdvance(to: time)) }
        let written = recorder.text(end: Tape(fields: [field], isForm: true).form)
        let waits = try TapeReader.read(Array(written.utf8)).steps.compactMap { step -> Double? in
            if case .wait(let seconds) = step.action { return seconds }
            return nil
        }
        #expect(waits == [0.5, 1.5])
    }
}
