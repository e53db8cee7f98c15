/// Which letters the options hold: a cheap filter that rejects most options before their text is read.
///
/// A plane is a bit an option. Thirty-two planes say which options hold a letter in any field, thirty-two more where
/// a word begins with it; the planes of 64 options lie together, so that one operation decides about 64 options.
/// Costs eight bytes an option.
struct LetterPlanes: Sendable {
    /// For each group of 64 options its 64 planes.
    private let planes: [UInt64]

    /// Plane 0 to 25 for the letters, five shared by digits and signs, and one of what is beyond ASCII.
    static let letterCount = 32

    /// How many planes a group has.
    private static let planeCount = 64

    /// The plane of each byte of an unmarked text, as a bit.
    ///
    /// A byte that is part of a longer character shares a plane with a letter and has that of `beyondASCII` as well.
    static func letter(_ byte: UInt8) -> UInt32 {
        let small = byte | 0x20
        if byte >= 0x80 { return 1 << UInt32(byte % 31) | beyondASCII }
        return 1 << UInt32(ASCII.isLower(small) ? small &- 0x61 : 26 + byte % 5)
    }

    /// The plane of all bytes beyond ASCII: options without it hold a letter exactly where its plane says so.
    static let beyondASCII: UInt32 = 1 << 31

    /// - Parameters:
    ///   - earlier: the planes of the first of these options; the first `knownGroups` groups are taken over.
    ///   - workers: who shares the pass over the text.
    init(
        titles: FoldedColumn, others: [FoldedColumn], extending earlier: LetterPlanes?, knownGroups: Int,
        _ workers: SearchWorkers
    ) {
        let known = earlier == nil ? 0 : knownGroups
        let groupCount = (titles.store.count + 63) >> 6
        let masks = LetterMasks()
        planes = [UInt64](unsafeUninitializedCapacity: groupCount * Self.planeCount) { buffer, filled in
            nonisolated(unsafe) let planes = buffer
            if let earlier {
                for index in 0..<known * Self.planeCount { planes[index] = earlier.planes[index] }
            }
            workers.forEachSlice(of: groupCount - known) { _, groups in
                withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.planeCount) { rows in
                    for group in groups.lowerBound + known..<groups.upperBound + known {
                        rows.update(repeating: 0)
                        titles.withReading { masks.add($0, group: group, to: rows) }
                        for column in others { column.withReading { masks.add($0, group: group, to: rows) } }
                        Self.transpose(rows)
                        for plane in 0..<Self.planeCount {
                            planes[group &* Self.planeCount &+ plane] = rows[plane]
                        }
                    }
                }
            }
            filled = groupCount * Self.planeCount
        }
    }

    func withReading<Result>(_ body: (Reading) -> Result) -> Result {
        planes.withUnsafeBufferPointer { body(Reading(planes: $0)) }
    }

    /// The planes as the search reads them.
    struct Reading {
        fileprivate let planes: UnsafeBufferPointer<UInt64>

        /// Which options of a group hold all of some letters.
        @inline(__always)
        func holding(_ letters: UInt32, group: Int) -> UInt64 {
            var found = ~0 as UInt64
            var rest = letters
            while rest != 0 {
                found &= planes[group &* LetterPlanes.planeCount &+ rest.trailingZeroBitCount]
                rest &= rest &- 1
            }
            return found
        }

        /// Which options of a group are taken for exact about letters.
        @inline(__always)
        func isExact(_ group: Int) -> UInt64 { ~holding(LetterPlanes.beyondASCII, group: group) }

        /// Which options of a group have a word that begins with a letter.
        @inline(__always)
        func beginning(with letter: UInt32, group: Int) -> UInt64 {
            planes[
                group &* LetterPlanes.planeCount &+ LetterPlanes.letterCount &+ letter.trailingZeroBitCount]
        }
    }

    /// Makes the rows of 64 by 64 bits its columns: halves, quarters and so on change places.
    private static func transpose(_ rows: UnsafeMutableBufferPointer<UInt64>) {
        var width = 32
        var mask: UInt64 = 0x0000_0000_FFFF_FFFF
        while width != 0 {
            var row = 0
            while row < 64 {
                let swapped = (rows[row] >> UInt64(width) ^ rows[row + width]) & mask
                rows[row + width] ^= swapped
                rows[row] ^= swapped << UInt64(width)
                row = (row + width + 1) & ~width
            }
            width >>= 1
            mask ^= mask << UInt64(width)
        }
    }
}
