/// A line is shown from a little before its first match where that would be cut off.
extension StyledLine {
    /// The columns that stand before the match: a word tells what it belongs to. In little room a quarter of it.
    private static let context = 8

    /// The line cut to a number of columns, so that its first match shows (`R21`).
    ///
    /// Where the match would be cut off, an ellipsis stands for the beginning of what is matched. Cost grows with the columns,
    /// not with the text.
    ///
    /// - Parameter fixed: The spans at the beginning that stay, such as marks.
    func cutAroundMatch(to columns: Int, fixed: Int) -> StyledLine {
        guard let first = spans.firstIndex(where: { $0.style.contains(.matched) }), first > fixed,
            !shows(spans[...first], columns: columns)
        else { return cut(to: columns) }
        let marks = FittedLine(StyledLine(spans[..<fixed]), columns: columns).columns
        let room = columns - marks - 1
        guard room > 0 else { return cut(to: columns) }
        // Where what follows is short, the room it leaves is not left empty.
        let behind = FittedLine(StyledLine(spans[first...]), columns: room).columns
        var left = max(room - behind, min(Self.context, room / 4))
        var shown: [Span] = []
        for span in spans[fixed..<first].reversed() {
            let text = Self.suffix(of: span.text, columns: &left)
            shown.insert(Span(text: text, style: span.style), at: 0)
            if text.startIndex > span.text.startIndex { break }
        }
        var line = StyledLine(spans[..<fixed])
        line.append(String(CellWidth.ellipsis), spans[fixed].style)
        for span in shown + spans[first...] { line.append(span.text, span.style) }
        return line.cut(to: columns)
    }

    /// Whether the beginning of the line fits, with an ellipsis if more follows.
    private func shows(_ beginning: ArraySlice<Span>, columns: Int) -> Bool {
        var line = StyledLine(beginning)
        if beginning.endIndex < spans.endIndex { line.append(String(CellWidth.ellipsis)) }
        return FittedLine.fit(line, columns: columns).isWhole
    }

    /// The last characters of a text that fit into some columns, which are taken from them.
    private static func suffix(of text: Substring, columns: inout Int) -> Substring {
        // Characters without columns are no reason to go on for ever.
        var count = columns + FittedLine.mostInvisible
        var start = text.endIndex
        while start > text.startIndex, count > 0 {
            let before = text.index(before: start)
            let width = StyledLine(text[before..<start]).columns
            if width > columns { break }
            columns -= width
            count -= 1
            start = before
        }
        return text[start...]
    }
}
