import PickerCore
import Testing

/// Several columns, and columns that depend on the one before (R16).
@Suite struct ColumnTests {
    static let places = try! OptionList([
        PickerOption(id: "at", title: "Austria", children: TestField.list("Wien", "Graz", "Linz")),
        PickerOption(id: "be", title: "Belgium", children: TestField.list("Gent", "Linz")),
        PickerOption(id: "va", title: "Vatican"),
    ])

    static func dependent(
        selected: [[String]] = [], _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        TestField.make(.wheel, options: [places], selected: selected) {
            $0.columns = [ColumnConfiguration(), ColumnConfiguration(source: .children)]
            configure(&$0)
        }
    }

    static func independent() -> FieldState {
        TestField.make(
            .wheel, options: [TestField.list("1", "2", "3"), OptionList(titles: ["", "am", "pm"])]
        ) {
            $0.columns = [ColumnConfiguration(label: "Hour"), ColumnConfiguration(label: "Half")]
        }
    }

    @Test func `R16 a dependent column follows the one before it, and keeps its id if it can`() {
        var field = Self.dependent()
        field.send(.popupOpen)
        #expect(field.shown(1) == ["Wien", "Graz", "Linz"])
        field.send(.optionPress("Linz", column: 1))
        field.send(.optionPress("be", column: 0))
        #expect(field.shown(1) == ["Gent", "Linz"])
        #expect(field.highlighted(1) == "Linz")
        field.send(.optionPress("at", column: 0), .optionPress("Graz", column: 1))
        field.send(.optionPress("be", column: 0))
        #expect(field.highlighted(1) == "Gent", "Belgium has no Graz")
    }

    @Test func `R16 one change for the whole row`() {
        var field = Self.dependent(selected: [["at"], ["Graz"]])
        field.send(.popupOpen, .optionPress("be", column: 0), .optionPress("Linz", column: 1))
        let effects = field.send(.toolbarDone)
        #expect(effects.changes.map(\.to.ids) == [["be", "Linz"]])
        #expect(field.text == "Belgium, Linz")
    }

    @Test func `R16 Cancel brings back the options of what is picked`() {
        var field = Self.dependent(selected: [["at"], ["Graz"]])
        field.send(.popupOpen, .optionPress("va", column: 0))
        #expect(field.shown(1).isEmpty)
        #expect(field.send(.toolbarCancel).changes.isEmpty)
        #expect(field.shown(1) == ["Wien", "Graz", "Linz"])
        #expect(field.picked == ["at", "Graz"])
    }

    @Test func `R16 a country without cities is committed alone`() {
        var field = Self.dependent(selected: [["at"], ["Graz"]])
        field.send(.popupOpen, .optionPress("va", column: 0), .toolbarDone)
        #expect(field.selection.columns.map { $0.map(\.id) } == [["va"], []])
        #expect(field.text == "Vatican")
        #expect(field.validity == nil)
    }

    @Test func `R16 choosing the first column and then the second in one turn finds both`() {
        var field = Self.dependent()
        field.send(.selectionSet([["be"], ["Gent"]]))
        #expect(field.picked == ["be", "Gent"])
        field.send(.selectionSet([["be"], ["Wien"]]))
        #expect(field.picked == ["be"], "Belgium has no Wien")
    }

    @Test func `R16 each column has its own none`() {
        var field = Self.independent()
        field.send(.popupOpen)
        #expect(field.columns[1].highlight == .noneRow)
        #expect(field.snapshot.columns.map { $0.noneTitle == nil } == [true, false])
        field.send(.toolbarDone)
        #expect(field.selection.columns.map { $0.map(\.id) } == [["1"], []])
        field.send(.popupOpen, .optionPress("pm", column: 1), .toolbarDone)
        #expect(field.picked == ["1", "pm"])
    }

    @Test func `R16 Left and Right go between columns and stop at the ends`() {
        var field = Self.independent()
        field.send(.popupOpen)
        field.press(.left)
        #expect(field.activeColumn == 0)
        field.press(.right, .right, .down)
        #expect(field.activeColumn == 1)
        #expect(field.highlighted(1) == "am")
        #expect(field.highlighted(0) == "1")
        field.press(.left, .end)
        #expect(field.highlighted(0) == "3")
    }

    @Test func `R16 a column that is not there is ignored`() {
        var field = Self.independent()
        field.send(.popupOpen)
        for column in [-1, 2, .max] {
            #expect(
                field.send(
                    .optionPress("1", column: column), .optionPoint("1", column: column),
                    .wheelDrag(by: 1, column: column), .wheelRelease(velocity: 1, column: column),
                    .wheelSettle(column: column), .optionsReplace(OptionList(), column: column),
                    .optionsLoading(request: 1, column: column),
                    .optionsFailed(request: 1, message: "", column: column)
                ).isEmpty)
        }
        #expect(field.checkInvariants().isEmpty)
    }

    @Test func `R16 the first column replaced while open leads the others along`() {
        var field = Self.dependent(selected: [["at"], ["Linz"]])
        field.send(.popupOpen)
        let other = try! OptionList([
            PickerOption(id: "be", title: "Belgium", children: TestField.list("Linz"))
        ])
        #expect(field.send(.optionsReplace(other, column: 0)).reasons == [.optionsChanged])
        #expect(field.selection.isEmpty)
        #expect(field.shown(1) == ["Linz"])
        field.send(.toolbarCancel)
        #expect(field.shown(1).isEmpty, "nothing is picked, so nothing follows from it")
        #expect(field.checkInvariants().isEmpty)
    }

    @Test func `R16 a required row is complete when each column that has options has a value`() {
        var field = Self.dependent { $0.isRequired = true }
        field.send(.fieldValidate)
        #expect(field.message == field.texts(.requiredMessage))
        field.send(.selectionSet([["at"]]))
        #expect(field.message == field.texts(.requiredMessage))
        field.send(.selectionSet([["at"], ["Wien"]]))
        #expect(field.message == nil)
    }

    @Test func `a field without columns in its configuration has one`() {
        var configuration = FieldConfiguration(name: "f")
        configuration.columns = []
        var field = FieldState(configuration, options: [TestField.list("a")])
        field.send(.popupOpen, .toolbarDone)
        #expect(field.picked == ["a"])
    }
}
