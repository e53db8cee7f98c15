#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What UIKit slides in as a field is tapped; only the double tells it from what takes its place.
    @MainActor @Suite struct ComingWheelTests {
        /// An app's delegate that does something when editing begins.
        private final class Beginner: NSObject, UITextFieldDelegate {
            let begin: (UITextField) -> Void
            init(_ begin: @escaping (UITextField) -> Void) { self.begin = begin }
            func textFieldDidBeginEditing(_ textField: UITextField) { begin(textField) }
        }

        @Test(arguments: [false, true])
        func `a wheel slides in with its bar, by a tap as by a program`(isTapped: Bool) {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            screen.add(field)
            if isTapped { field.tap() } else { field.model.send(.popupOpen) }
            #expect(field.isOpen)
            #expect(screen.wheel?.numberOfRows(inComponent: 0) == 2)
            #expect(screen.toolbar != nil)
            #expect(screen.window.replacedInputViews == 0)
            screen.wheel?.settle(onRow: 1)
            screen.done.tap()
            #expect(field.text == "b")
        }

        @Test func `who is told that editing began finds the wheel, and as it will stand`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            field.pickedIndex = 2
            var found: UIPickerView?
            let delegate = Beginner { found = $0.inputView as? UIPickerView }
            field.delegate = delegate
            screen.add(field)
            field.tap()
            #expect(found === screen.wheel)
            #expect(found?.selectedRow(inComponent: 0) == 2)
        }

        @Test func `a wheel that was expected and did not open goes`() {
            let changes: [(PickerTextField) -> Void] = [
                { $0.configuration.opensOnFocus = false }, { $0.configuration.isReadOnly = true },
                { $0.style = .menu }, { $0.style = .combo },
            ]
            for change in changes {
                let screen = Screen()
                let field = PickerTextField(["a", "b"])
                let delegate = Beginner { ($0 as? PickerTextField).map(change) }
                field.delegate = delegate
                screen.add(field)
                field.tap()
                #expect(!field.isOpen)
                #expect(screen.wheel == nil)
                #expect(field.comingPopup == nil)
            }
            let screen = Screen()
            let field = PickerTextField(["a"])
            let delegate = NotingDelegate()
            delegate.allowsBegin = false
            field.delegate = delegate
            screen.add(field)
            field.tap()
            #expect(!field.isOpen)
            #expect(field.comingPopup == nil)
            #expect(delegate.notes == ["should begin"])
        }

        @Test func `options that change as editing begins are those of the wheel`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let delegate = Beginner { ($0 as? PickerTextField)?.options = ["x", "y", "z"] }
            field.delegate = delegate
            screen.add(field)
            field.tap()
            #expect(screen.wheel?.numberOfRows(inComponent: 0) == 3)
            screen.wheel?.settle(onRow: 2)
            screen.done.tap()
            #expect(field.text == "z")
        }
    }
#endif
