import PickerCore

/// Lines to paint, and what lies under each for the mouse.
struct Drawing {
    /// What a press of the mouse is on.
    enum Target: Hashable {
        /// A field's value.
        case value(field: Int)
        /// A row of a list or of a wheel; no id means the none row.
        case row(OptionID?, field: Int, column: Int)
        /// A wheel where it shows no row.
        case wheel(field: Int, column: Int)
    }

    /// Where a target lies on its line, in columns from 0.
    struct Spot: Hashable {
        var columns: Range<Int>
        var target: Target
    }

    private(set) var lines: [StyledLine] = []
    private(set) var spots: [[Spot]] = []

    /// Where the caret of a text is.
    var cursor: Screen.Place?
    /// The lines that must be seen: the open or focused field's value, and the row that is highlighted.
    var valueLine: Int?
    var highlightedLine: Int?

    mutating func append(_ line: StyledLine, _ spots: [Spot] = []) {
        lines.append(line)
        self.spots.append(spots)
    }

    /// What lies in a cell; nil for nothing that can be pressed.
    func target(line: Int, column: Int) -> Target? {
        guard spots.indices.contains(line) else { return nil }
        return spots[line].first { $0.columns.contains(column) }?.target
    }

    /// The part that a terminal of so many rows shows: from the value on, for the fields above matter least, but never without
    /// the highlighted row. A single row is for the text that is edited, where there is one.
    func cropped(to rows: Int) -> Drawing {
        guard lines.count > rows else { return self }
        let value = valueLine ?? 0
        var start = min(value, lines.count - rows)
        let needed = rows == 1 && cursor != nil ? value : highlightedLine ?? value
        if needed >= start + rows { start = needed - rows + 1 }
        var part = Drawing()
        for line in start..<(start + rows) { part.append(lines[line], spots[line]) }
        if let cursor, (start..<(start + rows)).contains(cursor.line) {
            part.cursor = Screen.Place(line: cursor.line - start, column: cursor.column)
        }
        return part
    }
}
