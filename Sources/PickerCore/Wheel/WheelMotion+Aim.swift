/// Choosing a motion. The numbers are those of the cases in `Documentation/Decisions/WheelMotion.md`.
extension WheelMotion {
    /// Lets the wheel run from a place at a velocity, to rest on the row nearest to where it would stop.
    mutating func throwWheel(from place: Double, velocity: Double, at tick: Int64, on track: WheelTrack) {
        let freeStop = place + velocity / WheelPhysics.frictionRate
        guard let row = Self.row(near: freeStop, heading: velocity, on: track) else {
            state = .resting(row: 0)
            return
        }
        aim(at: row, from: place, velocity: velocity, at: tick, on: track)
    }

    /// Brings the wheel from a place and velocity to rest on a row that was chosen.
    mutating func aim(
        at row: Int, from place: Double, velocity: Double, at tick: Int64, on track: WheelTrack
    ) {
        let end = Double(row)
        let way = end - place
        if reducesMotion {
            state = .resting(row: row)
            return
        }
        if abs(velocity) < WheelPhysics.stoppingSpeed && abs(way) < WheelPhysics.restingDistance {
            // Case 3: no way to go and no speed.
            state = .resting(row: row)
            return
        }
        let isAhead = way * velocity > 0
        // Under friction, speed falls in proportion to the way.
        let speedAtRow = abs(velocity) - abs(way) * WheelPhysics.frictionRate
        if isAhead, speedAtRow > WheelPhysics.stoppingSpeed, isLastAhead(row, velocity: velocity, on: track) {
            // Case 2: past the last row to rest on. Friction up to it, and a spring takes over there.
            let friction = WheelCurve.friction(
                from: place, velocity: velocity, to: end, rate: WheelPhysics.frictionRate,
                endSpeed: speedAtRow)
            let arrival = velocity < 0 ? -speedAtRow : speedAtRow
            let spring = WheelCurve.spring(
                from: end, velocity: restrained(arrival, from: end, to: end), to: end)
            state = .moving(WheelPath(startTick: tick, row: row, first: friction, second: spring))
            return
        }
        let rate = (abs(velocity) - WheelPhysics.stoppingSpeed) / abs(way)
        let isOnRow = row == track.nearestRow(to: place)
        if isAhead, !isOnRow, rate >= WheelPhysics.leastFrictionRate {
            // Case 5: friction, made stronger or weaker so that it ends exactly on the row.
            let friction = WheelCurve.friction(
                from: place, velocity: velocity, to: end, rate: rate, endSpeed: WheelPhysics.stoppingSpeed)
            state = .moving(WheelPath(startTick: tick, row: row, first: friction))
            return
        }
        // Case 1, beyond an end, and case 4, too slow to leave the row; also where the row lies behind.
        let spring = WheelCurve.spring(
            from: place, velocity: restrained(velocity, from: place, to: end), to: end)
        move(along: spring, to: row, at: tick)
    }

    /// Turns the wheel to a row by a spring that does not run past it.
    mutating func stepWheel(to row: Int, from place: Double, velocity: Double, at tick: Int64) {
        if reducesMotion {
            state = .resting(row: row)
            return
        }
        var frequency = WheelPhysics.springFrequency
        var spring = step(to: row, from: place, velocity: velocity, frequency: frequency)
        if spring.duration > WheelPhysics.longestStep {
            // The duration of a spring is in inverse proportion to its frequency.
            frequency *= spring.duration / WheelPhysics.longestStep
            spring = step(to: row, from: place, velocity: velocity, frequency: frequency)
        }
        move(along: spring, to: row, at: tick)
    }

    private func step(to row: Int, from place: Double, velocity: Double, frequency: Double) -> WheelCurve {
        let way = Double(row) - place
        var velocity = velocity
        if way * velocity > 0 {
            // Faster than the fast decay of the spring, it would run past the row.
            let fastRate = frequency * (WheelPhysics.springDampingRatio + WheelPhysics.springSpread)
            velocity = limited(velocity, to: fastRate * abs(way))
        } else {
            // Turned round within a row.
            velocity = limited(restrained(velocity, from: place, to: Double(row)), to: frequency)
        }
        return WheelCurve.spring(from: place, velocity: velocity, to: Double(row), frequency: frequency)
    }

    private mutating func move(along curve: WheelCurve, to row: Int, at tick: Int64) {
        if curve.duration == 0 {
            state = .resting(row: row)
        } else {
            state = .moving(WheelPath(startTick: tick, row: row, first: curve))
        }
    }

    private func isLastAhead(_ row: Int, velocity: Double, on track: WheelTrack) -> Bool {
        let farEnd = velocity < 0 ? 0 : Double(track.rowCount)
        return row == Self.row(near: farEnd, on: track)
    }

    /// A velocity with which a spring does not carry the wheel farther out than its rubber band can.
    ///
    /// A spring of this damping, set off at speed v, goes less than 0.37 v / frequency beyond the farther of its
    /// two ends. The room there is the height of the wheel, or what is left of it beyond the last row.
    private func restrained(_ velocity: Double, from place: Double, to end: Double) -> Double {
        let band = band
        let limit = band.greatestOvershoot
        let room =
            velocity < 0 ? min(place, end) + limit : band.last + limit - max(place, end)
        return limited(velocity, to: max(0, min(room, limit)) * WheelPhysics.springFrequency)
    }

    private func limited(_ velocity: Double, to speed: Double) -> Double {
        min(max(velocity, -speed), speed)
    }
}
