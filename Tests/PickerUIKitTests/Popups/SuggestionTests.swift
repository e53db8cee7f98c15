import PickerCore
import PickerFiles
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// A combo box that is typed into: suggestions, text of one's own, and what the keyboard does.
@MainActor @Suite struct SuggestionTests {
    private func field(_ configure: (inout FieldConfiguration) -> Void = { _ in }) -> ComboBoxField {
        ComboBoxField(["Alabama", "Alaska", "Texas"], configure)
    }

    @Test func `a combo box suggests below its text, and a press picks`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        #expect(!field.isOpen, "focus opens nothing")
        field.insertTyped("al")
        #expect(screen.suggestions?.titles == ["Alabama", "Alaska"])
        screen.suggestions?.tapRow(1)
        #expect(field.text == "Alaska")
        #expect(!field.isOpen)
        #expect(screen.suggestions == nil)
    }

    @Test func `the suggestions stay below the text when the screen is turned`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("a")
        let table = try #require(screen.suggestions)
        #expect(table.frame.minY == field.convert(field.bounds, to: screen.window).maxY)
        field.frame = CGRect(x: 60, y: 20, width: 700, height: 40)
        screen.window.layoutIfNeeded()
        #expect(table.frame.minX == 60)
        #expect(table.frame.width == 700)
        #expect(table.frame.minY == field.convert(field.bounds, to: screen.window).maxY)
    }

    @Test func `the suggestions end above the keyboard, wherever that is`() throws {
        let screen = Screen()
        let field = ComboBoxField((0..<40).map { "Row \($0)" }) { $0.style = .combo }
        screen.add(field)
        field.frame.origin.y = 300
        field.tap()
        defer { Keyboard.move(to: nil) }
        Keyboard.move(to: CGRect(x: 0, y: 600, width: 390, height: 244))
        field.arrow.sendActions(for: .touchUpInside)
        let table = try #require(screen.suggestions)
        #expect(table.frame.minY == 340)
        #expect(table.frame.maxY == 600)
        Keyboard.move(to: CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(table.frame.maxY == 300, "where there is more room above, they stand there")
        field.frame.origin.y = 20
        Keyboard.move(to: CGRect(x: 0, y: 120, width: 390, height: 724))
        #expect(table.frame.minY == 60, "where there is little room above as well, they stand below")
        field.frame.origin.y = 300
        Keyboard.move(to: CGRect(x: 0, y: 500, width: 300, height: 200))
        #expect(table.frame.minY == 340, "a keyboard that floats is in nobody's way")
        #expect(table.frame.maxY > 700)
    }

    @Test func `R10 the arrow shows all suggestions, whatever is picked`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        field.arrow.sendActions(for: .touchUpInside)
        #expect(screen.suggestions?.titles.count == 3)
    }

    @Test func `R6 free text is committed where it is allowed, else what stood comes back`() {
        let screen = Screen()
        let free = field {
            $0.style = .combo
            $0.allowsCustomText = true
        }
        let strict = field { $0.style = .combo }
        screen.add(free, strict)
        free.tap()
        free.insertTyped("Atlantis")
        strict.tap()
        strict.insertTyped("Atlantis")
        free.tap()
        #expect(free.text == "Atlantis")
        #expect(free.selection.columns[0].first?.standing == .custom)
        #expect(strict.text == "")
    }

    @Test func `R17 Return checks what was searched for, and the text is free for the next search`() {
        let screen = Screen()
        let field = field()
        field.configuration.isMultiple = true
        field.style = .combo
        screen.add(field)
        field.tap()
        field.insertTyped("Alas")
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "")
        field.insertTyped("Alab")
        #expect(field.model.state.query == "Alab")
        screen.press(.keyboardReturnOrEnter)
        screen.done.tap()
        #expect(field.selection.ids == ["Alabama", "Alaska"])
    }

    @Test func `R17 own texts among several values stand above the options and can be pressed away`() throws {
        let screen = Screen()
        let field = field {
            $0.style = .combo
            $0.isMultiple = true
            $0.allowsCustomText = true
        }
        screen.add(field)
        field.tap()
        field.insertTyped("Atlantis")
        screen.press(.keyboardReturnOrEnter)
        let table = try #require(screen.suggestions)
        #expect(table.titles(section: 0) == ["Atlantis"])
        #expect(table.cell(0).accessoryType == .checkmark)
        #expect(table.cell(0).accessibilityTraits.contains(.selected))
        field.editTyped("Lemuria")
        screen.press(.keyboardReturnOrEnter)
        field.editTyped("Alaska")
        #expect(table.titles(section: 0) == ["Atlantis", "Lemuria"])
        #expect(table.titles(section: 1) == ["Alaska"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        table.tapRow(0, section: 1)
        table.tapRow(0, section: 0)
        screen.done.tap()
        #expect(field.text == "Alaska, Lemuria")
    }

    @Test func `own text of a field that takes one value has no row`() {
        let screen = Screen()
        let field = field {
            $0.style = .combo
            $0.allowsCustomText = true
        }
        screen.add(field)
        field.tap()
        field.insertTyped("Alas")
        screen.press(.keyboardUpArrow)
        #expect(screen.suggestions?.numberOfSections == 1)
    }

    @Test func `R21 a row that showed a match is not bold afterwards`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("Al")
        let table = try #require(screen.suggestions)
        let plain = UIFont.preferredFont(forTextStyle: .body)
        #expect(table.cell(0).textLabel?.font != plain)
        field.editTyped("")
        #expect(!table.titles.isEmpty)
        #expect((0..<table.titles.count).allSatisfy { table.cell($0).textLabel?.font == plain })
    }

    @Test func `R11 text that shows already is not written again`() {
        let screen = Screen()
        let field = CountingField(["Alabama", "Texas"]) { $0.style = .combo }
        screen.add(field)
        field.tap()
        let before = field.textSetCount
        field.insertTyped("T")
        field.insertTyped("e")
        #expect(field.text == "Te")
        #expect(field.textSetCount == before)
    }

    @Test func `R11 while an input method composes, keys belong to it`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.compose("a")
        let highlighted = field.model.snapshot.columns[0].highlight
        screen.press(.keyboardDownArrow)
        #expect(field.model.snapshot.columns[0].highlight == highlighted)
    }

    @Test func `R11 a composition that ends as it stands gives the keys back`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.compose("al")
        field.unmarkText()
        #expect(field.model.state.query == "al")
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "Alaska")
    }

    @Test func `R10 what is typed after a tap takes the place of the value that shows`() async {
        let screen = Screen()
        let field = field { $0.style = .combo }
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        for _ in 0..<100 where !field.isAllSelected { await Task.yield() }
        field.insertTyped("al")
        #expect(field.text == "al")
    }

    @Test func `R21 what matches is bold`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("ask")
        let title = try #require(screen.suggestions?.cell(0).textLabel?.attributedText)
        var range = NSRange()
        let font = title.attribute(.font, at: 2, effectiveRange: &range) as? UIFont
        #expect(font?.isBold == true)
        #expect(range == NSRange(location: 2, length: 3))
    }

    @Test func `Return picks what is highlighted`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("te")
        field.sendActions(for: .primaryActionTriggered)
        #expect(field.text == "Texas")
    }
}
