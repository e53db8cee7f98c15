import PickerCore
import Testing

/// Committed, draft and what opening does to them (R3, R4, R5).
@Suite struct DraftTests {
    @Test(arguments: [FieldStyle.wheel, .menu])
    func `R3 the draft shows in the popup, the text what is committed`(
        style: FieldStyle
    ) {
        var field = TestField.make(style, selected: ["Austria"])
        field.send(.popupOpen)
        let effects = field.press(.down)
        #expect(effects.shownTexts.isEmpty)
        #expect(field.text == "Austria")
        #expect(field.drafted() == ["Belgium"])
        #expect(field.picked == ["Austria"])
        #expect(field.press(.enter).shownTexts == ["Belgium"])
    }

    @Test func `R3 an edited combo box shows the query, and its value again once it closes`() {
        var field = TestField.make(.combo, selected: ["Austria"])
        field.send(.queryEdit("bel"))
        #expect(field.text == "bel")
        #expect(field.valueText == "Austria")
        #expect(field.press(.escape).shownTexts == ["Austria"])
    }

    @Test func `R3 Cancel restores, Done keeps`() {
        for (close, expected) in [(FieldEvent.toolbarCancel, "Austria"), (.toolbarDone, "Chile")] {
            var field = TestField.make(.menu, selected: ["Austria"])
            field.send(.popupOpen)
            field.press(.end)
            field.send(close)
            #expect(field.picked == [expected])
            #expect(!field.isOpen)
        }
    }

    @Test(arguments: FieldStyle.allCases) func `R4 opening highlights the selection and changes nothing`(
        style: FieldStyle
    ) {
        var field = TestField.make(style, selected: ["Chile"])
        let effects = field.send(.popupOpen)
        #expect(field.highlighted() == "Chile")
        #expect(effects.changes.isEmpty && effects.shownTexts.isEmpty)
        #expect(field.shown().count == 3)
    }

    @Test func `R4 without a selection the first enabled option is highlighted`() {
        var field = TestField.make(options: [TestField.list("-a", "-b", "c", "d")])
        field.send(.popupOpen)
        #expect(field.highlighted() == "c")
        #expect(field.selection.isEmpty)
        #expect(field.drafted() == ["c"])
    }

    @Test func `R4 pickFirst commits the first enabled option, once, and Cancel takes it back`() {
        var field = TestField.make(.wheel, options: [TestField.list("-a", "b", "c")]) {
            $0.onOpen = .pickFirst
        }
        #expect(field.send(.popupOpen).reasons == [.pick])
        #expect(field.picked == ["b"])
        #expect(field.isOpen)
        #expect(field.send(.toolbarCancel).reasons == [.restore])
        #expect(field.selection.isEmpty)
        #expect(!field.canUndo, "opening and Cancel leave nothing to undo")
        field.send(.popupOpen, .toolbarDone)
        #expect(field.send(.popupOpen).changes.isEmpty, "something is picked already")
    }

    @Test func `R5 by default nothing is committed before Done`() {
        var field = TestField.make(.wheel)
        field.send(.popupOpen)
        let effects = field.press(.down, .down, .up)
        #expect(effects.changes.isEmpty)
        #expect(field.send(.toolbarDone).reasons == [.pick])
    }

    @Test(arguments: FieldStyle.allCases)
    func `R5 onSettle commits with each move by key, and Cancel restores`(
        style: FieldStyle
    ) {
        var field = TestField.make(style, selected: ["Austria"]) { $0.commit = .onSettle }
        field.send(.popupOpen)
        #expect(field.press(.down).changes.map(\.to.ids) == [["Belgium"]])
        #expect(field.press(.down).changes.map(\.to.ids) == [["Chile"]])
        #expect(field.press(.escape).reasons == [.restore])
        #expect(field.picked == ["Austria"])
    }

    @Test func `R5 onSettle commits what a wheel comes to rest on, not what it passes`() {
        var field = TestField.make(.wheel, (1...30).map(String.init)) { $0.commit = .onSettle }
        field.send(.popupOpen, .wheelDrag(by: 0.2, column: 0))
        var changes = field.send(.wheelRelease(velocity: 25, column: 0)).changes
        var ticks = 0
        for step in 1...400 {
            let effects = field.reduce(.clockAdvance(to: Double(step) * 0.02))
            changes += effects.changes
            ticks += effects.filter { if case .tick = $0 { true } else { false } }.count
        }
        #expect(changes.count == 1)
        #expect(ticks > 3, "it passed some")
        #expect(field.picked == [field.highlighted() ?? "none"])
    }
}
