/// The elementary functions that wheel motion and geometry need, since the core imports nothing.
///
/// Each is right to 1e-14 relative over its whole domain. None traps, whatever the argument.
enum Elementary {
    /// log 2 in two parts: the first has 21 zero bits at its end, so that its product with an exponent is exact.
    private static let ln2High = 0x1.62e42feep-1
    private static let ln2Low = 0x1.a39ef35793c76p-33
    /// π/2 in two parts, the second being what the first lacks.
    private static let halfPiHigh = 0x1.921fb54442d18p+0
    private static let halfPiLow = 0x1.1a62633145c07p-54

    /// e to the power of `x`: 0 far below, infinite far above.
    static func exp(_ x: Double) -> Double {
        guard x == x else { return x }
        if x > 709.8 { return .infinity }
        if x < -745.2 { return 0 }
        // x = k log 2 + r with |r| at most half of log 2; then e^x = 2^k e^r.
        let k = floor(x / (ln2High + ln2Low) + 0.5)
        let r = (x - k * ln2High) - k * ln2Low
        // r^14/14! is below 4e-18.
        var sum = 1.0
        for n in stride(from: 13.0, through: 1, by: -1) { sum = 1 + sum * r / n }
        // 2^k in two factors: k alone may be outside a normal exponent.
        let half = Int(k) / 2
        return sum * powerOfTwo(half) * powerOfTwo(Int(k) - half)
    }

    /// The natural logarithm: NaN below 0, minus infinity at 0.
    static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x.isFinite else { return x }
        var exponent = Double(x.exponent)
        var significand = x.significand
        if significand > 1.4142135623730951 {
            significand /= 2
            exponent += 1
        }
        // log m = 2 (s + s³/3 + s⁵/5 …) with s = (m - 1) / (m + 1), |s| < 0.172: s^24 is below 1e-18.
        let s = (significand - 1) / (significand + 1)
        let square = s * s
        var sum = 0.0
        for n in stride(from: 23.0, through: 3, by: -2) { sum = (sum + 1 / n) * square }
        return exponent * ln2High + (2 * s * (1 + sum) + exponent * ln2Low)
    }

    /// The sine of an angle between -π/2 and π/2; other angles are taken as the nearer of the two.
    static func sin(_ angle: Double) -> Double {
        guard angle == angle else { return angle }
        let x = min(max(angle, -halfPiHigh), halfPiHigh)
        // (π/2)^27/27! is below 2e-23.
        var sum = 1.0
        for n in stride(from: 24.0, through: 2, by: -2) { sum = 1 - sum * x * x / (n * (n + 1)) }
        return min(max(sum * x, -1), 1)
    }

    /// The cosine of an angle between -π/2 and π/2; other angles are taken as the nearer of the two.
    static func cos(_ angle: Double) -> Double {
        guard angle == angle else { return angle }
        let x = min(abs(angle), halfPiHigh)
        if x > halfPiHigh / 2 { return sin((halfPiHigh - x) + halfPiLow) }
        // (π/4)^20/20! is below 4e-21.
        var sum = 1.0
        for n in stride(from: 18.0, through: 2, by: -2) { sum = 1 - sum * x * x / (n * (n - 1)) }
        return sum
    }

    /// The greatest whole number that is not above `x`.
    ///
    /// `rounded(_:)` calls the C library, which a program that imports nothing is not linked with.
    static func floor(_ x: Double) -> Double {
        // From 2^52 on every number is whole; so are those that are not finite, as far as callers care.
        guard abs(x) < 0x1p52 else { return x }
        let towardsZero = Double(Int64(x))
        return towardsZero > x ? towardsZero - 1 : towardsZero
    }

    /// The least whole number that is not below `x`.
    static func ceil(_ x: Double) -> Double { -floor(-x) }

    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(exponent + 1023) << 52)
    }
}
