import PickerTerminal

/// A small terminal: applies what the library writes to a grid, so that painting can be checked as text.
///
/// Its opinion about the width of characters can be set, for real terminals differ.
package struct TerminalModel {
    package struct Cell: Equatable {
        package var text = " "
        package var codes: [Int] = []
        /// Covered by the wide character before.
        package var isCovered = false

        /// Left empty because a wide character went to the next line.
        package var isFiller = false

        package var isBlank: Bool { text == " " && codes.isEmpty && !isCovered }
    }

    package struct Line: Equatable {
        package var cells: [Cell]
        /// Whether the text goes on in the next line.
        package var goesOn = false

        package var text: String {
            var text = cells.filter { !$0.isCovered }.map(\.text).joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    package private(set) var columns: Int
    package private(set) var rows: Int
    package var lines: [Line]
    package var history: [Line] = []
    package var row = 0
    package var column = 0
    package var showsCursor = true
    package var wraps = true
    private var waitsToWrap = false
    private var codes: [Int] = []
    package private(set) var modes: Set<Int> = []
    package private(set) var reports: [(row: Int, column: Int)] = []
    /// The columns that this terminal gives to a character.
    package var widthOf: (Character) -> Int = { CellWidth.columns(of: $0) }

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        lines = Array(repeating: Self.blank(columns), count: rows)
    }

    private static func blank(_ columns: Int) -> Line {
        Line(cells: Array(repeating: Cell(), count: columns))
    }

    /// The lines as text, without blanks at their ends and without blank lines at the bottom.
    package var text: [String] {
        var text = lines.map(\.text)
        while text.last == "" { text.removeLast() }
        return text
    }

    package mutating func write(_ bytes: [UInt8]) throws {
        for token in try StrictParser.parse(bytes) {
            switch token {
            case .text(let text): for character in text { put(character) }
            case .carriageReturn: (column, waitsToWrap) = (0, false)
            case .lineFeed: lineFeed()
            case .sequence(let prefix, let numbers, let final): apply(prefix, numbers, final)
            }
        }
    }

    private mutating func apply(_ prefix: Character?, _ numbers: [Int], _ final: Character) {
        switch (prefix, final) {
        case (nil, "A"): row = max(row - numbers[0], 0)
        case (nil, "B"): row = min(row + numbers[0], rows - 1)
        case (nil, "G"): column = min(numbers[0] - 1, columns - 1)
        case (nil, "K"): clear(row, from: column)
        case (nil, "J"):
            clear(row, from: column)
            for below in (row + 1)..<max(rows, row + 1) { clear(below, from: 0) }
        case (nil, "m"): codes = numbers.filter { $0 != 0 }
        case (nil, "n"): reports.append((row + 1, column + 1))
        case ("?", "h"): modes.insert(numbers[0])
        case ("?", "l"): modes.remove(numbers[0])
        default: break
        }
        if prefix == nil, final != "m", final != "n" { waitsToWrap = false }
        if prefix == "?", numbers[0] == 25 { showsCursor = final == "h" }
        if prefix == "?", numbers[0] == 7 { wraps = final == "h" }
    }

    private mutating func clear(_ row: Int, from column: Int) {
        for place in column..<columns { blank(row, place) }
        lines[row].goesOn = false
    }

    /// Blanks a cell, and the other half of a wide character with it.
    private mutating func blank(_ row: Int, _ column: Int) {
        if lines[row].cells[column].isCovered, column > 0 {
            var lead = column - 1
            while lead > 0, lines[row].cells[lead].isCovered { lead -= 1 }
            for place in lead..<column { lines[row].cells[place] = Cell() }
        }
        lines[row].cells[column] = Cell()
        var next = column + 1
        while next < columns, lines[row].cells[next].isCovered {
            lines[row].cells[next] = Cell()
            next += 1
        }
    }

    private mutating func put(_ character: Character) {
        let width = min(widthOf(character), columns)
        guard width > 0 else { return }
        if wraps, waitsToWrap || column + width > columns {
            lines[row].goesOn = true
            lineFeed()
            column = 0
        }
        column = min(column, columns - width)
        for place in column..<(column + width) { blank(row, place) }
        lines[row].cells[column] = Cell(text: String(character), codes: codes)
        for place in (column + 1)..<max(column + width, column + 1) {
            lines[row].cells[place] = Cell(text: "", codes: codes, isCovered: true)
        }
        column += width
        waitsToWrap = column == columns
        if waitsToWrap { column -= 1 }
    }

    private mutating func lineFeed() {
        waitsToWrap = false
        if row + 1 < rows {
            row += 1
        } else {
            history.append(lines.removeFirst())
            lines.append(Self.blank(columns))
        }
    }

    /// Changes the window's size; wraps anew what was or becomes longer than a row, as most terminals do, or else cuts.
    package mutating func resize(columns newColumns: Int, rows newRows: Int, reflows: Bool) {
        let all = history + lines
        let cursor = history.count + row
        var wrapped: [Line] = []
        var newTop = 0
        var newCursor = (row: 0, column: 0)
        var index = 0
        while index < all.count {
            var cells: [Cell] = []
            var cursorAt: Int?
            let first = index
            repeat {
                if index == cursor { cursorAt = cells.count + column }
                cells += all[index].cells.filter { !$0.isFiller }
                index += 1
            } while reflows && all[index - 1].goesOn && index < all.count
            while cells.last?.isBlank == true { cells.removeLast() }
            if first <= history.count { newTop = wrapped.count }
            let pieces = reflows ? Self.split(cells, newColumns) : [Array(cells.prefix(newColumns))]
            var passed = 0
            for (number, piece) in pieces.enumerated() {
                let isLast = number == pieces.count - 1
                if let at = cursorAt, at < passed + piece.count || isLast {
                    newCursor = (wrapped.count, min(at - passed, newColumns - 1))
                    cursorAt = nil
                }
                passed += piece.count
                let blanks = Array(repeating: Cell(isFiller: !isLast), count: newColumns - piece.count)
                wrapped.append(Line(cells: piece + blanks, goesOn: !isLast))
            }
        }
        while wrapped.count - 1 > newCursor.row, wrapped[wrapped.count - 1].cells.allSatisfy(\.isBlank) {
            wrapped.removeLast()
        }
        newTop = max(newTop, wrapped.count - newRows)
        newTop = min(newTop, newCursor.row)
        history = Array(wrapped[..<newTop])
        lines = Array(wrapped[newTop...].prefix(newRows))
        (columns, rows) = (newColumns, newRows)
        while lines.count < rows { lines.append(Self.blank(columns)) }
        (row, column) = (min(newCursor.row - newTop, rows - 1), max(newCursor.column, 0))
        waitsToWrap = false
    }

    private static func split(_ cells: [Cell], _ columns: Int) -> [[Cell]] {
        var pieces: [[Cell]] = [[]]
        var index = 0
        while index < cells.count {
            var end = index + 1
            while end < cells.count, cells[end].isCovered { end += 1 }
            if pieces[pieces.count - 1].count + end - index > columns, !pieces[pieces.count - 1].isEmpty {
                pieces.append([])
            }
            pieces[pieces.count - 1] += cells[index..<min(end, index + columns)]
            index = end
        }
        return pieces
    }
}
