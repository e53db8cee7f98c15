import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// What an app's own handlers, placeholders and lists may do to a control.
@MainActor @Suite struct HostileAppTests {
    // MARK: Handlers that take the ground away

    @Test func `a handler may take the field away, or give it another model, while it is open`() {
        for isTakenAway in [true, false] {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            field.adopt(.original2012)
            field.onChange = { [weak field] _ in
                if isTakenAway {
                    field?.removeFromSuperview()
                } else {
                    field?.model = PickerModel(PickerTextField.initialConfiguration)
                }
            }
            screen.add(field)
            let model = field.model
            field.tap()
            #expect(model.state.selection.ids == ["a"])
            #expect(!model.state.isOpen)
            #expect(!field.isOpen)
            #expect(screen.wheel == nil)
        }
    }

    @Test func `a delegate may take the field away when editing ended`() {
        final class Removing: NSObject, UITextFieldDelegate {
            func textFieldDidEndEditing(_ textField: UITextField) { textField.removeFromSuperview() }
        }
        let screen = Screen()
        let delegate = Removing()
        let field = PickerTextField(["a", "b"])
        field.delegate = delegate
        screen.add(field)
        field.tap()
        screen.done.tap()
        #expect(field.superview == nil)
        #expect(!field.isOpen)
        #expect(field.text == "a")
    }

    @Test func `a model may be changed under a field whose delegate does not let it end`() {
        let screen = Screen()
        let delegate = NotingDelegate()
        let field = PickerTextField(["a", "b"])
        let old = field.model
        field.delegate = delegate
        screen.add(field)
        field.tap()
        delegate.allowsEnd = false
        field.model = PickerModel(PickerTextField.initialConfiguration, options: [["c"]])
        #expect(!old.state.isOpen)
        #expect(!old.state.isFocused)
        #expect(field.isFirstResponder)
        #expect(screen.wheel == nil)
        delegate.allowsEnd = true
        field.resignFirstResponder()
        #expect(!field.isOpen)
        #expect(screen.wheel == nil)
    }

    @Test func `looks that change while the field is open leave it open`() {
        for style in [FieldStyle.wheel, .menu, .combo] {
            let screen = Screen()
            let field = ComboBoxField(["a", "b"]) { $0.style = style }
            field.listPresentation = .list
            screen.add(field)
            field.model.send(.popupOpen)
            #expect(field.isOpen)
            screen.traits = Traits(direction: .rightToLeft, width: .regular, style: .dark)
            field.isToolbarHidden = true
            field.inputAccessoryView = UIView()
            field.rowHeight = 20
            field.isToolbarHidden = false
            #expect(field.isOpen)
            field.model.send(.optionPress("b", column: 0))
            field.model.send(.toolbarDone)
            #expect(field.text == "b")
        }
    }

    // MARK: Placeholders

    @Test func `a placeholder with looks of its own stays, and a plain one takes its place`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        let own = field.placeholder
        screen.add(field)
        let looks = NSAttributedString(string: "Color", attributes: [.init("looks"): 1])
        field.attributedPlaceholder = looks
        field.tap()
        screen.done.tap()
        #expect(field.attributedPlaceholder?.isEqual(to: looks) == true)
        #expect(field.placeholder == "Color")
        #expect(field.configuration.placeholder == "Color")
        field.placeholder = "Size"
        #expect(field.attributedPlaceholder?.string == "Size")
        field.placeholder = nil
        #expect(field.placeholder == own)
        #expect(field.configuration.placeholder == nil)
    }

    @Test func `the placeholder of Interface Builder shows`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        coder.encode("Color" as NSString, forKey: "UIPlaceholder")
        coder.finishEncoding()
        let archive = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let field = try #require(DropdownField(coder: archive))
        #expect(field.placeholder == "Color")
        #expect(field.configuration.placeholder == "Color")
    }

    // MARK: An app's own wheel

    @MainActor final class Cities: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var countries = ["Austria", "Germany"]
        var cities = [["Graz", "Linz", "Wien"], ["Bonn", "Kiel"]]
        var afterTurn: (UIPickerView) -> Void = { _ in }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? countries.count : cities[pickerView.selectedRow(inComponent: 0)].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            component == 0 ? countries[row] : cities[pickerView.selectedRow(inComponent: 0)][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if component == 0 { afterTurn(pickerView) }
        }
    }

    @Test(arguments: [true, false])
    func `a data source that looks at the first component for the second's rows is picked from as it shows`(
        isReloadedByField: Bool
    ) {
        let screen = Screen()
        let lists = Cities()
        let field = DropdownField(frame: .zero)
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        lists.afterTurn = {
            if isReloadedByField { field.reloadPicker() } else { $0.reloadComponent(1) }
        }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1, inComponent: 0)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
        #expect(screen.wheel?.numberOfRows(inComponent: 1) == 2)
        screen.wheel?.settle(onRow: 1, inComponent: 1)
        screen.done.tap()
        #expect(field.text == "Germany, Kiel")
        field.reloadPicker()
        #expect(field.text == "Germany, Kiel")
        field.tap()
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
        #expect(screen.wheel?.selectedRow(inComponent: 1) == 1)
        screen.wheel?.settle(onRow: 0, inComponent: 0)
        screen.wheel?.settle(onRow: 2, inComponent: 1)
        screen.done.tap()
        #expect(field.text == "Austria, Wien")
    }

    @Test func `a row that stays while its component is reloaded is picked as what it shows now`() {
        let screen = Screen()
        let lists = Cities()
        lists.cities = [["Neustadt", "Graz"], ["Kiel", "Neustadt"]]
        let field = DropdownField(frame: .zero)
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        lists.afterTurn = { $0.reloadComponent(1) }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1, inComponent: 0)
        #expect(screen.wheel?.selectedRow(inComponent: 1) == 0)
        screen.done.tap()
        #expect(field.text == "Germany, Kiel")
    }

    @Test
    func
        `such a data source is asked with the picked row also behind a row for none, while the wheel is closed`()
    {
        let screen = Screen()
        let lists = Cities()
        lists.countries.insert("", at: 0)
        lists.cities.insert([], at: 0)
        let field = DropdownField(frame: .zero)
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        lists.afterTurn = { $0.reloadComponent(1) }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2, inComponent: 0)
        screen.wheel?.settle(onRow: 1, inComponent: 1)
        screen.done.tap()
        #expect(field.text == "Germany, Kiel")
        field.reloadPicker()
        #expect(field.text == "Germany, Kiel")
    }
}
