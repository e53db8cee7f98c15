@testable import PickerCore

/// The key table once more, written by hand from the contract and not from the code.
///
/// A line is a key, then what it does closed, in a closed combo box, in an open wheel, menu and combo box; `-`
/// for nothing. `x` stands for any key that writes text.
enum ExpectedKeys {
    static let table = """
        Down                open         open             highlightNext     highlightNext     highlightNext
        Up                  open         open             highlightPrevious highlightPrevious highlightPrevious
        Alt-Down            open         open             -                 -                 -
        Alt-Up              open         open             commit            commit            commit
        Home                openAtFirst  leaveToText      highlightFirst    highlightFirst    leaveToText
        End                 openAtLast   leaveToText      highlightLast     highlightLast     leaveToText
        PageDown            -            -                pageNext          pageNext          pageNext
        PageUp              -            -                pagePrevious      pagePrevious      pagePrevious
        Enter               open         open             commit            commit            commit
        Space               open         open             pick              pick              editText
        Escape              -            clearAfterRevert revert            revert            revert
        Tab                 focusNext    focusNext        focusNext         focusNext         focusNext
        Shift-Tab           focusPrevious focusPrevious   focusPrevious     focusPrevious     focusPrevious
        Left                -            leaveToText      columnPrevious    columnPrevious    leaveToText
        Right               -            leaveToText      columnNext        columnNext        leaveToText
        Alt-Left            -            -                columnPrevious    columnPrevious    columnPrevious
        Alt-Right           -            -                columnNext        columnNext        columnNext
        Ctrl-z              undo         undo             -                 -                 leaveToText
        Ctrl-Shift-z        redo         redo             -                 -                 leaveToText
        Meta-z              undo         undo             -                 -                 -
        Meta-Shift-z        redo         redo             -                 -                 -
        Delete              clear        editText         -                 -                 editText
        Backspace           clear        editText         -                 -                 editText
        Ctrl-Space          -            -                toggle            toggle            toggle
        Ctrl-a              -            -                checkAll          checkAll          -
        Alt-a               -            -                checkAll          checkAll          checkAll
        Alt-d               -            -                checkNone         checkNone         checkNone
        Alt-r               -            -                checkInvert       checkInvert       checkInvert
        x                   typeahead    editText         typeahead         typeahead         editText
        Shift-x             typeahead    editText         typeahead         typeahead         editText
        """

    static let situations: [KeySituation] = [.closed, .closedCombo, .wheelOpen, .menuOpen, .comboOpen]

    struct Row: CustomStringConvertible, Sendable {
        let description: String
        /// `nil` for any key that writes text.
        let key: Key?
        let modifiers: KeyModifiers
        let commands: [KeyCommand?]
    }

    static let rows: [Row] = table.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        var parts = words[0].split(separator: "-").map(String.init)
        let name = parts.removeLast()
        var modifiers: KeyModifiers = []
        for part in parts { modifiers.formUnion(KeyNames.modifiers[part] ?? []) }
        return Row(
            description: words[0],
            key: name == "x" ? nil : KeyNames.named[name] ?? .character(Character(name)),
            modifiers: modifiers, commands: words.dropFirst().map { KeyCommand(rawValue: $0) })
    }

    /// What the table above says about a key.
    static func command(_ key: Key, _ modifiers: KeyModifiers, _ situation: KeySituation) -> KeyCommand? {
        let column = situations.firstIndex(of: situation) ?? 0
        if let row = rows.first(where: { $0.key == key && $0.modifiers == modifiers }) {
            return row.commands[column]
        }
        guard case .character = key else { return nil }
        return rows.first { $0.key == nil && $0.modifiers == modifiers }?.commands[column]
    }
}

/// What keys are called in tables for people.
enum KeyNames {
    static let named: [String: Key] = [
        "Down": .down, "Up": .up, "Left": .left, "Right": .right, "Home": .home, "End": .end,
        "PageDown": .pageDown, "PageUp": .pageUp, "Enter": .enter, "Space": .space, "Escape": .escape,
        "Tab": .tab, "Backspace": .backspace, "Delete": .delete,
    ]

    static let modifiers: [String: KeyModifiers] = [
        "Ctrl": .ctrl, "Alt": .alt, "Meta": .meta, "Shift": .shift,
    ]

    static func name(of key: Key) -> String {
        if case .character(let character) = key { return String(character).uppercased() }
        return named.first { $0.value == key }?.key ?? ""
    }
}
