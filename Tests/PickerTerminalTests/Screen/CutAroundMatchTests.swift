import PickerCore
import RandomTesting
import Testing

@testable import PickerTerminal

/// A match that would be cut off is shown, from a little before it (R21).
@Suite struct CutAroundMatchTests {
    private static let mark = "▸ "

    /// A row: a mark, a title with its matches, and something behind it.
    private func line(_ title: String, _ matched: [Range<Int>], detail: String = "") -> StyledLine {
        var line = StyledLine(Self.mark, .highlighted)
        line.append(title, matched: matched)
        line.append(detail, .dim)
        return line
    }

    private func text(_ line: StyledLine) -> String { line.spans.map(\.text).joined() }

    @Test func `the row begins a little before the match, with an ellipsis`() {
        let title = String(repeating: "x", count: 200) + "needle" + String(repeating: "y", count: 100)
        let cut = line(title, [200..<206]).cutAroundMatch(to: 40, fixed: 1)
        #expect(text(cut) == "▸ …xxxxxxxxneedleyyyyyyyyyyyyyyyyyyyyyy…")
        #expect(cut.columns == 40)
        #expect(cut.spans.filter { $0.style.contains(.matched) }.map(\.text) == ["needle"])
    }

    @Test func `where the match stands near the end, no room is left empty`() {
        let title = String(repeating: "x", count: 200) + "needle"
        let cut = line(title, [200..<206], detail: "  end").cutAroundMatch(to: 30, fixed: 1)
        #expect(text(cut) == "▸ …xxxxxxxxxxxxxxxxneedle  end")
    }

    @Test(arguments: [6, 20, 28, 29, 30, 31, 32, 33]) func `a match that shows anyway moves nothing`(
        count: Int
    ) {
        let line = line(String(repeating: "x", count: count) + "ab", [count..<count + 2])
        #expect(line.cutAroundMatch(to: count + 4, fixed: 1) == line.cut(to: count + 4))
        #expect(text(line.cutAroundMatch(to: count + 4, fixed: 1)).hasSuffix("ab"))
        // A column less, and it does.
        #expect(text(line.cutAroundMatch(to: count + 3, fixed: 1)).hasPrefix("▸ …x"))
        #expect(text(line.cutAroundMatch(to: count + 3, fixed: 1)).hasSuffix("ab"))
    }

    @Test func `R25 wide, combining and hostile characters before and behind a match are never broken`() {
        let pieces: [String] = [
            "x", "日", "e\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "क्षि", "\u{1B}", "\u{202E}", "\r\n",
            "ｶﾞ",
        ]
        var numbers = SeededNumbers(seed: 7)
        var tried = 0
        for _ in 0..<400 {
            let before = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
                pieces.randomElement(using: &numbers) ?? "x"
            }
            let behind = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
                pieces.randomElement(using: &numbers) ?? "x"
            }
            let title = before.joined() + "字n" + behind.joined()
            // Neighbours may have become one character.
            guard title.count == before.count + 2 + behind.count else { continue }
            tried += 1
            let whole = line(title, [before.count..<before.count + 2])
            let printable = FittedLine(StyledLine(title), columns: 10_000).cells.map(\.text)
            for columns in [0, 1, 2, 3, 4, 5, 9, 10, 17, 40, 200] {
                let cut = FittedLine(whole.cutAroundMatch(to: columns, fixed: 1), columns: columns)
                #expect(cut.columns <= columns)
                var cells = cut.cells.dropFirst(2).map(\.text)
                if cells.first == "…" { cells.removeFirst() }
                if cells.last == "…" { cells.removeLast() }
                #expect(
                    cells.isEmpty || printable.indices.contains { printable[$0...].starts(with: cells) },
                    "\(columns) \(cells) \(printable)")
                // The mark, both ellipses and the match.
                if columns >= 2 + 2 + 3 {
                    #expect(cut.cells.filter { $0.style.contains(.matched) }.map(\.text) == ["字", "n"])
                }
            }
        }
        #expect(tried > 200)
    }

    @Test func `characters without columns do not make it slow`() {
        let title = String(repeating: "\u{200E}", count: 100_000) + "n"
        let cut = line("a" + title, [100_001..<100_002]).cutAroundMatch(to: 20, fixed: 1)
        #expect(cut.spans.reduce(0) { $0 + $1.text.count } < 200)
    }

    @Test(arguments: [FieldStyle.combo, .menu])
    func `R21 a match at the end of a long title is seen while one searches`(
        style: FieldStyle
    ) {
        let far = String(repeating: "x", count: 200) + "needle" + String(repeating: "y", count: 100)
        let wide = String(repeating: "字", count: 100) + "needle字"
        var picker = PickerFixtures.picker(style, [far, wide, "needle", "other"])
        #expect(picker.text(70).filter { $0.contains("needle") }.count == 1)
        picker.send(.field(0, .queryEdit("needle")))
        let rows = picker.text(70).filter { $0.contains("needle") }.filter { !$0.hasPrefix("Field") }
        #expect(rows.contains { $0.hasSuffix("▸ needle") || $0.hasSuffix("▸   needle") })
        #expect(rows.contains { $0.contains("…xxxxxxxxneedleyyyyy") && $0.hasSuffix("y…") })
        #expect(rows.contains { $0.contains("…字字") && $0.hasSuffix("needle字") })
        #expect(rows.allSatisfy { StyledLine($0).columns <= 70 })
    }
}
