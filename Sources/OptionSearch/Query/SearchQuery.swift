/// What is looked for, folded once and ready to be compared.
///
/// The text is split at white space into words. There are no operators: `!`, `^`, `'`, `|` and the signs of
/// regular expressions stand for themselves. Marks, case, width and invisible characters do not count; a
/// query of nothing but those, or of nothing but spaces, is empty, and an empty query finds every option.
public struct SearchQuery: Sendable {
    /// The text as it was typed.
    public let text: String

    public let mode: MatchMode

    /// The words, folded, each once; in order of their first appearance.
    let words: [QueryWord]

    /// The words as they were typed, folded, with one space between two.
    let whole: [UInt8]

    /// The planes of the query's letters: an option that lacks one of them does not answer.
    let letters: UInt32

    /// The plane of the first letter; none for an empty query.
    let firstLetter: UInt32

    /// Cost: the length of the text.
    public init(_ text: String, mode: MatchMode) {
        self.text = text
        self.mode = mode
        let folded = WholeText.folded(text)
        whole = folded
        var words: [QueryWord] = []
        var known: Set<[UInt8]> = []
        for word in folded.split(separator: ASCII.space) where known.insert(Array(word)).inserted {
            words.append(QueryWord(Array(word)))
        }
        self.words = words
        letters = words.reduce(0) { $0 | LetterPlanes.letters(of: $1.bytes) }
        firstLetter = folded.first.map(LetterPlanes.letter) ?? 0
    }

    /// Whether the query finds every option.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether each option found by this query was found by another one too, on any options.
    ///
    /// True for `new y` after `new` and for `fob` after `fb` in fuzzy mode; never across modes, save that
    /// an empty query finds all. Where the answer is not plain, it is false.
    public func narrows(_ other: SearchQuery) -> Bool {
        if other.isEmpty { return true }
        guard mode == other.mode else { return false }
        switch mode {
        case .prefix:
            return whole.starts(with: other.whole)
        case .contains:
            return other.words.allSatisfy { earlier in words.contains { $0.contains(earlier) } }
        case .fuzzy:
            return other.words.allSatisfy { earlier in words.contains { $0.holdsScattered(earlier) } }
        }
    }
}

extension SearchQuery: Equatable {
    /// Two queries are equal when they find the same options in the same order and the same places.
    public static func == (first: SearchQuery, second: SearchQuery) -> Bool {
        first.mode == second.mode && first.whole == second.whole
    }
}
