import Testing

@testable import OptionSearch

/// R21, R10: what is found, in which order, and where.
@Suite struct SearchTests {
    private let cities = SearchIndex(
        titles: ["Zürich", "Winterthur", "Bad Zurzach", "Azur", "Lausanne"],
        subtitles: ["Schweiz", "Zürich", "Aargau", "", "Zur Vaud"],
        keywords: ["ZRH\0Limmat", "", "Zurzi", "", "zu\0rich"])

    @Test func `R21 equal comes before prefix, prefix before word start, word start before inside`() {
        let index = SearchIndex(titles: ["azurblau", "Bad Zur", "Zurich", "zur", "z u r"])
        #expect(Array(index.search(SearchQuery("zur", mode: .fuzzy))) == [3, 2, 1, 0, 4])
        let classes = (0..<5).map { index.matchClass(of: $0, for: SearchQuery("zur", mode: .fuzzy)) }
        #expect(classes == [.inside, .wordStart, .prefix, .equal, .scattered])
    }

    @Test func `R21 the options of a class stand together in the result`() {
        let index = SearchIndex(titles: ["azurblau", "Bad Zur", "Zurich", "Azur", "z u r", "x"])
        let result = index.search(SearchQuery("zur", mode: .fuzzy))
        let places = MatchClass.allCases.map { result.places(of: $0) }
        #expect(places == [0..<0, 0..<1, 1..<2, 2..<4, 4..<5])
        let all = index.search(SearchQuery(" ", mode: .contains))
        #expect(MatchClass.allCases.map { all.places(of: $0).count } == [0, 6, 0, 0, 0])
        let none = SearchIndex(titles: []).search(SearchQuery("a", mode: .contains))
        #expect(none.places(of: .equal).isEmpty && none.places(of: .scattered).isEmpty)
    }

    @Test func `R21 each word may match another field`() {
        #expect(Array(cities.search(SearchQuery("zurich limmat", mode: .contains))) == [0])
        #expect(Array(cities.search(SearchQuery("winter zur", mode: .contains))) == [1])
        #expect(Array(cities.search(SearchQuery("winter limmat", mode: .contains))) == [])
    }

    @Test func `R21 an option with several words has the class of its worst word`() {
        let index = SearchIndex(titles: ["big apple pie", "big pineapple"])
        #expect(index.matchClass(of: 0, for: SearchQuery("apple big", mode: .contains)) == .wordStart)
        #expect(index.matchClass(of: 1, for: SearchQuery("apple big", mode: .contains)) == .inside)
        #expect(index.matchClass(of: 0, for: SearchQuery("big  apple", mode: .contains)) == .prefix)
    }

    @Test func `R21 a query does not reach from one keyword into the next`() {
        #expect(Array(cities.search(SearchQuery("zurich", mode: .contains))) == [0, 1])
        #expect(Array(cities.search(SearchQuery("zu\0rich", mode: .contains))) == [])
        #expect(Array(cities.search(SearchQuery("zrich", mode: .fuzzy))) == [0, 1])
    }

    @Test func `R21 prefix mode wants the query at the beginning of title, subtitle or keyword`() {
        #expect(Array(cities.search(SearchQuery("zur", mode: .prefix))) == [0, 1, 2, 4])
        #expect(Array(cities.search(SearchQuery("bad  zur", mode: .prefix))) == [2])
    }

    @Test func `R10 an empty query shows everything in order`() {
        for text in ["", "   ", "\t\n", "\u{301}", "\u{200B} \u{AD}", "\u{FEFF}\u{20DD}"] {
            let query = SearchQuery(text, mode: .fuzzy)
            #expect(query.isEmpty)
            let result = cities.search(query)
            #expect(Array(result) == [0, 1, 2, 3, 4])
            #expect(cities.titleRanges(at: 0, for: query) == [])
        }
    }

    @Test func `R10 a result is a value that later searches leave alone`() {
        let first = cities.search(SearchQuery("zur", mode: .contains))
        let copy = first
        let second = cities.search(SearchQuery("zurz", mode: .contains), narrowing: first)
        #expect(first == copy && first.count == 5 && Array(second) == [2])
        #expect(second.query == SearchQuery("ZURZ ", mode: .contains))
    }

    @Test func `no options are searched without a trap`() {
        let index = SearchIndex(titles: [])
        #expect(index.search(SearchQuery("a", mode: .fuzzy)).isEmpty)
        #expect(index.search(SearchQuery("", mode: .fuzzy)).isEmpty)
        #expect(index.firstTitle(withPrefix: "a", startingAt: 0) { _ in true } == nil)
        #expect(index.firstTitle(equalTo: "") == nil)
    }

    @Test func `columns shorter than the titles count as empty`() {
        let index = SearchIndex(titles: ["a", "é"], subtitles: ["x"], keywords: [])
        #expect(Array(index.search(SearchQuery("x", mode: .contains))) == [0])
    }

    @Test(arguments: [
        ("Straße", "s", [0..<1]), ("Straße", "ss", [4..<5]), ("Straße", "asse", [3..<6]),
        ("ﬁnance", "i", [0..<1]),
        ("ﬁnance", "fin", [0..<2]), ("e\u{301}cole", "ec", [0..<2]), ("👩‍💻 dev", "💻", [0..<1]),
        ("a\r\nb", "b", [2..<3]),
        ("a\u{200B}b", "ab", [0..<3]), ("한국", "하", [0..<1]), ("한국", "ㄱ", [1..<2]),
        ("Bad Zurzach", "zur bad", [0..<3, 4..<7]),
        ("Bad Zurzach", "bad z", [0..<5]), ("abab", "ab ba", [0..<3]), ("ab", "a b", [0..<2]),
        ("ßß", "sss", [0..<2]),
        ("🇩🇪🇫🇷", "🇫🇷", [1..<2]), ("\u{301}a", "a", [1..<2]), ("ﷺ", "الله", [0..<1]),
    ])
    func `R21 ranges count characters of the original title`(
        title: String, text: String, expected: [Range<Int>]
    ) {
        let index = SearchIndex(titles: [title])
        #expect(index.titleRanges(at: 0, for: SearchQuery(text, mode: .contains)) == expected)
    }

    @Test func `R21 a title that does not answer has no ranges`() {
        #expect(cities.titleRanges(at: 1, for: SearchQuery("zurich", mode: .contains)) == [])
        #expect(cities.titleRanges(at: 1, for: SearchQuery("winter zurich", mode: .contains)) == [0..<6])
        #expect(cities.titleRanges(at: 0, for: SearchQuery("zur absent", mode: .contains)) == [])
        #expect(cities.titleRanges(at: 0, for: SearchQuery("zch", mode: .fuzzy)) == [0..<1, 4..<6])
        // A word that stands whole in the subtitle does not mark letters all over the title.
        #expect(
            SearchIndex(titles: ["a-b"], subtitles: ["ab"]).titleRanges(
                at: 0, for: SearchQuery("ab", mode: .fuzzy)) == [])
    }
}
