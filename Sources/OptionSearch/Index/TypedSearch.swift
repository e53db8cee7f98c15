/// The search of somebody who types: each answer helps with the next.
///
/// A longer query looks only at what the shorter one found; a shortened one takes the earlier answer back.
public struct TypedSearch: Sendable {
    public let index: SearchIndex

    /// The latest answers, each of which narrows the one before.
    private var answers: [SearchResult] = []

    /// More would cost memory, at most five bits an option each, and save a few milliseconds that nobody waits for.
    private static let keptAnswers = 8

    public init(_ index: SearchIndex) { self.index = index }

    /// The options that answer a query, best first, as `SearchIndex.search` finds them.
    public mutating func search(_ query: SearchQuery) -> SearchResult {
        answer(query, mayStop: false).result
    }

    /// The same, unless the workers of the index stop the search (`SearchWorkers.stopping`): then `nil`.
    ///
    /// Of a search that was stopped nothing is kept; the next one begins where it did.
    public mutating func searchUntilStopped(_ query: SearchQuery) -> SearchResult? {
        let (result, isWhole) = answer(query, mayStop: true)
        return isWhole ? result : nil
    }

    private mutating func answer(
        _ query: SearchQuery, mayStop: Bool
    ) -> (result: SearchResult, isWhole: Bool) {
        while let last = answers.last, last.query != query, !query.narrows(last.query) {
            answers.removeLast()
        }
        if let last = answers.last, last.query == query { return (last, true) }
        let known = answers.lastIndex { $0.query.isPart(of: query) }
        let answer = index.search(
            query, narrowing: answers.last, knowing: known.map { answers[$0] }, mayStop: mayStop)
        guard answer.isWhole else { return answer }
        // While a word is typed, the answer to those before it is of use.
        if answers.count == Self.keptAnswers { answers.remove(at: known == 0 ? 1 : 0) }
        answers.append(answer.result)
        return answer
    }
}
