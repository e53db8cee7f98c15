import PickerCore
import Testing

/// Columns whose options are asked for, each time something else is picked in the column before (R13, R16).
@Suite struct RequestedColumnTests {
    static func field(selected: [[String]] = []) -> FieldState {
        var field = TestField.make(
            .wheel, options: [OptionList(titles: ["Austria", "Belgium"])], selected: selected
        ) { $0.columns = [ColumnConfiguration(), ColumnConfiguration(source: .request)] }
        #expect(field.reduce(.clockAdvance(to: 1)).isEmpty)
        return field
    }

    @Test func `R13 opening asks once for what follows from the highlighted option`() {
        var field = Self.field()
        let loads = field.send(.popupOpen).loads
        #expect(loads == [LoadRequest(request: 1, column: 1, parent: "Austria")])
    }

    @Test func `R16 turning to another country asks for its cities`() {
        var field = Self.field()
        field.send(.popupOpen)
        #expect(field.press(.down).loads == [LoadRequest(request: 2, column: 1, parent: "Belgium")])
        #expect(field.status(of: 1) == .loading)
        field.send(.optionsLoaded(request: 1, TestField.list("Wien"), isComplete: true, column: 1))
        #expect(field.shown(1).isEmpty, "the answer for Austria is dropped")
        field.send(.optionsLoaded(request: 2, TestField.list("Gent"), isComplete: true, column: 1))
        #expect(field.shown(1) == ["Gent"])
        field.send(.toolbarDone)
        #expect(field.picked == ["Belgium", "Gent"])
    }

    /// The user saw the picked city disappear although they had only looked at another country.
    @Test func `R10 R16 looking at another country does not drop the picked city`() {
        var field = Self.field(selected: [["Austria"], ["Wien"]])
        field.send(.popupOpen)
        field.send(.optionsLoaded(request: 1, TestField.list("Graz", "Wien"), isComplete: true, column: 1))
        #expect(field.drafted(1) == ["Wien"])
        field.press(.down)
        let effects = field.send(
            .optionsLoaded(request: 2, TestField.list("Gent"), isComplete: true, column: 1))
        #expect(effects.changes.isEmpty)
        #expect(field.picked == ["Austria", "Wien"])
        #expect(field.drafted(1) == ["Gent"])
        #expect(field.press(.escape).changes.isEmpty)
        #expect(field.picked == ["Austria", "Wien"])
        #expect(field.selection.columns[1].first?.standing == .option)
        field.send(.popupOpen)
        #expect(field.shown(1) == ["Graz", "Wien"], "Cancel brought the cities of Austria back")
    }

    @Test func `R12 a city set with another country waits until its options are asked for`() {
        var field = Self.field(selected: [["Austria"], ["Wien"]])
        field.send(.popupOpen)
        field.send(.optionsLoaded(request: 1, TestField.list("Wien"), isComplete: true, column: 1))
        field.send(.toolbarCancel, .selectionSet([["Belgium"], ["Gent"]]))
        #expect(field.picked == ["Belgium", "Gent"])
        #expect(field.selection.columns[1].first?.standing == .waiting)
        #expect(field.send(.popupOpen).loads.map(\.parent) == ["Belgium"])
        field.send(.optionsLoaded(request: 2, TestField.list("Gent"), isComplete: true, column: 1))
        #expect(field.selection.columns[1].first?.standing == .option)
    }

    @Test func `R13 a failed column is asked for again with the same parent`() {
        var field = Self.field()
        field.send(.popupOpen, .optionsFailed(request: 1, message: "no network", column: 1))
        #expect(field.status(of: 1) == .failed)
        #expect(field.statusText(of: 1).contains("no network"))
        #expect(field.send(.retryPress).loads == [LoadRequest(request: 2, column: 1, parent: "Austria")])
    }

    @Test func `R16 three columns set at once are found through each other, open or closed`() {
        let streets = TestField.list("Ring", "Graben")
        let list = try! OptionList([
            PickerOption(id: "x", title: "x"),
            PickerOption(
                id: "at", title: "Austria",
                children: try! OptionList([PickerOption(id: "w", title: "Wien", children: streets)])),
        ])
        for isOpen in [false, true] {
            var field = TestField.make(.wheel, options: [list]) {
                $0.columns = [
                    ColumnConfiguration(), ColumnConfiguration(source: .children),
                    ColumnConfiguration(source: .children),
                ]
            }
            if isOpen { field.send(.popupOpen) }
            #expect(field.send(.selectionSet([["at"], ["w"], ["Graben"]])).changes.count == 1)
            #expect(field.picked == ["at", "w", "Graben"])
            #expect(field.checkInvariants().isEmpty)
        }
    }
}
