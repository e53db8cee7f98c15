import PickerCore
import PickerUIKit
import UIKit

/// A window with a screen in it, and what a person does there.
@MainActor final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    private var nextY = CGFloat(50)

    var traits = Traits() { didSet { apply(traits) } }

    init(_ traits: Traits = Traits()) {
        place()
        self.traits = traits
        apply(traits)
    }

    /// Places views below each other.
    func add(_ views: UIView...) {
        for view in views {
            view.frame = CGRect(x: 20, y: nextY, width: 350, height: 40)
            nextY += 60
            controller.view.addSubview(view)
        }
    }

    var wheel: UIPickerView? { shownInputView as? UIPickerView }
    var toolbar: UIToolbar? { shownAccessoryView as? UIToolbar }
    var done: UIBarButtonItem { toolbar!.items!.last! }
    var cancel: UIBarButtonItem { toolbar!.items!.dropLast().last! }
    var previous: UIBarButtonItem { toolbar!.items![0] }
    var next: UIBarButtonItem { toolbar!.items![1] }

    /// Keys go to the first responder.
    func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
        send(code, "", flags, to: firstResponder)
    }

    func press(_ character: String, _ flags: UIKeyModifierFlags = []) {
        send(.keyboardA, character, flags, to: firstResponder)
    }

}

extension PickerTextField {
    /// A field with plain titles.
    convenience init(_ titles: [String], _ configure: (inout FieldConfiguration) -> Void = { _ in }) {
        self.init(frame: .zero)
        var configuration = configuration
        configuration.language = "en"
        configure(&configuration)
        if configuration.style != .wheel { configuration.opensOnFocus = false }
        self.configuration = configuration
        if !titles.isEmpty { options = OptionList(titles: titles) }
    }

    var isOpen: Bool { model.state.isOpen }
}

/// A field that counts how often a program writes its text; writing it moves the caret.
@MainActor final class CountingField: ComboBoxField {
    var textSetCount = 0
    override var text: String? { didSet { textSetCount += 1 } }
}

/// The delegate of an app, which notes what it is told.
@MainActor final class NotingDelegate: NSObject, UITextFieldDelegate {
    var notes: [String] = []
    var allowsBegin = true
    var allowsEnd = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        notes.append("should begin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        notes.append("should end")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { notes.append("did end: \(textField.text ?? "")") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
