/// A set of positions of options: a bit each, 64 at a time.
///
/// Which position is the n-th, and how many stand before one, takes some dozens of steps whatever the size.
struct PositionSet: Sendable {
    /// The bits; empty where the set is.
    private let words: [UInt64]

    /// For each block of words how many positions stand before it.
    private let before: [UInt32]

    let count: Int

    /// Eight words are one line of the processor's memory, and cost half a byte of `before` each.
    private static let blockShift = 3

    init(_ words: ArraySlice<UInt64>) {
        var before: [UInt32] = []
        before.reserveCapacity(words.count >> Self.blockShift + 1)
        var count = 0
        for (number, word) in words.enumerated() {
            if number & (1 << Self.blockShift - 1) == 0 { before.append(UInt32(truncatingIfNeeded: count)) }
            count += word.nonzeroBitCount
        }
        self.count = count
        self.words = count == 0 ? [] : Array(words)
        self.before = count == 0 ? [] : before
    }

    func contains(_ position: Int) -> Bool {
        guard position >> 6 < words.count else { return false }
        return words[position >> 6] & 1 << UInt64(position & 63) != 0
    }

    /// The 64 bits of one group of options.
    @inline(__always)
    func word(_ group: Int) -> UInt64 { group < words.count ? words[group] : 0 }

    /// How many positions of the set stand before a position of the set.
    func rank(of position: Int) -> Int {
        let group = position >> 6
        let block = group >> Self.blockShift
        var rank = Int(before[block])
        for word in words[block << Self.blockShift..<group] { rank += word.nonzeroBitCount }
        return rank + (words[group] & (1 << UInt64(position & 63) - 1)).nonzeroBitCount
    }

    /// The position before which so many others stand.
    subscript(rank: Int) -> Int {
        var (low, high) = (0, before.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(before[middle]) <= rank { low = middle } else { high = middle }
        }
        var rest = rank - Int(before[low])
        var group = low << Self.blockShift
        while words[group].nonzeroBitCount <= rest {
            rest -= words[group].nonzeroBitCount
            group += 1
        }
        var word = words[group]
        for _ in 0..<rest { word &= word - 1 }
        return group << 6 + word.trailingZeroBitCount
    }

    /// The first position of the set at or after a position.
    func next(from position: Int) -> Int? {
        var group = position >> 6
        guard group < words.count else { return nil }
        var word = words[group] & ~0 << UInt64(position & 63)
        while word == 0 {
            group += 1
            guard group < words.count else { return nil }
            word = words[group]
        }
        return group << 6 + word.trailingZeroBitCount
    }
}

extension PositionSet: Equatable {
    static func == (first: PositionSet, second: PositionSet) -> Bool { first.words == second.words }
}
