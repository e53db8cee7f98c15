/// The size of a terminal in cells, at least 1 by 1.
public struct TerminalSize: Hashable, Sendable {
    public let columns: Int
    public let rows: Int

    /// What terminals were, for want of any report.
    public static let usual = TerminalSize(columns: 80, rows: 24)

    public init(columns: Int, rows: Int) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
    }
}
