extension WheelMotion {
    /// A finger moves the wheel by some rows, taking hold of it if it did not yet.
    ///
    /// Taking hold of a turning wheel stops it where it is; `drag(by: 0, at: time)` does only that. Beyond the
    /// ends the wheel follows less and less.
    public mutating func drag(by rows: Double, at time: Double) {
        guard rowCount > 0 else { return }
        let band = band
        let finger: Double
        if case .held(let held) = state {
            finger = held
        } else {
            finger = band.finger(atOffset: offset(at: time))
        }
        state = .held(finger: band.withinReach(finger + rows, else: finger))
    }

    /// The finger lets go, at some speed of its own, and the wheel runs on to rest on a row.
    ///
    /// A wheel that is not held is thrown from where it is.
    public mutating func release(velocity: Double, at time: Double, on track: WheelTrack) {
        let tick = WheelClock.tick(at: time)
        var velocity = velocity == velocity ? velocity : 0
        velocity = min(max(velocity, -WheelPhysics.greatestSpeed), WheelPhysics.greatestSpeed)
        if case .held(let finger) = state {
            // Beyond an end the wheel is slower than the finger.
            velocity *= band.slope(atFinger: finger)
        }
        relocate(by: 0, at: tick, on: track)
        throwWheel(from: offset(atTick: tick), velocity: velocity, at: tick, on: track)
    }

    /// Turns the wheel to a row, as keys do: from where it is, at the velocity it has.
    ///
    /// Takes at most 0.6 seconds. A step taken while another is under way aims it anew, without a jump.
    public mutating func step(to row: Int, at time: Double, on track: WheelTrack) {
        let tick = WheelClock.tick(at: time)
        relocate(by: 0, at: tick, on: track)
        guard let row = Self.row(near: Double(row), on: track) else { return }
        stepWheel(to: row, from: offset(atTick: tick), velocity: velocity(atTick: tick), at: tick)
    }

    /// Puts the wheel at rest on a row at once, or on the nearest that it may rest on.
    public mutating func jump(to row: Int, on track: WheelTrack) {
        rowCount = track.rowCount
        state = .resting(row: Self.row(near: Double(row), on: track) ?? 0)
    }

    /// Ends any motion now: the wheel rests where it was going to (`restingRow`).
    public mutating func settle(on track: WheelTrack) {
        switch state {
        case .resting(let row): jump(to: row, on: track)
        case .moving(let path): jump(to: path.row, on: track)
        case .held(let finger):
            let offset = band.offset(ofFinger: finger)
            rowCount = track.rowCount
            state = .resting(row: Self.row(near: offset, on: track) ?? 0)
        }
    }
}
