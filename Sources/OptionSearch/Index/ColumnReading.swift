/// A folded column as the search reads it.
struct ColumnReading {
    let raw: TextRun
    let unmarked: TextRun
    let isKept: UnsafeBufferPointer<UInt64>
    let keptBefore: UnsafeBufferPointer<UInt32>

    /// A bit for each of 64 texts: whether it is compared in its unmarked form.
    @inline(__always)
    func kept(_ group: Int) -> UInt64 { group < isKept.count ? isKept[group] : 0 }

    /// The text at a position, unmarked; empty behind the end of the column.
    @inline(__always)
    subscript(position: Int) -> UnsafeBufferPointer<UInt8> {
        guard position < raw.ends.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        let word = kept(position >> 6)
        let bit: UInt64 = 1 << UInt64(position & 63)
        guard word & bit != 0 else { return raw[position] }
        return unmarked[Int(keptBefore[position >> 6]) &+ (word & (bit &- 1)).nonzeroBitCount]
    }

    /// Goes through the parts of a text that NUL parts, until `body` wants no more; whether it wanted all.
    @inline(__always)
    static func forEachPart(
        of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var start = 0
        for offset in 0...text.count where offset == text.count || text[offset] == 0 {
            if offset > start, !body(UnsafeBufferPointer(rebasing: text[start..<offset])) { return false }
            start = offset + 1
        }
        return true
    }
}

/// Which of up to 64 texts hold a word: a bit a text.
struct WordHits {
    /// Those that hold it anywhere.
    var anywhere: UInt64 = 0
    /// Those that hold it where a word of theirs begins.
    var atStart: UInt64 = 0
    /// Those that hold its letters in order, with anything between them.
    var scattered: UInt64 = 0

    @inline(__always)
    mutating func formUnion(_ other: WordHits) {
        anywhere |= other.anywhere
        atStart |= other.atStart
        scattered |= other.scattered
    }
}

extension ColumnReading {
    /// Which of 64 texts hold a word.
    @inline(__always)
    func hits(of word: QueryWord, group: Int, wanted: UInt64) -> WordHits {
        search(group, wanted: wanted) { run, first, wanted in run.hits(of: word, from: first, wanted: wanted)
        }
    }

    /// Which of 64 texts hold the letters of a word, in order.
    ///
    /// - Parameter inParts: whether NUL parts texts, each of which has to hold them all.
    @inline(__always)
    func scattered(_ word: QueryWord, group: Int, wanted: UInt64, inParts: Bool = false) -> UInt64 {
        search(group, wanted: wanted) { run, first, wanted in
            WordHits(anywhere: run.scattered(word, from: first, wanted: wanted, inParts: inParts))
        }.anywhere
    }

    /// Which of 64 texts begin with a byte in lower case, or with white space, which does not count.
    @inline(__always)
    func mayBegin(with byte: UInt8, group: Int, wanted: UInt64) -> UInt64 {
        var (found, rest): (UInt64, UInt64) = (0, wanted)
        while rest != 0 {
            let number = UInt64(rest.trailingZeroBitCount)
            rest &= rest &- 1
            let text = self[group &* UInt64.bitWidth &+ Int(number)]
            guard text.count > 0 else { continue }
            let first = ASCII.lowered(text[0])
            // Nothing is decided on the way: nobody can foretell it.
            let isSame: UInt64 = first == byte ? 1 : 0
            let isSpace: UInt64 = ASCII.isSpace(first) ? 1 : 0
            found |= (isSame | isSpace) &<< number
        }
        return found
    }

    /// Searches the texts of a group where they are compared: some as they are, some in their unmarked form.
    ///
    /// - Parameter find: is given texts that lie together, the first of up to 64, and a bit for each that is wanted.
    @inline(__always)
    private func search(
        _ group: Int, wanted: UInt64, find: (TextRun, Int, UInt64) -> WordHits
    ) -> WordHits {
        let first = group &* UInt64.bitWidth
        let count = raw.ends.count &- first
        guard count > 0 else { return WordHits() }
        let wanted = count < UInt64.bitWidth ? wanted & ((1 << UInt64(count)) &- 1) : wanted
        let kept = kept(group)
        var hits = WordHits()
        if wanted & ~kept != 0 { hits = find(raw, first, wanted & ~kept) }
        if wanted & kept != 0 {
            let found = find(unmarked, Int(keptBefore[group]), Self.gather(wanted, at: kept))
            hits.anywhere |= Self.spread(found.anywhere, to: kept)
            hits.atStart |= Self.spread(found.atStart, to: kept)
            hits.scattered |= Self.spread(found.scattered, to: kept)
        }
        return hits
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
