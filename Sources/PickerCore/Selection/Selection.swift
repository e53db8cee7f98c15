/// What is picked: for each column nothing, one value or, in a multiple field, several in option order.
public struct Selection: Equatable, Sendable {
    /// One entry a column; never empty itself.
    public var columns: [[Pick]]

    public init(columns: [[Pick]]) { self.columns = columns }

    /// Nothing picked in any of so many columns.
    public init(emptyColumns count: Int) {
        columns = [[Pick]](repeating: [], count: count)
    }

    /// Nothing is picked at all. Never confused with the first option (R2).
    public var isEmpty: Bool { columns.allSatisfy({ $0.isEmpty }) }

    /// The picked ids, column after column.
    public var ids: [OptionID] { columns.flatMap { $0.map({ $0.id }) } }

    /// Whether both mean the same values, whatever their titles say now (R9: a real change).
    func means(_ other: Selection) -> Bool {
        if isEmpty && other.isEmpty { return true }
        return columns.count == other.columns.count
            && zip(columns, other.columns).allSatisfy { ours, theirs in
                ours.count == theirs.count && zip(ours, theirs).allSatisfy { $0.means($1) }
            }
    }
}
