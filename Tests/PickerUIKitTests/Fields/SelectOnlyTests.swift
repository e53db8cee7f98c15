import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// A field whose value is picked, and what may be done to its text.
@MainActor @Suite struct SelectOnlyTests {
    @Test func `a field whose value is picked has no caret and no selection; a combo box has`() throws {
        let field = PickerTextField(["a"])
        let start = field.beginningOfDocument
        #expect(field.caretRect(for: start) == .zero)
        let range = try #require(field.textRange(from: start, to: start))
        #expect(field.selectionRects(for: range).isEmpty)
        field.style = .combo
        #expect(field.caretRect(for: start) != .zero)
    }

    @Test func `nothing is pasted, cut or dropped into it; it may be copied from`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        screen.add(field)
        field.tap()
        Pasteboard.text = "evil"
        field.paste(nil)
        field.cut(nil)
        #expect(field.text == "b")
        field.insertTyped("typed")
        field.replace(UITextRange(), withText: "replaced")
        field.compose("composed")
        #expect(field.text == "b")
        field.copy(nil)
        #expect(Pasteboard.text == "b")
    }

    @Test func `a text that comes in by a way of UIKit's own is taken out again`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        screen.add(field)
        field.tap()
        field.text = "dictated"
        field.sendActions(for: .editingChanged)
        #expect(field.text == "b")
        #expect(field.pickedIndex == 1)
    }

    @Test func `an iPad's shortcuts and drops are for text that is edited, and come back with it`() {
        let field = PickerTextField(["a"])
        let drop = field.textDropInteraction
        func takesDrops() -> Bool { field.interactions.contains { $0 === drop } }
        #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
        #expect(field.inputAssistantItem.trailingBarButtonGroups.isEmpty)
        #expect(!takesDrops())
        field.style = .combo
        let plain = UITextField().inputAssistantItem
        #expect(
            field.inputAssistantItem.leadingBarButtonGroups.count == plain.leadingBarButtonGroups.count)
        #expect(takesDrops())
        let own = UIBarButtonItemGroup()
        field.style = .menu
        field.inputAssistantItem.leadingBarButtonGroups = [own]
        field.pickedIndex = 0
        #expect(field.inputAssistantItem.leadingBarButtonGroups.first === own, "what an app puts there stays")
    }

    @Test func `the clear button clears, where the field is optional`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        field.pickedIndex = 0
        screen.add(field)
        field.tapClearButton()
        #expect(field.pickedIndex == nil)
        field.pickedIndex = 0
        field.configuration.isRequired = true
        field.tapClearButton()
        #expect(field.text == "a")
    }

    @Test func `the clear button of a menu field can be pressed beside the menu`() throws {
        let screen = Screen()
        let field = PickerTextField(["a", "b"]) { $0.style = .menu }
        field.clearButtonMode = .always
        screen.add(field)
        field.layoutIfNeeded()
        let button = try #require(field.menuButton)
        let clear = field.clearButtonRect(forBounds: field.bounds)
        let middle = CGPoint(x: clear.midX, y: clear.midY)
        #expect(button.point(inside: middle, with: nil), "there is nothing to clear")
        field.pickedIndex = 0
        #expect(!button.point(inside: middle, with: nil))
        #expect(button.point(inside: CGPoint(x: field.bounds.midX, y: clear.midY), with: nil))
        field.clearButtonMode = .never
        #expect(button.point(inside: middle, with: nil))
    }

    @Test func `R20 disabled takes no focus, read-only takes it and does not open`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.isEnabled = false
        field.tap()
        #expect(!field.isFirstResponder)
        field.isEnabled = true
        field.configuration.isReadOnly = true
        field.tap()
        #expect(field.isFirstResponder)
        #expect(!field.isOpen)
    }
}
