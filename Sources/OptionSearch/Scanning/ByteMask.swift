/// Sixty-four neighbouring bytes compared at once: bit `i` of the answer is byte `i`.
///
/// Four vectors of sixteen bytes, the width that every processor with vectors has.
enum ByteMask {
    typealias Vector = SIMD16<UInt8>

    /// The number of bytes that are compared at once.
    static let width = 64

    /// Bit `i` where the byte at `first + i` is one byte and the byte at `second + i` another.
    ///
    /// A byte is looked at through its `caseBit`: 0x20 makes capital letters small, 0 leaves it as it is.
    @inline(__always)
    static func pairs(
        first: UnsafeRawPointer, is firstByte: Vector, caseBit firstCase: Vector,
        second: UnsafeRawPointer, is secondByte: Vector, caseBit secondCase: Vector
    ) -> UInt64 {
        @inline(__always)
        func equal(at offset: Int) -> SIMD2<UInt64> {
            equals(first + offset, firstByte, firstCase) & equals(second + offset, secondByte, secondCase)
        }
        let (low, lower, high, higher) = (equal(at: 0), equal(at: 16), equal(at: 32), equal(at: 48))
        // Most text holds none of what is looked for: this much is known before the bits are gathered.
        let any = (low | lower) | (high | higher)
        if any[0] | any[1] == 0 { return 0 }
        return bits(low) | bits(lower) << 16 | bits(high) << 32 | bits(higher) << 48
    }

    /// All ones in each byte that is equal.
    @inline(__always)
    private static func equals(
        _ bytes: UnsafeRawPointer, _ byte: Vector, _ caseBit: Vector
    ) -> SIMD2<UInt64> {
        let text =
            bytes.loadUnaligned(as: SIMD2<UInt64>.self) | unsafeBitCast(caseBit, to: SIMD2<UInt64>.self)
        return unsafeBitCast(unsafeBitCast(text, to: Vector.self) .== byte, to: SIMD2<UInt64>.self)
    }

    /// One bit a byte of sixteen that are all ones or all zeros.
    ///
    /// Each byte keeps a bit of its own; the multiplication adds all eight up in the highest byte.
    @inline(__always)
    private static func bits(_ bytes: SIMD2<UInt64>) -> UInt64 {
        let own = bytes & SIMD2(repeating: 0x8040_2010_0804_0201)
        let low = (own[0] &* 0x0101_0101_0101_0101) >> 56
        let high = (own[1] &* 0x0101_0101_0101_0101) >> 56
        return low | high << 8
    }
}
