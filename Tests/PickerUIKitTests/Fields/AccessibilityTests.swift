import PickerCore
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// What assistive technology is told and can do.
@MainActor @Suite struct AccessibilityTests {
    @Test func `R22 label, value, hint and traits come from the model`() {
        let field = PickerTextField(["Texas"]) {
            $0.label = "State"
            $0.isRequired = true
        }
        field.pickedIndex = 0
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityLabel == "State")
        #expect(field.accessibilityValue == "Texas")
        #expect(field.accessibilityHint?.contains(field.model.state.texts(.required)) == true)
        #expect(field.accessibilityTraits.contains(.adjustable))
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
        field.isEnabled = true
        field.style = .menu
        #expect(!field.accessibilityTraits.contains(.adjustable))
        #expect(field.accessibilityTraits.contains(.button))
    }

    @Test func `R22 the hint says what kind of field it is, whether it is open and whether it is read-only`()
    {
        let screen = Screen()
        let field = PickerTextField(["a"])
        let texts = field.model.state.texts
        screen.add(field)
        #expect(field.accessibilityHint == [texts(.roleWheel), texts(.collapsed)].joined(separator: ", "))
        field.tap()
        #expect(field.accessibilityHint == [texts(.roleWheel), texts(.expanded)].joined(separator: ", "))
        screen.cancel.tap()
        field.configuration.isReadOnly = true
        #expect(field.accessibilityHint?.contains(texts(.readOnly)) == true)
        #expect(!field.accessibilityTraits.contains(.adjustable))
        field.style = .combo
        #expect(field.accessibilityHint?.hasPrefix(texts(.roleCombo)) == true)
    }

    @Test func `R22 a combo box is a text field to a screen reader; a field that was one is none any more`() {
        let field = PickerTextField(["a"])
        #expect(field.accessibilityTraits != UITextField().accessibilityTraits)
        field.style = .combo
        #expect(field.accessibilityTraits == UITextField().accessibilityTraits)
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
    }

    @Test func `R22 the name that an app gave stays, unless the field has a label`() {
        let field = PickerTextField(["a"])
        field.placeholder = "Choose a state"
        #expect(field.accessibilityLabel == "Choose a state")
        field.placeholder = "Choose"
        #expect(field.accessibilityLabel == "Choose")
        field.accessibilityLabel = "State, as the app says"
        field.pickedIndex = 0
        #expect(field.accessibilityLabel == "State, as the app says")
        field.label = "State"
        #expect(field.accessibilityLabel == "State")
    }

    @Test func `R22 what the clear button does is an action, where there is something to clear`() throws {
        let field = PickerTextField(["a"])
        let own = UIAccessibilityCustomAction(name: "Help") { _ in true }
        field.pickedIndex = 0
        #expect(field.accessibilityCustomActions == nil)
        field.clearButtonMode = .always
        field.accessibilityCustomActions = [own]
        let actions = try #require(field.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Help", field.model.state.texts(.clear)])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(field.text == "")
        #expect(field.accessibilityCustomActions?.map(\.name) == ["Help"])
    }

    @Test func `R22 a wheel's columns have names`() throws {
        let screen = Screen()
        let field = PickerTextField(["a"]) { $0.label = "State" }
        screen.add(field)
        field.tap()
        let single = try #require(field.popup as? WheelPopup)
        #expect(single.pickerView(single.wheel, accessibilityLabelForComponent: 0) == "State")
        screen.cancel.tap()
        field.configuration.columns = [
            ColumnConfiguration(label: "Country"), ColumnConfiguration(label: "City"),
        ]
        field.tap()
        let popup = try #require(field.popup as? WheelPopup)
        let names = (0..<3).map { popup.pickerView(popup.wheel, accessibilityLabelForComponent: $0) }
        #expect(names == ["Country", "City", nil])
    }

    @Test func `R22 a wheel field is adjusted without opening`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.accessibilityIncrement()
        #expect(field.text == "a")
        field.accessibilityIncrement()
        #expect(field.accessibilityValue == "b")
        field.accessibilityDecrement()
        #expect(field.text == "a")
        #expect(!field.isOpen)
    }

    @Test func `R19 focus from VoiceOver never opens; a double tap does`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.accessibilityElementDidBecomeFocused()
        #expect(!field.isOpen)
        #expect(field.accessibilityActivate())
        #expect(field.isOpen)
        #expect(screen.wheel != nil)
    }

    @Test(arguments: FieldStyle.allCases)
    func `R22 a double tap opens any field, and the scrub of two fingers cancels it`(_ style: FieldStyle) {
        let screen = Screen()
        let field = PickerTextField(["a", "b"]) { $0.style = style }
        screen.add(field)
        #expect(!field.accessibilityPerformEscape(), "there is nothing to cancel")
        #expect(field.accessibilityActivate())
        #expect(field.popup != nil)
        if let list = screen.list {
            #expect(list.accessibilityPerformEscape())
        } else {
            #expect(field.accessibilityPerformEscape())
        }
        #expect(!field.isOpen)
        #expect(field.text == "")
    }

    @Test func `R22 what the model announces is posted`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.tap()
        var said: [String] = []
        field.model.engine.say = { said.append($0) }
        screen.done.tap()
        #expect(said == [field.model.state.texts(.picked(title: "a"))])
    }

    @Test func `the bar has the field's tint`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        field.tintColor = .label
        screen.add(field)
        field.tap()
        #expect(screen.toolbar?.tintColor == .label)
    }

    @Test func `every button of the bar has a name, in the field's language`() {
        let screen = Screen()
        let field = PickerTextField(["a"]) { $0.language = "de" }
        screen.add(field)
        field.tap()
        #expect(screen.previous.accessibilityLabel == Texts(.german)(.previous))
        #expect(screen.next.accessibilityLabel == Texts(.german)(.next))
        #expect(field.placeholder == Texts(.german)(.placeholder))
    }
}
