import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// Faults that picker fields are known for; each test says what a person saw.
@MainActor @Suite struct FaultTests {
    @Test func `of two options with one title, the second is picked and found again`() {
        let screen = Screen()
        let field = PickerTextField(["Springfield", "Springfield", "Shelbyville"])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(field.pickedIndex == 1)
        field.tap()
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
    }

    @Test func `a list that shrinks under its selection does not stop the app`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        field.pickedIndex = 2
        screen.add(field)
        field.options = OptionList(titles: ["a"])
        #expect(field.pickedIndex == nil)
        #expect(field.text == "")
        field.tap()
        #expect(screen.wheel?.numberOfRows(inComponent: 0) == 1)
    }

    @Test func `Done without moving picks the row that the wheel shows`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.tap()
        #expect(field.text == "", "opening changes nothing")
        screen.done.tap()
        #expect(field.text == "a")
    }

    @Test func `a press on another field commits a wheel, by the outside policy`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        let other = UITextField()
        screen.add(field, other)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        other.tap()
        #expect(field.text == "b")
        #expect(other.isFirstResponder)
    }

    @Test func `R15 a wheel does not rest on a disabled option`() throws {
        let screen = Screen()
        let field = PickerTextField([])
        field.options = try OptionList([
            PickerOption(id: "a", title: "a"),
            PickerOption(id: "b", title: "b", availability: .disabled(reason: nil)),
            PickerOption(id: "c", title: "c"),
        ])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
        let popup = try #require(field.popup as? WheelPopup)
        let view = popup.pickerView(popup.wheel, viewForRow: 1, forComponent: 0, reusing: nil)
        #expect((view as? UILabel)?.textColor == .tertiaryLabel)
    }

    @Test func `three fields on one screen keep their own lists and values`() {
        let screen = Screen()
        let fields = (1...3).map { count in PickerTextField((0..<count).map { "\(count)-\($0)" }) }
        for field in fields { screen.add(field) }
        for (place, field) in fields.enumerated() {
            field.tap()
            #expect(screen.wheel?.numberOfRows(inComponent: 0) == place + 1)
            screen.wheel?.settle(onRow: place)
            screen.done.tap()
        }
        #expect(fields.map(\.text) == ["1-0", "2-1", "3-2"])
    }

    @Test func `a field taken away while open closes and lets go`() {
        let screen = Screen()
        weak var gone: PickerTextField?
        let model: PickerModel
        do {
            let field = PickerTextField(["a", "b"])
            gone = field
            model = field.model
            screen.add(field)
            field.tap()
            #expect(model.state.isOpen)
            field.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(!model.state.isOpen)
        #expect(!model.state.isFocused)
        #expect(screen.shownInputView == nil)
    }

    @Test func `R8 options replaced while the wheel is open: it stays on the option, wherever that is now`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        field.options = OptionList(titles: ["x", "y", "a", "b"])
        #expect(screen.wheel?.numberOfRows(inComponent: 0) == 4)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 3)
        field.options = []
        #expect(screen.wheel?.numberOfRows(inComponent: 0) == 0)
        field.options = ["z"]
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 0)
        screen.done.tap()
        #expect(field.text == "z")
    }

    @Test func `R7 an empty list opens, says so and closes again`() {
        let screen = Screen()
        let field = PickerTextField([])
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.numberOfRows(inComponent: 0) == 0)
        #expect(field.toolbar.title == field.model.state.texts(.emptyList))
        screen.done.tap()
        #expect(!field.isOpen)
        #expect(field.text == "")
    }

    @Test func `R24 a cell that is used again shows its new model, and the old one is closed`() {
        let screen = Screen()
        let first = PickerModel(
            FieldConfiguration(name: "a", style: .wheel), options: [OptionList(titles: ["a"])])
        let second = PickerModel(
            FieldConfiguration(name: "b", style: .wheel), options: [OptionList(titles: ["b", "c"])],
            selected: [[Pick(id: "c", title: "c")]])
        let field = PickerTextField(model: first)
        screen.add(field)
        field.model.send(.popupOpen)
        #expect(first.state.isOpen)
        field.model = second
        #expect(!first.state.isOpen)
        #expect(!field.isFirstResponder)
        #expect(field.text == "c")
        first.send(.selectionSet([["a"]]))
        #expect(field.text == "c", "what happens to the old model is not seen here")
    }

    @Test func `two views of one model show the same, and one of them is open`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        let twin = PickerTextField(model: field.model)
        screen.add(field, twin)
        twin.tap()
        #expect(twin.popup != nil)
        #expect(field.popup == nil)
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(field.text == "b")
        #expect(twin.text == "b")
    }

    @Test func `of two views of one model, one that goes away takes nothing from the one that is edited`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        let twin = PickerTextField(model: field.model)
        screen.add(field, twin)
        twin.tap()
        field.removeFromSuperview()
        #expect(twin.isOpen)
        #expect(twin.isFirstResponder)
        #expect(screen.wheel != nil)
    }

    @Test func `two windows have an open field each`() {
        let left = Screen()
        let right = Screen()
        let first = PickerTextField(["a", "b"])
        let second = PickerTextField(["x", "y"])
        left.add(first)
        right.add(second)
        first.tap()
        second.tap()
        #expect(first.isOpen)
        left.wheel?.settle(onRow: 1)
        right.wheel?.settle(onRow: 1)
        left.done.tap()
        #expect(first.text == "b")
        #expect(second.isOpen)
        right.done.tap()
        #expect(second.text == "y")
    }

    @Test func `rotation leaves the wheel open where it stands, and a bar as wide as the screen`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2)
        screen.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        screen.traits.width = .regular
        #expect(field.isOpen)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
        #expect(screen.toolbar?.autoresizingMask.contains(.flexibleWidth) == true)
        #expect(screen.toolbar?.frame.height == 44)
    }

    @Test func `a tap on the bar reaches no wheel: it is no part of one`() throws {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.tap()
        let wheel = try #require(screen.wheel)
        let bar = try #require(screen.toolbar)
        #expect(!bar.isDescendant(of: wheel))
        let row = wheel.selectedRow(inComponent: 0)
        screen.done.tap()
        #expect(wheel.selectedRow(inComponent: 0) == row)
    }

    @Test func `a long message leaves room for the buttons of the bar`() throws {
        let screen = Screen()
        let field = PickerTextField(["a"]) {
            $0.label = String(repeating: "What a long question this is. ", count: 10)
        }
        screen.add(field)
        field.tap()
        let title = try #require(screen.toolbar?.items?[3].customView)
        #expect(title.frame.width > 0)
        #expect(title.frame.width < 200)
        screen.toolbar?.frame.size.width = 844
        screen.toolbar?.layoutIfNeeded()
        #expect(title.frame.width > 500)
    }

    @Test(arguments: [FieldStyle.wheel, .combo])
    func `R13 a list that failed to come is asked for again by the bar`(_ style: FieldStyle) throws {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = style
            $0.columns = [ColumnConfiguration(source: .request)]
        }
        var requests: [Int] = []
        field.model.onLoad = { requests.append($0.request) }
        screen.add(field)
        field.becomeFirstResponder()
        field.model.send(.popupOpen)
        #expect(field.toolbar.retryItem == nil)
        field.model.send(.optionsFailed(request: requests[0], message: "no network", column: 0))
        #expect(field.toolbar.title.contains("no network"))
        let retry = try #require(field.toolbar.retryItem)
        #expect(screen.toolbar?.items?.contains { $0 === retry } == true)
        retry.tap()
        #expect(requests.count == 2)
        #expect(field.toolbar.retryItem == nil)
        #expect(screen.toolbar?.items?.contains { $0 === retry } == false)
    }

    @Test func `the app's own delegate stays, whenever it is set, and hears of edits in a combo box`() {
        final class Strict: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { string != "x" }
        }
        let screen = Screen()
        let field = PickerTextField(["ax", "ab"]) { $0.style = .combo }
        screen.add(field)
        field.tap()
        let strict = Strict()
        field.delegate = strict
        field.insertTyped("x")
        #expect(field.text == "")
        field.insertTyped("a")
        #expect(field.text == "a")
        #expect(field.delegate === strict)
    }

    @Test func `R9 a handler may set values: no loop, no lost change`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        var seen: [String] = []
        field.onChange = { [unowned field] change in
            seen.append(change.to.ids.map(\.text).joined())
            if change.reason == .pick { field.pickedIndex = 0 }
        }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2)
        screen.done.tap()
        #expect(seen == ["c", "a"])
        #expect(field.text == "a")
    }

    @Test func `nothing leaks: field, model, form and popup go when they are let go`() {
        weak var field: PickerTextField?
        weak var model: PickerModel?
        weak var form: PickerForm?
        weak var popup: WheelPopup?
        weak var list: ListController?
        do {
            let screen = Screen()
            let made = PickerForm([
                FieldConfiguration(name: "a", style: .wheel), FieldConfiguration(name: "b"),
            ])
            made.onSubmit = {}
            let first = PickerTextField(model: made.models[0])
            let second = PickerTextField(model: made.models[1])
            first.options = OptionList(titles: ["a"])
            first.onChange = { _ in }
            second.listPresentation = .list
            screen.add(first, second)
            first.model.send(.popupOpen)
            popup = first.popup as? WheelPopup
            #expect(popup != nil)
            second.tap()
            list = screen.list
            #expect(list != nil)
            list?.barItems.first?.tap()
            (field, model, form) = (first, made.models[0], made)
            first.removeFromSuperview()
            second.removeFromSuperview()
        }
        #expect(field == nil)
        #expect(model == nil)
        #expect(form == nil)
        #expect(popup == nil)
        #expect(list == nil)
    }

    @Test func `nothing leaks from a menu, from undo, nor from one who waits for a choice`() async {
        weak var menu: PickerTextField?
        weak var button: MenuButton?
        weak var awaited: PickerTextField?
        var answer: Task<Selection?, Never>?
        do {
            let screen = Screen()
            let first = PickerTextField(["a", "b"]) { $0.style = .menu }
            let second = PickerTextField(["a", "b"])
            screen.add(first, second)
            button = first.menuButton
            let elements = button?.openMenu() ?? []
            (elements.last as? UIAction)?.perform()
            button?.endMenu()
            #expect(first.text == "b")
            screen.window.undoManager?.undo()
            answer = Task { [weak second] in await second?.choice() }
            while !second.isOpen { await Task.yield() }
            (menu, awaited) = (first, second)
            first.removeFromSuperview()
            second.removeFromSuperview()
        }
        _ = await answer?.value
        #expect(menu == nil)
        #expect(button == nil)
        #expect(awaited == nil)
    }

    @Test func `nothing leaks from a combo box with its arrow, nor from an app's own wheel`() {
        weak var combo: ComboBoxField?
        weak var dropdown: DropdownField?
        weak var table: OptionTable?
        do {
            let screen = Screen()
            let first = ComboBoxField(["a"]) { $0.style = .combo }
            let lists = DropdownFieldTests.Lists()
            let second = DropdownField(frame: .zero)
            second.pickerDataSource = lists
            second.pickerDelegate = lists
            screen.add(first, second)
            first.tap()
            first.insertTyped("a")
            table = screen.suggestions
            #expect(table != nil)
            second.tap()
            second.model.send(.toolbarCancel)
            (combo, dropdown) = (first, second)
        }
        #expect(combo == nil)
        #expect(dropdown == nil)
        #expect(table == nil)
    }
}
