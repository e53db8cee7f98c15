import PickerCore
import Testing

@testable import struct PickerCore.SelectionHistory

/// Undo and redo go back and forth between commits (R3); a step that changes nothing is no step.
@Suite struct HistoryTests {
    static func picking(_ ids: [String], onMissing: MissingPolicy = .drop) -> FieldState {
        var field = TestField.make { $0.onMissing = onMissing }
        for id in ids { field.send(.popupOpen, .optionPress(OptionID(id), column: 0)) }
        return field
    }

    @Test func `R3 undo goes back commit by commit and redo goes forth again`() {
        var field = Self.picking(["Austria", "Belgium", "Chile"])
        #expect(field.send(.commitUndo).reasons == [.undo])
        #expect(field.picked == ["Belgium"])
        field.send(.commitUndo, .commitUndo)
        #expect(field.selection.isEmpty)
        #expect(!field.canUndo)
        #expect(field.send(.commitUndo).isEmpty)
        #expect(field.send(.commitRedo).reasons == [.redo])
        field.send(.commitRedo, .commitRedo)
        #expect(field.picked == ["Chile"])
        #expect(!field.canRedo)
    }

    @Test func `R3 a new commit forgets what had been undone`() {
        var field = Self.picking(["Austria", "Belgium"])
        field.send(.commitUndo, .popupOpen, .optionPress("Chile", column: 0))
        #expect(!field.canRedo)
        field.send(.commitUndo)
        #expect(field.picked == ["Austria"])
    }

    @Test func `R12 undo to a refused value says so, changes nothing and keeps the step`() {
        var field = Self.picking(["Belgium", "Austria"], onMissing: .refuse)
        field.send(.optionsReplace(TestField.list("Austria", "Chile"), column: 0))
        for _ in 0..<2 {
            let effects = field.send(.commitUndo)
            #expect(effects.refusals == [.missing("Belgium", column: 0)])
            #expect(effects.changes.isEmpty)
            #expect(!effects.announcements.contains { $0.contains("ndo") }, "nothing was undone")
            #expect(field.picked == ["Austria"])
            #expect(field.canUndo)
            #expect(!field.canRedo)
        }
        field.send(.optionsReplace(TestField.list("Austria", "Belgium"), column: 0))
        #expect(field.send(.commitUndo).reasons == [.undo])
        #expect(field.picked == ["Belgium"])
    }

    @Test func `R12 redo to a value that is disabled now is refused and keeps the step`() {
        var field = Self.picking(["Austria", "Belgium"], onMissing: .refuse)
        field.send(.commitUndo, .optionsReplace(TestField.list("Austria", "-Belgium"), column: 0))
        let effects = field.send(.commitRedo)
        #expect(effects.refusals == [.disabled("Belgium", reason: "sold out", column: 0)])
        #expect(effects.changes.isEmpty)
        #expect(field.picked == ["Austria"])
        #expect(field.canRedo)
    }

    @Test func `R3 a step to what stands already is passed over`() {
        var field = Self.picking(["Chile", "Austria", "Belgium"])
        // Belgium and Austria are gone: the step back to Austria comes to none, which stands.
        field.send(.optionsReplace(TestField.list("Chile"), column: 0))
        #expect(field.selection.isEmpty)
        #expect(field.canUndo)
        let effects = field.send(.commitUndo)
        #expect(effects.reasons == [.undo])
        #expect(field.picked == ["Chile"])
        field.send(.commitRedo)
        #expect(field.selection.isEmpty)
    }

    @Test func `R3 nothing is left to undo when every step comes to what stands`() {
        var field = Self.picking(["Austria", "Belgium"])
        field.send(.optionsReplace(OptionList(), column: 0))
        #expect(!field.canUndo)
        #expect(field.send(.commitUndo).isEmpty)
        #expect(!field.canRedo)
    }

    @Test func `R5 however often a wheel came to rest, one undo takes the opening back`() {
        var field = TestField.make(.wheel, selected: ["Austria"]) { $0.commit = .onSettle }
        field.send(.popupOpen)
        field.press(.down, .down)
        field.send(.toolbarDone, .commitUndo)
        #expect(field.picked == ["Austria"])
        #expect(!field.canUndo)
    }

    @Test func `R3 undo while a settling wheel is open is not undone by Done`() {
        var field = TestField.make(.wheel) { $0.commit = .onSettle }
        for id in ["Austria", "Belgium"] {
            field.send(.popupOpen, .optionPress(OptionID(id), column: 0), .clockAdvance(to: field.now + 5))
            field.send(.toolbarDone)
        }
        field.send(.popupOpen, .commitUndo)
        #expect(field.picked == ["Austria"])
        field.send(.toolbarDone)
        #expect(field.canRedo)
        field.send(.commitUndo)
        #expect(field.selection.isEmpty)
    }

    @Test func `a long session keeps a hundred steps`() {
        var history = SelectionHistory()
        for number in 0..<250 {
            history.note(Selection(columns: [[Pick(id: OptionID("\(number)"), title: "")]]))
        }
        #expect(history.undoable.count == SelectionHistory.depthLimit)
        #expect(history.undoable.last?.ids == ["249"])
    }
}
