extension GroupMatcher {
    /// How many groups are looked at together, so that texts alike in length are found for all lanes; their text
    /// fits the second cache.
    static let groupsTogether = 64

    /// Whether it pays to look at texts of many groups together: scattered letters take steps that nobody can foretell.
    var looksTogether: Bool {
        query.mode == .fuzzy && query.words.contains { $0.fitsLanes }
    }

    /// What is known of the options of a group while the words are looked for.
    private struct Known {
        /// Those that hold all words so far.
        var matched: UInt64
        /// Those that hold them as runs of letters.
        var runs: UInt64
        /// Those that hold them where words begin.
        var starts: UInt64
    }

    /// The same for at most `groupsTogether` groups, whose texts are looked at together.
    func match(
        together groups: Range<Int>, wanted: (Int) -> UInt64, report: (Int, MatchClass, UInt64) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Known.self, capacity: groups.count) { known in
            for number in 0..<groups.count {
                let group = groups.lowerBound &+ number
                var matched = wanted(group)
                if matched != 0 {
                    matched &= all(of: group) & (planes?.holding(query.letters, group: group) ?? ~0)
                }
                known.initializeElement(
                    at: number,
                    to: Known(matched: matched, runs: knownRuns(group), starts: knownStarts(group)))
            }
            withUnsafeTemporaryAllocation(of: WordHits.self, capacity: groups.count) { hits in
                for word in query.sought {
                    find(word, groups, known, into: hits)
                    for number in 0..<groups.count {
                        known[number].runs &= hits[number].anywhere
                        known[number].starts &= hits[number].atStart
                        known[number].matched &= hits[number].anywhere | hits[number].scattered
                    }
                }
            }
            for number in 0..<groups.count where known[number].matched != 0 {
                let group = groups.lowerBound &+ number
                let known = known[number]
                self.report(group, matched: known.matched, runs: known.runs, starts: known.starts) {
                    report(group, $0, $1)
                }
            }
        }
    }

    /// Looks for a word in those options that are matched so far.
    private func find(
        _ number: Int, _ groups: Range<Int>, _ known: UnsafeMutableBufferPointer<Known>,
        into hits: UnsafeMutableBufferPointer<WordHits>
    ) {
        let word = query.words[number]
        hits.initialize(repeating: WordHits())
        guard word.fitsLanes else {
            for place in 0..<groups.count where known[place].matched != 0 {
                hits[place] = self.hits(
                    of: number, group: groups.lowerBound &+ place, wanted: known[place].matched)
            }
            return
        }
        // Where the planes have left few options, those that hold a run are found on the way.
        let findsRuns = planes != nil && fields.keywords == nil
        TextLanes.withLanes(of: word.bytes, into: hits) { lanes in
            for place in 0..<groups.count where known[place].matched != 0 {
                let group = groups.lowerBound &+ place
                var wanted = known[place].matched
                if !findsRuns {
                    hits[place] = runs(of: word, group: group, wanted: wanted)
                    wanted = mayScatter(number, group: group, wanted: wanted & ~hits[place].anywhere)
                }
                add(fields.titles, group, wanted: wanted, for: word, to: lanes, place, hits)
                if let subtitles = fields.subtitles {
                    add(subtitles, group, wanted: wanted, for: word, to: lanes, place, hits)
                }
                if let keywords = fields.keywords {
                    hits[place].scattered |= keywords.scattered(
                        word, group: group, wanted: wanted, inParts: true)
                }
            }
        }
        for place in 0..<groups.count where findsRuns && hits[place].anywhere != 0 {
            hits[place].atStart = starts(
                of: word, group: groups.lowerBound &+ place, among: hits[place].anywhere)
        }
    }

    /// Has lanes look for a word in the texts of a column; those that they cannot look at, it looks at alone.
    @inline(__always)
    private func add(
        _ column: ColumnReading, _ group: Int, wanted: UInt64, for word: QueryWord, to lanes: TextLanes,
        _ place: Int, _ hits: UnsafeMutableBufferPointer<WordHits>
    ) {
        let alone = column.add(group, wanted: wanted, to: lanes, number: place)
        guard alone != 0 else { return }
        let runs = column.hits(of: word, group: group, wanted: alone).anywhere
        hits[place].anywhere |= runs
        hits[place].scattered |= column.scattered(word, group: group, wanted: alone & ~runs)
    }

    /// Which of some options hold a word where one of theirs begins.
    ///
    /// Few of those that hold it have any word that begins with its first letter.
    @inline(__always)
    private func starts(of word: QueryWord, group: Int, among wanted: UInt64) -> UInt64 {
        var rest =
            wanted & (planes?.beginning(with: LetterPlanes.letter(word.bytes[0]), group: group) ?? ~0)
        var starts: UInt64 = 0
        while rest != 0 {
            let isAtStart = !fields.forEach(at: group &* 64 &+ rest.trailingZeroBitCount) { field in
                word.matchClass(in: field) != .wordStart
            }
            if isAtStart { starts |= rest & ~(rest &- 1) }
            rest &= rest &- 1
        }
        return starts
    }
}
