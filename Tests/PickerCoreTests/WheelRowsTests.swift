import Testing

@testable import PickerCore

/// Rows that come, go and change while the wheel turns.
@Suite struct WheelRowsTests {
    private func fling(rows: Int, from row: Int, velocity: Double) -> WheelMotion {
        let track = WheelTrack(rowCount: rows)
        var motion = WheelMotion(at: row, on: track)
        motion.release(velocity: velocity, at: 0, on: track)
        return motion
    }

    @Test func `R8 rows put in above a turning wheel move nothing on the screen`() {
        let before = fling(rows: 100, from: 40, velocity: 30)
        let goal = before.restingRow(on: WheelTrack(rowCount: 100))!
        var after = before
        let track = WheelTrack(rowCount: 107)
        after.rebase(row: goal, to: goal + 7, at: 0.5, on: track)
        for frame in 50...600 {
            let time = Double(frame) / 100
            #expect(abs(after.offset(at: time) - before.offset(at: time) - 7) < 1e-9)
        }
        #expect(after.restingRow(on: track) == goal + 7)
        #expect(after.offset(at: 60) == Double(goal + 7))
    }

    @Test func `R8 the row it was going to is gone and the wheel goes to the neighbour it is told`() {
        var motion = fling(rows: 100, from: 40, velocity: 30)
        let track = WheelTrack(rowCount: 99)
        let goal = motion.restingRow(on: WheelTrack(rowCount: 100))!
        let place = motion.offset(at: 0.5)
        motion.rebase(row: goal, to: goal, at: 0.5, on: track)
        #expect(motion.offset(at: 0.5) == place && motion.restingRow(on: track) == goal)
    }

    @Test func `R8 the row it was going to became disabled and the wheel rests on the nearest other`() {
        var motion = fling(rows: 100, from: 40, velocity: 30)
        let goal = motion.restingRow(on: WheelTrack(rowCount: 100))!
        let place = motion.offset(at: 0.5)
        let track = WheelTrack(rowCount: 100, restableCount: 99) { $0 != goal }
        motion.rebase(row: goal, to: goal, at: 0.5, on: track)
        #expect(abs(motion.offset(at: 0.5) - place) < 1e-9)
        #expect(abs(motion.restingRow(on: track)! - goal) == 1)
        #expect(motion.offset(at: 60) == Double(motion.restingRow(on: track)!))
    }

    @Test func `R8 a list that becomes shorter, empty and long again never leaves the wheel outside`() {
        var motion = fling(rows: 10_000, from: 5_000, velocity: 1_000)
        motion.rebase(row: 5_000, to: 5_000, at: 0.1, on: WheelTrack(rowCount: 10))
        for frame in 0...500 {
            let offset = motion.offset(at: 0.1 + Double(frame) / 100)
            #expect(offset > -5 && offset < 14)
        }
        #expect(motion.offset(at: 60) == 9)
        motion.rebase(row: 9, to: 0, at: 0.2, on: WheelTrack(rowCount: 0))
        #expect(motion.offset(at: 0.2) == 0 && motion.restingRow(on: WheelTrack(rowCount: 0)) == nil)
        let long = WheelTrack(rowCount: 500)
        motion.rebase(row: 0, to: 0, at: 0.3, on: long)
        motion.step(to: 480, at: 0.3, on: long)
        #expect(motion.offset(at: 5) == 480, "a wheel once was stuck at the end of the earlier list")
    }

    @Test func `a finger keeps the row it holds when the rows move under it`() {
        let track = WheelTrack(rowCount: 10)
        var motion = WheelMotion(at: 4, on: track)
        motion.drag(by: 0.25, at: 0)
        motion.rebase(row: 4, to: 8, at: 0, on: WheelTrack(rowCount: 20))
        #expect(motion.isHeld && motion.offset(at: 0) == 8.25)
    }

    @Test func `a finger beyond an end that moves away does not make the wheel jump`() {
        var motion = WheelMotion(at: 9, on: WheelTrack(rowCount: 10))
        motion.drag(by: 4, at: 0)
        let place = motion.offset(at: 0)
        motion.rebase(row: 9, to: 9, at: 0, on: WheelTrack(rowCount: 50))
        #expect(motion.isHeld && motion.offset(at: 0) == place)
    }

    @Test func `a wheel that becomes lower during its bounce stays within its rubber band`() {
        let track = WheelTrack(rowCount: 10)
        var motion = WheelMotion(at: 9, on: track, visibleRows: 9)
        motion.drag(by: 20, at: 0)
        motion.release(velocity: 500, at: 0, on: track)
        motion.resize(visibleRows: 1, at: 0.02, on: track)
        for frame in 2...300 { #expect(motion.offset(at: Double(frame) / 100) < 10) }
        #expect(motion.visibleRows == 1 && motion.offset(at: 9) == 9)
    }

    @Test func `a wheel at rest follows its option, or takes the nearest that may be rested on`() {
        var motion = WheelMotion(at: 3, on: WheelTrack(rowCount: 5))
        motion.rebase(row: 3, to: 1, at: 0, on: WheelTrack(rowCount: 2))
        #expect(motion.offset(at: 0) == 1)
        let track = WheelTrack(rowCount: 5, restableCount: 1) { $0 == 4 }
        motion.rebase(row: 1, to: 1, at: 0, on: track)
        #expect(motion.offset(at: 0) == 4)
    }
}
