import PickerCore

/// What a person or the terminal sent, after decoding.
///
/// Keys are neutral: Ctrl-C is `.key(.character("c"), .ctrl)` and Ctrl-Z `.key(.character("z"), .ctrl)`, for in raw mode
/// they are bytes, not signals. Keys that ``PickerCore/Key`` has no name for, such as function keys, are swallowed.
public enum TerminalInput: Hashable, Sendable {
    /// A key. Printable text comes one Unicode scalar at a time, so that a combining mark may follow its letter.
    case key(Key, KeyModifiers)

    /// Pasted text, on one line and without control characters.
    case paste(String)

    case mouse(MouseReport)

    /// Whether the terminal's window has the focus.
    case focus(Bool)

    /// The terminal's answer to a request for the cursor's position, both counted from 1.
    case cursorReport(row: Int, column: Int)
}

/// A report of the mouse, its cell counted from 1 at the screen's upper left.
public struct MouseReport: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        case press, release, drag, move
        case scrollUp, scrollDown
    }

    public enum Button: Hashable, Sendable {
        case left, middle, right
    }

    public var action: Action
    /// Nil for scrolling, for moving, and for the release of a terminal that does not tell which.
    public var button: Button?
    public var column: Int
    public var row: Int
    public var modifiers: KeyModifiers

    public init(
        _ action: Action, button: Button? = nil, column: Int, row: Int, modifiers: KeyModifiers = []
    ) {
        self.action = action
        self.button = button
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}

extension MouseReport {
    /// What the older reports add to each number to keep it printable.
    static let legacyOffset = 32

    /// Reads the code of the X10, urxvt and SGR reports (xterm's control sequences, "Mouse Tracking").
    ///
    /// Bits 0 and 1 name the button, 2 to 4 the modifiers, 5 motion, 6 the wheel. Sideways scrolling and buttons beyond
    /// the third give nil.
    init?(code: Int, column: Int, row: Int, isRelease: Bool) {
        guard column > 0, row > 0, code >= 0, code < 128 else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.ctrl) }
        let number = code & 3
        if code & 64 != 0 {
            guard number < 2, !isRelease else { return nil }
            self.init(
                number == 0 ? .scrollUp : .scrollDown, column: column, row: row, modifiers: modifiers)
            return
        }
        let button: Button? = [.left, .middle, .right, nil][number]
        let action: Action
        switch (isRelease, code & 32 != 0, button) {
        case (true, _, _): action = .release
        case (false, true, nil): action = .move
        case (false, true, _): action = .drag
        case (false, false, nil): action = .release
        case (false, false, _): action = .press
        }
        self.init(action, button: button, column: column, row: row, modifiers: modifiers)
    }
}
