import Testing

@testable import PickerTerminal

@Suite struct ColumnWidthsTests {
    @Test func `columns that fit have the width they want`() {
        let widths = ColumnWidths(natural: [5, 12, 8], active: 1, room: 40)
        #expect(widths.shown == 0..<3)
        #expect(widths.widths == [5, 12, 8])
    }

    @Test func `a wide column leaves the narrow ones their width`() {
        #expect(ColumnWidths(natural: [5, 60, 8], active: 1, room: 40).widths == [5, 23, 8])
        #expect(ColumnWidths(natural: [60, 60], active: 0, room: 40).widths == [19, 19])
    }

    @Test func `whatever the room, all of it fits and the active column shows`() {
        for room in 0...60 {
            for count in 1...6 {
                for active in 0..<count {
                    let natural = (0..<count).map { 1 + ($0 * 17 + active * 5) % 31 }
                    let widths = ColumnWidths(natural: natural, active: active, room: room)
                    let total = widths.widths.reduce(0, +) + ColumnWidths.gap * (widths.widths.count - 1)
                    #expect(total <= max(room, 1))
                    #expect(widths.shown.contains(active))
                    #expect(widths.shown.count == widths.widths.count)
                    #expect(widths.widths.allSatisfy { $0 > 0 })
                }
            }
        }
    }
}
