import TerminalTesting
import Testing

@testable import PickerTerminal

@Suite struct RowTrackerTests {
    private struct Stage {
        var screen = Screen(
            size: TerminalSize(columns: 20, rows: 6), traits: ScreenTests.capable, tracksMouse: true)
        var terminal = TerminalModel(columns: 20, rows: 6)
        var answered = 0

        mutating func paint(_ count: Int, cursor: Screen.Place? = nil) throws {
            try terminal.write(screen.paint((0..<count).map { StyledLine("line \($0)") }, cursor: cursor))
        }

        /// Lets the terminal's next answer arrive.
        mutating func answer() {
            guard answered < terminal.reports.count else { return }
            screen.cursorReported(row: terminal.reports[answered].row)
            answered += 1
        }

        /// What is wrong with the map from rows to lines.
        var mismatch: Int? {
            (1...6).first { row in
                let text = terminal.lines[row - 1].text
                let expected = text.hasPrefix("line ") ? Int(text.dropFirst(5)) : nil
                return screen.line(atTerminalRow: row) != expected
            }
        }
    }

    @Test func `a row of the terminal belongs to the line painted there`() throws {
        var stage = Stage()
        try stage.terminal.write(Array("$\r\n$\r\n".utf8))
        try stage.paint(3, cursor: .init(line: 1, column: 0))
        #expect(stage.screen.line(atTerminalRow: 3) == nil, "not known before the answer")
        stage.answer()
        #expect(stage.mismatch == nil)
        try stage.paint(5)
        #expect(stage.mismatch == nil, "after scrolling")
        try stage.paint(2)
        #expect(stage.mismatch == nil)
        #expect(stage.screen.awaitedReports == 0)
    }

    @Test func `a late answer to an older layout is dropped and a new question asked`() throws {
        var stage = Stage()
        try stage.terminal.write(Array("$\r\n$\r\n$\r\n".utf8))
        try stage.paint(2)
        try stage.paint(5)
        #expect(stage.screen.awaitedReports == 2)
        stage.answer()
        #expect(stage.screen.line(atTerminalRow: 4) == nil)
        stage.answer()
        #expect(stage.mismatch == nil)
        stage.screen.resize(to: TerminalSize(columns: 18, rows: 6))
        try stage.paint(5)
        #expect(stage.screen.line(atTerminalRow: 4) == nil)
        stage.answer()
        #expect(stage.mismatch == nil)
    }

    @Test func `without an answer nothing is mapped and nothing is asked twice`() throws {
        var stage = Stage()
        try stage.paint(3)
        try stage.paint(3, cursor: .init(line: 1, column: 1))
        #expect(stage.terminal.reports.count == 1)
        #expect(stage.screen.line(atTerminalRow: 1) == nil)
    }

    @Test func `an answer that nobody asked for changes nothing`() throws {
        var screen = Screen(size: .usual, traits: ScreenTests.capable)
        _ = screen.paint([StyledLine("a")])
        screen.cursorReported(row: 7)
        #expect(screen.line(atTerminalRow: 7) == nil)
        #expect(screen.awaitedReports == 0)
    }
}
