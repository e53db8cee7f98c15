extension QueryWord {
    /// The first place at or after an offset where the word stands in an unmarked text.
    ///
    /// Cost: at most sixteen steps a byte, however the text and the word repeat themselves.
    func firstOccurrence(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        isLong ? firstLongOccurrence(in: text, from: start) : firstShortOccurrence(in: text, from: start)
    }

    /// The best class the word has in an unmarked text as a run of letters: `wordStart`, `inside` or none.
    func matchClass(in text: UnsafeBufferPointer<UInt8>) -> MatchClass? {
        guard let best = bestOccurrence(in: text) else { return nil }
        return WordStart.isWordStart(best, in: text) ? .wordStart : .inside
    }

    /// The first place where the word begins a word of the text, else the first place where it stands.
    func bestOccurrence(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = firstOccurrence(in: text, from: 0) else { return nil }
        if WordStart.isWordStart(first, in: text) { return first }
        // Starting anew behind each place would read a repetitive text again and again.
        if isLong { return bestLongOccurrence(in: text) ?? first }
        var next = firstOccurrence(in: text, from: first + 1)
        while let place = next {
            if WordStart.isWordStart(place, in: text) { return place }
            next = firstOccurrence(in: text, from: place + 1)
        }
        return first
    }

    private func firstShortOccurrence(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let last = text.count - bytes.count
        let first = bytes[0]
        var place = start
        while place <= last {
            if ASCII.lowered(text[place]) == first {
                var length = 1
                while length < bytes.count, ASCII.lowered(text[place + length]) == bytes[length] {
                    length += 1
                }
                if length == bytes.count { return place }
            }
            place += 1
        }
        return nil
    }

    private func firstLongOccurrence(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < text.count else { return nil }
        var length = 0
        for offset in start..<text.count {
            let byte = ASCII.lowered(text[offset])
            while length > 0, bytes[length] != byte { length = Int(borders[length - 1]) }
            if bytes[length] == byte { length += 1 }
            if length == bytes.count { return offset + 1 - length }
        }
        return nil
    }

    /// The first place where a long word begins a word of the text, in one pass.
    private func bestLongOccurrence(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var length = 0
        for offset in text.indices {
            let byte = ASCII.lowered(text[offset])
            while length > 0, length == bytes.count || bytes[length] != byte {
                length = Int(borders[length - 1])
            }
            if bytes[length] == byte { length += 1 }
            if length == bytes.count {
                let place = offset + 1 - length
                if WordStart.isWordStart(place, in: text) { return place }
            }
        }
        return nil
    }
}
