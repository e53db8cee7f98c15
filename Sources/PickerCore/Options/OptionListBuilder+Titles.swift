import OptionSearch

extension OptionListBuilder {
    /// From so many titles on, all workers look for repeated ones.
    private static let sharedCount = 1 << 15

    /// Appends an option for each title, which is its id, or `title#2`, `title#3` where that is taken (R1).
    ///
    /// The fastest way to make a list of a million lines: the text of an empty builder is taken over as it is.
    public mutating func append(titles: TextStore) {
        guard count == 0, titles.count >= OptionIDTable.partCount else {
            for title in titles { append(title: title) }
            return
        }
        reserveIDs(titles.count)
        parts.titles = titles
        let workers = titles.count < Self.sharedCount ? .single : workers
        nameRepeated(parts.idTable.fill(with: titles, workers: workers))
    }

    /// Gives repeated titles the ids that are free for them, as if one option had been appended after the other.
    ///
    /// - Parameter repeated: their positions, in order; the table has those of all other titles.
    private mutating func nameRepeated(_ repeated: [Int]) {
        guard let first = repeated.first else { return }
        let titles = parts.titles
        var ids = titles.prefixStore(first)
        /// A bit a title: those whose id is not their title. A repeated title may take the id of one that comes later.
        var named = [UInt64](repeating: 0, count: titles.count >> 6 + 1)
        for position in repeated { named[position >> 6] |= 1 << UInt64(position & 63) }
        for group in named.indices {
            // What is added stands behind the bit that is looked at.
            while named[group] != 0 {
                let position = group << 6 + named[group].trailingZeroBitCount
                named[group] &= named[group] - 1
                ids.append(titles, ids.count..<position)
                guard let later = appendID(for: position, to: &ids) else { continue }
                named[later >> 6] |= 1 << UInt64(later & 63)
            }
        }
        ids.append(titles, ids.count..<titles.count)
        parts.ids = ids
    }

    /// Appends the id of a title that does not have its own; the later position whose title that is, if there is one.
    private mutating func appendID(for position: Int, to ids: inout TextStore) -> Int? {
        let titles = parts.titles
        while true {
            let id = nextID(for: titles[position])
            let hash = parts.idTable.hash(id.utf8)
            let taken = parts.idTable.position(hash: hash) { other in
                other < position ? ids.isEqual(at: other, to: id) : titles.isEqual(at: other, to: id)
            }
            if let taken, taken < position { continue }
            ids.append(id)
            if let taken {
                parts.idTable.replace(taken, by: position, hash: hash)
            } else {
                parts.idTable.insert(position, hash: hash)
            }
            return taken
        }
    }
}
