import PickerCore
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// Menus, and which lists are none.
@MainActor @Suite struct MenuTests {
    @Test func `a short list is a menu: check mark, reasons, headings`() throws {
        let screen = Screen()
        let field = FruitField.menu()
        field.select(id: "pear")
        screen.add(field)
        let button = try #require(field.menuButton)
        #expect(button.showsMenuAsPrimaryAction)
        #expect(!button.isAccessibilityElement, "the field itself is what is met")
        let menus = button.openMenu().compactMap { $0 as? UIMenu }
        #expect(menus.map(\.title) == ["Pome", "Stone"])
        #expect(menus.allSatisfy { $0.options.contains(.displayInline) })
        let actions = menus.flatMap(\.children).compactMap { $0 as? UIAction }
        #expect(actions.map(\.title) == ["Apple", "Pear", "Plum", "Cherry"])
        #expect(actions.map(\.state) == [.off, .on, .off, .off])
        #expect(actions[2].attributes.contains(.disabled))
        #expect(actions.map(\.subtitle) == [nil, "Williams", "out of season", nil])
        #expect(field.isOpen)
        #expect(screen.list == nil, "the menu is what is open")
        actions[3].perform()
        button.endMenu()
        #expect(field.text == "Cherry")
        #expect(!field.isOpen)
    }

    @Test func `a menu that ends before it says what was picked picks it all the same`() throws {
        let screen = Screen()
        let field = FruitField.menu()
        screen.add(field)
        let button = try #require(field.menuButton)
        let menus = button.openMenu().compactMap { $0 as? UIMenu }
        button.endMenu()
        #expect(!field.isOpen)
        (menus[0].children[0] as? UIAction)?.perform()
        #expect(field.text == "Apple")
        #expect(screen.list == nil)
        field.model.send(.popupOpen)
        #expect(screen.list != nil, "what opens without the menu is a list")
    }

    @Test func `a menu that shows stays a menu until it ends, though its options became many`() throws {
        let screen = Screen()
        let field = FruitField.menu()
        screen.add(field)
        let button = try #require(field.menuButton)
        _ = button.openMenu()
        field.options = OptionList(titles: (0..<40).map { "Row \($0)" })
        #expect(field.menuButton === button)
        #expect(field.isOpen)
        button.endMenu()
        field.label = "Row"
        #expect(field.menuButton == nil)
    }

    @Test func `a field that is read-only or disabled brings up no menu`() {
        let field = FruitField.menu()
        Screen().add(field)
        #expect(field.menuButton != nil)
        field.configuration.isReadOnly = true
        #expect(field.menuButton == nil)
        field.configuration.isReadOnly = false
        #expect(field.menuButton != nil)
        field.isEnabled = false
        #expect(field.menuButton == nil)
    }

    @Test func `a menu dismissed without a choice changes nothing`() throws {
        let screen = Screen()
        let field = FruitField.menu()
        field.select(id: "pear")
        screen.add(field)
        let button = try #require(field.menuButton)
        _ = button.openMenu()
        button.endMenu()
        #expect(field.text == "Pear")
        #expect(!field.isOpen)
    }

    @Test func `a long list, several columns or several values bring up a list`() {
        let screen = Screen()
        let long = PickerTextField((0..<40).map { "Row \($0)" }) { $0.style = .menu }
        let several = FruitField.menu { $0.isMultiple = true }
        screen.add(long, several)
        #expect(long.menuButton == nil)
        #expect(several.menuButton == nil)
        long.listPresentation = .menu
        long.options = OptionList(titles: (0..<50).map { "Row \($0)" })
        #expect(long.menuButton != nil)
    }

    @Test func `a menu cannot be kept open when it has gone, whatever the policy`() throws {
        let screen = Screen()
        let field = FruitField.menu { $0.outside = .keep }
        screen.add(field)
        let button = try #require(field.menuButton)
        _ = button.openMenu()
        #expect(field.isOpen)
        button.endMenu()
        #expect(!field.isOpen)
    }

    @Test func `a key opens a menu field as a list`() {
        let screen = Screen()
        let field = FruitField.menu()
        screen.add(field)
        field.becomeFirstResponder()
        screen.press(.keyboardDownArrow)
        #expect(screen.list != nil)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "Pear")
    }
}
