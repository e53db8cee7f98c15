import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// Undo, state restoration, and waiting for a choice.
@MainActor @Suite struct LastingTests {
    @Test func `R3 a commit is undone and redone through the app's undo manager`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        let manager = screen.window.undoManager
        manager?.undo()
        #expect(field.text == "")
        manager?.redo()
        #expect(field.text == "b")
        manager?.undo()
        #expect(field.text == "")
        #expect(manager?.canUndo == false)
    }

    @Test func `Undo is the app's while a picked value is focused, by key as by shake`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.resignsOnClose = false
        screen.add(field)
        field.tap()
        screen.done.tap()
        let manager = screen.window.undoManager
        #expect(field.undoManager === manager)
        screen.press("z", .command)
        #expect(field.text == "")
        #expect(manager?.canUndo == false, "it does not offer what is undone already")
        screen.press("z", [.command, .shift])
        #expect(field.text == "a")
        #expect(manager?.canRedo == false)
        manager?.undo()
        #expect(field.text == "")
        field.style = .combo
        #expect(field.undoManager !== manager, "text that is edited has steps of its own")
    }

    @Test func `a field whose undo manager is another now leaves no step with the earlier one`() {
        final class Document: UIView {
            var manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
        let screen = Screen()
        let document = Document()
        let field = PickerTextField(["a", "b"])
        screen.add(document)
        document.addSubview(field)
        field.pickedIndex = 0
        let earlier = document.manager
        #expect(earlier.canUndo)
        document.manager = UndoManager()
        field.pickedIndex = 1
        #expect(!earlier.canUndo)
        document.manager.undo()
        #expect(field.text == "a")
    }

    @Test func `a field that goes away takes its undo steps along`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.pickedIndex = 1
        #expect(screen.window.undoManager?.canUndo == true)
        field.removeFromSuperview()
        #expect(screen.window.undoManager?.canUndo == false)
    }

    @Test func `however often the wheel came to rest, it is one step of undo; Cancel leaves none`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        field.adopt(.original2012)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.wheel?.settle(onRow: 2)
        screen.done.tap()
        let manager = screen.window.undoManager
        manager?.undo()
        #expect(field.text == "")
        #expect(manager?.canUndo == false)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.cancel.tap()
        #expect(manager?.canUndo == false)
    }

    @Test func `a selection survives state restoration, by id`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        field.encodeRestorableState(with: coder)
        let other = PickerTextField(["b", "a"])
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        #expect(other.pickedIndex == 0)
        #expect(other.text == "b")
    }

    @Test func `R12 what is restored waits for options that are still to come`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        field.encodeRestorableState(with: coder)
        let state = FieldState(
            FieldConfiguration(name: "letter", style: .wheel), loading: .loading(request: 1))
        let other = PickerTextField(model: PickerModel(state))
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        other.model.send(.optionsLoaded(request: 1, ["b", "a"], isComplete: true, column: 0))
        #expect(other.pickedIndex == 0)
    }

    @Test func `what is restored before the options are set waits for them, in all columns`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let columns = [ColumnConfiguration(), ColumnConfiguration()]
        let field = PickerTextField([]) { $0.columns = columns }
        field.setOptions(["a", "b"], column: 0)
        field.setOptions(["x", "y"], column: 1)
        field.model.send(.selectionSet([["b"], ["y"]]))
        field.encodeRestorableState(with: coder)
        let other = PickerTextField([]) { $0.columns = columns }
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        #expect(other.text == "")
        other.setOptions(["x", "y"], column: 1)
        other.setOptions(["a", "b"], column: 0)
        #expect(other.text == "b, y")
    }

    @Test func `an archive without a selection changes nothing`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a"])
        field.pickedIndex = 0
        field.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        #expect(field.text == "a")
    }

    @Test func `choice() opens the field and answers with what was picked, or nothing`() async {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        let first = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(await first.value?.ids == ["b"])
        let second = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        screen.cancel.tap()
        #expect(await second.value == nil)
        let third = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        third.cancel()
        #expect(await third.value == nil)
        #expect(!field.isOpen)
        field.isEnabled = false
        #expect(await field.choice() == nil)
    }

    @Test func `choice() answers nothing where the person chose none, or there was nothing to choose`() async
    {
        let screen = Screen()
        let optional = PickerTextField(["a"]) { $0.columns[0].noneTitle = "Any" }
        optional.pickedIndex = 0
        let empty = PickerTextField([])
        screen.add(optional, empty)
        let none = Task { await optional.choice() }
        while !optional.isOpen { await Task.yield() }
        screen.wheel?.settle(onRow: 0)
        screen.done.tap()
        #expect(await none.value == nil)
        let nothing = Task { await empty.choice() }
        while !empty.isOpen { await Task.yield() }
        screen.done.tap()
        #expect(await nothing.value == nil)
    }

    @Test func `choice() of a task that is cancelled already opens nothing`() async {
        let screen = Screen()
        let field = PickerTextField(["a"])
        field.adopt(.original2012)
        var changes = 0
        field.onChange = { _ in changes += 1 }
        screen.add(field)
        let waiting = Task { await field.choice() }
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(changes == 0)
    }

    @Test func `two who wait for one choice have the same answer`() async {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        let first = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        let second = Task { await field.choice() }
        await Task.yield()
        screen.done.tap()
        #expect(await first.value?.ids == ["a"])
        #expect(await second.value?.ids == ["a"])
    }

    @Test func `undo steps stay with the model that they were made on`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.pickedIndex = 0
        let other = PickerModel(PickerTextField.initialConfiguration, options: [["c", "d"]])
        field.model = other
        field.pickedIndex = 1
        screen.window.undoManager?.undo()
        #expect(other.state.selection.isEmpty)
        #expect(screen.window.undoManager?.canUndo == false)
    }

    @Test func `choice() ends when its field is taken away`() async {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        let waiting = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        field.removeFromSuperview()
        _ = await waiting.value
        #expect(!field.isOpen)
    }
}
