import RandomTesting
import TerminalTesting
import Testing

@testable import PickerTerminal

/// Long random walks of painting and resizing, checked against the model terminal after every step.
@Suite struct ScreenWalkTests {
    static let titles = [
        "", "a", "plain words", "Zürich", "東京都 日本", "e\u{301}te\u{301}", "👩\u{200D}👩\u{200D}👧 family",
        "🇫🇷 France",
        "1\u{FE0F}\u{20E3} one", "❤\u{FE0F} red", "❤ plain", "👍\u{1F3FD} ok", "क\u{94D}षि word",
        "\u{1B}[2J\u{1B}[1;1H",
        "\u{1B}]52;c;ZWNobyBwd25lZA==\u{07}", "\u{9B}31m\u{9D}0;x\u{9C}", "\u{202E}desrever", "a\u{200B}b",
        "\u{301}lone",
        "tab\tnew\nline\r", "a long title that no narrow window can ever show as a whole", "\u{2028}sep",
    ]

    enum Opinion: CaseIterable {
        case ours, clustersAreOne, clustersAreWide

        /// How wide a terminal of this opinion draws a character on which terminals disagree.
        var widthOf: (Character) -> Int {
            { character in
                let width = CellWidth.columns(of: character)
                if CellWidth.isAgreed(character) || width == 0 { return width }
                return switch self {
                case .ours: width
                case .clustersAreOne: 1
                case .clustersAreWide: width * 2
                }
            }
        }
    }

    private func lines(_ random: inout SeededNumbers) -> [StyledLine] {
        let styles: [Style] = [
            .plain, .dim, .highlighted, .matched, .selected, .disabled, .error, .hint, .title,
        ]
        return (0..<Int.random(in: 0...9, using: &random)).map { _ in
            var line = StyledLine()
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                line.append(Self.titles.randomElement(using: &random)!, styles.randomElement(using: &random)!)
            }
            return line
        }
    }

    @Test(arguments: Opinion.allCases)
    func `whatever the terminal's opinion on width, agreed characters stand in their columns`(
        _ opinion: Opinion
    ) throws {
        var random = SeededNumbers(seed: 5)
        for _ in 0..<60 {
            let columns = Int.random(in: 1...40, using: &random)
            let rows = Int.random(in: 1...12, using: &random)
            var stage = try ScreenTests.Stage(columns: columns, rows: rows, prompt: ["$"])
            stage.terminal.widthOf = opinion.widthOf
            for _ in 0..<8 {
                let lines = lines(&random)
                try stage.paint(lines)
                let top = stage.terminal.row
                for (row, line) in lines.prefix(rows).enumerated() {
                    let mismatch = firstMismatch(
                        FittedLine(line, columns: columns), stage.terminal.lines[top + row])
                    #expect(
                        mismatch == nil,
                        "row \(row): \(FittedLine(line, columns: columns).text.debugDescription)")
                }
                for below in stage.terminal.lines.dropFirst(top + max(lines.count, 1)) {
                    #expect(below.text == "")
                }
            }
        }
    }

    /// The first agreed character that does not stand in its column, or the blank behind the line that is none.
    ///
    /// At the right edge a character that a terminal draws wider than the room there may cover what stands before it.
    private func firstMismatch(_ line: FittedLine, _ shown: TerminalModel.Line) -> String? {
        var column = 0
        var safe = shown.cells.count
        for cell in line.cells {
            let widest = shown.cells.count - 2 * cell.columns
            if !cell.isAgreed, column > widest { safe = min(safe, widest) }
            column += cell.columns
        }
        column = 0
        for cell in line.cells where column + cell.columns <= safe {
            if cell.isAgreed, shown.cells[column].text != cell.text { return "\(cell.text) at \(column)" }
            column += cell.columns
        }
        column = line.columns
        let rest = shown.cells.dropFirst(column).first { !$0.isBlank }
        return rest.map { "\($0.text) behind the end" }
    }

    /// In a tall window nothing scrolls away, so all can be checked. In a low one lines that the terminal wrapped may have
    /// left the screen before the program heard of the new size; nobody can take those back.
    @Test(arguments: [true, false], [12...20, 100...120])
    func `resizing at any moment leaves the prompt, the lines, and nothing else`(
        _ reflows: Bool, _ heights: ClosedRange<Int>
    ) throws {
        var random = SeededNumbers(seed: reflows ? 21 : 22)
        let isTall = heights.lowerBound >= 100
        for walk in 0..<60 {
            let traits = TerminalTraits(addressesCursor: true, hasColor: false, reflows: reflows)
            var stage = try ScreenTests.Stage(
                columns: 30, rows: heights.lowerBound, prompt: ["$ p"], traits: traits)
            var shown: [StyledLine] = []
            for step in 0..<12 {
                if Bool.random(using: &random) {
                    for _ in 0..<Int.random(in: 1...3, using: &random) {
                        stage.resize(
                            columns: Int.random(in: 4...40, using: &random),
                            rows: Int.random(in: heights, using: &random))
                    }
                } else {
                    shown = lines(&random)
                }
                let cursor =
                    Bool.random(using: &random) ? Screen.Place(line: min(2, shown.count), column: 3) : nil
                try stage.paint(shown, cursor: cursor)
                let columns = stage.screen.size.columns
                let expected = trimmed(shown.map { trimmed(FittedLine($0, columns: columns).text) })
                let text = stage.terminal.history.map(\.text) + stage.terminal.text
                if isTall {
                    #expect(text == trimmed(["$ p"] + expected), "walk \(walk), step \(step)")
                } else {
                    #expect(
                        stage.terminal.text.suffix(expected.count) == expected[...],
                        "walk \(walk), step \(step)")
                }
            }
        }
    }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    private func trimmed(_ lines: [String]) -> [String] {
        var lines = lines
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    @Test func `no size traps, down to one cell and to a report of none`() throws {
        var random = SeededNumbers(seed: 9)
        for _ in 0..<400 {
            var stage = try ScreenTests.Stage(columns: 10, rows: 4, prompt: [])
            for _ in 0..<6 {
                let columns = Int.random(in: 0...4, using: &random)
                let rows = Int.random(in: 0...3, using: &random)
                stage.terminal.resize(columns: max(columns, 1), rows: max(rows, 1), reflows: true)
                stage.screen.resize(to: TerminalSize(columns: columns, rows: rows))
                let place = Screen.Place(
                    line: Int.random(in: -2...12, using: &random),
                    column: Int.random(in: -3...90, using: &random))
                try stage.paint(lines(&random), cursor: Bool.random(using: &random) ? place : nil)
            }
            try stage.terminal.write(stage.screen.finish(leaving: StyledLine("done")))
        }
    }

    @Test func `R25 any title gives text and our own sequences only`() throws {
        var random = SeededNumbers(seed: 1)
        for _ in 0..<1500 {
            var title = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let ranges: [ClosedRange<UInt32>] = [
                    0...0x20, 0x40...0x5F, 0x7F...0x9F, 0x2000...0x206F, 0...0x10FFFF,
                ]
                let value = UInt32.random(in: ranges.randomElement(using: &random)!, using: &random)
                if let scalar = Unicode.Scalar(value) { title.append(scalar) }
            }
            for width in [1, 2, 3, 7, 40] {
                var screen = Screen(size: TerminalSize(columns: width, rows: 3), traits: ScreenTests.capable)
                let text = String(title)
                var line = StyledLine(text, .highlighted)
                line.append(text, matched: [0..<1, 2..<3])
                _ = try StrictParser.parse(screen.paint([line, StyledLine(text)]))
                _ = try StrictParser.parse(screen.finish(leaving: line))
            }
        }
    }
}
