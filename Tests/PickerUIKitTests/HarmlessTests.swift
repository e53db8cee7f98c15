import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// Titles that would act on a screen, everywhere a title is shown or spoken (R25).
@MainActor @Suite struct HarmlessTests {
    private static let title = "a\u{1B}[2J\u{202E}b\u{2028}c"
    private static let shown = "a␛[2J\u{FFFD}b␤c"

    private func field(_ style: FieldStyle = .wheel) -> PickerTextField {
        let field = PickerTextField([]) {
            $0.style = style
            $0.label = "label \u{202E}"
            $0.placeholder = "place\nholder"
            $0.columns[0].noneTitle = "none\u{7}"
        }
        field.options = try! OptionList([
            PickerOption(
                id: "x", title: Self.title, subtitle: "sub\u{0}", section: "section\u{9B}",
                availability: .enabled),
            PickerOption(
                id: "y", title: "plain", section: "section\u{9B}",
                availability: .disabled(reason: "gone\u{2067}")),
        ])
        return field
    }

    @Test func `R25 the field's text and what is spoken of it are harmless; the option keeps its title`() {
        let field = field()
        #expect(field.placeholder == "place␊holder")
        #expect(field.accessibilityLabel == "label \u{FFFD}")
        field.select(id: "x")
        #expect(field.text == Self.shown)
        #expect(field.accessibilityValue == Self.shown)
        #expect(field.selectedOption?.title == Self.title)
        #expect(field.selection.columns[0].first?.title == Self.title)
    }

    @Test func `R25 rows of a wheel are harmless, to the eye and to the ear`() throws {
        let screen = Screen()
        let field = field()
        screen.add(field)
        field.tap()
        let popup = try #require(field.popup as? WheelPopup)
        let labels = (0..<3).map { row in
            popup.pickerView(popup.wheel, viewForRow: row, forComponent: 0, reusing: nil) as? UILabel
        }
        #expect(labels.map { $0?.text } == ["none␇", Self.shown, "plain"])
        #expect(labels[1]?.accessibilityLabel == Self.shown)
        #expect(labels[2]?.accessibilityLabel?.contains("\u{2067}") == false)
        #expect(field.toolbar.title == "label \u{FFFD}")
    }

    @Test func `R25 cells of a list are harmless, headings, subtitles and reasons too`() throws {
        let screen = Screen()
        let field = field(.menu)
        field.listPresentation = .list
        screen.add(field)
        field.tap()
        let table = try #require(screen.list?.tables.first)
        let cell = table.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1))
        #expect(cell.textLabel?.text == Self.shown)
        #expect(cell.detailTextLabel?.text == "sub␀")
        #expect(cell.accessibilityLabel == Self.shown)
        let disabled = table.tableView(table, cellForRowAt: IndexPath(row: 1, section: 1))
        #expect(disabled.detailTextLabel?.text == "gone\u{FFFD}")
        #expect(table.tableView(table, titleForHeaderInSection: 1) == "section\u{FFFD}")
    }

    @Test func `R25 a menu's elements are harmless`() throws {
        let field = field(.menu)
        Screen().add(field)
        let button = try #require(field.menuButton)
        let menus = button.elements().compactMap { $0 as? UIMenu }
        #expect(menus.map(\.title) == ["", "section\u{FFFD}"])
        #expect(menus.last?.children.map(\.title) == [Self.shown, "plain"])
    }

    @Test func `R21 R25 what matches is bold in the text that shows`() throws {
        let screen = Screen()
        let field = field(.combo)
        screen.add(field)
        field.tap()
        field.insertTyped("c")
        let table = try #require(screen.suggestions)
        let cell = table.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
        let title = try #require(cell.textLabel?.attributedText)
        #expect(title.string == Self.shown)
        let place = (Self.shown as NSString).length - 1
        var range = NSRange()
        _ = title.attribute(.font, at: place, effectiveRange: &range)
        #expect(range == NSRange(location: place, length: 1))
    }

    @Test func `R25 a combo box shows a picked title harmlessly, and what is typed as it is typed`() {
        let screen = Screen()
        let field = field(.combo)
        field.configuration.allowsCustomText = true
        field.select(id: "x")
        screen.add(field)
        field.tap()
        #expect(field.text == Self.shown)
        field.editTyped("my\u{202E}own")
        #expect(field.text == "my\u{202E}own")
        field.resignFirstResponder()
        #expect(field.text == "my\u{FFFD}own")
        #expect(field.selection.columns[0].first?.title == "my\u{202E}own")
    }
}
