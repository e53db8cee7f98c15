#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What a hardware keyboard writes, which a press made by a test writes only on the double.
    @MainActor @Suite struct TypingTests {
        private func searching(_ titles: [String]) throws -> (
            screen: Screen, field: PickerTextField, list: ListController
        ) {
            let screen = Screen()
            let field = PickerTextField(titles) {
                $0.style = .menu
                $0.isMultiple = true
            }
            field.listPresentation = .list
            screen.add(field)
            field.tap()
            let list = try #require(screen.list)
            list.searchBar.searchTextField.becomeFirstResponder()
            return (screen, field, list)
        }

        @Test func `R10 what is typed in a list's search is written there, and neither picks nor walks`()
            throws
        {
            let (screen, field, list) = try searching(["New Delhi", "New York", "Oslo"])
            for letter in ["n", "e", "w"] { screen.press(letter) }
            screen.press(.keyboardSpacebar)
            screen.press("y")
            #expect(list.searchBar.text == "new y")
            #expect(list.tables[0].titles == ["New York"])
            screen.press(.keyboardDeleteOrBackspace)
            #expect(list.searchBar.text == "new ")
            #expect(list.tables[0].titles == ["New Delhi", "New York"])
            screen.press(.keyboardEnd)
            screen.press(.keyboardSpacebar, .control)
            #expect(field.model.state.isChecked("New Delhi"), "End is the caret's")
            screen.press("a", .control)
            #expect(!field.model.state.isChecked("New York"), "as in a combo box")
            screen.press(.keyboardEscape)
            #expect(screen.list == nil)
        }

        @Test func `R10 letters that Option writes are typed in a list's search and in an open combo box`()
            throws
        {
            let press = KeyPress.make(.keyboardA, "\u{105}", .alternate, unmodified: "a")
            let (screen, field, list) = try searching(["K\u{105}ty", "Oslo"])
            screen.send(press, to: screen.firstResponder)
            #expect(list.searchBar.text == "\u{105}")
            #expect(!field.model.state.isChecked("Oslo"))

            let other = Screen()
            let combo = PickerTextField(["K\u{105}ty", "Oslo"]) { $0.style = .combo }
            other.add(combo)
            combo.tap()
            combo.model.send(.popupOpen)
            other.press("k")
            other.send(press, to: other.firstResponder)
            #expect(combo.text == "k\u{105}")
            #expect(other.suggestions?.titles == ["K\u{105}ty"])
        }

        @Test func `R11 while an input method composes in a list's search, all keys are its own`() throws {
            let (screen, field, list) = try searching(["\u{3042}", "\u{3044}"])
            let search = list.searchBar.searchTextField
            search.compose("\u{3042}")
            #expect(list.tables[0].titles == ["\u{3042}"])
            let contested: [Key] = [.down, .up, .pageDown, .pageUp, .tab, .escape, .enter]
            #expect(contested.filter { list.claims($0, []) } == [])
            for code in [UIKeyboardHIDUsage.keyboardTab, .keyboardEscape, .keyboardReturnOrEnter] {
                screen.press(code)
            }
            #expect(field.isOpen, "Return took the composition")
            #expect(search.markedTextRange == nil)
            #expect(contested.filter { !list.claims($0, []) } == [])
            screen.press(.keyboardEscape)
            #expect(!field.isOpen)
        }
    }
#endif
