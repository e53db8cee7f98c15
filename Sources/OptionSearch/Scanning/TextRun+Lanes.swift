extension TextRun {
    /// Which of up to 64 neighbouring texts hold a word as a run of letters, and which hold its letters scattered.
    ///
    /// Where a word begins is not looked at. Those that hold a run may or may not be among the scattered ones.
    ///
    /// - Parameter wanted: a bit a text; the others are not answered for.
    func hits(
        together word: QueryWord, from first: Int, wanted: UInt64
    ) -> WordHits {
        var hits = WordHits()
        guard let base = bytes.baseAddress else { return hits }
        var (alone, rest): (UInt64, UInt64) = (0, wanted)
        let last = bytes.count &- TextLanes.longest
        TextLanes.withLanes(of: word.bytes) { lanes in
            while rest != 0 {
                while rest != 0, !lanes.isFull {
                    let position = first &+ rest.trailingZeroBitCount
                    let bit = rest & ~(rest &- 1)
                    rest &= rest &- 1
                    let start = start(of: position)
                    let length = Int(ends[position]) &- start
                    if length > TextLanes.longest || start > last {
                        alone |= bit
                    } else if length >= word.bytes.count {
                        lanes.add(UnsafeRawPointer(base + start), length: length, bit: bit)
                    }
                }
                lanes.search(into: &hits)
            }
        }
        if alone != 0 {
            hits.anywhere |= self.hits(of: word, from: first, wanted: alone).anywhere
            hits.scattered |= scattered(word, from: first, wanted: alone & ~hits.anywhere, inParts: false)
        }
        return hits
    }
}
