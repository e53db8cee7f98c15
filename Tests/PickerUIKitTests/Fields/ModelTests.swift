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
}
