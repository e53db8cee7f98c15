extension WheelMotion {
    /// The rows were replaced, and what was at one row is at another now (R8).
    ///
    /// The wheel and its motion go along, so that nothing moves on the screen: the same option stays in the
    /// middle, and it comes to rest on the row it was going to, wherever that is now. Where the wheel may not
    /// rest there it is sent to the nearest row that it may rest on; where its place is beyond the new ends
    /// it is brought inside.
    ///
    /// - Parameters:
    ///   - row: a row before, as a rule `restingRow`.
    ///   - newRow: the same option's row now or, if it is gone, that of the neighbour to rest on instead.
    public mutating func rebase(row: Int, to newRow: Int, at time: Double, on track: WheelTrack) {
        relocate(by: Double(newRow) - Double(row), at: WheelClock.tick(at: time), on: track)
    }

    /// The wheel has another height now.
    public mutating func resize(visibleRows: Int, at time: Double, on track: WheelTrack) {
        relocate(by: 0, at: WheelClock.tick(at: time), on: track, visibleRows: Self.height(visibleRows))
    }

    /// Moves the wheel and its motion to other rows, or the same ones after they changed.
    mutating func relocate(
        by shift: Double, at tick: Int64, on track: WheelTrack, visibleRows newHeight: Int? = nil
    ) {
        let place = offset(atTick: tick) + shift
        let speed = velocity(atTick: tick)
        let unchanged = shift == 0 && rowCount == track.rowCount && (newHeight ?? visibleRows) == visibleRows
        rowCount = track.rowCount
        visibleRows = newHeight ?? visibleRows
        guard rowCount > 0 else {
            state = .resting(row: 0)
            return
        }
        switch state {
        case .resting(let row):
            state = .resting(row: Self.row(near: Double(row) + shift, on: track) ?? 0)
        case .held:
            if unchanged { return }
            // Through the offset, not the finger: an end that moved away must not let the wheel jump.
            state = .held(finger: band.finger(atOffset: place))
        case .moving(let path):
            let wanted = Double(path.row) + shift
            guard let row = Self.row(near: wanted, on: track) else { return }
            let inside = band.withinRange(place)
            if Double(row) == wanted && inside == place {
                state = .moving(path.shifted(by: shift, to: row))
            } else {
                aim(at: row, from: inside, velocity: speed, at: tick, on: track)
            }
        }
    }
}
