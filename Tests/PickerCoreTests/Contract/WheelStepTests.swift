import Testing

@testable import PickerCore

/// A mouse's wheel turns a column by its notches, and a finger as far as it travels.
@Suite struct WheelStepTests {
    private func openWheel() throws -> FieldState {
        let options = try OptionList([
            PickerOption(id: "a", title: "A"),
            PickerOption(id: "b", title: "B", availability: .disabled(reason: nil)),
            PickerOption(id: "c", title: "C"), PickerOption(id: "d", title: "D"),
        ])
        var field = FieldState(FieldConfiguration(name: "letter", style: .wheel), options: [options])
        field.reduce(.popupOpen)
        return field
    }

    @Test func `R15 R18 a notch goes to the next row that the wheel may rest on`() throws {
        var field = try openWheel()
        field.reduce(.wheelStep(by: 1, column: 0))
        #expect(field.columns[0].highlight == .option("c"))
        field.reduce(.clockAdvance(to: 1))
        #expect(field.columns[0].draft == [Pick(id: "c", title: "C")])
    }

    @Test func `R15 notches that come while the wheel turns add up`() throws {
        var field = try openWheel()
        field.reduce(.wheelStep(by: 1, column: 0))
        field.reduce(.clockAdvance(to: 0.02))
        field.reduce(.wheelStep(by: 1, column: 0))
        field.reduce(.clockAdvance(to: 2))
        #expect(field.columns[0].highlight == .option("d"))
    }

    @Test func `notches past the end, at a closed wheel or on no column change nothing`() throws {
        var field = try openWheel()
        field.reduce(.wheelStep(by: -3, column: 0))
        field.reduce(.wheelStep(by: 1, column: 7))
        #expect(field.columns[0].highlight == .option("a"))
        field.reduce(.toolbarCancel)
        #expect(field.reduce(.wheelStep(by: 1, column: 0)).isEmpty)
    }

    @Test(arguments: [(5, 50.0), (1, 20), (9, 33)])
    func `the pitch is what the middle row moves by for a small turn`(visibleRows: Int, rowHeight: Double) {
        let geometry = WheelGeometry(visibleRows: visibleRows, rowHeight: rowHeight)
        let turned = 1e-6
        let rows = geometry.rows(at: 10 - turned, rowCount: 30)
        let middle = rows.first { $0.row == 10 }?.centerY ?? .nan
        #expect(abs((middle - geometry.height / 2) / turned - geometry.pitch) < 1e-3)
        #expect(WheelGeometry(height: 0).pitch == 0)
    }
}
