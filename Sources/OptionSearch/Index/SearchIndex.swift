/// The texts of a list of options, ready to be searched (R21).
///
/// A position in the index is the position of the option in its list. Making an index takes one pass over
/// the text, and memory for the unmarked form of those texts that are not ASCII. Copying it costs nothing.
public struct SearchIndex: Sendable {
    let titles: FoldedColumn
    let subtitles: FoldedColumn?
    let keywords: FoldedColumn?

    /// - Parameters:
    ///   - titles: one an option.
    ///   - subtitles: one an option, empty for none; `nil` where no option has one.
    ///   - keywords: the keywords of an option joined by NUL, empty for none; `nil` where no option has one.
    public init(titles: TextStore, subtitles: TextStore? = nil, keywords: TextStore? = nil) {
        self.titles = FoldedColumn(titles)
        self.subtitles = subtitles.map { FoldedColumn($0) }
        self.keywords = keywords.map { FoldedColumn($0) }
    }

    /// The number of options.
    public var count: Int { titles.store.count }

    /// The options that answer a query, best first; ties keep the order of the options.
    ///
    /// - Parameter previous: an earlier result of the same index, or `nil`. Where the query narrows that
    ///   result's query, only its options are looked at; any other result is not used.
    ///
    /// Cost: the text of the options that are looked at; nothing for an empty query.
    public func search(_ query: SearchQuery, narrowing previous: SearchResult? = nil) -> SearchResult {
        if query.isEmpty { return SearchResult(all: count, for: query) }
        var found = FoundPositions()
        if let previous, previous.optionCount == count, query.narrows(previous.query) {
            previous.forEachInOptionOrder { position in
                found.append(position, matchClass(of: position, for: query))
            }
        } else {
            for position in 0..<count {
                found.append(position, matchClass(of: position, for: query))
            }
        }
        return SearchResult(found, of: count, for: query)
    }

    /// How well an option answers a query; `nil` where it does not. An empty query begins every title.
    public func matchClass(of position: Int, for query: SearchQuery) -> MatchClass? {
        if query.isEmpty { return .prefix }
        var best: MatchClass?
        forEachField(at: position) { field in
            if let found = WholeText.matchClass(of: query.whole, in: field), found < best ?? .scattered {
                best = found
            }
            return best != .equal
        }
        if best != nil || query.mode == .prefix { return best }
        var worst = MatchClass.wordStart
        for word in query.words {
            guard let found = matchClass(of: position, for: word, mode: query.mode) else { return nil }
            worst = max(worst, found)
        }
        return worst
    }

    /// The best class of one word over the fields of an option.
    func matchClass(of position: Int, for word: QueryWord, mode: MatchMode) -> MatchClass? {
        var best: MatchClass?
        forEachField(at: position) { field in
            if let found = word.matchClass(in: field) {
                best = min(best ?? found, found)
            } else if best == nil, mode == .fuzzy, word.isScattered(in: field) {
                best = .scattered
            }
            return best != .wordStart
        }
        return best
    }

    /// Goes through title, subtitle and keywords until `body` wants no more.
    private func forEachField(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        guard titles.withText(at: position, body) else { return }
        if let subtitles, !subtitles.withText(at: position, body) { return }
        keywords?.withText(at: position) { joined in
            var start = 0
            for offset in 0...joined.count where offset == joined.count || joined[offset] == 0 {
                if offset > start, !body(UnsafeBufferPointer(rebasing: joined[start..<offset])) { return }
                start = offset + 1
            }
        }
    }
}
