import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// What apps did to the controls that these replace, and what else they may do.
@MainActor @Suite struct HostileTests {
    // MARK: Fields that cannot open

    @Test func `choice() answers nothing where the field has no window, and the field is closed`() async {
        for style in [FieldStyle.wheel, .menu, .combo] {
            let field = PickerTextField(["a", "b"]) { $0.style = style }
            let answer = await field.choice()
            #expect(answer == nil)
            #expect(!field.isOpen)
        }
    }

    @Test func `a field that its delegate forbids to begin is not left open by choice(), a key or a press`()
        async
    {
        let screen = Screen()
        let delegate = NotingDelegate()
        delegate.allowsBegin = false
        for style in [FieldStyle.wheel, .combo] {
            let field = PickerTextField(["a", "b"]) { $0.style = style }
            field.delegate = delegate
            screen.add(field)
            let answer = await field.choice()
            #expect(answer == nil)
            #expect(!field.isOpen)
            #expect(field.popup == nil)
            #expect(field.accessibilityActivate() == false)
            #expect(!field.isOpen)
            #expect(!field.isFirstResponder)
        }
    }

    @Test func `a list without a screen to present it is not left open`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = PickerTextField(["a", "b"]) { $0.style = .menu }
        field.listPresentation = .list
        window.addSubview(field)
        let answer = await field.choice()
        #expect(answer == nil)
        #expect(!field.isOpen)
    }

    @Test func `a delegate that ends editing as it begins is obeyed`() {
        final class Ending: NSObject, UITextFieldDelegate {
            var began = 0
            func textFieldDidBeginEditing(_ textField: UITextField) {
                began += 1
                if began < 5 { textField.resignFirstResponder() }
            }
        }
        let screen = Screen()
        let delegate = Ending()
        let field = PickerTextField(["a", "b"])
        field.delegate = delegate
        screen.add(field)
        field.tap()
        #expect(delegate.began == 1)
        #expect(!field.isFirstResponder)
        #expect(!field.isOpen)
        #expect(!field.model.state.isFocused)
        #expect(field.popup == nil)
    }

    @Test func `a delegate that leads to another field as one begins or ends is followed`() {
        final class Leading: NSObject, UITextFieldDelegate {
            weak var other: UITextField?
            var atBegin = true
            func textFieldDidBeginEditing(_ textField: UITextField) {
                if atBegin, textField !== other { other?.becomeFirstResponder() }
            }
            func textFieldDidEndEditing(_ textField: UITextField) {
                if !atBegin, textField !== other { other?.becomeFirstResponder() }
            }
        }
        for atBegin in [true, false] {
            let screen = Screen()
            let delegate = Leading()
            delegate.atBegin = atBegin
            let first = PickerTextField(["a", "b"])
            let second = PickerTextField(["c", "d"])
            delegate.other = second
            first.delegate = delegate
            screen.add(first, second)
            first.tap()
            if !atBegin { screen.done.tap() }
            #expect(!first.isOpen)
            #expect(second.isFirstResponder)
            #expect(second.isOpen)
            #expect(screen.wheel != nil)
        }
    }

    // MARK: Changes while open

    @Test(arguments: [FieldStyle.wheel, .menu, .combo], [FieldStyle.wheel, .menu, .combo])
    func `a style that changes while the field is open or focused takes effect`(
        _ old: FieldStyle, _ new: FieldStyle
    ) {
        guard old != new else { return }
        let screen = Screen()
        let field = PickerTextField(["a", "b"]) { $0.style = old }
        field.listPresentation = .list
        field.resignsOnClose = false
        screen.add(field)
        field.becomeFirstResponder()
        field.model.send(.popupOpen)
        field.style = new
        if field.isOpen {
            #expect((screen.wheel != nil) == (new == .wheel))
            #expect((field.popup is ListPopup) == (new == .menu))
        } else {
            #expect(field.popup == nil)
            field.becomeFirstResponder()
            #expect((screen.shownInputView == nil) == (new == .combo))
            field.model.send(.popupOpen)
            #expect((screen.wheel != nil) == (new == .wheel))
        }
    }

    @Test func `disabled, hidden or read-only while open, the field closes and lets the keyboard go`() {
        let changes: [(PickerTextField) -> Void] = [
            { $0.isEnabled = false }, { $0.isHidden = true }, { $0.configuration.isReadOnly = true },
        ]
        for change in changes {
            let screen = Screen()
            let field = ComboBoxField(["a", "b"])
            screen.add(field)
            field.tap()
            change(field)
            #expect(!field.isOpen)
            #expect(field.popup == nil)
            #expect(screen.wheel == nil)
        }
    }

    @Test func `options set in a handler, also to none, are taken while the wheel is open`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.adopt(.original2012)
        var changes: [[OptionID]] = []
        field.onChange = { change in
            changes.append(change.to.ids)
            if change.to.ids == ["b"] { field.options = [] }
        }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        #expect(field.text == "")
        #expect(changes == [["a"], ["b"], []])
        screen.done.tap()
        #expect(!field.isOpen)
    }

    // MARK: Positions that wait for options

    @Test func `-1, as older code says none, is none before the options as after`() {
        let field = PickerTextField([])
        field.pickedIndex = -1
        #expect(field.pickedIndex == nil)
        field.options = ["a", "b"]
        #expect(field.pickedIndex == nil)
        field.pickedIndex = 1
        field.pickedIndex = -1
        #expect(field.pickedIndex == nil)
    }

    @Test func `a position that waits gives way to what is picked later`() {
        let field = PickerTextField([])
        field.pickedIndex = 1
        field.select(id: nil)
        #expect(field.pickedIndex == nil)
        field.options = ["a", "b"]
        #expect(field.text == "")
    }

    @Test func `a position that waits does not go over to another model`() {
        let field = PickerTextField([])
        field.pickedIndex = 1
        field.model = PickerModel(PickerTextField.initialConfiguration)
        #expect(field.pickedIndex == nil)
        field.options = ["a", "b"]
        #expect(field.text == "")
    }

    @Test func `a position that waits is met by options that the model loads`() {
        let state = FieldState(
            FieldConfiguration(name: "letter", style: .wheel), loading: .loading(request: 1))
        let field = PickerTextField(model: PickerModel(state))
        field.pickedIndex = 1
        field.model.send(.optionsLoaded(request: 1, ["a", "b"], isComplete: true, column: 0))
        #expect(field.text == "b")
        #expect(field.pickedIndex == 1)
    }

    @Test func `a position that waits is met by the part of the options that reaches it`() {
        let state = FieldState(
            FieldConfiguration(name: "letter", style: .wheel), loading: .loading(request: 1))
        let field = PickerTextField(model: PickerModel(state))
        field.pickedIndex = 2
        field.model.send(.optionsLoaded(request: 1, ["a", "b"], isComplete: false, column: 0))
        #expect(field.text == "")
        #expect(field.pickedIndex == 2)
        field.model.send(.optionsLoaded(request: 1, ["a", "b", "c"], isComplete: true, column: 0))
        #expect(field.text == "c")
    }

    @Test func `a position that waits gives way to what a person types`() {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .combo
            $0.allowsCustomText = true
        }
        field.pickedIndex = 0
        screen.add(field)
        field.tap()
        field.insertTyped("my own")
        field.resignFirstResponder()
        field.options = ["a", "b"]
        #expect(field.text == "my own")
    }

    @Test func `an id that is selected before the options are waits for them, as a position does`() {
        let field = PickerTextField([])
        field.select(id: "b")
        #expect(field.selection.isEmpty)
        field.options = ["a", "b"]
        #expect(field.text == "b")
        let missing = PickerTextField([])
        missing.select(id: "z")
        missing.options = ["a", "b"]
        #expect(missing.text == "")
        missing.options = ["z"]
        #expect(missing.text == "", "what the options lacked is not waited for any longer")
        let overruled = PickerTextField([])
        overruled.select(id: "b")
        overruled.select(id: nil)
        overruled.options = ["a", "b"]
        #expect(overruled.text == "")
    }

    @Test func `no columns, and columns that are not there, stop nothing`() {
        final class Bare: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var components = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
        }
        let screen = Screen()
        let field = DropdownField(["a"])
        screen.add(field)
        field.configuration.columns = []
        field.setOptions(["x"], column: 5)
        field.setOptions(["x"], column: -1)
        field.pickedIndex = 3
        #expect(field.pickedIndex == nil)
        field.tap()
        field.resignFirstResponder()
        let lists = Bare()
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        field.tap()
        field.resignFirstResponder()
        lists.components = 2
        field.tap()
        lists.components = 1
        field.reloadPicker()
        field.resignFirstResponder()
        field.tap()
        lists.components = 0
        if field.isOpen { screen.done.tap() }
        #expect(field.text == "")
    }

    // MARK: Edits that are not picks

    @Test func `Delete on the keyboard leaves a picked title alone, however short`() {
        let screen = Screen()
        let field = PickerTextField(["0", "A", "B"])
        field.pickedIndex = 1
        screen.add(field)
        field.becomeFirstResponder()
        field.deleteTyped()
        #expect(field.text == "A")
        #expect(field.pickedIndex == 1)
    }

    @Test func `a combo box that is disabled while its delegate keeps the keyboard takes no text`() {
        let screen = Screen()
        let delegate = NotingDelegate()
        let field = PickerTextField(["a", "b"]) { $0.style = .combo }
        field.pickedIndex = 0
        field.delegate = delegate
        screen.add(field)
        field.tap()
        delegate.allowsEnd = false
        field.isEnabled = false
        field.insertTyped("zz")
        #expect(field.text == "a")
        #expect(field.pickedIndex == 0)
    }

    @Test func `the preset of 2012 opens a field that was a menu, too`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.style = .menu
        field.adopt(.original2012)
        screen.add(field)
        field.becomeFirstResponder()
        #expect(field.isOpen)
        #expect(field.text == "a")
    }
}
