/// A column of texts, ready to be compared.
///
/// A text in ASCII is compared where it lies. Of each other text the unmarked form is kept beside it, so a
/// column costs little more than its text where that is ASCII, and about twice its text where none is.
struct FoldedColumn: Sendable {
    let store: TextStore

    /// The unmarked forms of those texts that are not ASCII, in order.
    private var unmarked = TextStore()

    /// For each text a bit: whether its unmarked form is kept. Empty where all text is ASCII.
    private var isKept: [UInt64] = []

    /// For each word of `isKept` the number of bits before it.
    private var keptBefore: [UInt32] = []

    /// - Parameters:
    ///   - earlier: a column of the first of these texts; its first `knownGroups` groups of 64 are taken over.
    ///   - workers: who shares the pass over the text.
    init(
        _ store: TextStore, extending earlier: FoldedColumn? = nil, knownGroups: Int = 0,
        _ workers: SearchWorkers = .single
    ) {
        self.store = store
        let known = earlier == nil ? 0 : knownGroups
        if let earlier { take(known, from: earlier) }
        let groupCount = (store.count + 63) >> 6 - known
        var parts = [UnmarkedPart](repeating: UnmarkedPart(), count: workers.sliceCount(of: groupCount))
        parts.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let parts = buffer
            store.withRun { run in
                nonisolated(unsafe) let run = run
                workers.forEachSlice(of: groupCount) { slice, groups in
                    parts[slice] = UnmarkedPart(
                        of: run, groups: known + groups.lowerBound..<known + groups.upperBound)
                }
            }
        }
        keep(parts, knownGroups: known, groupCount: groupCount)
    }

    /// Takes over what is known of the first groups.
    private mutating func take(_ groups: Int, from earlier: FoldedColumn) {
        guard earlier.isKept.count >= groups else { return }
        isKept = Array(earlier.isKept[..<groups])
        keptBefore = Array(earlier.keptBefore[..<groups])
        let count = isKept.last.map { Int(keptBefore[groups - 1]) + $0.nonzeroBitCount } ?? 0
        unmarked = earlier.unmarked
        unmarked.removeAll(from: count)
    }

    /// Puts together what was found slice by slice.
    private mutating func keep(_ parts: [UnmarkedPart], knownGroups: Int, groupCount: Int) {
        guard !isKept.isEmpty || parts.contains(where: { $0.texts.count > 0 }) else { return }
        // As long as all was ASCII nothing was noted.
        let missing = knownGroups - isKept.count
        isKept.append(contentsOf: repeatElement(0, count: missing))
        keptBefore.append(contentsOf: repeatElement(0, count: missing))
        isKept.reserveCapacity(knownGroups + groupCount)
        keptBefore.reserveCapacity(knownGroups + groupCount)
        unmarked.reserveCapacity(
            strings: unmarked.count + parts.reduce(0) { $0 + $1.texts.count },
            bytes: unmarked.bytes.count + parts.reduce(0) { $0 + $1.texts.bytes.count })
        for part in parts {
            var before = unmarked.count
            for word in part.isKept {
                keptBefore.append(UInt32(before))
                before += word.nonzeroBitCount
            }
            isKept += part.isKept
            unmarked.append(part.texts)
        }
    }

    /// The text at a position, unmarked but for the case of `A` to `Z`; empty behind the end of the column.
    @inline(__always)
    func withText<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard position < store.count else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let kept = keptNumber(at: position)
        let source = kept == nil ? store : unmarked
        let range = source.byteRange(at: kept ?? position)
        return source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Calls `body` with the column as the search reads it.
    func withReading<Result>(_ body: (ColumnReading) -> Result) -> Result {
        store.withRun { raw in
            unmarked.withRun { unmarked in
                isKept.withUnsafeBufferPointer { isKept in
                    keptBefore.withUnsafeBufferPointer { keptBefore in
                        body(
                            ColumnReading(
                                raw: raw, unmarked: unmarked, isKept: isKept, keptBefore: keptBefore))
                    }
                }
            }
        }
    }

    /// Where the unmarked form of a text is kept, if it is.
    private func keptNumber(at position: Int) -> Int? {
        guard !isKept.isEmpty else { return nil }
        let word = isKept[position >> 6]
        let bit: UInt64 = 1 << UInt64(position & 63)
        guard word & bit != 0 else { return nil }
        return Int(keptBefore[position >> 6]) + (word & (bit - 1)).nonzeroBitCount
    }
}
