import Foundation
import Testing

@testable import PickerCore

@Suite struct WheelGeometryTests {
    /// The wheel of an iPhone's date picker: 216 points, rows of 32.
    private let geometry = WheelGeometry(height: 216, rowHeight: 32)

    @Test(
        arguments: [
            ("W15", 100, 0.0, 0...3), ("W15", 100, 10, 7...13), ("W15", 100, 99, 96...99),
            ("W16", 10, 2.5, 0...5), ("W16", 10, 3.49, 0...6), ("W16", 10, 3.5, 1...6),
        ] as [(String, Int, Double, ClosedRange<Int>)])
    func `the rows in sight are those of Flutter's wheel`(
        id: String, rowCount: Int, offset: Double, rows: ClosedRange<Int>
    ) {
        let geometry = WheelGeometry(visibleRows: 6, rowHeight: 100)
        #expect(geometry.rows(at: offset, rowCount: rowCount).map(\.row) == Array(rows), "\(id)")
    }

    @Test func `W22 a wheel without rows has its size and nothing to draw`() {
        #expect(geometry.rows(at: 0, rowCount: 0).isEmpty)
        #expect(geometry.row(atY: 100, offset: 0, rowCount: 0) == nil)
        #expect(geometry.selectionBand == WheelBand(top: 92, height: 32))
    }

    @Test func `the middle row is drawn as it is, in the selection band`() {
        let row = geometry.rows(at: 7, rowCount: 20).first { $0.row == 7 }
        #expect(row == WheelRow(row: 7, centerY: 108, angle: 0, scale: 1, height: 32, opacity: 1))
        #expect(abs(geometry.visibleRows - 9.7875) < 1e-12)
    }

    @Test func `rows turn away, shrink and dim with their distance, alike above and below`() {
        let rows = geometry.rows(at: 10, rowCount: 21)
        #expect(rows.map(\.row) == Array(5...15))
        for (row, mirrored) in zip(rows, rows.reversed()) {
            #expect(abs(row.centerY + mirrored.centerY - 216) < 1e-9)
            #expect(
                row.angle == -mirrored.angle && row.scale == mirrored.scale && row.height == mirrored.height)
        }
        let below = rows.filter { $0.row >= 10 }
        for (near, far) in zip(below, below.dropFirst()) {
            #expect(far.centerY > near.centerY && far.scale < near.scale && far.height < near.height)
            #expect(far.opacity == 0.447 && near.opacity >= far.opacity)
        }
    }

    @Test func `a row half in the band is half dimmed`() {
        let rows = geometry.rows(at: 3.5, rowCount: 20)
        for row in rows where row.row == 3 || row.row == 4 { #expect(abs(row.opacity - 0.7235) < 1e-12) }
    }

    @Test func `a row is where the projection of a cylinder puts it`() {
        // Flutter's matrix, multiplied out for the middle of a row at angle a on radius r:
        // y = r sin a / w, z = r cos a, w = 1 + perspective (r - z).
        let radius = 216 * 1.07 / 2
        for row in geometry.rows(at: 10.3, rowCount: 21) {
            let distance = (Double(row.row) - 10.3) * 32
            let angle = distance / 216 * 2 * Foundation.asin(1 / 1.07) / 1.45
            let w = 1 + 0.003 * (radius - radius * Foundation.cos(angle))
            #expect(abs(row.angle - angle) < 1e-12)
            #expect(abs(row.centerY - (108 + radius * Foundation.sin(angle) / w)) < 1e-9)
            #expect(abs(row.scale - 1 / w) < 1e-12)
        }
    }

    @Test(arguments: [30.0, 100, 216, 310, 400, 1_000, 20_000])
    func `on a wheel of any height rows stand in order, none farther out than the cylinder`(height: Double) {
        let geometry = WheelGeometry(height: height, rowHeight: height / 7)
        for step in 0...50 {
            let rows = geometry.rows(at: 40 + Double(step) / 50, rowCount: 100)
            #expect(rows.count >= 9)
            for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.centerY < lower.centerY) }
            let radius = height * WheelAppearance.diameterRatio / 2
            for row in rows { #expect(abs(row.centerY - height / 2) < radius) }
        }
    }

    @Test func `each drawn row is found under its own middle`() {
        for step in 0...40 {
            let offset = Double(step) / 4
            for row in geometry.rows(at: offset, rowCount: 11) {
                #expect(geometry.row(atY: row.centerY, offset: offset, rowCount: 11) == row.row)
            }
        }
        #expect(geometry.row(atY: 10, offset: 0, rowCount: 11) == nil, "above the first row")
        #expect(geometry.row(atY: -1, offset: 5, rowCount: 11) == nil)
        #expect(geometry.row(atY: 216, offset: 5, rowCount: 11) == nil)
    }

    @Test func `F09 no size and no offset makes a place that is no number, or more rows than a screen has`() {
        let lengths: [Double] = [
            .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-9, 0.5, 1, 216, 1e6, 1e300,
        ]
        for height in lengths {
            for rowHeight in lengths {
                let geometry = WheelGeometry(height: height, rowHeight: rowHeight)
                #expect(geometry.visibleRows.isFinite && geometry.selectionBand.top.isFinite)
                for offset in lengths + [1e9, -1e9] {
                    for rowCount in [-1, 0, 1, 2, 1_000_000_000, Int.max] {
                        let rows = geometry.rows(at: offset, rowCount: rowCount)
                        #expect(rows.count <= 256)
                        for row in rows {
                            #expect(row.row >= 0 && row.row < rowCount)
                            #expect(row.centerY.isFinite && row.angle.isFinite && row.height.isFinite)
                            #expect(row.scale > 0 && row.scale <= 1 && row.opacity <= 1 && row.opacity > 0.4)
                        }
                        let found = geometry.row(atY: offset, offset: offset, rowCount: rowCount)
                        #expect(found.map { $0 < rowCount } ?? true)
                    }
                }
            }
        }
    }
}

@Suite struct WheelLinesTests {
    @Test(
        arguments: [
            (5, 3.0, 8, [1, 2, 3, 4, 5]), (5, 0, 8, [nil, nil, 0, 1, 2]), (5, 7, 8, [5, 6, 7, nil, nil]),
            (5, 3.49, 8, [1, 2, 3, 4, 5]), (5, 3.5, 8, [2, 3, 4, 5, 6]), (1, 2, 8, [2]), (2, 2, 8, [2, 3]),
            (4, 2, 8, [1, 2, 3, 4]), (3, 0, 1, [nil, 0, nil]), (3, 0, 0, [nil, nil, nil]), (0, 0, 5, []),
            (3, -2.5, 5, [nil, 0, 1]), (3, .nan, 5, [nil, 0, 1]), (-4, 1, 5, []),
        ] as [(Int, Double, Int, [Int?])])
    func `a flat wheel shows the rows around the middle`(
        count: Int, offset: Double, rowCount: Int, rows: [Int?]
    ) {
        let wheel = WheelLines(count: count)
        let lines = wheel.lines(at: offset, rowCount: rowCount)
        #expect(lines.map(\.row) == rows)
        for (line, row) in rows.enumerated() {
            #expect(wheel.row(atLine: line, offset: offset, rowCount: rowCount) == row)
            #expect(lines[line].distance == line - wheel.middle)
        }
        #expect(wheel.row(atLine: -1, offset: offset, rowCount: rowCount) == nil)
        #expect(wheel.row(atLine: lines.count, offset: offset, rowCount: rowCount) == nil)
    }

    @Test func `the middle line is not dimmed, the others the more the farther they are`() {
        for count in 1...31 {
            let lines = WheelLines(count: count).lines(at: 50, rowCount: 100)
            for line in lines {
                #expect((line.opacity == 1) == (line.distance == 0))
                #expect(line.opacity > 0.15 && (line.distance == 0 || line.opacity <= 0.447))
            }
            let below = lines.filter { $0.distance > 0 }
            for (near, far) in zip(below, below.dropFirst()) { #expect(far.opacity < near.opacity) }
        }
    }

    @Test func `the last of two billion rows is drawn without overflow`() {
        let lines = WheelLines(count: 9).lines(at: 1e12, rowCount: Int.max)
        #expect(lines.compactMap(\.row).last == Int(Int32.max) - 1)
    }
}
