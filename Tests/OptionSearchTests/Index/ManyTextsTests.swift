import RandomTesting
import Testing

@testable import OptionSearch

/// What is looked at together with many others is answered as it is alone.
@Suite struct ManyTextsTests {
    private let letters = ["a", "b", "b", "c", "C", "é", " ", "-", "x"]

    /// More options than one block of groups has, of all lengths that lanes tell apart and beyond.
    private func texts(_ generator: inout SeededNumbers, longest: Int) -> [String] {
        (0..<4_300).map { _ in
            let length = Int.random(in: 0...longest, using: &generator)
            return generator.text(of: letters, count: length...length)
        }
    }

    @Test(arguments: [12, 90])
    func `R21 a fuzzy query gives each of thousands of options the class it has alone`(longest: Int) {
        var generator = SeededNumbers(seed: UInt64(longest))
        let titles = texts(&generator, longest: longest)
        let stored = TextStore(titles)
        let others = TextStore(texts(&generator, longest: 12))
        let references = titles.map { ReferenceMatcher(title: $0) }
        for text in ["ab", "cab x", "éb", "aa aaa", "x-", "cxcxcxc-"] {
            let query = SearchQuery(text, mode: .fuzzy)
            let expected = Self.ordered(references.map { $0.matchClass(for: text, mode: .fuzzy) })
            for purpose in [SearchIndex.Purpose.typing, .oneQuery] {
                let index = SearchIndex(titles: stored, for: purpose)
                #expect(Array(index.search(query)) == expected, "\(text)")
            }
            for (subtitles, keywords) in [(others, nil), (nil, others)] as [(TextStore?, TextStore?)] {
                let index = SearchIndex(titles: stored, subtitles: subtitles, keywords: keywords)
                let alone = Self.ordered(titles.indices.map { index.matchClass(of: $0, for: query) })
                let once = SearchIndex(
                    titles: stored, subtitles: subtitles, keywords: keywords, for: .oneQuery)
                #expect(Array(index.search(query)) == alone, "\(text)")
                #expect(Array(once.search(query)) == alone, "\(text)")
            }
        }
    }

    @Test func `R10 a fuzzy query typed over thousands of options is answered as if it were new`() {
        var generator = SeededNumbers(seed: 3)
        let index = SearchIndex(titles: TextStore(texts(&generator, longest: 40)))
        for text in ["abcab", "xx bb", "ca-é"] {
            var search = TypedSearch(index)
            for count in 1...text.count {
                let query = SearchQuery(String(text.prefix(count)), mode: .fuzzy)
                #expect(search.search(query) == index.search(query))
            }
        }
    }

    /// The positions of options, best class first.
    private static func ordered(_ classes: [MatchClass?]) -> [Int] {
        MatchClass.allCases.flatMap { wanted in classes.indices.filter { classes[$0] == wanted } }
    }
}
