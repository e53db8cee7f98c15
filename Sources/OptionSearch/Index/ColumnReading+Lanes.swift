extension ColumnReading {
    /// Adds the wanted texts of a group to lanes; those that do not fit are looked at alone.
    ///
    /// - Parameters:
    ///   - hits: what is known of the group.
    ///   - number: the number of the group among those whose texts the lanes take.
    @inline(__always)
    func add(
        _ group: Int, wanted: UInt64, for word: QueryWord, to lanes: TextLanes, number: Int,
        hits: inout WordHits
    ) {
        let first = group &* UInt64.bitWidth
        let kept = kept(group)
        var rest = wanted
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let position = first &+ bit
            guard position < raw.ends.count else { return }
            let isKept = kept >> UInt64(bit) & 1 != 0
            let text = isKept ? self[position] : raw[position]
            guard text.count >= word.bytes.count, let start = text.baseAddress else { continue }
            let bytes = isKept ? unmarked.bytes : raw.bytes
            if text.count <= TextLanes.longest,
                bytes.baseAddress.unsafelyUnwrapped + bytes.count - start >= TextLanes.longest
            {
                lanes.add(UnsafeRawPointer(start), length: text.count, group: number, number: bit)
                continue
            }
            if word.firstOccurrence(in: text, from: 0) != nil {
                hits.anywhere |= 1 << UInt64(bit)
            } else if word.isScattered(in: text) {
                hits.scattered |= 1 << UInt64(bit)
            }
        }
    }
}
