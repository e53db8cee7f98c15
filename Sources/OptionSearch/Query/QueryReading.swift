/// A query as the search reads it: no array, no counting of references.
struct QueryReading {
    let mode: MatchMode

    /// The words, each once; in order of their first appearance.
    let words: UnsafeBufferPointer<QueryWord>

    /// For each word its rarest byte as a word: a text that lacks it does not answer.
    let rarestBytes: UnsafeBufferPointer<QueryWord>

    /// The numbers of the words to look for, the longest first, which fewest options hold.
    let sought: UnsafeBufferPointer<Int>

    /// The words as they were typed, with one space between two.
    let whole: UnsafeBufferPointer<UInt8>

    /// The planes of the query's letters: an option that lacks one of them does not answer.
    let letters: UInt32

    /// The plane of the first letter.
    let firstLetter: UInt32

    init(
        mode: MatchMode, words: UnsafeBufferPointer<QueryWord>, rarestBytes: UnsafeBufferPointer<QueryWord>,
        sought: UnsafeBufferPointer<Int>, whole: UnsafeBufferPointer<UInt8>
    ) {
        self.mode = mode
        self.words = words
        self.rarestBytes = rarestBytes
        self.sought = sought
        self.whole = whole
        letters = words.reduce(0) { letters, word in
            word.bytes.reduce(letters) { $0 | LetterPlanes.letter($1) }
        }
        firstLetter = whole.first.map(LetterPlanes.letter) ?? 0
    }
}

extension SearchQuery {
    /// Calls `body` with the query as the search reads it.
    ///
    /// - Parameter known: a query whose words need not be looked for, since an answer to it says where they are.
    func withReading<Result>(knowing known: SearchQuery? = nil, _ body: (QueryReading) -> Result) -> Result {
        let sought = numbersOfWords(notIn: known)
        return sought.withUnsafeBufferPointer { withReading(seeking: $0, body) }
    }

    /// The numbers of the words that another query lacks, the longest first.
    private func numbersOfWords(notIn other: SearchQuery?) -> [Int] {
        wordRanges.indices.filter { number in other.map { !$0.holdsWord(whole[wordRanges[number]]) } ?? true }
            .sorted { (wordRanges[$1].count, $0) < (wordRanges[$0].count, $1) }
    }

    private func withReading<Result>(
        seeking sought: UnsafeBufferPointer<Int>, _ body: (QueryReading) -> Result
    ) -> Result {
        whole.withUnsafeBufferPointer { whole in
            borders.withUnsafeBufferPointer { borders in
                let count = wordRanges.count
                return withUnsafeTemporaryAllocation(of: QueryWord.self, capacity: 2 * count) { words in
                    for (number, range) in wordRanges.enumerated() {
                        let isLong = range.count > QueryWord.shortLength
                        let bytes = UnsafeBufferPointer(rebasing: whole[range])
                        words.initializeElement(
                            at: number,
                            to: QueryWord(
                                bytes,
                                borders: UnsafeBufferPointer(rebasing: borders[isLong ? range : 0..<0])))
                        words.initializeElement(at: count + number, to: .rarestByte(of: bytes))
                    }
                    let all = UnsafeBufferPointer(words)
                    return body(
                        QueryReading(
                            mode: mode, words: UnsafeBufferPointer(rebasing: all[..<count]),
                            rarestBytes: UnsafeBufferPointer(rebasing: all[count...]), sought: sought,
                            whole: whole))
                }
            }
        }
    }
}
