/// Turns an id into a number whose low bits may index a table.
///
/// Eight bytes at a time, each folded in by a full multiplication, as wyhash does: whoever does not know the seed
/// cannot write a list whose ids all meet in one slot.
struct OptionIDHash: Sendable {
    private let initial: UInt64

    /// The fraction of the golden ratio: odd, its bits without a pattern.
    private static let multiplier: UInt64 = 0x9e37_79b9_7f4a_7c15

    init(seed: UInt64) { initial = Self.mix(seed, Self.multiplier) }

    /// The fastest way, from memory.
    func callAsFunction(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(utf8)
        var hash = initial
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = Self.mix(
                hash, UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var word: UInt64 = 0
        let left = bytes.count - offset
        if offset > 0, left > 0 {
            // The last eight bytes at once; those before the rest are known already.
            let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            word = UInt64(bigEndian: last) & (1 << UInt64(8 * left) - 1)
        } else {
            while offset < bytes.count {
                word = word << 8 | UInt64(bytes[offset])
                offset += 1
            }
        }
        return Self.mix(Self.mix(hash, word), UInt64(bytes.count))
    }

    /// The same hash for any sequence of the same bytes.
    func callAsFunction(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { self($0) } ?? hashOneByOne(bytes)
    }

    private func hashOneByOne(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = initial
        var word: UInt64 = 0
        var count: UInt64 = 0
        for byte in bytes {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 {
                hash = Self.mix(hash, word)
                word = 0
            }
        }
        return Self.mix(Self.mix(hash, word), count)
    }

    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: multiplier)
        return product.high ^ product.low
    }
}
