import PickerCore
import Testing

/// An option is known by its id; none is not the first option (R1, R2).
@Suite struct IdentityTests {
    @Test func `R1 each of three options with one title can be picked`() {
        let field = TestField.make(.menu, ["Springfield", "Shelbyville", "Springfield", "Springfield"])
        for id in ["Springfield", "Springfield#2", "Springfield#3"] {
            var field = field
            field.send(.popupOpen, .optionPress(OptionID(id), column: 0))
            #expect(field.picked == [id])
            #expect(field.text == "Springfield")
        }
    }

    @Test func `R1 moving between options of one title is a change`() {
        var field = TestField.make(.menu, ["Springfield", "Springfield"], selected: ["Springfield"])
        field.send(.popupOpen)
        field.press(.down)
        let effects = field.press(.enter)
        #expect(effects.changes.map(\.to.ids) == [["Springfield#2"]])
        #expect(effects.shownTexts.isEmpty, "the text is the same, so it is not written again")
    }

    @Test func `R1 the same letter in two encodings makes two options`() {
        var field = TestField.make(.menu, ["caf\u{e9}", "cafe\u{301}"])
        field.send(.popupOpen)
        field.press(.down, .enter)
        #expect(field.selection.ids == [OptionID("cafe\u{301}")])
        #expect(field.selection.ids != [OptionID("caf\u{e9}")])
    }

    @Test(arguments: FieldStyle.allCases) func `R2 nothing picked stays nothing through open and close`(
        style: FieldStyle
    ) {
        var field = TestField.make(style)
        for close in [FieldEvent.toolbarCancel, .keyPress(.escape, []), .fieldBlur] {
            var field = field
            field.reduce(.popupOpen)
            if case .fieldBlur = close, style == .wheel { continue }
            #expect(field.reduce(close).changes.isEmpty)
            #expect(field.selection.isEmpty)
        }
        field.send(.optionsReplace(TestField.list("x", "y"), column: 0))
        #expect(field.selection.isEmpty, "new options are not picked by themselves")
    }

    @Test func `R2 the none row stands outside the options`() {
        var field = TestField.make(.menu, ["", "Mr", "Ms"], selected: ["Ms"])
        field.send(.popupOpen)
        let column = field.snapshot.columns[0]
        #expect(column.rowCount == 3)
        #expect(column.visible.count == 2)
        #expect(column.option(inRow: 0) == nil)
        #expect(column.highlightedRow == 2)
        field.press(.home)
        #expect(field.columns[0].highlight == .noneRow)
        #expect(field.drafted() == [])
        #expect(field.press(.enter).reasons == [.clear])
        #expect(field.selection.isEmpty)
    }

    @Test func `R2 a required field has no none row`() {
        var field = TestField.make(.wheel, ["", "Mr", "Ms"]) { $0.isRequired = true }
        field.send(.popupOpen)
        #expect(field.snapshot.columns[0].noneTitle == nil)
        #expect(field.highlighted() == "Mr")
    }

    @Test func `R2 the none row goes when the field becomes required, and Done takes what is highlighted`() {
        var field = TestField.make(.wheel, ["", "Mr", "Ms"])
        field.send(.popupOpen)
        #expect(field.columns[0].highlight == .noneRow)
        field.send(.requiredSet(true))
        #expect(field.highlighted() == "Mr")
        #expect(field.drafted() == ["Mr"])
        field.send(.toolbarDone)
        #expect(field.picked == ["Mr"])
    }
}
