extension SearchIndex {
    /// The options that answer a query, best first; ties keep the order of the options.
    ///
    /// - Parameter previous: an earlier result, or `nil`. Where it is this index's and the query narrows its query,
    ///   only its options are looked at; any other result is not used.
    ///
    /// Cost: the letters of the options that are looked at, and the text of those that may answer; nothing for an
    /// empty query.
    public func search(_ query: SearchQuery, narrowing previous: SearchResult? = nil) -> SearchResult {
        search(query, narrowing: previous, knowing: previous, mayStop: false).result
    }

    /// The same search, which may be stopped by its workers.
    ///
    /// - Parameter known: the previous result, or one that it narrowed. Where all words of its query are words of this one,
    ///   they are not looked for again: the classes of its options say how they stand.
    /// - Returns: what was found, and whether that is all; nothing where it is not.
    func search(
        _ query: SearchQuery, narrowing previous: SearchResult?, knowing known: SearchResult?, mayStop: Bool
    ) -> (result: SearchResult, isWhole: Bool) {
        if query.isEmpty { return (SearchResult(all: count, for: query), true) }
        let known = known.flatMap { $0.identity === identity && $0.query.isPart(of: query) ? $0 : nil }
        let previous = previous.flatMap {
            $0.identity === identity && query.narrows($0.query) ? $0 : nil
        }
        let groupCount = (count + 63) >> 6
        let wordCount = groupCount * MatchClass.allCases.count
        var isWhole = true
        let bits = [UInt64](unsafeUninitializedCapacity: wordCount) { buffer, filled in
            nonisolated(unsafe) let bits = buffer
            bits.initialize(repeating: 0)
            isWhole = withMatcher(query, knowing: known) { matcher in
                nonisolated(unsafe) let matcher = matcher
                return workers.forEachSlice(of: groupCount, mayStop: mayStop) { _, groups in
                    matcher.match(groups) {
                        previous?.found($0) ?? ~0
                    } report: { group, matchClass, found in
                        bits[Int(matchClass.rawValue) &* groupCount &+ group] = found
                    }
                }
            }
            filled = wordCount
        }
        guard isWhole else { return (SearchResult(all: 0, for: query), false) }
        let result = SearchResult(
            bits: bits, groupCount: groupCount, of: count, for: query, identity: identity)
        return (result, isWhole)
    }
}
