import PickerCore

/// A column's list as numbered lines. An option keeps its number whatever is searched for; none has 0.
struct PlainList {
    let field: FieldState
    let column: Int

    private var visible: VisibleOptions { field.columns[column].visible }
    private var shift: Int { hasNone ? 1 : 0 }

    /// Whether a line means none.
    var hasNone: Bool { field.hasNoneRow(column) }

    var noneTitle: String {
        let title = field.noneTitle(column) ?? ""
        return title.isEmpty ? field.texts(.none) : title
    }

    var count: Int { visible.count + shift }

    /// The lines of some rows, with the headings of their sections.
    func lines(from start: Int, to end: Int) -> [String] {
        var lines: [String] = []
        var section: String?
        let digits = String(visible.list.count).count
        let spaces = { (text: String) in String(repeating: " ", count: max(digits - text.count, 0)) }
        for row in start..<max(end, start) {
            guard row >= shift else {
                lines.append("  \(spaces("0"))0) " + noneTitle)
                continue
            }
            let option = visible[row - shift]
            if let heading = option.section, heading != section { lines.append(heading) }
            section = option.section
            lines.append(line(option, number: visible.position(at: row - shift) + 1, spaces))
        }
        return lines
    }

    private func line(_ option: PickerOption, number: Int, _ spaces: (String) -> String) -> String {
        var line = "  \(spaces(String(number)))\(number)) "
        if field.isMultiple { line += field.isChecked(option.id) ? "[x] " : "[ ] " }
        line += option.title
        if let subtitle = option.subtitle { line += "  " + subtitle }
        if case .disabled(let reason) = option.availability {
            line += "  (" + (reason ?? field.texts(.disabledState)) + ")"
        }
        let isPicked = field.selection.columns[column].contains { $0.id == option.id }
        if isPicked, !field.isMultiple { line += "  (" + field.texts(.selectedState) + ")" }
        return line
    }
}
