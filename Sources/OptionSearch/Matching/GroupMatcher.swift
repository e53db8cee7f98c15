/// Answers a query for 64 options at a time: each set of options is a word of 64 bits.
struct GroupMatcher {
    let query: QueryReading
    let fields: FieldReading
    let planes: LetterPlanes.Reading?

    /// An answer to the words that the query does not seek; it holds all options that are wanted.
    let known: SearchResult?

    /// Finds the class of the wanted options of some groups.
    ///
    /// - Parameters:
    ///   - wanted: says for a group which of its options are.
    ///   - report: called for each group and each class that has any options, with a bit an option.
    func match(_ groups: Range<Int>, wanted: (Int) -> UInt64, report: (Int, MatchClass, UInt64) -> Void) {
        if looksTogether {
            for first in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.groupsTogether) {
                let end = min(first + Self.groupsTogether, groups.upperBound)
                match(together: first..<end, wanted: wanted, report: report)
            }
            return
        }
        for group in groups {
            let wanted = wanted(group)
            if wanted != 0 { match(group, wanted: wanted) { report(group, $0, $1) } }
        }
    }

    /// Finds the class of the wanted options of a group.
    ///
    /// - Parameter report: called for each class that has any options, with a bit an option.
    @inline(__always)
    func match(_ group: Int, wanted: UInt64, report: (MatchClass, UInt64) -> Void) {
        let wanted = wanted & all(of: group) & (planes?.holding(query.letters, group: group) ?? ~0)
        guard wanted != 0 else { return }
        if query.mode == .prefix {
            let beginning = planes?.beginning(with: query.firstLetter, group: group) ?? ~0
            _ = reportWhole(group, wanted: wanted & beginning, report)
            return
        }
        var (matched, runs, starts) = (wanted, knownRuns(group), knownStarts(group))
        for number in query.sought {
            let hits = hits(of: number, group: group, wanted: matched)
            runs &= hits.anywhere
            starts &= hits.atStart
            matched &= hits.anywhere | hits.scattered
            if matched == 0 { return }
        }
        self.report(group, matched: matched, runs: runs, starts: starts, report)
    }

    /// The options of a group that hold all words that are known already as runs.
    @inline(__always)
    func knownRuns(_ group: Int) -> UInt64 { known?.found(group, upTo: .inside) ?? ~0 }

    /// The options of a group that hold all words that are known already where words begin.
    @inline(__always)
    func knownStarts(_ group: Int) -> UInt64 { known?.found(group, upTo: .wordStart) ?? ~0 }

    /// Reports the options that hold all words by their class.
    ///
    /// - Parameters:
    ///   - runs: those that hold all words as runs, some others perhaps.
    ///   - starts: those of them that hold all words where words begin.
    @inline(__always)
    func report(
        _ group: Int, matched: UInt64, runs: UInt64, starts: UInt64, _ report: (MatchClass, UInt64) -> Void
    ) {
        let (runs, starts) = (runs & matched, starts & matched)
        // What begins with the query has each of its words behind a space or at the start.
        let whole = reportWhole(group, wanted: starts, report)
        if starts & ~whole != 0 { report(.wordStart, starts & ~whole) }
        if runs & ~starts != 0 { report(.inside, runs & ~starts) }
        if matched & ~runs != 0 { report(.scattered, matched & ~runs) }
    }

    func all(of group: Int) -> UInt64 {
        let count = fields.count - group << 6
        return count >= 64 ? ~0 : 1 << UInt64(max(0, count)) &- 1
    }

    /// Which options hold a word of the query in any field, or in fuzzy mode its letters.
    @inline(__always)
    func hits(of number: Int, group: Int, wanted: UInt64) -> WordHits {
        let word = query.words[number]
        var hits = runs(of: word, group: group, wanted: wanted)
        if query.mode == .fuzzy {
            hits.scattered = scattered(number, group: group, wanted: wanted & ~hits.anywhere)
        }
        return hits
    }

    /// Which options hold a word in any field.
    @inline(__always)
    func runs(of word: QueryWord, group: Int, wanted: UInt64) -> WordHits {
        var hits = WordHits()
        var wanted = wanted
        if let planes, word.letter != 0 {
            let exact = wanted & planes.isExact(group)
            hits.anywhere = exact & planes.holding(word.letter, group: group)
            hits.atStart = exact & planes.beginning(with: word.letter, group: group)
            wanted &= ~exact
            if wanted == 0 { return hits }
        }
        hits.formUnion(fields.titles.hits(of: word, group: group, wanted: wanted))
        if let subtitles = fields.subtitles {
            hits.formUnion(subtitles.hits(of: word, group: group, wanted: wanted))
        }
        // NUL parts two keywords: no word stands across it.
        if let keywords = fields.keywords, !word.holdsNUL {
            hits.formUnion(keywords.hits(of: word, group: group, wanted: wanted))
        }
        return hits
    }

    /// Which options may hold the letters of a word scattered.
    @inline(__always)
    func mayScatter(_ number: Int, group: Int, wanted: UInt64) -> UInt64 {
        // One byte does not scatter.
        if wanted == 0 || query.words[number].bytes.count == 1 { return 0 }
        if planes != nil { return wanted }
        // One byte is looked for in many texts at once.
        return wanted & runs(of: query.rarestBytes[number], group: group, wanted: wanted).anywhere
    }

    /// Which options hold the letters of a word scattered in one field.
    @inline(__always)
    private func scattered(_ number: Int, group: Int, wanted: UInt64) -> UInt64 {
        let wanted = mayScatter(number, group: group, wanted: wanted)
        if wanted == 0 { return 0 }
        let word = query.words[number]
        var found = fields.titles.scattered(word, group: group, wanted: wanted)
        if let subtitles = fields.subtitles {
            found |= subtitles.scattered(word, group: group, wanted: wanted & ~found)
        }
        if let keywords = fields.keywords {
            found |= keywords.scattered(word, group: group, wanted: wanted & ~found, inParts: true)
        }
        return found
    }

    /// Reports which options the query as a whole begins or is; returns both.
    @inline(__always)
    func reportWhole(
        _ group: Int, wanted: UInt64, _ report: (MatchClass, UInt64) -> Void
    ) -> UInt64 {
        var (equal, prefix): (UInt64, UInt64) = (0, 0)
        var rest = wanted
        if fields.subtitles == nil, fields.keywords == nil {
            rest = fields.titles.mayBegin(with: query.whole[0], group: group, wanted: wanted)
        }
        while rest != 0 {
            let bit = rest & ~(rest &- 1)
            _ = fields.forEach(at: group &* 64 &+ rest.trailingZeroBitCount) { field in
                guard let found = WholeText.matchClass(of: query.whole, in: field) else { return true }
                if found == .equal { equal |= bit } else { prefix |= bit }
                return found != .equal
            }
            rest &= rest &- 1
        }
        if equal != 0 { report(.equal, equal) }
        if prefix & ~equal != 0 { report(.prefix, prefix & ~equal) }
        return equal | prefix
    }
}
