extension LineEditor {
    /// The part of a line that fits a window.
    public struct Window: Hashable, Sendable {
        /// Printable text of at most as many columns as the window has.
        public var text: String
        /// The caret's column, counted from 0, inside the window.
        public var caretColumn: Int
        /// Whether text is hidden before and after.
        public var hidesStart: Bool
        public var hidesEnd: Bool
    }

    /// The part to show in so many columns. It always holds the caret, moves only when it must, and shows no emptiness
    /// while text is hidden before it.
    ///
    /// A window without columns shows nothing.
    public mutating func window(columns: Int) -> Window {
        let pieces = Array(PrintableText(text))
        let widths = pieces.map { CellWidth.columns(of: $0) }
        scroll = min(scroll, caret)
        let caretWidth = caret < widths.count ? max(widths[caret], 1) : 1
        var ahead = widths[scroll..<caret].reduce(0, +)
        while scroll < caret, ahead + caretWidth > columns {
            ahead -= widths[scroll]
            scroll += 1
        }
        var shown = widths[scroll...].reduce(0, +) + 1
        while scroll > 0, shown + widths[scroll - 1] <= columns {
            scroll -= 1
            shown += widths[scroll]
            ahead += widths[scroll]
        }
        var end = scroll
        var used = 0
        while end < pieces.count, used + widths[end] <= columns {
            used += widths[end]
            end += 1
        }
        return Window(
            text: pieces[scroll..<end].joined(), caretColumn: min(ahead, max(columns - 1, 0)),
            hidesStart: scroll > 0, hidesEnd: end < pieces.count)
    }
}
