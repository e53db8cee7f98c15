/// The one table of what keys mean; the documentation's key table is made from it and every row is tested.
///
/// A key without a row means nothing to the field and is passed on (`Effect.passKey`). Right-to-left
/// layouts exchange Left and Right before the table is asked (R23).
public enum KeyTable {
    public static let bindings: [KeyBinding] = closed + closedCombo + wheelOpen + menuOpen + comboOpen

    /// - Complexity: a walk through the table, less than a hundred rows.
    public static func command(
        for key: Key, _ modifiers: KeyModifiers, in situation: KeySituation
    ) -> KeyCommand? {
        let (key, modifiers) = normalized(key, modifiers)
        let exact = bindings.first {
            $0.situation == situation && $0.pattern == .key(key) && $0.modifiers == modifiers
        }
        if let exact { return exact.command }
        guard case .character = key, modifiers.isSubset(of: .shift) else { return nil }
        return bindings.first { $0.situation == situation && $0.pattern == .printable }?.command
    }

    /// Beside Control, Alt or Meta a letter is a key, not a text: its case says whether Shift was held.
    private static func normalized(_ key: Key, _ modifiers: KeyModifiers) -> (Key, KeyModifiers) {
        guard case .character(let character) = key, !modifiers.isSubset(of: .shift) else {
            return (key, modifiers)
        }
        let lower = character.lowercased()
        guard lower.count == 1, let letter = lower.first, letter != character else { return (key, modifiers) }
        return (.character(letter), modifiers.union(.shift))
    }

    private static func rows(
        _ situation: KeySituation, _ rows: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)]
    ) -> [KeyBinding] {
        rows.map { KeyBinding(pattern: $0.0, modifiers: $0.1, situation: situation, command: $0.2) }
    }

    private static let opening: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)] = [
        (.key(.down), [], .open), (.key(.down), .alt, .open),
        (.key(.up), [], .open), (.key(.up), .alt, .open),
        (.key(.enter), [], .open), (.key(.space), [], .open),
    ]

    private static let walking: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)] = [
        (.key(.tab), [], .focusNext), (.key(.tab), .shift, .focusPrevious),
    ]

    private static let historic: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)] = [
        (.key(.character("z")), .ctrl, .undo), (.key(.character("z")), [.ctrl, .shift], .redo),
        (.key(.character("z")), .meta, .undo), (.key(.character("z")), [.meta, .shift], .redo),
    ]

    private static let closed = rows(
        .closed,
        opening + walking + historic + [
            (.key(.home), [], .openAtFirst), (.key(.end), [], .openAtLast),
            (.key(.delete), [], .clear), (.key(.backspace), [], .clear),
            (.printable, [], .typeahead),
        ])

    private static let closedCombo = rows(
        .closedCombo,
        opening + walking + historic + [
            (.key(.home), [], .leaveToText), (.key(.end), [], .leaveToText),
            (.key(.left), [], .leaveToText), (.key(.right), [], .leaveToText),
            (.key(.backspace), [], .editText), (.key(.delete), [], .editText),
            (.key(.escape), [], .clearAfterRevert),
            (.printable, [], .editText),
        ])

    /// What every open popup shares.
    private static let open: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)] =
        walking + [
            (.key(.down), [], .highlightNext), (.key(.up), [], .highlightPrevious),
            (.key(.pageDown), [], .pageNext), (.key(.pageUp), [], .pagePrevious),
            (.key(.enter), [], .commit), (.key(.up), .alt, .commit),
            (.key(.escape), [], .revert),
            (.key(.left), .alt, .columnPrevious), (.key(.right), .alt, .columnNext),
            (.key(.space), .ctrl, .toggle),
            (.key(.character("a")), .alt, .checkAll), (.key(.character("d")), .alt, .checkNone),
            (.key(.character("r")), .alt, .checkInvert),
        ]

    /// What lists without a caret share.
    private static let openList: [(KeyBinding.Pattern, KeyModifiers, KeyCommand)] =
        open + [
            (.key(.home), [], .highlightFirst), (.key(.end), [], .highlightLast),
            (.key(.left), [], .columnPrevious), (.key(.right), [], .columnNext),
            (.key(.space), [], .pick),
            (.key(.character("a")), .ctrl, .checkAll),
            (.printable, [], .typeahead),
        ]

    private static let wheelOpen = rows(.wheelOpen, openList)

    private static let menuOpen = rows(.menuOpen, openList)

    private static let comboOpen = rows(
        .comboOpen,
        open + [
            (.key(.home), [], .leaveToText), (.key(.end), [], .leaveToText),
            (.key(.left), [], .leaveToText), (.key(.right), [], .leaveToText),
            (.key(.backspace), [], .editText), (.key(.delete), [], .editText),
            (.key(.space), [], .editText),
            (.key(.character("z")), .ctrl, .leaveToText),
            (.key(.character("z")), [.ctrl, .shift], .leaveToText),
            (.printable, [], .editText),
        ])
}
