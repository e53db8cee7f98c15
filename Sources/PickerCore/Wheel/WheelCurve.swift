/// A stretch of motion under one force: offset and velocity as closed functions of the time since it began.
struct WheelCurve: Equatable, Sendable {
    enum Force: Equatable, Sendable {
        /// Speed falls by e^-rate each second.
        case friction(rate: Double)
        /// A spring with the damping ratio of `WheelPhysics`, which pulls towards the end of the curve.
        case spring(frequency: Double)
    }

    let force: Force
    /// The offset at the beginning, in rows.
    let start: Double
    /// The velocity at the beginning, in rows per second.
    let startVelocity: Double
    /// The offset at the end, reached exactly.
    let end: Double
    /// In seconds; after it the curve is at its end.
    let duration: Double

    /// Friction from `start` until speed has fallen to `endSpeed`, which is at `end`.
    ///
    /// Under friction speed falls in proportion to the way: rate = (speed lost) / (way). The velocity must point
    /// to the end and be at least `endSpeed`; `rate` and `endSpeed` must be above 0.
    static func friction(
        from start: Double, velocity: Double, to end: Double, rate: Double, endSpeed: Double
    ) -> WheelCurve {
        let duration = Elementary.log(abs(velocity) / endSpeed) / rate
        return WheelCurve(
            force: .friction(rate: rate), start: start, startVelocity: velocity, end: end, duration: duration)
    }

    /// A spring from `start` to rest at `end`.
    static func spring(
        from start: Double, velocity: Double, to end: Double,
        frequency: Double = WheelPhysics.springFrequency
    ) -> WheelCurve {
        let modes = SpringModes(distance: start - end, velocity: velocity, frequency: frequency)
        // Both modes decay at least as fast as the slow one, so from here on the spring is at rest.
        let ratio = modes.greatestDistance / WheelPhysics.restingDistance
        let duration = ratio > 1 ? Elementary.log(ratio) / modes.slowRate : 0
        return WheelCurve(
            force: .spring(frequency: frequency), start: start, startVelocity: velocity, end: end,
            duration: duration)
    }

    func offset(after time: Double) -> Double {
        if time >= duration { return end }
        if time <= 0 { return start }
        switch force {
        case .friction(let rate):
            let way = startVelocity / rate * (1 - Elementary.exp(-rate * time))
            // Rounding must not carry it past its end.
            return start < end ? min(start + way, end) : max(start + way, end)
        case .spring(let frequency):
            let modes = SpringModes(distance: start - end, velocity: startVelocity, frequency: frequency)
            return end + modes.distance(after: time)
        }
    }

    func velocity(after time: Double) -> Double {
        if time >= duration { return 0 }
        if time <= 0 { return startVelocity }
        switch force {
        case .friction(let rate):
            return startVelocity * Elementary.exp(-rate * time)
        case .spring(let frequency):
            let modes = SpringModes(distance: start - end, velocity: startVelocity, frequency: frequency)
            return modes.velocity(after: time)
        }
    }

    /// The same curve, elsewhere on the wheel.
    func shifted(by rows: Double) -> WheelCurve {
        WheelCurve(
            force: force, start: start + rows, startVelocity: startVelocity, end: end + rows,
            duration: duration)
    }
}

/// An overdamped spring's way home, the sum of a slow and a fast decay:
/// distance(t) = slow · e^(-slowRate t) + fast · e^(-fastRate t).
private struct SpringModes {
    let slowRate: Double
    let fastRate: Double
    let slow: Double
    let fast: Double

    init(distance: Double, velocity: Double, frequency: Double) {
        slowRate = frequency * (WheelPhysics.springDampingRatio - WheelPhysics.springSpread)
        fastRate = frequency * (WheelPhysics.springDampingRatio + WheelPhysics.springSpread)
        slow = (velocity + fastRate * distance) / (fastRate - slowRate)
        fast = distance - slow
    }

    /// A bound of the distance at the beginning that decays with `slowRate`.
    var greatestDistance: Double { abs(slow) + abs(fast) }

    func distance(after time: Double) -> Double {
        slow * Elementary.exp(-slowRate * time) + fast * Elementary.exp(-fastRate * time)
    }

    func velocity(after time: Double) -> Double {
        -slowRate * slow * Elementary.exp(-slowRate * time) - fastRate * fast
            * Elementary.exp(-fastRate * time)
    }
}
