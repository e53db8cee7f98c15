import OptionSearch

extension OptionListBuilder {
    /// How many options look for repeated titles together: their slots are waited for but once.
    private static let batchSize = 64

    /// Appends an option for each title, which is its id, or `title#2`, `title#3` where that is taken (R1).
    ///
    /// The fastest way to make a list of a million lines: the text of an empty builder is taken over as it is.
    public mutating func append(titles: TextStore) {
        guard count == 0 else {
            for title in titles { append(title: title) }
            return
        }
        reserveIDs(titles.count)
        parts.titles = titles
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.batchSize) { hashes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.batchSize) { slots in
                var start = 0
                while start < titles.count {
                    let count = min(Self.batchSize, titles.count - start)
                    titles.withTexts { texts in
                        for number in 0..<count {
                            hashes[number] = parts.idTable.hash(texts[start + number])
                            slots[number] = parts.idTable.firstSlot(of: hashes[number])
                        }
                        for number in 0..<count {
                            note(
                                texts[start + number], at: start + number, hash: hashes[number],
                                firstSlot: slots[number])
                        }
                    }
                    start += count
                }
            }
        }
    }

    /// Gives a title that is in its place already the id that is free for it.
    private mutating func note(
        _ title: UnsafeBufferPointer<UInt8>, at position: Int, hash: UInt64, firstSlot: UInt32
    ) {
        var hash = hash
        let taken = parts.idTable.position(hash: hash, firstSlot: firstSlot) { parts.idEquals($0, title) }
        if taken != nil {
            if parts.ids == nil { parts.ids = parts.titles.prefixStore(position) }
            let id = freeID(for: String(decoding: title, as: UTF8.self))
            hash = parts.idTable.hash(id.utf8)
            parts.ids?.append(id)
        } else {
            parts.ids?.append(validatedUTF8: title)
        }
        parts.idTable.insert(position, hash: hash)
    }
}
