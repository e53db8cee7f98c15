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
        let (first, second, third, fourth) = (equal(at: 0), equal(at: 16), equal(at: 32), equal(at: 48))
        // Most text holds none of what is looked for: this much is known before the bits are gathered.
        let any = (first | second) | (third | fourth)
        if any[0] | any[1] == 0 { return 0 }
        return bits(first, second, third, fourth)
    }

    /// Bit `i` where byte `i` of 64 is a byte.
    @inline(__always)
    static func places(of byte: UInt8, in bytes: UnsafeRawPointer) -> UInt64 {
        let (value, caseBit) = (Vector(repeating: byte), Vector())
        let (first, second) = (equals(bytes, value, caseBit), equals(bytes + 16, value, caseBit))
        let (third, fourth) = (equals(bytes + 32, value, caseBit), equals(bytes + 48, value, caseBit))
        let any = (first | second) | (third | fourth)
        return any[0] | any[1] == 0 ? 0 : bits(first, second, third, fourth)
    }

    /// How often a byte stands in a text.
    static func count(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = text.baseAddress else { return 0 }
        let value = Vector(repeating: byte)
        var count = 0
        var offset = 0
        while offset &+ 16 <= text.count {
            // Each byte counts its own column, before it could overflow.
            var columns = Vector()
            let end = min(text.count &- 15, offset &+ 255 &* 16)
            while offset < end {
                let equal = UnsafeRawPointer(base + offset).loadUnaligned(as: Vector.self) .== value
                columns &-= unsafeBitCast(equal, to: Vector.self)
                offset &+= 16
            }
            for column in 0..<16 { count &+= Int(columns[column]) }
        }
        while offset < text.count {
            if text[offset] == byte { count &+= 1 }
            offset &+= 1
        }
        return count
    }

    /// Bit `i` where byte `i` of 64 is beyond ASCII.
    @inline(__always)
    static func beyondASCII(_ bytes: UnsafeRawPointer) -> UInt64 {
        @inline(__always)
        func high(at offset: Int) -> SIMD2<UInt64> {
            (bytes + offset).loadUnaligned(as: SIMD2<UInt64>.self) & SIMD2(repeating: 0x8080_8080_8080_8080)
        }
        let (first, second, third, fourth) = (high(at: 0), high(at: 16), high(at: 32), high(at: 48))
        let any = (first | second) | (third | fourth)
        if any[0] | any[1] == 0 { return 0 }
        @inline(__always)
        func filled(_ high: SIMD2<UInt64>) -> SIMD2<UInt64> {
            // 0x80 makes 0xFF: all the ones below it, and itself.
            (high &- (high &>> SIMD2(repeating: 7))) | high
        }
        return bits(filled(first), filled(second), filled(third), filled(fourth))
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

    /// One bit a byte of sixty-four that are all ones or all zeros.
    ///
    /// Each eight bytes keep a bit of their own, all are laid over one another, and the eight by eight bits that
    /// come of it change rows for columns.
    @inline(__always)
    private static func bits(
        _ first: SIMD2<UInt64>, _ second: SIMD2<UInt64>, _ third: SIMD2<UInt64>, _ fourth: SIMD2<UInt64>
    ) -> UInt64 {
        let laid =
            (first & SIMD2(0x0101_0101_0101_0101, 0x0202_0202_0202_0202))
            | (second & SIMD2(0x0404_0404_0404_0404, 0x0808_0808_0808_0808))
            | (third & SIMD2(0x1010_1010_1010_1010, 0x2020_2020_2020_2020))
            | (fourth & SIMD2(0x4040_4040_4040_4040, 0x8080_8080_8080_8080))
        var bits = laid[0] | laid[1]
        var swapped = (bits ^ bits >> 7) & 0x00AA_00AA_00AA_00AA
        bits ^= swapped ^ swapped << 7
        swapped = (bits ^ bits >> 14) & 0x0000_CCCC_0000_CCCC
        bits ^= swapped ^ swapped << 14
        swapped = (bits ^ bits >> 28) & 0x0000_0000_F0F0_F0F0
        return bits ^ swapped ^ swapped << 28
    }
}
