/// The texts of a list of options, ready to be searched (R21).
///
/// A position in the index is the position of the option in its list. Making an index takes one pass over
/// the text, and memory for the unmarked form of those texts that are not ASCII and eight bytes an option. Copying it
/// costs nothing.
public struct SearchIndex: Sendable {
    /// What tells one index from another, so that no result is taken for that of other options.
    final class Identity: Sendable {}

    let titles: FoldedColumn
    let subtitles: FoldedColumn?
    let keywords: FoldedColumn?
    let planes: LetterPlanes?
    private(set) var workers: SearchWorkers
    let identity = Identity()

    /// What an index is made for.
    public enum Purpose: Sendable {
        /// Query after query, as somebody types: the letters of each option are noted beforehand.
        case typing
        /// One query, soon: making the index costs least.
        case oneQuery
    }

    /// - Parameters:
    ///   - titles: one an option.
    ///   - subtitles: one an option, empty for none; `nil` where no option has one.
    ///   - keywords: the keywords of an option joined by NUL, empty for none; `nil` where no option has one.
    ///   - earlier: an index of the first of these options, if there is one: what it knows is not found out again.
    ///   - workers: who shares the work of making the index and of searching it; the results are the same.
    /// - Precondition: the options of `earlier` are the first of these, its texts the beginnings of these columns.
    public init(
        titles: TextStore, subtitles: TextStore? = nil, keywords: TextStore? = nil,
        for purpose: Purpose = .typing, extending earlier: SearchIndex? = nil,
        workers: SearchWorkers = .single
    ) {
        // A column that came later is empty for all options before it, and so is not known.
        let isSameColumns =
            (earlier?.subtitles == nil) == (subtitles == nil)
            && (earlier?.keywords == nil) == (keywords == nil)
        let earlier = isSameColumns ? earlier : nil
        let known = (earlier?.count ?? 0) >> 6
        self.titles = FoldedColumn(titles, extending: earlier?.titles, knownGroups: known, workers)
        self.subtitles = subtitles.map {
            FoldedColumn($0, extending: earlier?.subtitles, knownGroups: known, workers)
        }
        self.keywords = keywords.map {
            FoldedColumn($0, extending: earlier?.keywords, knownGroups: known, workers)
        }
        self.workers = workers
        guard purpose == .typing else {
            planes = nil
            return
        }
        planes = LetterPlanes(
            titles: self.titles, others: [self.subtitles, self.keywords].compactMap { $0 },
            extending: earlier?.planes, knownGroups: known, workers)
    }

    /// The same index, searched by as many workers as are given where that is more than it has.
    ///
    /// Costs nothing; results of the one narrow searches of the other.
    public func shared(by workers: SearchWorkers) -> SearchIndex {
        guard workers.count > self.workers.count else { return self }
        var index = self
        index.workers = workers
        return index
    }

    /// The number of options.
    public var count: Int { titles.store.count }

    /// The options that answer a query, best first; ties keep the order of the options.
    ///
    /// - Parameter previous: an earlier result, or `nil`. Where it is this index's and the query narrows its query,
    ///   only its options are looked at; any other result is not used.
    ///
    /// Cost: the letters of the options that are looked at, and the text of those that may answer; nothing for an
    /// empty query.
    public func search(_ query: SearchQuery, narrowing previous: SearchResult? = nil) -> SearchResult {
        if query.isEmpty { return SearchResult(all: count, for: query) }
        let previous = previous.flatMap {
            $0.identity === identity && query.narrows($0.query) ? $0 : nil
        }
        let groupCount = (count + 63) >> 6
        let wordCount = groupCount * MatchClass.allCases.count
        let bits = [UInt64](unsafeUninitializedCapacity: wordCount) { buffer, filled in
            nonisolated(unsafe) let bits = buffer
            bits.initialize(repeating: 0)
            withMatcher(query) { matcher in
                nonisolated(unsafe) let matcher = matcher
                workers.forEachSlice(of: groupCount) { _, groups in
                    if matcher.looksTogether {
                        for first in stride(
                            from: groups.lowerBound, to: groups.upperBound, by: GroupMatcher.groupsTogether)
                        {
                            let end = min(first + GroupMatcher.groupsTogether, groups.upperBound)
                            matcher.match(together: first..<end) {
                                previous?.found($0) ?? ~0
                            } report: { group, matchClass, found in
                                bits[Int(matchClass.rawValue) &* groupCount &+ group] = found
                            }
                        }
                        return
                    }
                    for group in groups {
                        let wanted = previous?.found(group) ?? ~0
                        guard wanted != 0 else { continue }
                        matcher.match(group, wanted: wanted) { matchClass, found in
                            bits[Int(matchClass.rawValue) &* groupCount &+ group] = found
                        }
                    }
                }
            }
            filled = wordCount
        }
        return SearchResult(bits: bits, groupCount: groupCount, of: count, for: query, identity: identity)
    }

    /// How well an option answers a query; `nil` where it does not. An empty query begins every title.
    public func matchClass(of position: Int, for query: SearchQuery) -> MatchClass? {
        if query.isEmpty { return .prefix }
        return withMatcher(query) { matcher in
            var result: MatchClass?
            matcher.match(position >> 6, wanted: 1 << UInt64(position & 63)) { matchClass, _ in
                result = matchClass
            }
            return result
        }
    }

    /// Calls `body` with fields and planes as the search reads them.
    func withReading<Result>(_ body: (FieldReading, LetterPlanes.Reading?) -> Result) -> Result {
        titles.withReading { titles in
            Self.withReading(subtitles) { subtitles in
                Self.withReading(keywords) { keywords in
                    let fields = FieldReading(titles: titles, subtitles: subtitles, keywords: keywords)
                    guard let planes else { return body(fields, nil) }
                    return planes.withReading { body(fields, $0) }
                }
            }
        }
    }

    func withMatcher<Result>(_ query: SearchQuery, _ body: (GroupMatcher) -> Result) -> Result {
        query.withReading { query in
            withReading { body(GroupMatcher(query: query, fields: $0, planes: $1)) }
        }
    }

    private static func withReading<Result>(
        _ column: FoldedColumn?, _ body: (ColumnReading?) -> Result
    ) -> Result {
        guard let column else { return body(nil) }
        return column.withReading { body($0) }
    }
}
