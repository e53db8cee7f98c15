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

    /// The same index, searched by as many workers as are given where that is more than it has, and stopped when these are.
    ///
    /// Costs nothing; results of the one narrow searches of the other.
    public func shared(by workers: SearchWorkers) -> SearchIndex {
        var index = self
        if workers.count >= self.workers.count {
            index.workers = workers
        } else if let isUnwanted = workers.isUnwanted {
            index.workers = self.workers.stopping(when: isUnwanted)
        }
        return index
    }

    /// The number of options.
    public var count: Int { titles.store.count }

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

    func withMatcher<Result>(
        _ query: SearchQuery, knowing known: SearchResult? = nil, _ body: (GroupMatcher) -> Result
    ) -> Result {
        query.withReading(knowing: known?.query) { query in
            withReading { body(GroupMatcher(query: query, fields: $0, planes: $1, known: known)) }
        }
    }

    private static func withReading<Result>(
        _ column: FoldedColumn?, _ body: (ColumnReading?) -> Result
    ) -> Result {
        guard let column else { return body(nil) }
        return column.withReading { body($0) }
    }
}
