import Testing

@testable import PickerTerminal

@Suite struct ListWindowTests {
    /// Every list of up to six rows in up to three sections, in every height, with every row highlighted, from every place.
    @Test func `in small worlds the highlighted row shows, headings count, and no line is wasted`() {
        for count in 0...6 {
            for sections in Self.sectionings(of: count) {
                for height in 1...6 {
                    for highlighted in [nil] + (0..<count).map({ $0 }) {
                        for top in 0...6 {
                            check(count, sections, height, highlighted, top)
                        }
                    }
                }
            }
        }
    }

    private static func sectionings(of count: Int) -> [[String?]] {
        [
            Array(repeating: nil, count: count), Array(repeating: "A", count: count),
            (0..<count).map { $0 < 2 ? "A" : "B" }, (0..<count).map { $0 % 2 == 0 ? "A" : "B" },
            (0..<count).map { $0 < 3 ? nil : "B" },
        ]
    }

    private func check(_ count: Int, _ sections: [String?], _ height: Int, _ highlighted: Int?, _ top: Int) {
        let window = ListWindow(top: top, height: height, rowCount: count, highlighted: highlighted) {
            sections[$0]
        }
        let world =
            "\(sections), height \(height), highlighted \(String(describing: highlighted)), top \(top)"
        #expect(window.lines.count <= height, "\(world)")
        var rows: [Int] = []
        var heading: String?
        for line in window.lines {
            switch line {
            case .heading(let title): heading = title
            case .row(let row):
                if height > 1, let section = sections[row] { #expect(heading == section, "\(world)") }
                rows.append(row)
            }
        }
        #expect(rows == Array((rows.first ?? 0)..<((rows.first ?? 0) + rows.count)), "\(world)")
        if let highlighted { #expect(rows.contains(highlighted), "\(world)") }
        if count > 0 { #expect(!rows.isEmpty, "\(world)") }
        // With room below and rows hidden above, one more would fit.
        if let first = rows.first, first > 0, rows.last == count - 1 {
            let needed = sections[first - 1] != sections[first] && sections[first - 1] != nil ? 2 : 1
            #expect(height - window.lines.count < needed || height == 1, "\(world)")
        }
    }

    @Test func `the window moves no further than it must`() {
        var top = 0
        var tops: [Int] = []
        for highlighted in [0, 3, 4, 5, 8, 7, 6, 5, 4, 3] {
            let window = ListWindow(top: top, height: 4, rowCount: 20, highlighted: highlighted)
            top = window.top
            tops.append(top)
        }
        #expect(tops == [0, 0, 1, 2, 5, 5, 5, 5, 4, 3])
    }

    @Test func `a row stays in sight before and behind the highlight where there is room`() {
        let window = ListWindow(top: 0, height: 6, rowCount: 20, highlighted: 5)
        #expect(window.lines.last == .row(6))
        #expect(ListWindow(top: 10, height: 6, rowCount: 20, highlighted: 10).top == 9)
        #expect(ListWindow(top: 0, height: 6, rowCount: 20, highlighted: 19).lines.last == .row(19))
    }

    @Test func `the scroll mark touches an end only where the list does`() {
        for count in 1...40 {
            for height in 1...10 {
                for highlighted in 0..<count {
                    let window = ListWindow(top: 0, height: height, rowCount: count, highlighted: highlighted)
                    guard let thumb = window.thumb(rowCount: count) else {
                        #expect(window.lines.count == count)
                        continue
                    }
                    #expect(thumb.lowerBound >= 0 && thumb.upperBound <= window.lines.count)
                    #expect(!thumb.isEmpty)
                    guard height > 2 else { continue }
                    #expect((thumb.lowerBound == 0) == (window.top == 0))
                    #expect((thumb.upperBound == height) == (window.lines.last == .row(count - 1)))
                }
            }
        }
    }
}
