import Foundation
import Testing

@testable import PickerCore

/// `Documentation/Keys.md` is written from the key table by `Scripts/generate-keys`.
@Suite struct KeyDocumentTests {
    static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/Keys.md")

    /// Set by the script when it is to write and not to check.
    static let isWriting = ProcessInfo.processInfo.environment["PICKERFIELD_WRITE_KEYS"] != nil

    @Test func `the documented key table is that of the code`() throws {
        let text = KeyDocument.text
        if Self.isWriting { try text.write(to: Self.path, atomically: true, encoding: .utf8) }
        let written = try String(contentsOf: Self.path, encoding: .utf8)
        #expect(written == text, "run Scripts/generate-keys")
    }

    @Test func `every command is described`() {
        for command in KeyCommand.allCases { #expect(!KeyDocument.words(for: command).isEmpty) }
    }
}

/// The key table as a page for people.
enum KeyDocument {
    static let situations: [(KeySituation, String)] = [
        (.closed, "closed"), (.closedCombo, "closed combo box"), (.wheelOpen, "wheel open"),
        (.menuOpen, "menu open"), (.comboOpen, "combo box open"),
    ]

    static var text: String {
        var lines = [
            "# Keys", "",
            "Written by `Scripts/generate-keys` from the table in `Sources/PickerCore/Keyboard/KeyTable.swift`.",
            "", "| key | " + situations.map(\.1).joined(separator: " | ") + " |",
            "|---" + String(repeating: "|---", count: situations.count) + "|",
        ]
        var seen: [(KeyBinding.Pattern, KeyModifiers)] = []
        for row in KeyTable.bindings
        where !seen.contains(where: { $0.0 == row.pattern && $0.1 == row.modifiers }) {
            seen.append((row.pattern, row.modifiers))
            let cells = situations.map { situation, _ in
                KeyTable.bindings.first {
                    $0.situation == situation && $0.pattern == row.pattern && $0.modifiers == row.modifiers
                }.map { words(for: $0.command) } ?? "–"
            }
            lines.append("| \(name(row)) | " + cells.joined(separator: " | ") + " |")
        }
        lines += [
            "",
            "A key without an entry is passed on: closed, Escape belongs to the window or the form.",
            "While an input method composes every key belongs to it (R11). Right to left, Left and Right change",
            "places (R23). A read-only field takes only the keys that leave it alone (R20). The rules are in `Contract.md`.",
            "",
        ]
        return lines.joined(separator: "\n")
    }

    private static func name(_ row: KeyBinding) -> String {
        let modifiers: [(KeyModifiers, String)] = [
            (.ctrl, "Ctrl"), (.alt, "Alt"), (.meta, "Command"), (.shift, "Shift"),
        ]
        var parts = modifiers.filter { row.modifiers.contains($0.0) }.map(\.1)
        switch row.pattern {
        case .key(let key): parts.append(KeyNames.name(of: key))
        case .printable: parts.append("letters and signs")
        }
        return parts.joined(separator: "-")
    }

    static func words(for command: KeyCommand) -> String {
        switch command {
        case .open: "open at what is picked"
        case .openAtFirst: "open at the first"
        case .openAtLast: "open at the last"
        case .highlightNext: "next"
        case .highlightPrevious: "previous"
        case .highlightFirst: "first"
        case .highlightLast: "last"
        case .pageNext: "a page on"
        case .pagePrevious: "a page back"
        case .columnNext: "next column"
        case .columnPrevious: "previous column"
        case .commit: "commit"
        case .pick: "commit; several values: check or uncheck; typing quickly: a space"
        case .toggle: "check or uncheck"
        case .checkAll: "check all"
        case .checkNone: "check none"
        case .checkInvert: "check the others"
        case .revert: "revert"
        case .clearAfterRevert: "clear, directly after reverting"
        case .focusNext: "commit; next field"
        case .focusPrevious: "commit; previous field"
        case .undo: "undo the commit"
        case .redo: "redo the commit"
        case .clear: "clear"
        case .typeahead: "go to what begins so"
        case .editText: "text"
        case .leaveToText: "the text field's own"
        }
    }
}
