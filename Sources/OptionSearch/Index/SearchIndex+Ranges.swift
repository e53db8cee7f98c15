extension SearchIndex {
    /// Which characters of a title answer a query, for showing them (R21).
    ///
    /// The ranges count characters (grapheme clusters) of the original title; they are sorted and neither
    /// overlap nor touch. A character of which a part answers is in a range as a whole: `s` is all of `ß`.
    ///
    /// Where the query as a whole begins the title, that beginning is the only range. Else each word that
    /// stands in the title gives the first place where it begins a word, or else its first place; a word
    /// that stands scattered gives its letters, unless it stands unscattered in another field.
    ///
    /// - Parameter characterLimit: how many characters of the title are of interest; ranges end there. Characters of more than
    ///   a kilobyte each count for the less.
    ///
    /// Cost: the length of the title, some milliseconds a megabyte, and a tenth of a second for each million characters of
    /// interest; for a scattered word up to some milliseconds more.
    public func titleRanges(
        at position: Int, for query: SearchQuery, characterLimit: Int = .max
    ) -> [Range<Int>] {
        guard !query.isEmpty, matchClass(of: position, for: query) != nil else { return [] }
        let places = withMatcher(query) { matcher -> [Range<Int>] in
            let (query, fields) = (matcher.query, matcher.fields)
            let title = fields.titles[position]
            if let beginning = WholeText.prefixRange(of: query.whole, in: title) { return [beginning] }
            if query.mode == .prefix { return [] }
            return query.words.flatMap { word -> [Range<Int>] in
                if let place = word.bestOccurrence(in: title) { return [place..<place + word.bytes.count] }
                guard query.mode == .fuzzy, !Self.holds(word, fields, at: position) else { return [] }
                return word.scatteredPlaces(in: title)
            }
        }
        guard !places.isEmpty else { return [] }
        return Self.characterRanges(
            of: Self.merged(places, gap: 0), in: beginning(ofTitle: position, characterLimit),
            characterLimit: characterLimit)
    }

    /// A title, or as much of it as so many characters of a usual length can have.
    private func beginning(ofTitle position: Int, _ characterLimit: Int) -> String {
        let range = titles.store.byteRange(at: position)
        let (limit, isAll) = max(0, characterLimit).multipliedReportingOverflow(by: Self.longestCharacter)
        guard !isAll, range.count > limit else { return titles.store[position] }
        return String(decoding: titles.store.bytes[range].prefix(limit), as: UTF8.self)
    }

    /// In bytes: more than any character of a written language has.
    private static let longestCharacter = 1 << 10

    /// Whether a word stands in any field of an option as a run of letters.
    private static func holds(_ word: QueryWord, _ fields: FieldReading, at position: Int) -> Bool {
        !fields.forEach(at: position) { word.firstOccurrence(in: $0, from: 0) == nil }
    }

    /// Ranges in order, those that overlap put together; with a gap of 1 those that touch as well.
    private static func merged(_ ranges: [Range<Int>], gap: Int) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound < last.upperBound + gap {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// The characters of a title from which ranges of its unmarked form come.
    private static func characterRanges(
        of ranges: [Range<Int>], in title: String, characterLimit: Int
    ) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var waiting = ranges[...]
        var firstCharacter: Int?
        var offset = 0
        var form: [UInt8] = []
        var count = 0
        for (number, character) in title.enumerated() {
            if number == characterLimit { break }
            count = number + 1
            form.removeAll(keepingCapacity: true)
            for scalar in character.unicodeScalars { Folding.appendUnmarked(scalar.value, to: &form) }
            let end = offset + form.count
            // One character may hold the end of a range and all of the next.
            while let range = waiting.first, end > range.lowerBound {
                if firstCharacter == nil { firstCharacter = number }
                guard end >= range.upperBound, let first = firstCharacter else { break }
                result.append(first..<number + 1)
                firstCharacter = nil
                waiting.removeFirst()
            }
            if waiting.isEmpty { break }
            offset = end
        }
        // The rest of the range is of no interest.
        if let first = firstCharacter { result.append(first..<count) }
        return merged(result, gap: 1)
    }
}
