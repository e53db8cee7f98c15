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
        while let last = answers.last, last.query != query, !query.narrows(last.query) {
            answers.removeLast()
        }
        if let last = answers.last, last.query == query { return last }
        let answer = index.search(query, narrowing: answers.last)
        if answers.count == Self.keptAnswers { answers.removeFirst() }
        answers.append(answer)
        return answer
    }
}
