/// The unmarked forms of those texts of some neighbouring groups that are not ASCII.
struct UnmarkedPart: Sendable {
    /// For each group of 64 texts a bit a text: whether its form is kept.
    private(set) var isKept: [UInt64] = []

    /// The forms, in order.
    private(set) var texts = TextStore()

    init() {}

    init(of run: TextRun, groups: Range<Int>) {
        isKept.reserveCapacity(groups.count)
        for group in groups {
            let kept = run.beyondASCII(group)
            isKept.append(kept)
            var rest = kept
            while rest != 0 {
                texts.appendUnmarked(run[group << 6 + rest.trailingZeroBitCount])
                rest &= rest - 1
            }
        }
    }
}

extension TextRun {
    /// Which of 64 texts hold a byte beyond ASCII: a bit a text.
    func beyondASCII(_ group: Int) -> UInt64 {
        let first = group << 6
        let last = min(first + 64, ends.count) - 1
        guard last >= first else { return 0 }
        let end = Int(ends[last])
        var found: UInt64 = 0
        var position = first
        var offset = start(of: first)
        while offset < end {
            var high = beyondASCII(from: offset)
            if end - offset < ByteMask.width { high &= 1 << UInt64(end - offset) - 1 }
            var next = offset + ByteMask.width
            while high != 0 {
                let place = offset + high.trailingZeroBitCount
                while Int(ends[position]) <= place { position += 1 }
                found |= 1 << UInt64(position - first)
                // The rest of this text is of no interest.
                let skipped = Int(ends[position]) - offset
                next = max(next, offset + skipped)
                high &= skipped < ByteMask.width ? ~0 << UInt64(skipped) : 0
            }
            offset = next
        }
        return found
    }

    /// Bit `i` where the byte `i` behind an offset is beyond ASCII.
    @inline(__always)
    private func beyondASCII(from offset: Int) -> UInt64 {
        if offset + ByteMask.width <= bytes.count {
            return ByteMask.beyondASCII(UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + offset)
        }
        var high: UInt64 = 0
        for place in offset..<bytes.count where bytes[place] >= 0x80 { high |= 1 << UInt64(place - offset) }
        return high
    }
}
