import OptionSearch
import PickerCore

@testable import PickerTerminal

/// Fields and forms for the tests of the picker.
enum PickerFixtures {
    static let food = OptionList.made([
        PickerOption(id: "a", title: "Apple", subtitle: "red or green", section: "Fruit"),
        PickerOption(id: "b", title: "Banana", section: "Fruit"),
        PickerOption(
            id: "c", title: "Cherry", section: "Fruit", availability: .disabled(reason: "out of season")),
        PickerOption(id: "d", title: "Dill", section: "Herbs"),
        PickerOption(id: "e", title: "Estragon", section: "Herbs", availability: .disabled(reason: nil)),
        PickerOption(id: "f", title: "Fennel", section: "Herbs"),
    ])

    /// Wide, combining and hostile titles.
    static let rough = OptionList(titles: [
        "", "日本語の長いタイトル", "e\u{301}te\u{301} 👩‍👩‍👧 🇩🇪", "\u{1B}[2J\u{1B}]0;x\u{7}", "\u{202E}abc", "a\u{200B}b",
        "\r\n", String(repeating: "x", count: 300), "\u{9B}31m", "क्षि", String(repeating: "\u{301}", count: 99),
        " ",
    ])

    static let places = OptionList.made([
        PickerOption(
            id: "eu", title: "Europe",
            children: OptionList.made([
                PickerOption(id: "de", title: "Germany", children: OptionList(titles: ["Berlin", "Munich"])),
                PickerOption(id: "va", title: "Vatican"),
            ])),
        PickerOption(
            id: "as", title: "Asia",
            children: OptionList.made([
                PickerOption(id: "jp", title: "Japan", children: OptionList(titles: ["Tokyo"]))
            ])),
        PickerOption(id: "an", title: "Antarctica"),
    ])

    static func field(
        _ style: FieldStyle, _ list: OptionList, name: String = "Field",
        _ change: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        var configuration = FieldConfiguration(name: name, style: style)
        configuration.columns += Array(
            repeating: ColumnConfiguration(source: .children), count: list.columnCount - 1)
        change(&configuration)
        return FieldState(configuration, options: [list])
    }

    /// A picker of one field with its popup open.
    static func picker(
        _ style: FieldStyle, _ list: OptionList, rowLimit: Int? = nil,
        _ change: (inout FieldConfiguration) -> Void = { _ in }
    ) -> TerminalPicker {
        var picker = TerminalPicker(
            FormState([field(style, list, change)]), isForm: false, rowLimit: rowLimit)
        picker.send(.field(0, .popupOpen))
        return picker
    }

    static let form = FormState([
        field(.wheel, OptionList(titles: ["", "Mr", "Ms"]), name: "Title"),
        field(.combo, food, name: "Food") { $0.isRequired = true },
        field(.menu, food, name: "More") { $0.isMultiple = true },
    ])
}

extension OptionList {
    /// A list whose ids are known to differ.
    static func made(_ options: [PickerOption]) -> OptionList {
        do { return try OptionList(options) } catch { return OptionList() }
    }
}

extension TerminalPicker {
    /// The lines as a terminal of a size would show them.
    mutating func draw(_ columns: Int = 60, _ rows: Int = 24) -> Drawing {
        drawing = FormDrawing(
            form: form, isForm: isForm, size: TerminalSize(columns: columns, rows: rows), rowLimit: rowLimit
        ).draw(editor: &editor, &memory)
        return drawing
    }

    /// What those lines say, without blanks at their ends.
    mutating func text(_ columns: Int = 60, _ rows: Int = 24) -> [String] {
        draw(columns, rows).lines.map { line in
            var text = FittedLine(line, columns: columns).text
            while text.last == " " { text.removeLast() }
            return text
        }
    }
}
