import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// Right to left: bar, arrow, list and the meaning of keys are mirrored (R23).
@MainActor @Suite struct RightToLeftTests {
    private func screen(_ direction: UITraitEnvironmentLayoutDirection) -> Screen {
        Screen(Traits(direction: direction))
    }

    /// Two columns, so that Left and Right mean something.
    private func wheel(_ language: String) -> PickerTextField {
        let field = PickerTextField(["a", "b"]) {
            $0.language = language
            $0.columns.append(ColumnConfiguration())
        }
        field.setOptions(["x", "y"], column: 1)
        return field
    }

    @Test(arguments: [
        (UITraitEnvironmentLayoutDirection.leftToRight, UIUserInterfaceLayoutDirection.leftToRight),
        (.rightToLeft, .rightToLeft),
    ])
    func `R23 the bar is laid out as its field is, and its chevrons point with it`(
        _ direction: UITraitEnvironmentLayoutDirection, _ expected: UIUserInterfaceLayoutDirection
    ) {
        let screen = screen(direction)
        let field = wheel("en")
        screen.add(field)
        field.tap()
        #expect(field.toolbar.effectiveUserInterfaceLayoutDirection == expected)
        // Symbols of the system's that are named after the reading direction are turned with it.
        #expect(screen.previous.image == UIImage(systemName: "chevron.backward"))
        #expect(screen.next.image == UIImage(systemName: "chevron.forward"))
    }

    @Test func `R23 a field that is turned round by itself has its bar and its arrow turned with it`() {
        let screen = screen(.leftToRight)
        let field = DropdownField(["a"])
        screen.add(field)
        field.semanticContentAttribute = .forceRightToLeft
        field.tap()
        #expect(field.toolbar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(field.arrow.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        field.layoutIfNeeded()
        #expect(field.arrow.frame.minX == 0, "it lies at the trailing end")
        field.semanticContentAttribute = .unspecified
        field.refresh()
        #expect(field.toolbar.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(field.arrow.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `R23 a combo box's arrow is turned with it, and is none of a screen reader's elements`() {
        let field = ComboBoxField(["a"])
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.arrow.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(!field.arrow.isAccessibilityElement)
    }

    @Test(arguments: [
        (UITraitEnvironmentLayoutDirection.leftToRight, "en", UIKeyboardHIDUsage.keyboardRightArrow),
        (.leftToRight, "ar", .keyboardRightArrow), (.rightToLeft, "en", .keyboardLeftArrow),
        (.rightToLeft, "ar", .keyboardLeftArrow),
    ])
    func `R23 the key that points the way one reads goes to the next column, whatever the language`(
        _ direction: UITraitEnvironmentLayoutDirection, _ language: String, _ onward: UIKeyboardHIDUsage
    ) {
        let screen = screen(direction)
        let field = wheel(language)
        screen.add(field)
        field.tap()
        #expect(field.model.snapshot.activeColumn == 0)
        screen.press(onward)
        #expect(field.model.snapshot.activeColumn == 1)
        screen.press(onward == .keyboardLeftArrow ? .keyboardRightArrow : .keyboardLeftArrow)
        #expect(field.model.snapshot.activeColumn == 0)
    }

    @Test func `R23 the first column of a list is at the right`() throws {
        let screen = screen(.rightToLeft)
        let field = wheel("ar")
        field.style = .menu
        screen.add(field)
        field.tap()
        let list = try #require(screen.list)
        list.view.layoutIfNeeded()
        #expect(list.tables[0].frame.minX > list.tables[1].frame.minX)
    }
}
