import PickerCore
import Testing

/// An adjustable control goes up and down without opening (R22), and a configuration may change at any time.
@Suite struct AdjustingTests {
    struct Step: CustomTestStringConvertible, Sendable {
        let story: String
        let titles: [String]
        let selected: String?
        let count: Int
        let expected: String?
        var testDescription: String { story }
    }

    static let steps = [
        Step(
            story: "on from nothing is the first", titles: ["a", "b"], selected: nil, count: 1, expected: "a"),
        Step(story: "on from the first", titles: ["a", "b"], selected: "a", count: 1, expected: "b"),
        Step(story: "on from the last stays", titles: ["a", "b"], selected: "b", count: 1, expected: "b"),
        Step(story: "back", titles: ["a", "b"], selected: "b", count: -1, expected: "a"),
        Step(
            story: "back from the first is none, where there is none", titles: ["", "a"], selected: "a",
            count: -1, expected: nil),
        Step(
            story: "on from the none row", titles: ["", "a", "b"], selected: nil, count: 1, expected: "a"),
        Step(story: "nothing to pick", titles: [], selected: nil, count: 1, expected: nil),
    ]

    @Test(arguments: steps) func `R22 an adjustable control picks the neighbour and stays closed`(step: Step)
    {
        var field = FieldState(
            FieldConfiguration(name: "f", style: .wheel), options: [OptionList(titles: step.titles)],
            selected: [step.selected.map { [Pick(id: OptionID($0), title: $0)] } ?? []])
        let effects = field.reduce(.valueStep(by: step.count))
        #expect(field.selection.ids.first?.text == step.expected)
        #expect(!field.isOpen)
        #expect(!field.isFocused)
        let isChange = step.expected != step.selected
        let changes = effects.filter { if case .change = $0 { true } else { false } }
        #expect(changes.count == (isChange ? 1 : 0))
        #expect(!effects.contains { if case .dismiss = $0 { true } else { false } }, "nothing was open")
    }

    @Test func `R20 a read-only field is not adjusted`() {
        var configuration = FieldConfiguration(name: "f", style: .wheel)
        configuration.isReadOnly = true
        var field = FieldState(configuration, options: [OptionList(titles: ["a"])])
        field.reduce(.valueStep(by: 1))
        #expect(field.selection.isEmpty)
    }

    @Test func `an open wheel is adjusted in its popup`() {
        var field = FieldState(
            FieldConfiguration(name: "f", style: .wheel), options: [OptionList(titles: ["a", "b"])])
        field.reduce(.popupOpen)
        field.reduce(.valueStep(by: 1))
        #expect(field.isOpen)
        #expect(field.selection.isEmpty)
        #expect(field.snapshot.columns[0].highlight == .option("b"))
    }

    @Test func `a new placeholder leaves the popup open, another style closes it as Cancel does`() {
        var field = FieldState(
            FieldConfiguration(name: "f", style: .wheel), options: [OptionList(titles: ["a", "b"])])
        field.reduce(.popupOpen)
        var configuration = field.configuration
        configuration.placeholder = "State"
        field.reduce(.configurationReplace(configuration))
        #expect(field.isOpen)
        #expect(field.snapshot.placeholder == "State")
        configuration.style = .menu
        let effects = field.reduce(.configurationReplace(configuration))
        #expect(effects.contains(.dismiss(.revert)))
        #expect(!field.isOpen)
        #expect(field.snapshot.style == .menu)
    }

    @Test func `columns that stay keep their options and what is picked in them`() {
        let children = OptionList(titles: ["x", "y"])
        let list = try! OptionList([PickerOption(id: "a", title: "a", children: children)])
        var field = FieldState(
            FieldConfiguration(name: "f"), options: [list], selected: [[Pick(id: "a", title: "a")]])
        var configuration = field.configuration
        configuration.columns.append(ColumnConfiguration(source: .children))
        field.reduce(.configurationReplace(configuration))
        #expect(field.selection.ids == ["a"])
        field.reduce(.popupOpen)
        #expect(field.snapshot.columns[1].visible.map(\.title) == ["x", "y"])
        configuration.columns.removeLast()
        field.reduce(.configurationReplace(configuration))
        #expect(field.selection.ids == ["a"])
        #expect(field.checkInvariants().isEmpty)
    }

    @Test func `switching multiple off keeps the first value`() {
        var configuration = FieldConfiguration(name: "f")
        configuration.isMultiple = true
        var field = FieldState(
            configuration, options: [OptionList(titles: ["a", "b"])],
            selected: [[Pick(id: "a", title: "a"), Pick(id: "b", title: "b")]])
        configuration.isMultiple = false
        field.reduce(.configurationReplace(configuration))
        #expect(field.selection.ids == ["a"])
    }
}

/// Saved values come back with the titles they had (R12).
@Suite struct RestoringTests {
    @Test func `R12 a restored value waits under its last title until its options come`() {
        var field = FieldState(FieldConfiguration(name: "f"), loading: .loading(request: 1))
        field.reduce(.selectionRestore([[Pick(id: "tx", title: "Texas")]]))
        #expect(field.text == "Texas")
        let options = try! OptionList([PickerOption(id: "tx", title: "Texas (TX)")])
        field.reduce(.optionsLoaded(request: 1, options, isComplete: true, column: 0))
        #expect(field.text == "Texas (TX)")
        #expect(field.selection.columns[0].first?.standing == .option)
    }
}

/// A wheel with nothing to rest on (R7, R18).
@Suite struct WheelWithoutRestTests {
    @Test func `R18 a wheel of disabled options highlights none, however it is turned`() {
        let options = try! OptionList(
            ["a", "b", "c"].map {
                PickerOption(id: OptionID($0), title: $0, availability: .disabled(reason: nil))
            })
        var field = FieldState(FieldConfiguration(name: "f", style: .wheel), options: [options])
        field.reduce(.popupOpen)
        field.reduce(.wheelDrag(by: 1, column: 0))
        field.reduce(.wheelRelease(velocity: 0, column: 0))
        field.reduce(.wheelSettle(column: 0))
        #expect(field.snapshot.columns[0].highlight == nil)
        #expect(field.checkInvariants().isEmpty)
    }
}

/// A field that is left closes, whatever keeps it from committing (R6, R17).
@Suite struct LeavingTests {
    @Test(arguments: FieldStyle.allCases)
    func `R6 a required field with several values and none checked closes when left`(
        style: FieldStyle
    ) {
        var configuration = FieldConfiguration(name: "f", style: style)
        configuration.isMultiple = true
        configuration.isRequired = true
        for outside in [nil] + OutsidePolicy.allCases {
            configuration.outside = outside
            var field = FieldState(configuration, options: [OptionList(titles: ["a"])])
            field.reduce(.popupOpen)
            field.reduce(.fieldBlur)
            #expect(!field.isOpen)
        }
    }
}
