import PickerCore

extension LineEditor {
    /// Does what a key means in a text field; false for a key that means nothing to one.
    ///
    /// Besides the keys of every text field those of Emacs and of the shell's line: Ctrl-A and E, B and F, D, K, U, W,
    /// Alt-B, F and D, Alt-Backspace. Ctrl-Z and Ctrl-_ undo, Ctrl-Y redoes, so does Ctrl-Shift-Z where the terminal can
    /// tell it from Ctrl-Z. Enter, Esc, Tab and Up and Down belong to the field around the text.
    public mutating func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        let byWord = !modifiers.isDisjoint(with: [.ctrl, .alt])
        switch key {
        case .left: move(byWord ? .wordLeft : .left)
        case .right: move(byWord ? .wordRight : .right)
        case .home: move(.start)
        case .end: move(.end)
        case .backspace: byWord ? delete(to: .wordLeft) : deleteBackward()
        case .delete: byWord ? delete(to: .wordRight) : deleteForward()
        case .space where modifiers.subtracting(.shift).isEmpty: insert(" ")
        case .character(let character): return handle(character, modifiers)
        default: return false
        }
        return true
    }

    private mutating func handle(_ character: Character, _ modifiers: KeyModifiers) -> Bool {
        switch (modifiers, character) {
        case ([], _), (.shift, _): insert(String(character))
        case (.ctrl, "a"): move(.start)
        case (.ctrl, "e"): move(.end)
        case (.ctrl, "b"): move(.left)
        case (.ctrl, "f"): move(.right)
        case (.ctrl, "d"): deleteForward()
        case (.ctrl, "h"): deleteBackward()
        case (.ctrl, "k"): delete(to: .end)
        case (.ctrl, "u"): delete(to: .start)
        case (.ctrl, "w"): delete(to: .blankLeft)
        case (.ctrl, "z"), (.ctrl, "_"): undo()
        case (.ctrl, "y"), ([.ctrl, .shift], "z"), ([.ctrl, .shift], "Z"): redo()
        case (.alt, "b"): move(.wordLeft)
        case (.alt, "f"): move(.wordRight)
        case (.alt, "d"): delete(to: .wordRight)
        default: return false
        }
        return true
    }
}
