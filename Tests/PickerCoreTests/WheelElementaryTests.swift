import Foundation
import Testing

@testable import PickerCore

@Suite struct WheelElementaryTests {
    private func isNear(_ value: Double, _ expected: Double) -> Bool {
        value == expected || abs(value - expected) <= 1e-14 * abs(expected)
    }

    @Test func `the exponential agrees with the C library from the least to the greatest`() {
        for step in -7_400...7_090 {
            let x = Double(step) / 10 + 0.01234
            // Below the normal numbers a last bit is more than 1e-14 of the value.
            let isNormal = Foundation.exp(x) >= Double.leastNormalMagnitude
            #expect(isNear(Elementary.exp(x), Foundation.exp(x)) || !isNormal, "exp(\(x))")
            #expect(
                abs(Elementary.exp(x) - Foundation.exp(x)) <= .leastNonzeroMagnitude || isNormal, "exp(\(x))")
        }
        for power in -320...2 {
            let x = Foundation.pow(10, Double(power))
            #expect(isNear(Elementary.exp(x), Foundation.exp(x)), "exp(\(x))")
            #expect(isNear(Elementary.exp(-x), Foundation.exp(-x)), "exp(-\(x))")
        }
    }

    @Test func `the logarithm agrees with the C library, near 1 and at the smallest numbers too`() {
        for power in -1074...1023 {
            for significand in [1, 1.2, 1.4142, 1.41422, 1.999] {
                let x = significand * Foundation.scalbn(1, power)
                #expect(isNear(Elementary.log(x), Foundation.log(x)), "log(\(x))")
            }
        }
        for power in 1...52 {
            for x in [1 + Foundation.scalbn(1, -power), 1 - Foundation.scalbn(1, -power)] {
                #expect(isNear(Elementary.log(x), Foundation.log(x)), "log(\(x))")
            }
        }
    }

    @Test func `sine and cosine agree with the C library on the front of the cylinder`() {
        for step in -1_570...1_570 {
            let x = Double(step) / 1_000
            #expect(isNear(Elementary.sin(x), Foundation.sin(x)), "sin(\(x))")
            #expect(isNear(Elementary.cos(x), Foundation.cos(x)), "cos(\(x))")
        }
        #expect(Elementary.cos(.pi / 2) == Foundation.cos(.pi / 2))
        #expect(isNear(Elementary.sin(10), 1) && isNear(Elementary.sin(-.infinity), -1))
    }

    @Test(arguments: [
        0, 0.5, 1, 1.999, 3e15, 0x1p52, 1e300, .infinity, .leastNonzeroMagnitude, 2_147_483_646.5,
    ])
    func `floor and ceiling agree with the C library`(x: Double) {
        for value in [x, -x] {
            #expect(Elementary.floor(value) == Foundation.floor(value))
            #expect(Elementary.ceil(value) == Foundation.ceil(value))
        }
    }

    @Test func `arguments that are no ordinary numbers have ordinary answers`() {
        #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(-.infinity) == 0)
        #expect(Elementary.exp(1e300) == .infinity && Elementary.exp(-1e300) == 0 && Elementary.exp(0) == 1)
        #expect(Elementary.log(0) == -.infinity && Elementary.log(.infinity) == .infinity)
        #expect(Elementary.log(1) == 0 && Elementary.log(-1).isNaN)
        for function in [Elementary.exp, Elementary.log, Elementary.sin, Elementary.cos] {
            #expect(function(.nan).isNaN)
        }
    }

    @Test func `the constants that are the value of a formula have that value`() {
        #expect(isNear(WheelPhysics.frictionRate, -1_000 * Foundation.log(0.998)))
        #expect(isNear(WheelPhysics.springFrequency, (100 / 0.5).squareRoot()))
        #expect(isNear(WheelPhysics.springSpread, (1.1 * 1.1 - 1).squareRoot()))
        #expect(isNear(WheelAppearance.edgeAngle, Foundation.asin(1 / WheelAppearance.diameterRatio)))
    }
}
