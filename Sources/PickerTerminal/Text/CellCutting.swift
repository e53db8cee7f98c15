extension CellWidth {
    /// The mark that stands for what was cut off.
    public static let ellipsis: Character = "…"

    /// A text cut to a number of columns, with an ellipsis in the last column where something was cut.
    ///
    /// Never splits a character: where a wide one does not fit, the result is a column short. Nothing fits into no
    /// columns. Cost grows with the columns, not with the text. Text from outside must be made printable first
    /// (``PrintableText``), or half of a control sequence could remain.
    public static func cut(_ text: some StringProtocol, to columns: Int) -> String {
        let fit = fitting(text, columns)
        return fit.isWhole ? String(text) : String(text[..<fit.end]) + (columns > 0 ? String(ellipsis) : "")
    }

    /// Where to cut a text so that it and an ellipsis fit, and whether all of it fits without.
    private static func fitting<Text: StringProtocol>(
        _ text: Text, _ columns: Int
    ) -> (end: Text.Index, isWhole: Bool) {
        var used = 0
        var end = text.startIndex
        for index in text.indices {
            let width = CellWidth.columns(of: text[index])
            if used + width > columns { return (end, false) }
            used += width
            if used < columns { end = text.index(after: index) }
        }
        return (text.endIndex, true)
    }
}
