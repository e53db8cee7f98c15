/// A line as it stands on the screen: printable, cut, character by character with columns.
struct FittedLine: Hashable, Sendable {
    struct Cell: Hashable, Sendable {
        var text: String
        var style: Style
        var columns: Int
        /// Whether every terminal moves on by just so many columns.
        var isAgreed: Bool
    }

    /// Characters without columns that one line may hold, more than any text that is meant to be read.
    static let mostInvisible = 64

    private(set) var cells: [Cell] = []
    private(set) var columns = 0

    init() {}

    init(_ line: StyledLine, columns limit: Int) { self = Self.fit(line, columns: limit).line }

    /// The line as it fits into a number of columns, and whether nothing of it was cut off.
    static func fit(_ line: StyledLine, columns limit: Int) -> (line: FittedLine, isWhole: Bool) {
        var fitted = FittedLine()
        let isWhole = fitted.take(line, limit)
        return (fitted, isWhole)
    }

    private mutating func take(_ line: StyledLine, _ limit: Int) -> Bool {
        var invisible = 0
        var kept = 0
        var keptColumns = 0
        for span in line.spans {
            for piece in PrintableText(span.text) {
                for character in piece {
                    let width = CellWidth.columns(of: character)
                    if width == 0 { invisible += 1 }
                    if columns + width > limit || invisible > Self.mostInvisible {
                        cells.removeSubrange(kept...)
                        columns = keptColumns
                        appendEllipsis(span.style, limit)
                        return false
                    }
                    let isAgreed = CellWidth.isAgreed(character)
                    cells.append(
                        Cell(text: String(character), style: span.style, columns: width, isAgreed: isAgreed))
                    columns += width
                    if columns < limit { (kept, keptColumns) = (cells.count, columns) }
                }
            }
        }
        return true
    }

    private mutating func appendEllipsis(_ style: Style, _ limit: Int) {
        guard columns < limit else { return }
        cells.append(Cell(text: String(CellWidth.ellipsis), style: style, columns: 1, isAgreed: false))
        columns += 1
    }

    /// The text without styles.
    var text: String { cells.map(\.text).joined() }

    /// The rows that the line takes when it is wrapped at so many columns, and in which of them a column lies.
    ///
    /// A wide character that does not fit goes whole to the next row. A column behind the line counts as its end.
    func wrapped(at width: Int, column: Int) -> (rows: Int, row: Int) {
        var row = 0
        var used = 0
        var place = 0
        var found: Int?
        for cell in cells {
            if used > 0, used + cell.columns > width {
                row += 1
                used = 0
            }
            if found == nil, place + cell.columns > column { found = row }
            used += cell.columns
            place += cell.columns
        }
        return (row + 1, found ?? row)
    }
}
