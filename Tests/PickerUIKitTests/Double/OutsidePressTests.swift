#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// Presses beside a field (R6), which only the test double can make.
    @MainActor @Suite struct OutsidePressTests {
        private func press(_ screen: Screen, on view: UIView, moving distance: CGFloat = 0) {
            screen.window.touch(view, at: CGPoint(x: 10, y: 10), moving: distance)
        }

        @Test(arguments: [
            (OutsidePolicy.commit, "b", false), (.cancel, "", false), (.keep, "", true),
        ])
        func `R6 a press beside a wheel follows the policy, a press on the field or a swipe does not`(
            _ policy: OutsidePolicy, _ text: String, _ staysOpen: Bool
        ) {
            let screen = Screen()
            let field = PickerTextField(["a", "b"]) { $0.outside = policy }
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            screen.wheel?.settle(onRow: 1)
            press(screen, on: field)
            press(screen, on: label, moving: 40)
            screen.window.touch(label, at: .zero, withSecondFinger: true)
            #expect(field.isOpen)
            #expect(!field.outsidePress.cancelsTouchesInView, "who is pressed hears of it as well")
            #expect(!field.outsidePress.delaysTouchesEnded)
            press(screen, on: label)
            #expect(field.isOpen == staysOpen)
            #expect(field.isFirstResponder == staysOpen)
            #expect(field.text == text)
            field.resignFirstResponder()
            press(screen, on: label)
            #expect(screen.window.recognizers.isEmpty)
        }

        @Test func `R6 R15 a press beside a wheel that turns waits until it rests`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            screen.wheel?.spin()
            press(screen, on: label)
            #expect(field.isOpen)
            screen.wheel?.settle(onRow: 2)
            #expect(!field.isOpen)
            #expect(field.text == "c")
        }

        @Test func `R6 R19 a press on a text field leads on, unless that takes no focus`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let other = UITextField()
            let inside = UILabel()
            other.addSubview(inside)
            screen.add(field, other)
            field.tap()
            press(screen, on: inside)
            #expect(field.isOpen, "it is closed when the other one is edited")
            other.isEnabled = false
            press(screen, on: inside)
            #expect(!field.isOpen)
            #expect(field.text == "a")
        }

        @Test(arguments: [true, false])
        func `R6 R19 a press on a text view leads on if that is edited`(_ isEditable: Bool) {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let view = UITextView(frame: .zero)
            view.isEditable = isEditable
            screen.add(field, view)
            field.tap()
            press(screen, on: view)
            #expect(field.isOpen == isEditable)
        }

        @Test func `R6 a press on a button in a text field is beside the wheel, on a combo box's arrow not`()
        {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let other = UITextField()
            let button = UIButton(frame: .zero)
            other.rightView = button
            let combo = ComboBoxField(["c"]) { $0.style = .combo }
            screen.add(field, other, combo)
            field.tap()
            press(screen, on: combo.arrow)
            #expect(field.isOpen)
            press(screen, on: button)
            #expect(!field.isOpen)
        }

        @Test func `R6 a press on a suggestion is none beside the combo box, one elsewhere is`() throws {
            let screen = Screen()
            let field = ComboBoxField(["Alabama", "Alaska"]) { $0.style = .combo }
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            field.insertTyped("alaska")
            let cell = try #require(screen.suggestions?.cell(0))
            press(screen, on: cell)
            #expect(field.isOpen)
            press(screen, on: label)
            #expect(!field.isOpen)
            #expect(field.text == "Alaska", "an exact title is committed")
        }
    }
#endif
