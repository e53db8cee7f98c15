import OptionSearch

extension OptionIDTable {
    /// How many parts the slots are cut into, each filled by one worker: a part of a table of a million fits into the
    /// memory that a processor has to itself, so that filling it waits for no other.
    private static let partBits = 6
    static let partCount = 1 << partBits

    /// The positions that one worker hashes at a time: a fraction of a millisecond.
    private static let sliceSize = 1 << 14

    /// Notes the position of each title in an empty table, whose count of slots is enough for them.
    ///
    /// - Precondition: there are at least `partCount` titles.
    /// - Returns: the positions of titles that stand at an earlier position too, in order. They are not in the table.
    mutating func fill(with titles: TextStore, workers: SearchWorkers) -> [Int] {
        let slices = (titles.count + Self.sliceSize - 1) / Self.sliceSize
        var bounds = [Int32](repeating: 0, count: slices * (Self.partCount + 1))
        let entries = sortedEntries(of: titles, slices: slices, bounds: &bounds, workers)
        var parts = [FilledPart](repeating: FilledPart(), count: Self.partCount)
        let bits = positionBits
        slots.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let slots = buffer
            parts.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let parts = buffer
                let bounds = bounds
                titles.withTexts { texts in
                    nonisolated(unsafe) let texts = texts
                    entries.withUnsafeBufferPointer { buffer in
                        nonisolated(unsafe) let entries = buffer
                        workers.forEach(Self.partCount) { part in
                            var filled = FilledPart()
                            let width = slots.count >> Self.partBits
                            let end = (part + 1) * width
                            for slice in 0..<slices {
                                let row = slice * (Self.partCount + 1) + part
                                let start = slice * Self.sliceSize
                                for number in start + Int(bounds[row])..<start + Int(bounds[row + 1]) {
                                    filled.place(entries[number], in: slots, end: end, bits, texts)
                                }
                            }
                            parts[part] = filled
                        }
                    }
                }
            }
        }
        return finish(parts, titles)
    }

    /// The slot of each title and what would stand in it; those of a slice of titles together, by part.
    ///
    /// - Parameter bounds: takes for each slice where in it the entries of each part begin.
    private func sortedEntries(
        of titles: TextStore, slices: Int, bounds: inout [Int32], _ workers: SearchWorkers
    ) -> [UInt64] {
        [UInt64](unsafeUninitializedCapacity: titles.count) { buffer, filled in
            nonisolated(unsafe) let entries = buffer
            bounds.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let bounds = buffer
                titles.withTexts { texts in
                    nonisolated(unsafe) let texts = texts
                    workers.forEach(slices) { slice in
                        let start = slice * Self.sliceSize
                        let range = start..<min(start + Self.sliceSize, titles.count)
                        let row = slice * (Self.partCount + 1)
                        sort(
                            range, of: texts,
                            into: UnsafeMutableBufferPointer(rebasing: entries[range]),
                            bounds: UnsafeMutableBufferPointer(
                                rebasing: bounds[row...row + Self.partCount]))
                    }
                }
            }
            filled = titles.count
        }
    }

    /// Writes the entries of a slice, those of one part behind those of the part before, each part in order.
    private func sort(
        _ positions: Range<Int>, of texts: TextStore.Texts, into sorted: UnsafeMutableBufferPointer<UInt64>,
        bounds: UnsafeMutableBufferPointer<Int32>
    ) {
        let mask = UInt64(slots.count - 1)
        let shift = UInt64(positionBits) - UInt64(Self.partBits)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: positions.count) { entries in
            for (number, position) in positions.enumerated() {
                let hash = self.hash(texts[position])
                let slot = hash & mask
                entries.initializeElement(
                    at: number, to: slot << 32 | UInt64(UInt32(position + 1) | tag(of: hash)))
                bounds[Int(slot >> shift) + 1] += 1
            }
            for part in 0..<Self.partCount { bounds[part + 1] += bounds[part] }
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.partCount) { next in
                for part in 0..<Self.partCount { next.initializeElement(at: part, to: bounds[part]) }
                for entry in entries {
                    let part = Int((entry >> 32) >> shift)
                    sorted.initializeElement(at: Int(next[part]), to: entry)
                    next[part] += 1
                }
            }
        }
    }

    /// Places what the parts had no room for at their ends, and gathers what is there twice.
    private mutating func finish(_ parts: [FilledPart], _ titles: TextStore) -> [Int] {
        var repeated: [Int] = []
        let bits = positionBits
        for part in parts {
            count += part.count
            repeated += part.repeated
        }
        for entry in parts.flatMap({ $0.left }) {
            var rest = FilledPart()
            slots.withUnsafeMutableBufferPointer { slots in
                titles.withTexts { texts in
                    rest.place(entry, in: slots, end: slots.count, bits, texts)
                    // Around the end of the table once, to the first slot that is free.
                    if let entry = rest.left.first {
                        rest.place(entry & 0xFFFF_FFFF, in: slots, end: slots.count, bits, texts)
                    }
                }
            }
            count += rest.count
            repeated += rest.repeated
        }
        return repeated.sorted()
    }
}

/// What became of the entries of a part of the slots.
private struct FilledPart {
    /// How many have their slot.
    var count = 0
    /// The positions whose title an earlier one has.
    var repeated: [Int] = []
    /// The entries for which the slots up to the end of the part were taken.
    var left: [UInt64] = []

    /// Looks for a slot for an entry, from its own on.
    @inline(__always)
    mutating func place(
        _ entry: UInt64, in slots: UnsafeMutableBufferPointer<UInt32>, end: Int, _ positionBits: UInt32,
        _ texts: TextStore.Texts
    ) {
        let content = UInt32(truncatingIfNeeded: entry)
        var slot = Int(entry >> 32)
        while slot < end {
            let other = slots[slot]
            if other == 0 {
                slots[slot] = content
                count += 1
                return
            }
            if (other ^ content) >> positionBits == 0 {
                let mask: UInt32 = 1 << positionBits - 1
                let position = Int(content & mask) - 1
                if Self.isEqual(texts[Int(other & mask) - 1], texts[position]) {
                    repeated.append(position)
                    return
                }
            }
            slot += 1
        }
        left.append(entry)
    }

    private static func isEqual(
        _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard first.count == second.count else { return false }
        for offset in first.indices where first[offset] != second[offset] { return false }
        return true
    }
}
