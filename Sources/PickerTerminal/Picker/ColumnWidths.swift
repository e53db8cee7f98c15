/// Shares the columns of a terminal among the columns of a popup.
struct ColumnWidths: Equatable {
    /// The columns of the popup that show; always with the active one.
    let shown: Range<Int>
    /// The width of each that shows.
    let widths: [Int]

    /// Between two columns.
    static let gap = 2
    /// Narrower than this a column says nothing: a mark, three letters and an ellipsis.
    private static let narrowest = 6

    /// - Parameters:
    ///   - natural: The width that each column would like to have.
    ///   - room: All there is.
    init(natural: [Int], active: Int, room: Int) {
        let room = max(room, 1)
        let most = max(1, (room + Self.gap) / (Self.narrowest + Self.gap))
        let count = min(natural.count, most)
        let first = min(max(active - count / 2, 0), natural.count - count)
        shown = first..<(first + count)
        var rest = room - Self.gap * (count - 1)
        var widths = Array(repeating: 0, count: count)
        // The narrowest first: what one leaves over is for the others.
        let order = (0..<count).sorted { (natural[first + $0], $0) < (natural[first + $1], $1) }
        for (served, index) in order.enumerated() {
            widths[index] = min(natural[first + index], max(rest / (count - served), 1))
            rest -= widths[index]
        }
        self.widths = widths
    }
}
