/// What is looked for, folded once and ready to be compared.
///
/// The text is split at white space into words. There are no operators: `!`, `^`, `'`, `|` and the signs of
/// regular expressions stand for themselves. Marks, case, width and invisible characters do not count; a
/// query of nothing but those, or of nothing but spaces, is empty, and an empty query finds every option.
public struct SearchQuery: Sendable {
    /// The text as it was typed.
    public let text: String

    public let mode: MatchMode

    /// The words as they were typed, folded, with one space between two.
    let whole: [UInt8]

    /// Where the words stand in `whole`, each once; in order of their first appearance.
    let wordRanges: [Range<Int>]

    /// For each byte of `whole` that belongs to a long word its entry of `QueryWord.borders`; empty without any.
    let borders: [Int32]

    /// Cost: the length of the text.
    public init(_ text: String, mode: MatchMode) {
        self.text = text
        self.mode = mode
        whole = WholeText.folded(text)
        var ranges: [Range<Int>] = []
        var borders: [Int32] = []
        var known: Set<[UInt8]> = []
        for word in whole.split(separator: ASCII.space) where known.insert(Array(word)).inserted {
            ranges.append(word.indices)
            guard word.count > QueryWord.shortLength else { continue }
            if borders.isEmpty { borders = [Int32](repeating: 0, count: whole.count) }
            borders.replaceSubrange(word.indices, with: QueryWord.borders(of: word))
        }
        wordRanges = ranges
        self.borders = borders
    }

    /// Whether the query finds every option.
    public var isEmpty: Bool { wordRanges.isEmpty }

    /// So many pairs of words are compared: some hundredths of a millisecond. Nobody types more words in another order.
    private static let comparedPairs = 1 << 10

    /// Whether each option found by this query was found by another one too, on any options.
    ///
    /// True for `new y` after `new` and for `fob` after `fb` in fuzzy mode; never across modes, save that
    /// an empty query finds all. Where the answer is not plain, it is false.
    public func narrows(_ other: SearchQuery) -> Bool {
        if other.isEmpty { return true }
        guard mode == other.mode else { return false }
        if whole.starts(with: other.whole) { return true }
        guard mode != .prefix, wordRanges.count * other.wordRanges.count <= Self.comparedPairs else {
            return false
        }
        return withReading { later in
            other.withReading { earlier in
                earlier.words.allSatisfy { word in
                    later.words.contains { mode == .fuzzy ? $0.holdsScattered(word) : $0.contains(word) }
                }
            }
        }
    }
}

extension SearchQuery {
    /// Whether each word of this query is one of another's too: an answer to this says where the other's words stand.
    func isPart(of other: SearchQuery) -> Bool {
        !isEmpty && mode == other.mode && mode != .prefix
            && wordRanges.count * other.wordRanges.count <= Self.comparedPairs
            && wordRanges.allSatisfy { other.holdsWord(whole[$0]) }
    }

    func holdsWord(_ word: ArraySlice<UInt8>) -> Bool {
        wordRanges.contains { whole[$0].elementsEqual(word) }
    }
}

extension SearchQuery: Equatable {
    /// Two queries are equal when they find the same options in the same order and the same places.
    public static func == (first: SearchQuery, second: SearchQuery) -> Bool {
        first.mode == second.mode && first.whole == second.whole
    }
}
