import PickerCore

/// A wheel that turns through a list: what one picture costs us.
enum WheelFrames {
    private static let rows = 9

    /// Our own work for each of some hundred frames: the clock, the snapshot, the rows and their titles.
    static func time(_ list: OptionList, columns: Int) -> Timings {
        var configuration = FieldConfiguration(name: "wheel", label: "Wheel", style: .wheel)
        configuration.visibleRows = rows
        configuration.columns = Array(repeating: ColumnConfiguration(), count: columns)
        var field = FieldState(configuration, options: Array(repeating: list, count: columns))
        _ = field.reduce(.popupOpen)
        for column in 0..<columns { _ = field.reduce(.wheelRelease(velocity: 4000, column: column)) }
        let lines = WheelLines(count: rows)
        var frames = Timings()
        var letters = 0
        for frame in 1...300 {
            frames.measure {
                _ = field.reduce(.clockAdvance(to: Double(frame) / 120))
                for column in field.snapshot.columns {
                    for line in lines.lines(at: column.wheelOffset, rowCount: column.visible.count) {
                        if let row = line.row { letters += column.visible[row].title.utf8.count }
                    }
                }
            }
        }
        precondition(letters > 0)
        return frames
    }
}
