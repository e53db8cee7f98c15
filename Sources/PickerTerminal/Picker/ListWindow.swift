/// The part of a list that shows: rows and, above the first of each section, its heading.
///
/// Headings count in the height. The section of the first row always has its heading, wherever it began, unless there is
/// room for one line only.
struct ListWindow: Equatable {
    enum Line: Equatable {
        case heading(String)
        case row(Int)
    }

    let lines: [Line]
    /// The first row that shows.
    let top: Int

    /// From this height on a row is kept in sight before and behind the highlighted one.
    private static let heightWithMargin = 5

    /// - Parameters:
    ///   - top: The first row that showed before; the window moves no further than it must.
    ///   - section: The heading of a row; nil for none. Asked for no more rows than twice the height.
    init(top: Int, height: Int, rowCount: Int, highlighted: Int?, section: (Int) -> String? = { _ in nil }) {
        let height = max(height, 1)
        let last = max(rowCount - 1, 0)
        let margin = height >= Self.heightWithMargin ? 1 : 0
        var top = min(max(top, 0), last)
        if let highlighted {
            let wanted = min(highlighted + margin, last)
            top = min(top, max(highlighted - margin, 0))
            top = max(top, wanted - height + 1)
            while top < highlighted,
                !Self.lines(from: top, height, rowCount, section).contains(.row(wanted))
            {
                top += 1
            }
        }
        var lines = Self.lines(from: top, height, rowCount, section)
        // No emptiness below while rows are hidden above.
        while top > 0, lines.last == .row(last) {
            let more = Self.lines(from: top - 1, height, rowCount, section)
            guard more.last == .row(last) else { break }
            top -= 1
            lines = more
        }
        self.top = top
        self.lines = lines
    }

    private static func lines(
        from top: Int, _ height: Int, _ rowCount: Int, _ section: (Int) -> String?
    ) -> [Line] {
        var lines: [Line] = []
        var before: String?
        var row = top
        while lines.count < height, row < rowCount {
            let heading = section(row)
            if let heading, heading != before, height > 1 {
                lines.append(.heading(heading))
                if lines.count == height { break }
            }
            before = heading
            lines.append(.row(row))
            row += 1
        }
        return lines
    }

    /// The lines that a scroll mark covers, of a list of so many rows; nil where all of it shows.
    func thumb(rowCount: Int) -> Range<Int>? {
        let rows = lines.compactMap { if case .row(let row) = $0 { row } else { nil } }
        guard let first = rows.first, let last = rows.last, rows.count < rowCount else { return nil }
        let height = lines.count
        let length = max(1, height * rows.count / rowCount)
        if last == rowCount - 1 { return (height - length)..<height }
        if first == 0 { return 0..<length }
        // Between the ends the mark touches neither.
        let start = min(max(height * first / rowCount, min(1, height - length)), max(height - length - 1, 0))
        return start..<(start + length)
    }
}
