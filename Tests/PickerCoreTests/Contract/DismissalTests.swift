import PickerCore
import Testing

/// How an opened field ended is said once, with its reason, so that no front end has to work it out.
@Suite struct DismissalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let story: String
        let reason: DismissReason?
        var style = FieldStyle.menu
        var options = ["Austria", "Belgium"]
        var selected: [Pick] = []
        var configure: @Sendable (inout FieldConfiguration) -> Void = { _ in }
        let events: [FieldEvent]

        var testDescription: String { story }
    }

    static let belgium = [Pick(id: "Belgium", title: "Belgium")]

    static let cases: [Case] = [
        Case(story: "Done commits", reason: .commit, events: [.toolbarDone]),
        Case(
            story: "Done commits the value that stood", reason: .commit, selected: belgium,
            events: [.toolbarDone]),
        Case(story: "Enter commits", reason: .commit, events: [.keyPress(.down, []), .keyPress(.enter, [])]),
        Case(story: "a press picks", reason: .commit, events: [.optionPress("Belgium", column: 0)]),
        Case(story: "Tab commits", reason: .commit, style: .wheel, events: [.keyPress(.tab, [])]),
        Case(
            story: "a press beside a wheel commits", reason: .commit, style: .wheel, events: [.outsidePress]),
        Case(story: "a press beside a menu reverts", reason: .revert, events: [.outsidePress]),
        Case(
            story: "a press beside does nothing", reason: nil, configure: { $0.outside = .keep },
            events: [.outsidePress]),
        Case(story: "Escape reverts", reason: .revert, events: [.keyPress(.escape, [])]),
        Case(story: "Cancel reverts", reason: .revert, events: [.toolbarCancel]),
        Case(story: "the focus goes from a menu", reason: .revert, events: [.fieldBlur]),
        Case(
            story: "Done on the none row", reason: .clear, selected: belgium,
            configure: { $0.columns[0].noneTitle = "" },
            events: [.optionPress(nil, column: 0)]),
        Case(story: "the field is emptied", reason: .clear, selected: belgium, events: [.fieldClear]),
        Case(
            story: "the text is emptied", reason: .clear, style: .combo, selected: belgium,
            events: [.queryEdit(""), .outsidePress]),
        Case(story: "no options", reason: .nothingToCommit, options: [], events: [.toolbarDone]),
        Case(
            story: "no match", reason: .nothingToCommit, style: .combo,
            events: [.queryEdit("x"), .toolbarDone]),
        Case(
            story: "Enter, the text being mistyped", reason: nil, style: .combo,
            events: [.queryEdit("x"), .keyPress(.enter, [])]),
        Case(
            story: "text that is no title", reason: .nothingToCommit, style: .combo, selected: belgium,
            events: [.queryEdit("Bel"), .outsidePress]),
        Case(
            story: "no text and nothing picked", reason: .nothingToCommit, style: .combo,
            events: [.outsidePress]),
        Case(
            story: "text that is a title", reason: .commit, style: .combo,
            events: [.queryEdit("Belgium"), .outsidePress]),
        Case(
            story: "text that still shows the value", reason: .commit, style: .combo, selected: belgium,
            events: [.outsidePress]),
        Case(
            story: "text of one's own", reason: .commit, style: .combo,
            configure: { $0.allowsCustomText = true }, events: [.queryEdit("Chile"), .keyPress(.tab, [])]),
        Case(
            story: "too few check marks keep it open", reason: nil,
            configure: {
                $0.isMultiple = true
                $0.minimum = 2
            }, events: [.keyPress(.space, []), .keyPress(.enter, [])]),
        Case(
            story: "leaving with too few check marks", reason: .revert,
            configure: {
                $0.isMultiple = true
                $0.minimum = 2
                $0.outside = .commit
            }, events: [.keyPress(.space, []), .fieldBlur]),
        Case(
            story: "no check mark at all", reason: .clear, configure: { $0.isMultiple = true },
            events: [.toolbarDone]),
        Case(story: "the program disables the field", reason: .unavailable, events: [.enablingSet(false)]),
        Case(story: "the program hides the field", reason: .unavailable, events: [.hidingSet(true)]),
        Case(story: "the program makes it read-only", reason: .unavailable, events: [.readOnlySet(true)]),
        Case(story: "the program sets a value", reason: nil, events: [.selectionSet([["Austria"]])]),
    ]

    @Test(arguments: cases) func `R3 R6 an opened field says once how it ended`(example: Case) {
        var configuration = FieldConfiguration(name: "country", style: example.style)
        example.configure(&configuration)
        var field = FieldState(
            configuration, options: [OptionList(titles: example.options)], selected: [example.selected])
        field.reduce(.popupOpen)
        var reasons: [DismissReason] = []
        for event in example.events {
            for case .dismiss(let reason) in field.reduce(event) { reasons.append(reason) }
        }
        #expect(reasons == (example.reason.map { [$0] } ?? []))
        #expect(field.isOpen == (example.reason == nil))
    }

    @Test func `R9 emptying an open field that commits on settling is one change`() {
        var configuration = FieldConfiguration(name: "country", style: .wheel)
        configuration.commit = .onSettle
        var field = FieldState(
            configuration, options: [OptionList(titles: ["a", "b", "c"])],
            selected: [[Pick(id: "a", title: "a")]])
        field.reduce(.popupOpen)
        field.reduce(.keyPress(.down, []))
        var changes: [Change] = []
        for case .change(let change) in field.reduce(.fieldClear) { changes.append(change) }
        #expect(changes.map(\.reason) == [.clear])
        #expect(changes.first?.from.ids == ["b"])
        #expect(field.selection.isEmpty)
    }
}
