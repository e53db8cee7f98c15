/// What a key asks a field to do.
public enum KeyCommand: String, CaseIterable, Sendable {
    case open, openAtFirst, openAtLast
    case highlightNext, highlightPrevious, highlightFirst, highlightLast, pageNext, pagePrevious
    case columnNext, columnPrevious
    case commit
    /// Commits; in a multiple field checks or unchecks what is highlighted. Joins a live typeahead string.
    case pick
    /// Checks or unchecks what is highlighted, in a multiple field only.
    case toggle
    case checkAll, checkNone, checkInvert
    case revert
    /// Empties the text of a combo box, directly after an Escape that reverted it (where allowed).
    case clearAfterRevert
    case focusNext, focusPrevious
    case undo, redo
    case clear
    case typeahead
    /// Text for a combo box: the printable keys, Space, Backspace and Delete.
    case editText
    /// The caret and undo of a text field: its platform's own business.
    case leaveToText
}

/// How a field stands when a key comes.
public enum KeySituation: String, CaseIterable, Sendable {
    case closed
    case closedCombo
    case wheelOpen
    case menuOpen
    case comboOpen
}

/// One row of the key table.
public struct KeyBinding: Equatable, Sendable {
    public enum Pattern: Equatable, Sendable {
        case key(Key)
        /// Any key that writes text, Space apart.
        case printable
    }

    public let pattern: Pattern
    public let modifiers: KeyModifiers
    public let situation: KeySituation
    public let command: KeyCommand
}
