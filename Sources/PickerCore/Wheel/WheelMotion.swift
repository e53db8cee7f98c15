/// Where a wheel stands at any time: a closed function of time, not of frames (R15).
///
/// Offsets are in rows, and row r is in the middle at offset r; beyond the ends an offset is less than 0 or
/// more than the last row, by less than the height of the wheel. Velocities are in rows per second, positive
/// towards the end. Times are in seconds from any zero that stays the same, counted in whole microseconds;
/// they are expected to go forward. A number that is not finite is taken as 0 or as the limit it exceeds.
///
/// Asking changes nothing: `offset(at:)` gives the same place however often it was asked in between. A motion
/// comes to rest by itself, exactly on a row.
///
/// Sources: throws and their snapping follow the numbered cases of Flutter's wheel with the friction of iOS;
/// see `Documentation/Decisions/WheelMotion.md`. All operations take constant time apart from the search for
/// a row to rest on (`WheelTrack.nearestRestableRow`).
public struct WheelMotion: Equatable, Sendable {
    enum State: Equatable, Sendable {
        /// At rest; row 0 stands for none in a wheel without rows.
        case resting(row: Int)
        /// Held by a finger, whose own way is not damped at the ends.
        case held(finger: Double)
        case moving(WheelPath)
    }

    var state: State

    /// How many rows the wheel has.
    public internal(set) var rowCount: Int

    /// The height of the wheel in rows, at least 1.
    public internal(set) var visibleRows: Int

    /// Whether the person asked for less motion: a finger is still followed, all else happens at once.
    public var reducesMotion: Bool

    /// A wheel at rest.
    ///
    /// - Parameters:
    ///   - row: where it rests; the nearest row that it may rest on is taken.
    ///   - track: its rows.
    ///   - visibleRows: its height in rows; 5 is a usual one. Less than 1 counts as 1.
    public init(at row: Int = 0, on track: WheelTrack, visibleRows: Int = 5, reducesMotion: Bool = false) {
        rowCount = track.rowCount
        self.visibleRows = Self.height(visibleRows)
        self.reducesMotion = reducesMotion
        state = .resting(row: Self.row(near: Double(row), on: track) ?? 0)
    }

    var band: RubberBand { RubberBand(rowCount: rowCount, visibleRows: visibleRows) }

    /// The place of the wheel; 0 without rows.
    public func offset(at time: Double) -> Double { offset(atTick: WheelClock.tick(at: time)) }

    /// The velocity of the wheel by its own motion; 0 while a finger holds it.
    public func velocity(at time: Double) -> Double { velocity(atTick: WheelClock.tick(at: time)) }

    /// Whether the wheel moves by itself. False while a finger holds it.
    public func isMoving(at time: Double) -> Bool {
        guard case .moving(let path) = state else { return false }
        return WheelClock.tick(at: time) < path.endTick
    }

    /// Whether a finger holds the wheel.
    public var isHeld: Bool {
        if case .held = state { return true }
        return false
    }

    /// When the motion ends or ended; `nil` where there is nothing to wait for.
    ///
    /// A front end draws frames until then and need not wake again after it.
    public var endTime: Double? {
        guard case .moving(let path) = state else { return nil }
        return WheelClock.time(of: path.endTick)
    }

    /// The row in the middle; `nil` without rows.
    public func nearestRow(at time: Double) -> Int? {
        WheelTrack(rowCount: rowCount).nearestRow(to: offset(at: time))
    }

    /// The row that the wheel rests on, is going to rest on, or would settle on if the finger let go now (R15).
    ///
    /// `nil` where it may not rest on any row.
    public func restingRow(on track: WheelTrack) -> Int? {
        switch state {
        case .resting(let row): return track.isRestable(row) ? row : nil
        case .held(let finger): return track.nearestRestableRow(to: band.offset(ofFinger: finger))
        case .moving(let path): return track.isRestable(path.row) ? path.row : nil
        }
    }

    func offset(atTick tick: Int64) -> Double {
        switch state {
        case .resting(let row): return Double(row)
        case .held(let finger): return band.offset(ofFinger: finger)
        case .moving(let path):
            // A motion stays in range by itself; a time before the rows were replaced may not be.
            return band.withinRange(path.offset(atTick: tick))
        }
    }

    func velocity(atTick tick: Int64) -> Double {
        guard case .moving(let path) = state else { return 0 }
        return path.velocity(atTick: tick)
    }

    /// The row to rest on nearest to a place: the nearest of all where none may be rested on.
    static func row(near offset: Double, heading: Double = 0, on track: WheelTrack) -> Int? {
        track.nearestRestableRow(to: offset, heading: heading) ?? track.nearestRow(to: offset)
    }

    /// A height in rows that is safe to count with: no wheel is higher than a million rows.
    static func height(_ visibleRows: Int) -> Int { min(max(visibleRows, 1), 1_000_000) }
}
