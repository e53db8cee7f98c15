/// The bytes and ends of a text store, as the search reads them: no array, no counting of references.
struct TextRun {
    let bytes: UnsafeBufferPointer<UInt8>
    let ends: UnsafeBufferPointer<UInt32>
    /// The bytes between two texts.
    let gap: Int

    @inline(__always)
    func start(of position: Int) -> Int { position == 0 ? 0 : Int(ends[position &- 1]) &+ gap }

    @inline(__always)
    subscript(position: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(of: position)
        return UnsafeBufferPointer(
            start: bytes.baseAddress.map { $0 + start }, count: Int(ends[position]) - start)
    }
}

extension TextRun {
    /// From so few texts on, skipping the others costs less than reading them all in one go.
    private static let few = 6

    /// Which of up to 64 neighbouring texts hold a word.
    ///
    /// - Parameter wanted: a bit a text; the others are not answered for.
    func hits(of word: QueryWord, from first: Int, wanted: UInt64) -> WordHits {
        var hits = WordHits()
        if wanted.nonzeroBitCount <= Self.few {
            var rest = wanted
            while rest != 0 {
                let number = rest.trailingZeroBitCount
                scan(word, from: first + number, bit: number, count: 1, into: &hits)
                rest &= rest &- 1
            }
        } else {
            let count = UInt64.bitWidth - wanted.leadingZeroBitCount
            scan(word, from: first, bit: 0, count: count, into: &hits)
            hits.anywhere &= wanted
            hits.atStart &= wanted
        }
        return hits
    }

    /// Looks for a word in texts that lie one behind the other.
    ///
    /// - Parameter bit: the bit of the first of them.
    @inline(__always)
    private func scan(
        _ word: QueryWord, from first: Int, bit firstBit: Int, count: Int,
        into hits: inout WordHits
    ) {
        var position = first
        var bit: UInt64 = 1 << UInt64(firstBit)
        var end = Int(ends[first])
        let lastEnd = Int(ends[first &+ count &- 1])
        var offset = start(of: first)
        while offset < lastEnd {
            var places = word.probe.places(in: bytes, from: offset)
            if lastEnd &- offset < ByteMask.width { places &= (1 << UInt64(lastEnd &- offset)) &- 1 }
            var next = offset &+ ByteMask.width
            while places != 0 {
                let place = offset &+ places.trailingZeroBitCount
                places &= places &- 1
                while end <= place {
                    position &+= 1
                    bit <<= 1
                    end = Int(ends[position])
                }
                guard place &+ word.bytes.count <= end, word.probe.stands(at: place, in: bytes) else {
                    continue
                }
                if word.isLong {
                    // Trying each place of a long word anew would read a repetitive text again and again.
                    if let found = word.matchClass(in: self[position]) {
                        hits.anywhere |= bit
                        if found == .wordStart { hits.atStart |= bit }
                    }
                } else {
                    hits.anywhere |= bit
                    guard isWordStart(place, of: position) else { continue }
                    hits.atStart |= bit
                }
                // Nothing more is to be learnt from this text.
                next = max(next, end)
                let skipped = end &- offset
                places &= skipped < ByteMask.width ? ~0 << UInt64(skipped) : 0
            }
            offset = next
        }
    }

    @inline(__always)
    private func isWordStart(_ place: Int, of position: Int) -> Bool {
        let start = start(of: position)
        if place == start { return true }
        let previous = bytes[place &- 1]
        if ASCII.isLower(previous) { return ASCII.isUpper(bytes[place]) }
        if previous < 0x80 { return !ASCII.isAlphanumeric(previous) }
        return WordStart.isWordStart(place - start, in: self[position])
    }
}
