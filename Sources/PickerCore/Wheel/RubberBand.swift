/// How a wheel follows a finger beyond its ends: less and less, and never by more than its own height.
///
/// The wheel's overshoot is (1 - 1 / (0.55 o / h + 1)) h for a finger o rows beyond the end and a wheel h rows
/// high, as on iOS. A function of where the finger is, not of how it came there: out and back is exact.
struct RubberBand: Equatable, Sendable {
    /// The offset of the last row; 0 where there is one row or none.
    let last: Double
    /// The height of the wheel in rows, above 0.
    let height: Double

    init(rowCount: Int, visibleRows: Int) {
        last = Double(max(rowCount, 1) - 1)
        height = Double(visibleRows)
    }

    /// The greatest overshoot, just short of the height of the wheel.
    var greatestOvershoot: Double { overshoot(ofFinger: reach) }

    /// Where the wheel stands for a finger.
    func offset(ofFinger finger: Double) -> Double {
        if finger < 0 { return -overshoot(ofFinger: -finger) }
        if finger > last { return last + overshoot(ofFinger: finger - last) }
        return finger
    }

    /// Where the finger is for a wheel that stands at an offset: the inverse of `offset(ofFinger:)`.
    func finger(atOffset offset: Double) -> Double {
        if offset < 0 { return -finger(ofOvershoot: -offset) }
        if offset > last { return last + finger(ofOvershoot: offset - last) }
        return offset
    }

    /// A finger within reach; not a number counts as `fallback`.
    func withinReach(_ finger: Double, else fallback: Double) -> Double {
        guard finger == finger else { return fallback }
        return min(max(finger, -reach), last + reach)
    }

    /// An offset within the overshoot that is possible at either end.
    func withinRange(_ offset: Double) -> Double {
        min(max(offset, -greatestOvershoot), last + greatestOvershoot)
    }

    /// How far the wheel moves for a small move of the finger: 1 between the ends.
    func slope(atFinger finger: Double) -> Double {
        let beyond = max(-finger, finger - last)
        guard beyond > 0 else { return 1 }
        let stretch = beyond * WheelPhysics.rubberBand / height + 1
        return WheelPhysics.rubberBand / (stretch * stretch)
    }

    private var reach: Double { height * WheelPhysics.rubberBandReach }

    private func overshoot(ofFinger beyond: Double) -> Double {
        (1 - 1 / (beyond * WheelPhysics.rubberBand / height + 1)) * height
    }

    private func finger(ofOvershoot overshoot: Double) -> Double {
        let inside = min(overshoot, greatestOvershoot)
        return inside * height / ((height - inside) * WheelPhysics.rubberBand)
    }
}
