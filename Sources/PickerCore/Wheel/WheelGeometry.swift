/// Where the rows of a wheel are drawn: a cylinder seen from the front, with the middle row nearest.
///
/// Lengths are in points, y from the top of the wheel downwards, angles in radians, positive below the middle.
/// Pure arithmetic for any size: a height or row height that is not above 0 draws no rows, and no result is
/// ever NaN. The formulas are those of Flutter's list wheel (`MatrixUtils.createCylindricalProjectionTransform`).
public struct WheelGeometry: Equatable, Sendable {
    /// The height of the wheel.
    public let height: Double
    /// The height of a row in the middle.
    public let rowHeight: Double

    /// A wheel of a height; sizes that are negative or not finite are taken as 0.
    public init(height: Double, rowHeight: Double = WheelAppearance.rowHeight) {
        self.height = Self.size(height)
        self.rowHeight = Self.size(rowHeight)
    }

    /// The wheel that is just as high as some rows need, the cylinder's squeeze included.
    public init(visibleRows: Int, rowHeight: Double = WheelAppearance.rowHeight) {
        let rows = Double(WheelMotion.height(visibleRows))
        self.init(height: rows * Self.size(rowHeight) / WheelAppearance.squeeze, rowHeight: rowHeight)
    }

    /// How many rows the wheel shows at a time, parts of rows included; 0 where nothing is drawn.
    public var visibleRows: Double {
        guard isDrawable else { return 0 }
        let rows = height / rowHeight * WheelAppearance.squeeze
        return min(rows, Double(WheelAppearance.greatestDrawnCount - 1))
    }

    /// How far the middle of the wheel moves while it turns by one row; a finger that turns it travels as far.
    ///
    /// The derivative of a row's `centerY` by the offset in the middle: radius times the angle between rows.
    public var pitch: Double {
        guard isDrawable else { return 0 }
        let radius = height * WheelAppearance.diameterRatio / 2
        return radius * WheelAppearance.edgeAngle / (visibleRows / 2)
    }

    /// The part of the wheel that shows the picked row: as high as a row, in the middle.
    public var selectionBand: WheelBand {
        let bandHeight = min(rowHeight, height)
        return WheelBand(top: (height - bandHeight) / 2, height: bandHeight)
    }

    /// The rows to draw, from the top to the bottom one. Cost: in proportion to their number, at most 255.
    ///
    /// A row is drawn where any part of it is in sight and its middle is on the front of the cylinder.
    public func rows(at offset: Double, rowCount: Int) -> [WheelRow] {
        guard let drawn = drawnRows(at: offset, rowCount: rowCount) else { return [] }
        return drawn.map { row(at: $0, offset: offset) }.filter { $0.height > 0 }
    }

    /// The row under a point; `nil` where there is none.
    ///
    /// Rows overlap a little, and a point belongs to the row whose middle is nearest.
    public func row(atY y: Double, offset: Double, rowCount: Int) -> Int? {
        guard y >= 0, y < height else { return nil }
        var found: WheelRow?
        for row in rows(at: offset, rowCount: rowCount) {
            if abs(row.centerY - y) <= abs((found?.centerY ?? .infinity) - y) { found = row }
        }
        guard let found, abs(found.centerY - y) <= found.height / 2 else { return nil }
        return found.row
    }

    /// The rows of which a part is in sight: those that overlap `visibleRows` rows around the offset.
    private func drawnRows(at offset: Double, rowCount: Int) -> ClosedRange<Int>? {
        guard isDrawable, rowCount > 0, offset.isFinite else { return nil }
        // Less a hair: a row that touches the edge, but for rounding, is not in sight.
        let half = visibleRows / 2 - 1e-9
        let last = Double(WheelTrack(rowCount: rowCount).rowCount - 1)
        // Row r reaches from r - 0.5 to r + 0.5.
        let first = max(Elementary.floor(offset - half + 0.5), 0)
        let final = min(Elementary.ceil(offset + half - 0.5), last)
        guard first <= final else { return nil }
        return Int(first)...Int(final)
    }

    private func row(at row: Int, offset: Double) -> WheelRow {
        let distance = Double(row) - offset
        // Half the rows in sight lie between the middle and the edge angle.
        let angle = distance / (visibleRows / 2) * WheelAppearance.edgeAngle
        let radius = height * WheelAppearance.diameterRatio / 2
        let cosine = angle.magnitude < .pi / 2 ? Elementary.cos(angle) : 0
        let perspective = min(WheelAppearance.perspective, WheelAppearance.greatestPerspectiveDepth / radius)
        let scale = 1 / (1 + perspective * radius * (1 - cosine))
        return WheelRow(
            row: row,
            centerY: height / 2 + radius * Elementary.sin(angle) * scale,
            angle: angle,
            scale: scale,
            height: rowHeight * cosine * scale,
            opacity: Self.opacity(distance: abs(distance)))
    }

    /// Full in the selection band, dimmed outside, in between by the part of the row that is in the band.
    private static func opacity(distance: Double) -> Double {
        let inBand = max(0, 1 - distance)
        return WheelAppearance.dimmedOpacity + (1 - WheelAppearance.dimmedOpacity) * inBand
    }

    private var isDrawable: Bool { height > 0 && rowHeight > 0 }

    private static func size(_ length: Double) -> Double {
        length.isFinite ? min(max(length, 0), 1e9) : 0
    }
}

/// One row of a wheel as it is drawn.
public struct WheelRow: Equatable, Sendable {
    public let row: Int
    /// Where its middle is, in points from the top of the wheel.
    public let centerY: Double
    /// How far it is turned away on the cylinder, in radians: 0 in the middle, positive below.
    public let angle: Double
    /// Its width as a share of that in the middle: smaller, being farther away.
    public let scale: Double
    /// Its height in points, being both farther away and turned.
    public let height: Double
    /// 1 in the middle.
    public let opacity: Double
}

/// A part of a wheel's height, in points from its top.
public struct WheelBand: Equatable, Sendable {
    public let top: Double
    public let height: Double
}
