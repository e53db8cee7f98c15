/// The rows of a wheel, and on which of them it may rest.
///
/// A track is passed where a resting place is chosen and is not kept. Rows are counted from 0; a none row
/// and section headings are rows as well.
public struct WheelTrack {
    public let rowCount: Int
    /// How many of the rows a wheel may rest on.
    public let restableCount: Int
    private let restable: (Int) -> Bool

    /// A track that may rest on every row.
    public init(rowCount: Int) {
        self.init(rowCount: rowCount, restableCount: rowCount) { _ in true }
    }

    /// A track that may not rest on some rows.
    ///
    /// - Parameters:
    ///   - rowCount: from 0 to 2,147,483,647; other counts are taken as the nearer of the two.
    ///   - restableCount: the number of rows for which `isRestable` is true. Told beforehand, a search takes
    ///     at most as many steps as there are rows of the other kind.
    ///   - isRestable: asked with rows from 0 to `rowCount - 1`.
    public init(rowCount: Int, restableCount: Int, isRestable: @escaping (Int) -> Bool) {
        self.rowCount = min(max(0, rowCount), Int(Int32.max))
        self.restableCount = min(max(0, restableCount), self.rowCount)
        restable = isRestable
    }

    /// Whether a wheel may rest on a row; false outside the rows.
    public func isRestable(_ row: Int) -> Bool {
        guard row >= 0, row < rowCount, restableCount > 0 else { return false }
        return restableCount == rowCount || restable(row)
    }

    /// The row whose middle is nearest to an offset; `nil` without rows. Halfway between two it is the later.
    public func nearestRow(to offset: Double) -> Int? {
        guard rowCount > 0 else { return nil }
        // Compared as numbers before the conversion, which would trap out of range.
        let inside = min(max(offset == offset ? offset : 0, 0), Double(rowCount - 1))
        return Int(Elementary.floor(inside + 0.5))
    }

    /// The row to rest on that is nearest to an offset; `nil` where there is none.
    ///
    /// Of two as near it is the one ahead: the later, or the earlier where the wheel is `heading` below 0.
    /// Cost: constant where that row may be rested on, else the distance to the one that is found.
    public func nearestRestableRow(to offset: Double, heading: Double = 0) -> Int? {
        guard restableCount > 0, rowCount > 0 else { return nil }
        let offset = min(max(offset == offset ? offset : 0, 0), Double(rowCount - 1))
        // Walk outwards from the gap that the offset lies in.
        var below = Int(Elementary.floor(offset))
        var above = below + 1
        while below >= 0 || above < rowCount {
            let down = below >= 0 ? offset - Double(below) : .infinity
            let up = above < rowCount ? Double(above) - offset : .infinity
            if down < up || (down == up && heading < 0) {
                if isRestable(below) { return below }
                below -= 1
            } else {
                if isRestable(above) { return above }
                above += 1
            }
        }
        return nil
    }
}
