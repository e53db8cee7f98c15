import Testing

@testable import PickerCore

/// Every sequence of inputs to a length, over 0 to 4 rows of which any may be disabled.
@Suite struct WheelSmallWorldsTests {
    enum Input: CaseIterable {
        case dragForward, dragFarBack, hold
        case letGo, throwGently, throwForward, throwBack
        case stepToFirst, stepToLast
        case waitLittle, waitLong

        func perform(on motion: inout WheelMotion, at time: inout Double, _ track: WheelTrack) {
            switch self {
            case .dragForward: motion.drag(by: 0.6, at: time)
            case .dragFarBack: motion.drag(by: -7.3, at: time)
            case .hold: motion.drag(by: 0, at: time)
            case .letGo: motion.release(velocity: 0, at: time, on: track)
            case .throwGently: motion.release(velocity: 1.1, at: time, on: track)
            case .throwForward: motion.release(velocity: 25, at: time, on: track)
            case .throwBack: motion.release(velocity: -300, at: time, on: track)
            case .stepToFirst: motion.step(to: 0, at: time, on: track)
            case .stepToLast: motion.step(to: track.rowCount - 1, at: time, on: track)
            case .waitLittle: time += 0.07
            case .waitLong: time += 30
            }
        }
    }

    static func tracks(rowCount: Int) -> [WheelTrack] {
        (0..<1 << rowCount).map { subset in
            WheelTrack(rowCount: rowCount, restableCount: subset.nonzeroBitCount) { subset >> $0 & 1 == 1 }
        }
    }

    @Test(arguments: 0...4)
    func `R15 after any inputs the wheel is in range and comes to rest on a row it may rest on`(rowCount: Int)
    {
        for track in Self.tracks(rowCount: rowCount) {
            let rows = 0..<rowCount
            let restable = rows.filter(track.isRestable)
            explore(WheelMotion(on: track, visibleRows: 3), at: 0, depth: 4, on: track) { motion, time in
                let offset = motion.offset(at: time)
                // Out of the issue-recording macro for speed: this runs half a million times.
                guard offset.isFinite, offset > -3, offset < Double(max(rowCount, 1)) + 2 else {
                    Issue.record("offset \(offset)")
                    return
                }
                let resting = motion.restingRow(on: track)
                guard resting == nil ? restable.isEmpty : restable.contains(resting!) else {
                    Issue.record("rests on \(resting as Int?), restable are \(restable)")
                    return
                }
                if motion.isHeld { return }
                let final = motion.offset(at: (motion.endTime ?? time))
                let settled = {
                    var copy = motion
                    copy.settle(on: track)
                    return copy.offset(at: time)
                }()
                guard final == settled, rowCount == 0 || rows.contains(Int(final)), final == final.rounded()
                else {
                    Issue.record("ends at \(final), settles at \(settled)")
                    return
                }
                if let resting, final != Double(resting) { Issue.record("ends at \(final)") }
            }
        }
    }

    @Test(arguments: 0...4)
    func `R15 energy never grows without input, and a motion never leaves its range`(rowCount: Int) {
        for track in Self.tracks(rowCount: rowCount) {
            var seen: [WheelMotion] = []
            explore(WheelMotion(on: track, visibleRows: 3), at: 0, depth: 3, on: track) { motion, time in
                guard case .moving = motion.state, motion.isMoving(at: time), !seen.contains(motion) else {
                    return
                }
                seen.append(motion)
                expectEnergyFalls(motion)
            }
        }
    }

    @Test(arguments: [10, 100, 5_000])
    func `energy never grows on longer wheels, with disabled rows anywhere`(rowCount: Int) {
        for gap in [1, 2, 7, 60] {
            let restable = (0..<rowCount).filter { $0 / gap % 3 != 1 }
            let track = WheelTrack(rowCount: rowCount, restableCount: restable.count) { $0 / gap % 3 != 1 }
            for place in [-2.5, 0, 0.49, 3.3, Double(rowCount) - 1.2, Double(rowCount) + 1] {
                for velocity in [-1_000, -60, -3, -0.5, 0, 0.41, 0.9, 2.2, 17, 400] {
                    var motion = WheelMotion(at: 0, on: track)
                    motion.drag(by: place, at: 0)
                    motion.release(velocity: velocity, at: 0, on: track)
                    expectEnergyFalls(motion)
                    #expect(abs(motion.velocity(at: 0)) <= abs(velocity), "letting go adds no speed")
                }
            }
        }
    }

    /// Speed and the pull of the spring that would bring the wheel home, together.
    private func expectEnergyFalls(_ motion: WheelMotion) {
        guard case .moving(let path) = motion.state else { return }
        var frequency = WheelPhysics.springFrequency
        if case .spring(let own) = path.first.force { frequency = own }
        var before = Double.infinity
        for step in 0...300 {
            let tick = path.startTick + (path.endTick - path.startTick) * Int64(step) / 300
            let offset = path.offset(atTick: tick)
            let distance = (offset - Double(path.row)) * frequency
            let velocity = path.velocity(atTick: tick)
            let energy = (velocity * velocity + distance * distance) / 2
            guard energy <= before * (1 + 1e-9) + 1e-9 else {
                Issue.record("energy grows from \(before) to \(energy) at \(step) of \(motion)")
                return
            }
            guard motion.band.withinRange(offset) == offset else {
                Issue.record("\(offset) is out of range at \(step) of \(motion)")
                return
            }
            before = energy
        }
    }

    private func explore(
        _ motion: WheelMotion, at time: Double, depth: Int, on track: WheelTrack,
        check: (WheelMotion, Double) -> Void
    ) {
        check(motion, time)
        guard depth > 0 else { return }
        for input in Input.allCases {
            var next = motion
            var nextTime = time
            input.perform(on: &next, at: &nextTime, track)
            explore(next, at: nextTime, depth: depth - 1, on: track, check: check)
        }
    }
}
