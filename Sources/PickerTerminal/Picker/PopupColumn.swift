import PickerCore

/// One column of an open popup, as cells from top to bottom.
struct PopupColumn {
    struct Cell {
        /// All that there is to say; what does not fit is cut off when it is shown.
        var line: StyledLine
        /// The spans at the beginning of the line that always show.
        var markSpans = 0
        /// Covers the whole width of the column, so that the highlight is a bar.
        var ground: Style
        var target: Drawing.Target?
        var isHighlighted = false

        func line(columns: Int) -> StyledLine { line.cutAroundMatch(to: columns, fixed: markSpans) }
    }

    var cells: [Cell] = []
    /// The columns that the widest cell takes, of those that there are.
    private(set) var width = 0
    /// The lines of the scroll mark; nil where everything shows.
    var thumb: Range<Int>?

    /// - Parameters:
    ///   - height: The lines there are.
    ///   - limit: The columns there are.
    init(
        _ snapshot: FieldSnapshot, column place: Int, field: Int, texts: Texts, height: Int, limit: Int,
        _ memory: inout ViewMemory
    ) {
        let column = snapshot.columns[place]
        if snapshot.style == .wheel {
            drawWheel(snapshot, place, field, texts, WheelLines(count: height))
        } else {
            drawList(snapshot, place, field, texts, height, &memory)
        }
        if column.rowCount == 0, !column.statusText.isEmpty {
            let middle = snapshot.style == .wheel ? WheelLines(count: height).middle : 0
            let style: Style = column.status == .failed ? .error : .dim
            let cell = Cell(
                line: StyledLine(OptionCell.Mark.none + column.statusText.withoutIsolates, style),
                ground: .plain)
            if cells.indices.contains(middle) { cells[middle] = cell } else { cells = [cell] }
        }
        width = cells.reduce(0) { max($0, $1.line.cut(to: limit).columns) }
    }

    // MARK: A list

    private mutating func drawList(
        _ snapshot: FieldSnapshot, _ place: Int, _ field: Int, _ texts: Texts, _ height: Int,
        _ memory: inout ViewMemory
    ) {
        let column = snapshot.columns[place]
        let isFiltered = column.visible.matches != nil
        let shift = column.noneTitle == nil ? 0 : 1
        let hasHeadings = column.visible.list.hasSections && !isFiltered
        let window = ListWindow(
            top: memory.top(ofColumn: place), height: height, rowCount: column.rowCount,
            highlighted: column.highlightedRow
        ) { row in
            hasHeadings && row >= shift ? column.visible.list.section(at: row - shift) : nil
        }
        memory.setTop(window.top, ofColumn: place)
        thumb = window.thumb(rowCount: column.rowCount)
        var cell = OptionCell(texts: texts, isMultiple: snapshot.isMultiple, showsSection: isFiltered)
        if !snapshot.isMultiple { cell.picked = Set(snapshot.selection.columns[place].map(\.id)) }
        let isActive = place == snapshot.activeColumn
        for line in window.lines {
            switch line {
            case .heading(let title): cells.append(Cell(line: StyledLine(title, .title), ground: .plain))
            case .row(let row):
                let isHighlighted = row == column.highlightedRow
                let style: Style = isHighlighted ? (isActive ? .highlighted : .selected) : .plain
                let mark = Self.mark(isHighlighted, isActive, snapshot.isRightToLeft)
                let line = cell.line(
                    column, row: row, mark: mark, style, detail: isHighlighted ? style : .dim)
                cells.append(
                    Cell(
                        line: line, markSpans: cell.markSpans,
                        ground: isHighlighted && isActive ? .highlighted : .plain,
                        target: .row(column.option(inRow: row)?.id, field: field, column: place),
                        isHighlighted: isHighlighted && isActive))
            }
        }
    }

    // MARK: A wheel

    private mutating func drawWheel(
        _ snapshot: FieldSnapshot, _ place: Int, _ field: Int, _ texts: Texts, _ wheel: WheelLines
    ) {
        let column = snapshot.columns[place]
        let isActive = place == snapshot.activeColumn
        let cell = OptionCell(texts: texts, isMultiple: snapshot.isMultiple)
        for line in wheel.lines(at: column.wheelOffset, rowCount: column.rowCount) {
            guard let row = line.row else {
                cells.append(
                    Cell(line: StyledLine(), ground: .plain, target: .wheel(field: field, column: place)))
                continue
            }
            // What is awaited has no row yet, and the one that stands there instead was chosen by nobody (R12).
            let isMiddle = line.distance == 0 && column.highlightedRow != nil
            let style: Style =
                isMiddle
                ? (isActive ? [.highlighted, .title] : .selected) : Self.look(line.distance, of: wheel.count)
            let mark = Self.mark(isMiddle, isActive, snapshot.isRightToLeft)
            cells.append(
                Cell(
                    line: cell.line(column, row: row, mark: mark, style, detail: isMiddle ? style : .dim),
                    ground: isMiddle && isActive ? .highlighted : .plain,
                    target: .row(column.option(inRow: row)?.id, field: field, column: place),
                    isHighlighted: isMiddle && isActive))
        }
    }

    /// Three brightnesses, for terminals have no more without colours: the middle is bold, rows near it are as any text,
    /// those farther than half the way to the edge are faint; so are the neighbours on a wheel of three lines.
    private static func look(_ distance: Int, of count: Int) -> Style {
        abs(distance) * 4 > count - 1 ? .dim : .plain
    }

    private static func mark(_ isHighlighted: Bool, _ isActive: Bool, _ isRightToLeft: Bool) -> String {
        switch (isHighlighted, isActive) {
        case (false, _): return OptionCell.Mark.none
        case (true, true):
            return isRightToLeft ? OptionCell.Mark.highlightRightToLeft : OptionCell.Mark.highlight
        case (true, false):
            return isRightToLeft ? OptionCell.Mark.otherColumnRightToLeft : OptionCell.Mark.otherColumn
        }
    }
}
