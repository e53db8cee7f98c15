import Testing

@testable import PickerCore

@Suite struct WheelMotionTests {
    private let track = WheelTrack(rowCount: 100)

    private func forces(_ motion: WheelMotion) -> [String] {
        guard case .moving(let path) = motion.state else { return [] }
        return [path.first, path.second].compactMap(\.self).map {
            if case .friction = $0.force { "friction" } else { "spring" }
        }
    }

    /// A wheel that was dragged to an offset and is still held.
    private func held(at offset: Double, on track: WheelTrack) -> WheelMotion {
        var motion = WheelMotion(at: 0, on: track)
        motion.drag(by: offset, at: 0)
        return motion
    }

    // MARK: The numbered cases

    @Test(
        arguments: [
            (-2.0, 0.0, ["spring"], 0), (-2, -50, ["spring"], 0), (101, 0, ["spring"], 99),
            (95, 40, ["friction", "spring"], 99), (5, -400, ["friction", "spring"], 0),
            (7, 0, [], 7), (7, 0.3, [], 7),
            (10.3, 0, ["spring"], 10), (10.3, 0.8, ["spring"], 11), (10, 0.9, ["spring"], 10),
            (10.4, -1.5, ["spring"], 10), (45.67, 6.78, ["friction"], 49), (45.67, -6.78, ["friction"], 42),
            (-1, 900, ["friction", "spring"], 99),
        ] as [(Double, Double, [String], Int)])
    func `R15 a release runs by its case and is going to rest on its row from the first moment`(
        offset: Double, velocity: Double, expectedForces: [String], row: Int
    ) {
        var motion = held(at: offset, on: track)
        motion.release(velocity: velocity, at: 0, on: track)
        #expect(forces(motion) == expectedForces)
        #expect(motion.restingRow(on: track) == row)
        let end = motion.endTime ?? 0
        #expect(motion.offset(at: end) == motion.offset(at: end + 1_000))
        #expect(motion.offset(at: end) == Double(motion.restingRow(on: track) ?? -1))
        #expect(!motion.isMoving(at: end))
    }

    @Test func `R15 beyond an end and not on the way back, a spring brings the wheel to the end`() {
        for velocity in [0.0, -5, -1_000] {
            var motion = held(at: -3, on: track)
            motion.release(velocity: velocity, at: 0, on: track)
            #expect(forces(motion) == ["spring"])
            #expect(motion.restingRow(on: track) == 0)
        }
    }

    @Test func `R15 thrown back from beyond an end, the wheel runs on into the list`() {
        var motion = held(at: -1, on: track)
        motion.release(velocity: 100, at: 0, on: track)
        #expect(forces(motion) == ["friction"])
        // 100 rows a second of the finger are 44.6 of the wheel here, and carry it 22.3 rows.
        #expect(motion.restingRow(on: track) == 22)
    }

    @Test func `R15 disabled rows at the end are overshot and not rested on`() {
        let track = WheelTrack(rowCount: 20, restableCount: 15) { $0 < 15 }
        var motion = held(at: 10, on: track)
        motion.release(velocity: 60, at: 0, on: track)
        #expect(forces(motion) == ["friction", "spring"])
        let places = (0..<400).map { motion.offset(at: Double($0) / 100) }
        #expect(places.max()! > 14.5 && places.max()! < 20)
        #expect(places.last == 14)
    }

    @Test func `R15 a throw into a block of disabled rows lands on the nearer side of it`() {
        let track = WheelTrack(rowCount: 100, restableCount: 20) { $0 < 10 || $0 >= 90 }
        for (velocity, row) in [(80.0, 9), (110, 90), (5, 2), (1_000, 99)] {
            var motion = WheelMotion(at: 0, on: track)
            motion.release(velocity: velocity, at: 0, on: track)
            #expect(motion.restingRow(on: track) == row, "velocity \(velocity)")
            #expect(motion.endTime! < 10)
        }
    }

    @Test func `a throw goes as far as a free scroll on iOS, to the nearest row`() {
        let track = WheelTrack(rowCount: 1_000)
        for velocity in stride(from: 3.0, through: 900, by: 7) {
            var motion = WheelMotion(at: 500, on: track)
            motion.release(velocity: velocity, at: 0, on: track)
            #expect(motion.restingRow(on: track) == min(999, Int((500 + 0.4995 * velocity).rounded())))
        }
    }

    // MARK: Holding

    @Test func `a finger beyond an end is followed less and less, and never by the height of the wheel`() {
        var motion = WheelMotion(at: 0, on: track, visibleRows: 5)
        var before = 0.0
        var gain = 1.0
        for _ in 1...40 {
            motion.drag(by: -1, at: 0)
            let now = motion.offset(at: 0)
            #expect(before - now < gain && now < before && now > -5)
            gain = before - now
            before = now
        }
        motion.drag(by: 40, at: 0)
        #expect(motion.offset(at: 0) == 0, "out and back again is where it began")
        motion.drag(by: -1, at: 0)
        // One row beyond the end of five: (1 - 1 / (0.55 / 5 + 1)) · 5.
        #expect(abs(motion.offset(at: 0) + 0.4954954954954955) < 1e-12)
    }

    @Test func `taking hold of a turning wheel stops it where it is`() {
        var motion = WheelMotion(at: 0, on: track)
        motion.release(velocity: 60, at: 1, on: track)
        let place = motion.offset(at: 1.5)
        motion.drag(by: 0, at: 1.5)
        #expect(motion.offset(at: 1.5) == place && motion.offset(at: 9) == place)
        #expect(motion.isHeld && !motion.isMoving(at: 2) && motion.endTime == nil)
        #expect(motion.restingRow(on: track) == Int(place.rounded()))
    }

    @Test func `taking hold during the bounce at an end does not make the wheel jump`() {
        var motion = WheelMotion(at: 95, on: track)
        motion.release(velocity: 300, at: 0, on: track)
        for step in 1...200 {
            let time = Double(step) / 200
            var caught = motion
            caught.drag(by: 0, at: time)
            #expect(abs(caught.offset(at: time) - motion.offset(at: time)) < 1e-9)
        }
    }

    // MARK: Steps

    @Test func `a step arrives within 0.6 seconds, however far, and does not run past its row`() {
        let track = WheelTrack(rowCount: 1_000_000_000)
        for row in [1, 2, 10, 1_000, 999_999_999] {
            var motion = WheelMotion(at: 0, on: track)
            motion.step(to: row, at: 10, on: track)
            #expect(motion.endTime! <= 10.6001)
            var before = 0.0
            for frame in 0...60 {
                let now = motion.offset(at: 10 + Double(frame) / 100)
                #expect(now >= before && now <= Double(row))
                before = now
            }
            #expect(motion.offset(at: 10.7) == Double(row))
        }
    }

    @Test func `a second step aims the first one anew, without a jump in place or in speed`() {
        var motion = WheelMotion(at: 3, on: track)
        motion.step(to: 4, at: 0, on: track)
        for (time, row) in [(0.05, 5), (0.1, 6), (0.12, 7), (0.2, 3)] {
            let place = motion.offset(at: time)
            let velocity = motion.velocity(at: time)
            motion.step(to: row, at: time, on: track)
            #expect(motion.offset(at: time) == place)
            #expect(motion.velocity(at: time) == velocity)
        }
        #expect(motion.offset(at: 2) == 3)
    }

    @Test func `a step to a row that may not be rested on goes to the nearest that may`() {
        let track = WheelTrack(rowCount: 6, restableCount: 3) { $0 % 2 == 0 }
        var motion = WheelMotion(at: 0, on: track)
        motion.step(to: 5, at: 0, on: track)
        #expect(motion.restingRow(on: track) == 4)
        motion.step(to: -7, at: 0, on: track)
        #expect(motion.restingRow(on: track) == 0)
        motion.jump(to: 999, on: track)
        #expect(motion.offset(at: 0) == 4)
    }

    @Test func `a step while a fling is under way does not carry the wheel beyond its row`() {
        var motion = WheelMotion(at: 0, on: track)
        motion.release(velocity: 1_000, at: 0, on: track)
        motion.step(to: 20, at: 0.01, on: track)
        for frame in 1...100 { #expect(motion.offset(at: 0.01 + Double(frame) / 100) <= 20) }
        #expect(motion.offset(at: 2) == 20)
    }

    // MARK: Reduced motion

    @Test func `with reduced motion a finger is followed and all else happens at once`() {
        var motion = WheelMotion(at: 2, on: track, reducesMotion: true)
        motion.step(to: 50, at: 0, on: track)
        #expect(motion.offset(at: 0) == 50 && motion.endTime == nil)
        motion.drag(by: 0.7, at: 0)
        #expect(abs(motion.offset(at: 0) - 50.7) < 1e-12)
        motion.release(velocity: 6, at: 0, on: track)
        #expect(motion.offset(at: 0) == 54 && !motion.isMoving(at: 0))
        motion.drag(by: -60, at: 0)
        motion.release(velocity: 0, at: 0, on: track)
        #expect(motion.offset(at: 0) == 0)
    }

    // MARK: Settling

    @Test func `R15 settling ends a motion where it was going to end`() {
        var motion = WheelMotion(at: 0, on: track)
        motion.release(velocity: 33, at: 0, on: track)
        let row = motion.restingRow(on: track)
        motion.settle(on: track)
        #expect(motion.restingRow(on: track) == row && motion.offset(at: 0) == Double(row!))
        motion.drag(by: 0.6, at: 0)
        motion.settle(on: track)
        #expect(motion.offset(at: 0) == Double(row! + 1) && !motion.isHeld)
    }

    // MARK: Time

    @Test func `R15 any split of the same time gives the same place, to the last bit`() {
        var whole = WheelMotion(at: 0, on: track)
        whole.release(velocity: 40, at: 0, on: track)
        for parts in 1...1_000 {
            var time = 0.0
            for _ in 0..<parts { time += 1 / Double(parts) }
            #expect(whole.offset(at: time) == whole.offset(at: 1))
            #expect(whole.velocity(at: time) == whole.velocity(at: 1))
        }
        var split = whole
        split.step(to: 3, at: 0.1 + 0.2, on: track)
        whole.step(to: 3, at: 0.3, on: track)
        #expect(split == whole)
    }

    @Test func `before its beginning a motion stands where it begins`() {
        var motion = WheelMotion(at: 7, on: track)
        motion.step(to: 9, at: 100, on: track)
        #expect(motion.offset(at: -5) == 7 && motion.offset(at: 100) == 7)
    }
}
