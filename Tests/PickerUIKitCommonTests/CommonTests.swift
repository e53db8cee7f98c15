#if canImport(UIKit)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What has to hold on the test double and on UIKit itself.
    @MainActor @Suite struct CommonTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        private let controller = UIViewController()

        init() {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }

        private func field(_ titles: [String], y: CGFloat = 100) -> PickerTextField {
            let field = PickerTextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
            field.options = OptionList(titles: titles)
            controller.view.addSubview(field)
            return field
        }

        /// What UIKit does when a wheel comes to rest.
        private func settle(_ field: PickerTextField, onRow row: Int) throws {
            let popup = try #require(field.popup as? WheelPopup)
            popup.wheel.selectRow(row, inComponent: 0, animated: false)
            popup.pickerView(popup.wheel, didSelectRow: row, inComponent: 0)
        }

        @Test func `the wheel is the input view and opens at the picked row`() throws {
            let field = field(["a", "b", "c"])
            field.pickedIndex = 2
            #expect(field.becomeFirstResponder())
            let wheel = try #require(field.inputView as? UIPickerView)
            #expect(wheel.numberOfRows(inComponent: 0) == 3)
            #expect(wheel.selectedRow(inComponent: 0) == 2)
            #expect(field.inputAccessoryView === field.toolbar)
        }

        @Test func `Done commits and ends editing, Cancel restores`() throws {
            let field = field(["a", "b"])
            field.becomeFirstResponder()
            try settle(field, onRow: 1)
            field.toolbarPress(.toolbarDone)
            #expect(field.text == "b")
            #expect(!field.isFirstResponder)
            field.becomeFirstResponder()
            try settle(field, onRow: 0)
            field.toolbarPress(.toolbarCancel)
            #expect(field.text == "b")
        }

        @Test func `Next goes to the field below, and the first one is committed`() throws {
            let first = field(["a", "b"])
            let second = field(["x", "y"], y: 200)
            first.becomeFirstResponder()
            try settle(first, onRow: 1)
            first.toolbarPress(.toolbarNext)
            #expect(first.text == "b")
            #expect(second.isFirstResponder)
        }

        @Test func `a list that shrinks under an open wheel does not stop the app`() throws {
            let field = field(["a", "b", "c"])
            field.becomeFirstResponder()
            try settle(field, onRow: 2)
            field.options = ["x"]
            field.options = []
            field.options = ["y", "z"]
            field.toolbarPress(.toolbarDone)
            #expect(!field.isFirstResponder)
        }

        @Test func `what is typed into a combo box filters its suggestions`() throws {
            let field = field(["Alabama", "Alaska", "Texas"])
            field.style = .combo
            field.becomeFirstResponder()
            field.text = "al"
            field.sendActions(for: .editingChanged)
            let popup = try #require(field.popup as? SuggestionPopup)
            #expect(popup.table.numberOfRows(inSection: 0) == 2)
            field.resignFirstResponder()
            #expect(popup.table.superview == nil)
        }

        @Test func `a field that is taken away while open lets go`() {
            weak var gone: PickerTextField?
            do {
                let field = field(["a"])
                gone = field
                field.becomeFirstResponder()
                field.removeFromSuperview()
            }
            #expect(gone == nil)
        }
    }
#endif
