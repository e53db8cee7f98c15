/// A motion from one place to rest on a row: one curve, or friction up to the last row and then a spring.
struct WheelPath: Equatable, Sendable {
    /// When it begins, in ticks of `WheelClock`.
    let startTick: Int64
    let first: WheelCurve
    let second: WheelCurve?
    /// The row that it comes to rest on.
    let row: Int
    let endTick: Int64

    init(startTick: Int64, row: Int, first: WheelCurve, second: WheelCurve? = nil) {
        let startTick = min(startTick, WheelClock.lastTick)
        self.startTick = startTick
        self.row = row
        self.first = first
        self.second = second
        endTick = startTick + WheelClock.ticks(lasting: first.duration + (second?.duration ?? 0))
    }

    func offset(atTick tick: Int64) -> Double {
        if tick >= endTick { return Double(row) }
        let time = WheelClock.seconds(from: startTick, to: tick)
        if let second, time >= first.duration { return second.offset(after: time - first.duration) }
        return first.offset(after: time)
    }

    func velocity(atTick tick: Int64) -> Double {
        if tick >= endTick { return 0 }
        let time = WheelClock.seconds(from: startTick, to: tick)
        if let second, time >= first.duration { return second.velocity(after: time - first.duration) }
        return first.velocity(after: time)
    }

    /// The same motion to another row.
    func shifted(by rows: Double, to row: Int) -> WheelPath {
        WheelPath(
            startTick: startTick, row: row, first: first.shifted(by: rows), second: second?.shifted(by: rows))
    }
}

/// Time in whole microseconds, so that sums of short times that differ in their last bit are one time:
/// 0.1 + 0.2 is 0.3.
enum WheelClock {
    private static let ticksPerSecond = 1e6
    /// Times are taken as at most this many seconds from 0, 30,000 years; a tick then fits with room.
    private static let farthest = 1e12

    /// The last tick of which a time is known.
    static let lastTick: Int64 = 1_000_000_000_000_000_000

    /// The tick of a time in seconds; not a number counts as 0, and infinity comes after every motion.
    static func tick(at time: Double) -> Int64 {
        guard time == time else { return 0 }
        if time == .infinity { return .max }
        return Int64(Elementary.floor(min(max(time, -farthest), farthest) * ticksPerSecond + 0.5))
    }

    /// The ticks that cover a length of time.
    static func ticks(lasting seconds: Double) -> Int64 {
        Int64(Elementary.ceil(min(seconds, farthest) * ticksPerSecond))
    }

    static func seconds(from first: Int64, to second: Int64) -> Double {
        Double(second - first) / ticksPerSecond
    }

    static func time(of tick: Int64) -> Double { Double(tick) / ticksPerSecond }
}
