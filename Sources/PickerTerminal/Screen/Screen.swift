/// Paints lines in place, under the prompt, and takes them away again; never the alternate screen.
///
/// A value that turns lines into bytes; whoever owns it writes them to the terminal in the order in which they were made.
/// All moves are relative to the row where the first line stands, so nothing needs to be known about the rest of the
/// screen. Only what changed is written. The terminal must be in raw mode.
///
/// On a terminal whose cursor cannot be addressed, changed lines are printed one below the other, without any escape
/// sequence.
public struct Screen: Sendable {
    /// A place among the painted lines, both counted from 0.
    public struct Place: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The size that the next frame is painted for.
    public internal(set) var size: TerminalSize
    public let traits: TerminalTraits
    /// Whether to keep track of where on the screen the lines stand, for the mouse.
    public let tracksMouse: Bool

    /// What stands on the screen, nil before the first frame.
    var frame: Frame?
    var tracker = RowTracker()

    public init(size: TerminalSize, traits: TerminalTraits, tracksMouse: Bool = false) {
        self.size = size
        self.traits = traits
        self.tracksMouse = tracksMouse && traits.addressesCursor
    }

    /// The lines as they were painted last, and where the cursor was left.
    struct Frame: Sendable {
        var lines: [FittedLine]
        /// How many of the given lines stand before the first that is shown.
        var skipped: Int
        /// The width that the frame was painted for.
        var columns: Int
        /// The row of the cursor, counted from the first line, and its column.
        var row: Int
        var column: Int
        var showsCursor: Bool
        var size: TerminalSize
    }

    /// The bytes that bring the screen from the last frame to these lines.
    ///
    /// - Parameters:
    ///   - lines: Where they are more than the terminal has rows, the first are shown, or the rows that end with the cursor.
    ///   - cursor: Where the cursor is shown; nil hides it.
    /// - Returns: Nothing if all of it stands already.
    public mutating func paint(_ lines: [StyledLine], cursor: Place? = nil) -> [UInt8] {
        guard traits.addressesCursor else { return printChanges(lines) }
        let count = min(max(lines.count, 1), size.rows)
        let skipped = min(max((cursor?.line ?? 0) - count + 1, 0), max(lines.count - count, 0))
        let fitted = (0..<count).map { row in
            row + skipped < lines.count
                ? FittedLine(lines[row + skipped], columns: size.columns) : FittedLine()
        }
        var next = Frame(
            lines: fitted, skipped: skipped, columns: size.columns, row: 0, column: 0,
            showsCursor: cursor != nil,
            size: size)
        if let cursor {
            next.row = min(max(cursor.line - skipped, 0), count - 1)
            next.column = min(max(cursor.column, 0), size.columns - 1)
        }
        var output = ""
        var stands = begin(into: &output)
        let body = changes(from: &stands, to: next)
        let moves =
            body.isEmpty && stands.row == next.row && stands.column == next.column
            && stands.showsCursor == next.showsCursor
        let request = positionRequest(for: next)
        if output.isEmpty, moves, request.isEmpty { return [] }
        frame = next
        output = ControlCode.beginUpdate + ControlCode.hideCursor + output
        if !body.isEmpty { output += ControlCode.stopWrapping + body + ControlCode.wrap }
        output += move(from: stands.row, to: next.row)
        output += ControlCode.carriageReturn
        if next.column > 0 { output += ControlCode.column(next.column) }
        output += request
        if next.showsCursor { output += ControlCode.showCursor }
        return Array((output + ControlCode.endUpdate).utf8)
    }

    /// Brings the cursor to a state to paint from: the last frame, or an empty row of its own.
    private mutating func begin(into output: inout String) -> Frame {
        if let frame, frame.size == size { return frame }
        let empty = Frame(
            lines: [], skipped: 0, columns: size.columns, row: 0, column: 0, showsCursor: true, size: size)
        if let frame {
            output += eraseAll(frame)
            tracker.forget()
        } else {
            // As many spaces as there are columns lead to the next row, unless the row was empty: then the cursor
            // only waits at its end.
            output += String(repeating: " ", count: size.columns) + ControlCode.carriageReturn
            output += ControlCode.clearBelow
        }
        return empty
    }

    /// Writes the rows that differ; leaves the cursor in the row that `stands` then says.
    private mutating func changes(from stands: inout Frame, to next: Frame) -> String {
        let painter = LinePainter(palette: Palette(hasColor: traits.hasColor), width: size.columns)
        var output = ""
        for (row, line) in next.lines.enumerated() {
            let isNew = row >= stands.lines.count
            if !isNew, stands.lines[row] == line { continue }
            if isNew, row > 0 {
                output += move(from: stands.row, to: row - 1) + ControlCode.lineFeed
            } else {
                output += move(from: stands.row, to: row)
            }
            stands.row = row
            painter.paint(line, into: &output)
        }
        if stands.lines.count > next.lines.count {
            output += move(from: stands.row, to: next.lines.count) + ControlCode.carriageReturn
            output += ControlCode.clearBelow
            stands.row = next.lines.count
        }
        if next.lines.count > stands.lines.count { tracker.grow(to: next.lines.count, rows: size.rows) }
        return output
    }

    func move(from: Int, to: Int) -> String {
        from > to ? ControlCode.up(from - to) : ControlCode.down(to - from)
    }

    /// Prints the lines that differ from those printed before.
    private mutating func printChanges(_ lines: [StyledLine]) -> [UInt8] {
        let fitted = lines.map { FittedLine($0, columns: Int.max) }
        let printed = frame?.lines ?? []
        frame = Frame(
            lines: fitted, skipped: 0, columns: size.columns, row: 0, column: 0, showsCursor: true, size: size
        )
        let changed = fitted.indices.filter { $0 >= printed.count || printed[$0].text != fitted[$0].text }
        return changed.flatMap { Array(fitted[$0].text.utf8) + Array("\r\n".utf8) }
    }
}
