extension ColumnReading {
    /// Has lanes look for their word in the wanted texts of a group.
    ///
    /// - Parameter number: the number of the group in the hits of the lanes.
    /// - Returns: those that are too long for the lanes, or lie too near the end of the memory.
    @inline(__always)
    func add(_ group: Int, wanted: UInt64, to lanes: TextLanes, number: Int) -> UInt64 {
        let first = group &* UInt64.bitWidth
        let count = raw.ends.count &- first
        guard count > 0 else { return 0 }
        let wanted = count < UInt64.bitWidth ? wanted & ((1 << UInt64(count)) &- 1) : wanted
        let kept = kept(group)
        var alone: UInt64 = 0
        var rest = wanted & ~kept
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let fits = raw.add(first &+ bit, to: lanes, group: number, bit: bit)
            if !fits { alone |= rest & ~(rest &- 1) }
            rest &= rest &- 1
        }
        rest = wanted & kept
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let before = (kept & ((1 << UInt64(bit)) &- 1)).nonzeroBitCount
            let fits = unmarked.add(Int(keptBefore[group]) &+ before, to: lanes, group: number, bit: bit)
            if !fits { alone |= rest & ~(rest &- 1) }
            rest &= rest &- 1
        }
        return alone
    }
}

extension TextRun {
    /// Has lanes look at a text; whether they can.
    @inline(__always)
    fileprivate func add(_ position: Int, to lanes: TextLanes, group: Int, bit: Int) -> Bool {
        let start = start(of: position)
        let length = Int(ends[position]) &- start
        if length == 0 { return true }
        guard length <= TextLanes.longest, start &+ TextLanes.longest <= bytes.count else { return false }
        let base = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
        lanes.add(base + start, length: length, group: group, number: bit)
        return true
    }
}
