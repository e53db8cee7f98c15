import TerminalTesting
import Testing

@testable import PickerTerminal

@Suite struct ScreenTests {
    static let capable = TerminalTraits(addressesCursor: true, hasColor: true, reflows: true)

    /// A screen and the terminal that it writes to, with a prompt above.
    struct Stage {
        var screen: Screen
        var terminal: TerminalModel

        init(
            columns: Int = 20, rows: Int = 8, prompt: [String] = ["$ pickerfield"],
            traits: TerminalTraits = capable
        ) throws {
            screen = Screen(size: TerminalSize(columns: columns, rows: rows), traits: traits)
            terminal = TerminalModel(columns: columns, rows: rows)
            for line in prompt { try terminal.write(Array((line + "\r\n").utf8)) }
        }

        mutating func paint(_ lines: [String], cursor: Screen.Place? = nil) throws {
            try paint(lines.map { StyledLine($0) }, cursor: cursor)
        }

        mutating func paint(_ lines: [StyledLine], cursor: Screen.Place? = nil) throws {
            try terminal.write(screen.paint(lines, cursor: cursor))
        }

        mutating func resize(columns: Int, rows: Int) {
            terminal.resize(columns: columns, rows: rows, reflows: screen.traits.reflows)
            screen.resize(to: TerminalSize(columns: columns, rows: rows))
        }
    }

    @Test func `lines stand under the prompt`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two"], cursor: .init(line: 1, column: 2))
        #expect(stage.terminal.text == ["$ pickerfield", "one", "two"])
        #expect(stage.terminal.row == 2 && stage.terminal.column == 2)
        #expect(stage.terminal.showsCursor)
    }

    @Test func `an unfinished line before the prompt is kept`() throws {
        for length in 0...21 {
            var stage = try Stage(prompt: [])
            let rest = String(repeating: "x", count: length)
            try stage.terminal.write(Array(rest.utf8))
            try stage.paint(["one"])
            #expect(stage.terminal.text.joined() == rest + "one", "\(length) columns")
            #expect(stage.terminal.text.last == "one")
        }
    }

    @Test func `at the bottom the screen scrolls to make room`() throws {
        var stage = try Stage(rows: 5, prompt: ["1", "2", "3", "4"])
        try stage.paint(["a", "b", "c"])
        #expect(stage.terminal.text == ["3", "4", "a", "b", "c"])
        try stage.paint(["a", "b", "c", "d"])
        #expect(stage.terminal.text == ["4", "a", "b", "c", "d"])
        try stage.paint(["a"])
        #expect(stage.terminal.text == ["4", "a"])
    }

    @Test func `a frame that stands already writes nothing`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two"])
        #expect(stage.screen.paint([StyledLine("one"), StyledLine("two")]) == [])
    }

    @Test func `only the row that changed is written`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two", "three"])
        let bytes = stage.screen.paint([StyledLine("one"), StyledLine("zwei"), StyledLine("three")])
        #expect(String(decoding: bytes, as: UTF8.self).contains("zwei"))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("one"))
        try stage.terminal.write(bytes)
        #expect(stage.terminal.text == ["$ pickerfield", "one", "zwei", "three"])
    }

    @Test func `more lines than rows show the first, or those that end with the cursor`() throws {
        var stage = try Stage(rows: 3, prompt: [])
        let lines = ["a", "b", "c", "d", "e"]
        try stage.paint(lines)
        #expect(stage.terminal.text == ["a", "b", "c"])
        try stage.paint(lines, cursor: .init(line: 3, column: 0))
        #expect(stage.terminal.text == ["b", "c", "d"])
        #expect(stage.terminal.row == 2)
    }

    @Test func `finishing leaves one line and the cursor below it`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two"], cursor: .init(line: 1, column: 1))
        try stage.terminal.write(stage.screen.finish(leaving: StyledLine("Picked: Zürich")))
        #expect(stage.terminal.text == ["$ pickerfield", "Picked: Zürich"])
        #expect(stage.terminal.row == 2 && stage.terminal.column == 0)
        #expect(stage.terminal.showsCursor && stage.terminal.wraps)
    }

    @Test func `finishing without a line leaves nothing`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two"])
        #expect(!stage.terminal.showsCursor)
        try stage.terminal.write(stage.screen.finish())
        #expect(stage.terminal.text == ["$ pickerfield"])
        #expect(stage.terminal.row == 1 && stage.terminal.showsCursor)
        #expect(stage.screen.finish() == [])
    }

    @Test func `after being erased the lines stand anew where the cursor is`() throws {
        var stage = try Stage()
        try stage.paint(["one", "two"])
        try stage.terminal.write(stage.screen.erase())
        try stage.terminal.write(Array("[1]+ Stopped\r\n$ fg\r\n".utf8))
        try stage.paint(["one", "two"])
        #expect(stage.terminal.text == ["$ pickerfield", "[1]+ Stopped", "$ fg", "one", "two"])
    }

    @Test func `a terminal without cursor addressing gets changed lines and no escape sequence`() throws {
        var screen = Screen(
            size: .usual, traits: TerminalTraits(environment: { $0 == "TERM" ? "dumb" : nil }))
        func printed(_ lines: [String]) -> String {
            String(decoding: screen.paint(lines.map { StyledLine($0, .highlighted) }), as: UTF8.self)
        }
        #expect(printed(["one", "two\u{1B}"]) == "one\r\ntwo␛\r\n")
        #expect(printed(["one", "three"]) == "three\r\n")
        #expect(printed(["one", "three"]) == "")
        #expect(screen.finish(leaving: StyledLine("done")) == Array("done\r\n".utf8))
    }

    @Test func `styles end with the line`() throws {
        var stage = try Stage()
        var line = StyledLine("a", .highlighted)
        line.append("Zürich", matched: [1..<3], .selected)
        try stage.paint([line, StyledLine("plain")])
        let cells = stage.terminal.lines[1].cells
        #expect(cells[0].codes == [7])
        #expect(cells[1].codes == [1, 32] && cells[2].codes == [1, 4, 33] && cells[4].codes == [1, 32])
        #expect(cells[7].codes == [])
        #expect(stage.terminal.lines[2].cells.allSatisfy { $0.codes == [] })
    }
}
