import PickerCore

/// The last line: how things stand, and what the keys do, as much of it as fits.
struct StatusLine {
    /// What a key does. Hints of a higher worth are kept longer where there is little room.
    struct Hint: Equatable {
        var key: String
        var action: Phrase
        var worth: Int
    }

    private static let separator = " \u{B7} "

    /// - Parameters:
    ///   - facts: Counts and states, never left out.
    ///   - columns: The room there is.
    static func line(facts: [String], hints: [Hint], _ texts: Texts, columns: Int) -> StyledLine {
        let written = hints.map { "\($0.key) \(texts($0.action))" }
        var room = columns - indent - facts.reduce(0) { $0 + width(of: $1) + separator.count }
        var kept: Set<Int> = []
        for index in hints.indices.sorted(by: { (-hints[$0].worth, $0) < (-hints[$1].worth, $1) }) {
            let width = width(of: written[index]) + (facts.isEmpty && kept.isEmpty ? 0 : separator.count)
            guard width <= room + (facts.isEmpty ? 0 : separator.count) else { break }
            room -= width
            kept.insert(index)
        }
        let parts = facts + hints.indices.filter(kept.contains).map { written[$0] }
        return StyledLine(
            String(repeating: " ", count: columns < 24 ? 0 : indent)
                + parts.joined(separator: separator), .hint)
    }

    private static let indent = 1

    private static func width(of text: String) -> Int { StyledLine(text).columns }

    // MARK: What there is to say

    /// The counts and states of an open field.
    static func facts(_ field: FieldState, _ snapshot: FieldSnapshot) -> [String] {
        guard snapshot.isOpen else { return [] }
        let texts = field.texts
        let column = snapshot.columns[snapshot.activeColumn]
        var facts: [String] = []
        if column.rowCount > 0, !column.statusText.isEmpty { facts.append(column.statusText.withoutIsolates) }
        if let row = field.accessibility.activeRow, let position = row.position {
            facts.append(texts(.positionOf(position, size: row.size)))
        }
        if snapshot.isMultiple {
            facts.append(texts(.checkedCount(column.draft?.count ?? 0)))
            facts += column.unlisted.map(\.title)
        }
        return facts
    }

    /// What the keys do in a field as it stands.
    static func hints(_ snapshot: FieldSnapshot, isForm: Bool) -> [Hint] {
        var hints: [Hint] = []
        if snapshot.isOpen {
            hints.append(Hint(key: "\u{2191}\u{2193}", action: .hintMove, worth: 4))
            if snapshot.columns.count > 1 {
                let keys = snapshot.style == .combo ? "Alt-\u{2190}\u{2192}" : "\u{2190}\u{2192}"
                hints.append(Hint(key: keys, action: .hintColumns, worth: 5))
            }
            if snapshot.isMultiple {
                let key = snapshot.style == .combo ? "Ctrl-Space" : "Space"
                hints.append(Hint(key: key, action: .hintToggle, worth: 6))
            }
            hints.append(Hint(key: "Enter", action: .hintPick, worth: 9))
            hints.append(Hint(key: "Esc", action: .hintCancel, worth: 8))
        } else if snapshot.isFocused {
            hints.append(Hint(key: "Enter", action: .hintPick, worth: 6))
        }
        if isForm {
            hints.append(Hint(key: "Tab", action: .hintNextField, worth: 7))
            if !snapshot.isOpen {
                hints.append(Hint(key: "Ctrl-S", action: .done, worth: 9))
                hints.append(Hint(key: "Esc", action: .hintCancel, worth: 8))
                if snapshot.canUndo { hints.append(Hint(key: "Ctrl-_", action: .hintUndo, worth: 3)) }
            }
        }
        return hints
    }
}
