import PickerCore
import RandomTesting
import Testing

/// Faults that other pickers were reported for, each as the kind it is; F09 and F27 are in `ExtremeInputTests`,
/// F24 in `QueryTests`, F26 in `TypeaheadTests`.
@Suite struct FaultTests {
    static let empty: [(columns: Int, lists: [OptionList])] = [
        (1, []), (1, [OptionList()]), (2, []), (2, [TestField.list("a"), OptionList()]),
        (3, [OptionList(), TestField.list("-a"), OptionList()]),
    ]

    @Test(arguments: FieldStyle.allCases)
    func `F01 no event and no question traps on empty lists and columns`(
        style: FieldStyle
    ) {
        for (count, lists) in Self.empty {
            for event in SmallWorldTests.events + ColumnWorldTests.events {
                var field = TestField.make(style, options: lists) {
                    $0.columns = (0..<count).map { _ in ColumnConfiguration() }
                }
                field.send(.popupOpen, event)
                SmallWorldTests.expectInvariants(field, "\(event)")
                _ = (field.snapshot, field.accessibility, field.text, field.message, field.validity)
                for column in field.columns.indices {
                    #expect(
                        field.snapshot.columns[column].option(inRow: 0) == field.columns[column].visible.first
                    )
                    _ = (field.status(of: column), field.statusText(of: column))
                    _ = field.accessibility(ofRow: 0, column: column)
                }
            }
        }
    }

    /// The crash of most wheels: a row that was there before the list was replaced.
    @Test(arguments: FieldStyle.allCases)
    func `F02 F04 after any replacing the selection is of the list, or none`(
        style: FieldStyle
    ) {
        let lists = [[], ["a"], ["b", "a"], ["c", "b", "a", "d", "e", "f", "g"], ["f"]].map {
            OptionList(titles: $0)
        }
        for seed in 0..<40 {
            var random = SeededNumbers(seed: UInt64(seed))
            var field = TestField.make(style, options: [lists[3]], selected: [["e"]])
            for _ in 0..<60 {
                let list = lists[Int(random.next() % 5)]
                let keys: [Key] = [.down, .end, .pageDown, .enter, .character("f"), .escape]
                field.send(.optionsReplace(list, column: 0))
                if random.next().isMultiple(of: 2) { field.send(.popupOpen) }
                field.send(.keyPress(keys[Int(random.next() % 6)], []), .clockAdvance(to: field.now + 0.1))
                #expect(field.selection.ids.allSatisfy { list.position(of: $0) != nil })
                if let row = field.snapshot.columns[0].highlightedRow {
                    #expect(row < field.snapshot.columns[0].rowCount)
                }
            }
        }
    }

    @Test
    func `F05 none survives opening, closing, reloading and leaving, and no row is picked in its place`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(style) { $0.outside = .cancel }
            field.send(
                .fieldFocus(byAssistiveTechnology: false), .popupOpen, .toolbarCancel,
                .optionsReplace(TestField.list("x"), column: 0), .popupOpen,
                .optionsReplace(TestField.list("y", "z"), column: 0), .outsidePress, .popupOpen, .fieldBlur,
                .enablingSet(false), .enablingSet(true))
            #expect(field.selection.isEmpty)
            #expect(field.text.isEmpty)
        }
    }

    @Test func `F06 a handler may let go of the model that calls it`() {
        var model: FieldModel? = FieldModel(TestField.make())
        var heard = 0
        model?.onEffect = { _ in
            heard += 1
            model = nil
        }
        model?.send(.popupOpen)
        model?.send(.toolbarDone)
        #expect(model == nil)
        #expect(heard >= 1)
    }

    @Test func `F07 ids that look alike are told apart, and equal ones refused with both places`() {
        let list = OptionList(titles: ["\u{e9}", "e\u{301}", "\u{e9}"])
        #expect(list.map(\.id) == ["\u{e9}", "e\u{301}", "\u{e9}#2"])
        let error = #expect(throws: RepeatedOptionID.self) {
            try OptionList(["a", "b", "a"].map { PickerOption(id: OptionID($0), title: "same") })
        }
        #expect(error?.id == "a" && error?.first == 0 && error?.second == 2)
    }

    @Test func `F21 ten thousand models with handlers come and go`() {
        final class Counter { var alive = 0 }
        final class View {
            let counter: Counter
            init(_ counter: Counter) {
                self.counter = counter
                counter.alive += 1
            }
            deinit { counter.alive -= 1 }
        }
        let counter = Counter()
        let list = OptionList(titles: ["a", "b"])
        for _ in 0..<10_000 {
            let view = View(counter)
            let model = FieldModel(FieldState(FieldConfiguration(name: "f"), options: [list]))
            model.onEffect = { _ in _ = view.counter }
            model.onUpdate = { [weak model] in _ = model?.state.isOpen }
            model.send(.popupOpen)
        }
        #expect(counter.alive == 0)
    }

    /// A wheel that knew its old length stopped at the old last row.
    @Test func `F25 a wheel whose list grew reaches the new end, one whose list shrank stays inside`() {
        var field = TestField.make(.wheel, ["0", "1", "2"])
        field.send(.popupOpen)
        field.press(.end)
        field.send(.clockAdvance(to: 3))
        field.send(.optionsReplace(OptionList(titles: (0..<100).map(String.init)), column: 0))
        field.press(.end)
        field.send(.clockAdvance(to: 9))
        #expect(field.snapshot.columns[0].wheelOffset == 99)
        field.send(.wheelDrag(by: -30, column: 0), .wheelRelease(velocity: 0, column: 0))
        field.send(.optionsReplace(OptionList(titles: ["0", "1"]), column: 0), .clockAdvance(to: 20))
        #expect([0.0, 1.0].contains(field.snapshot.columns[0].wheelOffset))
        #expect(field.checkInvariants().isEmpty)
    }
}
