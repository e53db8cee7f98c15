extension QueryWord {
    /// The first place at or after an offset where the word stands in an unmarked text.
    ///
    /// Cost: at most sixteen steps a byte, however the text and the word repeat themselves.
    func firstOccurrence(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { word in
            borders.isEmpty
                ? Self.firstOccurrence(of: word, in: text, from: start)
                : borders.withUnsafeBufferPointer {
                    Self.firstOccurrence(of: word, borders: $0, in: text, from: start)
                }
        }
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
        if !borders.isEmpty { return bestLongOccurrence(in: text) ?? first }
        var next = firstOccurrence(in: text, from: first + 1)
        while let place = next {
            if WordStart.isWordStart(place, in: text) { return place }
            next = firstOccurrence(in: text, from: place + 1)
        }
        return first
    }

    private static func firstOccurrence(
        of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        let last = text.count - word.count
        let first = word[0]
        var place = start
        while place <= last {
            if ASCII.lowered(text[place]) == first {
                var length = 1
                while length < word.count, ASCII.lowered(text[place + length]) == word[length] { length += 1 }
                if length == word.count { return place }
            }
            place += 1
        }
        return nil
    }

    private static func firstOccurrence(
        of word: UnsafeBufferPointer<UInt8>, borders: UnsafeBufferPointer<Int32>,
        in text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        guard start < text.count else { return nil }
        var length = 0
        for offset in start..<text.count {
            let byte = ASCII.lowered(text[offset])
            while length > 0, word[length] != byte { length = Int(borders[length - 1]) }
            if word[length] == byte { length += 1 }
            if length == word.count { return offset + 1 - length }
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
