import Testing

@testable import PickerCore

/// Numbers that are not finite, and sizes at either limit, in every place that takes a number.
@Suite struct WheelBadInputTests {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e18,
        .leastNonzeroMagnitude, -0.0, 0, -1, 10,
    ]

    @Test(arguments: [0, 1, 2, 1_000_000_000, Int.max, -5])
    func `no number makes a wheel leave its range, run for ever or stop the program`(rowCount: Int) {
        let track = WheelTrack(rowCount: rowCount)
        let last = Double(max(track.rowCount, 1) - 1)
        for first in Self.numbers {
            for second in Self.numbers {
                var motion = WheelMotion(at: 0, on: track)
                let inputs: [(inout WheelMotion) -> Void] = [
                    { $0.drag(by: first, at: second) },
                    { $0.release(velocity: first, at: second, on: track) },
                    { $0.step(to: Int.max, at: second, on: track) },
                    { $0.rebase(row: Int.min, to: Int.max, at: first, on: track) },
                    { $0.resize(visibleRows: Int.min, at: first, on: track) },
                    { $0.resize(visibleRows: Int.max, at: first, on: track) },
                    { $0.drag(by: second, at: first) },
                    { $0.settle(on: track) },
                    { $0.step(to: Int.min, at: first, on: track) },
                    { $0.release(velocity: second, at: first, on: track) },
                ]
                for input in inputs {
                    input(&motion)
                    #expect(motion == motion)
                    for time in Self.numbers {
                        let offset = motion.offset(at: time)
                        #expect(offset.isFinite && motion.velocity(at: time).isFinite)
                        let height = Double(motion.visibleRows)
                        #expect(offset > -height && offset < last + height || offset == 0)
                        if let row = motion.nearestRow(at: time) {
                            #expect(row >= 0 && row < track.rowCount)
                        } else {
                            #expect(track.rowCount == 0)
                        }
                    }
                    #expect(!motion.isMoving(at: .infinity) && (motion.endTime ?? 0).isFinite)
                    #expect((motion.restingRow(on: track) == nil) == (track.rowCount == 0))
                }
            }
        }
    }

    @Test func `a wheel without rows stays where it is, whatever is done to it`() {
        let track = WheelTrack(rowCount: 0)
        var motion = WheelMotion(at: 5, on: track)
        motion.drag(by: 3, at: 0)
        motion.release(velocity: 20, at: 0, on: track)
        motion.step(to: 1, at: 1, on: track)
        #expect(motion.offset(at: 1.1) == 0 && !motion.isHeld && motion.endTime == nil)
        #expect(motion.nearestRow(at: 1) == nil && motion.restingRow(on: track) == nil)
    }

    @Test
    func `R7 where no row may be rested on the wheel still stops on one and says that it rests on none`() {
        let track = WheelTrack(rowCount: 3, restableCount: 0) { _ in true }
        var motion = WheelMotion(at: 1, on: track)
        #expect(motion.offset(at: 0) == 1 && motion.restingRow(on: track) == nil)
        motion.drag(by: 0.6, at: 0)
        #expect(motion.restingRow(on: track) == nil)
        motion.release(velocity: 0, at: 0, on: track)
        #expect(motion.offset(at: 9) == 2 && motion.restingRow(on: track) == nil)
    }

    @Test func `a search among a billion rows asks no more often than there are rows of the other kind`() {
        var asked = 0
        let track = WheelTrack(rowCount: 1_000_000_000, restableCount: 999_999_000) {
            asked += 1
            return $0 < 500_000_000 || $0 >= 500_001_000
        }
        #expect(track.nearestRestableRow(to: 500_000_499.5) == 500_001_000)
        #expect(track.nearestRestableRow(to: 500_000_400) == 499_999_999)
        #expect(asked < 2_010)
    }

    @Test func `a count of restable rows that is wrong does no harm`() {
        for count in [-1, 1, 2, 4, 99] {
            let track = WheelTrack(rowCount: 3, restableCount: count) { _ in false }
            var motion = WheelMotion(at: 1, on: track)
            motion.release(velocity: 9, at: 0, on: track)
            #expect(motion.offset(at: 99) == 2)
        }
    }
}
