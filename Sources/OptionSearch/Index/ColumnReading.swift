/// A folded column as the search reads it: 64 texts at a time.
struct ColumnReading {
    let raw: TextRun
    let unmarked: TextRun
    let isKept: UnsafeBufferPointer<UInt64>
    let keptBefore: UnsafeBufferPointer<UInt32>

    /// A bit for each of 64 texts: whether it is compared in its unmarked form.
    @inline(__always)
    func kept(_ group: Int) -> UInt64 { group < isKept.count ? isKept[group] : 0 }

    /// Which of 64 texts hold a word.
    @inline(__always)
    func hits(of word: QueryWord, group: Int, wanted: UInt64) -> WordHits {
        let first = group &* UInt64.bitWidth
        let count = raw.ends.count &- first
        guard count > 0 else { return WordHits() }
        let wanted = count < UInt64.bitWidth ? wanted & ((1 << UInt64(count)) &- 1) : wanted
        let kept = kept(group)
        var hits = WordHits()
        if wanted & ~kept != 0 {
            hits = raw.hits(of: word, from: first, wanted: wanted & ~kept)
        }
        if wanted & kept != 0 {
            let found = unmarked.hits(
                of: word, from: Int(keptBefore[group]), wanted: Self.gather(wanted, at: kept))
            hits.anywhere |= Self.spread(found.anywhere, to: kept)
            hits.atStart |= Self.spread(found.atStart, to: kept)
        }
        return hits
    }

    /// The text at a position, unmarked; empty behind the end of the column.
    @inline(__always)
    subscript(position: Int) -> UnsafeBufferPointer<UInt8> {
        guard position < raw.ends.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        let word = kept(position >> 6)
        let bit: UInt64 = 1 << UInt64(position & 63)
        guard word & bit != 0 else { return raw[position] }
        return unmarked[Int(keptBefore[position >> 6]) &+ (word & (bit &- 1)).nonzeroBitCount]
    }

    /// The bits that stand where `mask` has ones, moved together.
    private static func gather(_ bits: UInt64, at mask: UInt64) -> UInt64 {
        var (result, target, rest): (UInt64, UInt64, UInt64) = (0, 1, mask)
        while rest != 0 {
            if bits & (rest & ~(rest &- 1)) != 0 { result |= target }
            target <<= 1
            rest &= rest &- 1
        }
        return result
    }

    /// The lowest bits, moved to where `mask` has ones.
    private static func spread(_ bits: UInt64, to mask: UInt64) -> UInt64 {
        var (result, source, rest): (UInt64, UInt64, UInt64) = (0, bits, mask)
        while source != 0 {
            if source & 1 != 0 { result |= rest & ~(rest &- 1) }
            source >>= 1
            rest &= rest &- 1
        }
        return result
    }
}
