/// A wheel drawn flat, one row a line, for terminals and for pictures made of text.
public struct WheelLines: Equatable, Sendable {
    /// How many lines the wheel has, from 0 to 255.
    public let count: Int

    public init(count: Int) {
        self.count = min(max(count, 0), WheelAppearance.greatestDrawnCount)
    }

    /// The line of the picked row: the middle one, or the upper of the two.
    public var middle: Int { max(count - 1, 0) / 2 }

    /// What each line shows, from the top to the bottom one.
    public func lines(at offset: Double, rowCount: Int) -> [WheelLine] {
        guard count > 0 else { return [] }
        let track = WheelTrack(rowCount: rowCount)
        let nearest = track.nearestRow(to: offset)
        return (0..<count).map { line in
            let distance = line - middle
            var row: Int?
            if let nearest {
                let isRow = -distance <= nearest && distance <= track.rowCount - 1 - nearest
                row = isRow ? nearest + distance : nil
            }
            return WheelLine(row: row, distance: distance, opacity: opacity(distance: distance))
        }
    }

    /// The row on a line; `nil` where the line is empty.
    public func row(atLine line: Int, offset: Double, rowCount: Int) -> Int? {
        guard line >= 0, line < count else { return nil }
        return lines(at: offset, rowCount: rowCount)[line].row
    }

    /// Dimmed outside the middle as on the cylinder, and more so the more its surface turns away.
    private func opacity(distance: Int) -> Double {
        guard distance != 0 else { return 1 }
        let angle = Double(distance) / (Double(count) / 2) * WheelAppearance.edgeAngle
        return WheelAppearance.dimmedOpacity * Elementary.cos(angle)
    }
}

/// One line of a flat wheel.
public struct WheelLine: Equatable, Sendable {
    /// The row it shows; `nil` beyond the ends.
    public let row: Int?
    /// Its distance from the middle line, in lines: negative above, positive below.
    public let distance: Int
    /// 1 in the middle, at most 0.447 elsewhere.
    public let opacity: Double
}
