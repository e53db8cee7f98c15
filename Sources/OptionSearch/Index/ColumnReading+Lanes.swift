extension ColumnReading {
    /// Adds the wanted texts of a group to lanes; those that do not fit are looked at alone.
    ///
    /// - Parameters:
    ///   - number: the number of the group among those whose texts the lanes take.
    ///   - hits: what is known of the group.
    @inline(__always)
    func add(
        _ group: Int, wanted: UInt64, for word: QueryWord, to lanes: TextLanes, number: Int,
        hits: inout WordHits
    ) {
        let first = group &* UInt64.bitWidth
        let count = raw.ends.count &- first
        guard count > 0 else { return }
        let wanted = count < UInt64.bitWidth ? wanted & ((1 << UInt64(count)) &- 1) : wanted
        let kept = kept(group)
        var rest = wanted & ~kept
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            raw.add(first &+ bit, for: word, to: lanes, group: number, bit: bit, hits: &hits)
        }
        rest = wanted & kept
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let before = kept & ((1 << UInt64(bit)) &- 1)
            rest &= rest &- 1
            unmarked.add(
                Int(keptBefore[group]) &+ before.nonzeroBitCount, for: word, to: lanes, group: number,
                bit: bit, hits: &hits)
        }
    }
}

extension TextRun {
    /// Adds a text to lanes, or looks at it alone.
    @inline(__always)
    fileprivate func add(
        _ position: Int, for word: QueryWord, to lanes: TextLanes, group: Int, bit: Int,
        hits: inout WordHits
    ) {
        let start = start(of: position)
        let length = Int(ends[position]) &- start
        guard length >= word.bytes.count else { return }
        if length <= TextLanes.longest, start &+ TextLanes.longest <= bytes.count {
            let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
            lanes.add(base + start, length: length, group: group, number: bit)
        } else {
            look(at: position, for: word, bit: bit, hits: &hits)
        }
    }

    @inline(never)
    private func look(at position: Int, for word: QueryWord, bit: Int, hits: inout WordHits) {
        let text = self[position]
        if word.firstOccurrence(in: text, from: 0) != nil {
            hits.anywhere |= 1 << UInt64(bit)
        } else if word.isScattered(in: text) {
            hits.scattered |= 1 << UInt64(bit)
        }
    }
}
