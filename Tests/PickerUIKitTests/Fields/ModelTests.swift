import Foundation
import PickerCore
import PickerFiles
import Testing
import UIKit

@testable import PickerUIKit

/// What an app hears of a model, and what keys are to it.
@MainActor @Suite struct ModelTests {
    @Test func `R12 an app hears of a value that was refused, and of what is typed`() {
        let screen = Screen()
        let field = PickerTextField(["Alabama"]) {
            $0.style = .combo
            $0.onMissing = .refuse
        }
        var refused: [Refusal] = []
        var queries: [String] = []
        field.model.onRefusal = { refused.append($0) }
        field.model.onQueryChange = { queries.append($0) }
        field.select(id: "Atlantis")
        #expect(refused.count == 1)
        screen.add(field)
        field.tap()
        field.insertTyped("a")
        #expect(queries == ["a"])
    }

    @Test func `a choice that cannot be saved stays picked, and field and model say so`() throws {
        let folder = NSTemporaryDirectory() + "picker-uikit-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let field = ComboBoxField(["a", "b"])
        try field.keep(SavedSelection(key: "letter", store: SelectionStore(folder: folder)))
        // A file where the folder is to be.
        try Data().write(to: URL(fileURLWithPath: folder))
        var failures = 0
        field.onSavingFailure = { _ in failures += 1 }
        field.model.onSavingFailure = { _ in failures += 1 }
        field.pickedIndex = 1
        #expect(failures == 2)
        #expect(field.text == "b")
    }

    @Test(
        arguments: [
            (.keyboardDownArrow, .down), (.keyboardUpArrow, .up), (.keyboardLeftArrow, .left),
            (.keyboardRightArrow, .right), (.keyboardHome, .home), (.keyboardEnd, .end),
            (.keyboardPageUp, .pageUp), (.keyboardPageDown, .pageDown), (.keyboardReturnOrEnter, .enter),
            (.keypadEnter, .enter), (.keyboardSpacebar, .space), (.keyboardEscape, .escape),
            (.keyboardTab, .tab), (.keyboardDeleteOrBackspace, .backspace), (.keyboardDeleteForward, .delete),
        ] as [(UIKeyboardHIDUsage, Key)])
    func `every key of the key table is one of the keyboard's`(_ code: UIKeyboardHIDUsage, _ key: Key) throws
    {
        let pressed = try #require(KeyPress.make(code, "", [.shift, .alternate, .control, .command]).key)
        let found = try #require(KeyTranslation.key(pressed))
        #expect(found.0 == key)
        #expect(found.1 == [.shift, .alt, .ctrl, .meta])
    }

    @Test func `a letter with Shift is a text, with Control a key; a modifier alone is nothing`() throws {
        func key(_ characters: String, _ flags: UIKeyModifierFlags) throws -> (Key, KeyModifiers)? {
            KeyTranslation.key(try #require(KeyPress.make(.keyboardA, characters, flags).key))
        }
        #expect(try #require(try key("Q", .shift)) == (.character("Q"), []))
        #expect(try #require(try key("Q", [.shift, .control])) == (.character("q"), [.shift, .ctrl]))
        #expect(try key("", .shift) == nil)
        #expect(try key("\u{1B}", []) == nil)
    }

    @Test(
        arguments: [
            ("\u{105}", "a", .alternate, true), ("\u{104}", "a", [.alternate, .shift], true),
            ("\u{E5}\u{301}", "a", .alternate, true), ("a", "a", .alternate, false),
            ("A", "a", [.alternate, .shift], false), ("", "e", .alternate, false),
            ("\u{1}", "a", .alternate, false), ("\u{105}", "a", [.alternate, .control], false),
            ("\u{105}", "a", [.alternate, .command], false), ("q", "a", [], false),
        ] as [(String, String, UIKeyModifierFlags, Bool)])
    func `a key with Option writes where that makes another letter of it`(
        _ characters: String, _ unmodified: String, _ flags: UIKeyModifierFlags, _ writes: Bool
    ) throws {
        let press = KeyPress.make(.keyboardA, characters, flags, unmodified: unmodified)
        #expect(KeyTranslation.writesWithOption(try #require(press.key)) == writes)
    }

    @Test func `R10 a letter that Option writes is left to the text, where there is one`() throws {
        let press = KeyPress.make(.keyboardA, "\u{105}", .alternate, unmodified: "a")
        let combo = PickerTextField(["a", "b"]) { $0.style = .combo }
        let menu = FruitField.list()
        menu.configuration.isMultiple = true
        let screen = Screen()
        screen.add(combo, menu)
        combo.becomeFirstResponder()
        combo.model.send(.popupOpen)
        #expect(!combo.take(press))
        menu.model.send(.popupOpen)
        #expect(menu.take(press), "Option-A checks all where nothing is written")
        #expect(menu.model.state.isChecked("apple"))
    }
}
