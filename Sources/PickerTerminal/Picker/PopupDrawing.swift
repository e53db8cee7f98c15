import PickerCore

/// Draws an open popup: its columns side by side, under their labels where they have any.
struct PopupDrawing {
    let snapshot: FieldSnapshot
    let field: Int
    let texts: Texts
    /// The size of the part of the terminal that it may take.
    let columns: Int
    let height: Int

    /// Whether there are other fields, whose labels stand further left.
    let isForm: Bool

    /// Before the first column; on a narrow terminal titles are worth more.
    private var indent: Int { columns < 24 ? 0 : isForm ? 3 : 1 }
    private enum ScrollMark {
        static let thumb = "\u{2503}"
        static let track = "\u{2502}"
        static let width = 2
    }

    /// Whether a line with the columns' labels stands above.
    static func hasLabels(_ snapshot: FieldSnapshot) -> Bool {
        snapshot.columns.count > 1 && snapshot.columns.contains { !$0.label.isEmpty }
    }

    func draw(into drawing: inout Drawing, _ memory: inout ViewMemory) {
        let all = snapshot.columns.indices.map { place in
            PopupColumn(
                snapshot, column: place, field: field, texts: texts, height: height, limit: columns, &memory)
        }
        let hasScrollMarks = snapshot.style != .wheel && columns >= 12
        let margin = hasScrollMarks ? ScrollMark.width : 0
        let natural = all.indices.map { place in
            return margin + memory.widest(max(all[place].width, expectedWidth(place)), ofColumn: place)
        }
        let widths = ColumnWidths(natural: natural, active: snapshot.activeColumn, room: columns - indent)
        if Self.hasLabels(snapshot) { drawing.append(labelLine(widths, margin)) }
        let lineCount = all[widths.shown].reduce(0) { max($0, $1.cells.count) }
        for index in 0..<lineCount {
            var line = StyledLine(String(repeating: " ", count: indent))
            var spots: [Drawing.Spot] = []
            var column = indent
            for (place, width) in zip(widths.shown, widths.widths) {
                let cells = all[place].cells
                if hasScrollMarks { line.append(scrollMark(all[place], index), .dim) }
                let inner = max(width - margin, 1)
                if cells.indices.contains(index) {
                    append(cells[index], width: inner, to: &line)
                    if cells[index].isHighlighted { drawing.highlightedLine = drawing.lines.count }
                    if let target = cells[index].target {
                        // Behind the last column nothing else can be meant.
                        let end = place == widths.shown.last ? max(columns, column + width) : column + width
                        spots.append(Drawing.Spot(columns: column..<end, target: target))
                    }
                } else {
                    line.append(String(repeating: " ", count: inner))
                }
                column += width + ColumnWidths.gap
                if place != widths.shown.last { line.append(String(repeating: " ", count: ColumnWidths.gap)) }
            }
            drawing.append(line, spots)
        }
    }

    /// Beside others a column should not become wider while it is scrolled: what its label and its first titles need.
    private func expectedWidth(_ place: Int) -> Int {
        guard snapshot.columns.count > 1 else { return 0 }
        let column = snapshot.columns[place]
        let titles = column.visible.prefix(Self.sampleCount).map {
            StyledLine($0.title).cut(to: columns).columns
        }
        return 2 + max(StyledLine(column.label).cut(to: columns).columns, titles.max() ?? 0)
    }

    /// How many titles tell the width of a column: more than show at once.
    private static let sampleCount = 50

    private func append(_ cell: PopupColumn.Cell, width: Int, to line: inout StyledLine) {
        var part = cell.line(columns: width)
        part.pad(to: width, cell.ground)
        for span in part.spans { line.append(span.text, span.style) }
    }

    private func scrollMark(_ column: PopupColumn, _ index: Int) -> String {
        guard let thumb = column.thumb, column.cells.indices.contains(index) else { return "  " }
        return (thumb.contains(index) ? ScrollMark.thumb : ScrollMark.track) + " "
    }

    private func labelLine(_ widths: ColumnWidths, _ margin: Int) -> StyledLine {
        var line = StyledLine(String(repeating: " ", count: indent))
        for (place, width) in zip(widths.shown, widths.widths) {
            var part = StyledLine(String(repeating: " ", count: margin + 2))
            part.append(snapshot.columns[place].label, place == snapshot.activeColumn ? .title : .dim)
            part = part.cut(to: width)
            if place != widths.shown.last { part.pad(to: width + ColumnWidths.gap) }
            for span in part.spans { line.append(span.text, span.style) }
        }
        return line
    }
}
