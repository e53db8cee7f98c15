/// One line of text that is being edited, with its caret and its own undo.
///
/// Places are counted in characters. While ``selectsAll`` is set the text is a value that is shown, not yet a text that
/// is edited: the first thing typed replaces it, moving the caret keeps it. Every operation is defined for an empty text
/// and at both ends. Costs are linear in the length of the text.
public struct LineEditor: Hashable, Sendable {
    /// The text.
    public internal(set) var text: String
    /// Characters before the caret, 0 through `text.count`.
    public internal(set) var caret: Int
    /// Whether typing would replace the whole text.
    public internal(set) var selectsAll: Bool

    var history = EditHistory()
    /// The first character shown when the text is longer than its window.
    var scroll = 0

    /// Makes an editor with the caret at the end; an empty text selects nothing.
    public init(_ text: String = "", selectsAll: Bool = false) {
        self.text = text
        caret = text.count
        self.selectsAll = selectsAll && !text.isEmpty
    }

    /// Shows another text as a value, the caret at its end. A text that shows already is left alone with its caret and its
    /// undo (`R11`).
    public mutating func show(_ text: String, selectsAll: Bool = false) {
        guard text != self.text else { return }
        self = LineEditor(text, selectsAll: selectsAll)
    }

    /// Writes text at the caret, or in place of everything where everything is selected.
    public mutating func insert(_ added: String) {
        guard !added.isEmpty else { return }
        record(added.count > 1 ? .other : added == " " ? .spacing : .typing)
        if selectsAll { removeEverything() }
        let before = String(text.prefix(caret)) + added
        let after = text.dropFirst(caret)
        text = before + after
        // A mark joins the letter before it, and may join what follows.
        caret = before.count
        while String(text.prefix(caret)).utf8.count < before.utf8.count { caret += 1 }
    }

    /// Takes away the character before the caret, or everything where everything is selected.
    public mutating func deleteBackward() {
        if selectsAll { return erase(0..<text.count) }
        erase(max(caret - 1, 0)..<caret)
    }

    /// Takes away the character after the caret, or everything where everything is selected.
    public mutating func deleteForward() {
        if selectsAll { return erase(0..<text.count) }
        erase(caret..<min(caret + 1, text.count))
    }

    /// Takes away what lies between the caret and where a motion would bring it.
    public mutating func delete(to motion: Motion) {
        if selectsAll { return erase(0..<text.count) }
        let target = self.target(of: motion)
        erase(min(caret, target)..<max(caret, target))
    }

    /// Selects the whole text, so that typing replaces it.
    public mutating func selectAll() {
        selectsAll = !text.isEmpty
        caret = text.count
        history.endRun()
    }

    /// Takes back the last edit; tells whether there was one.
    @discardableResult
    public mutating func undo() -> Bool {
        guard let state = history.undo(from: editState) else { return false }
        restore(state)
        return true
    }

    /// Makes an edit again that was taken back; tells whether there was one.
    @discardableResult
    public mutating func redo() -> Bool {
        guard let state = history.redo(from: editState) else { return false }
        restore(state)
        return true
    }

    private var editState: EditHistory.State {
        EditHistory.State(text: text, caret: caret, selectsAll: selectsAll)
    }

    private mutating func restore(_ state: EditHistory.State) {
        text = state.text
        caret = state.caret
        selectsAll = state.selectsAll
    }

    private mutating func record(_ kind: EditHistory.Kind) {
        history.record(editState, kind)
    }

    private mutating func erase(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        record(range.count == 1 && !selectsAll ? .erasing : .other)
        let before = text.prefix(range.lowerBound)
        text = String(before) + text.dropFirst(range.upperBound)
        // What remains may join across the gap.
        caret = min(range.lowerBound, text.count)
        selectsAll = false
    }

    private mutating func removeEverything() {
        text = ""
        caret = 0
        selectsAll = false
    }
}
