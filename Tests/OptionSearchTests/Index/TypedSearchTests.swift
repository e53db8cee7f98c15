import RandomTesting
import Testing

@testable import OptionSearch

/// Answers that help with the next ones, and indexes that grow, change nothing but the time it takes.
@Suite struct TypedSearchTests {
    private let letters = ["a", "b", "é", "C", " ", "가", "각", "ㄱ", "-"]

    @Test func `R10 whatever is typed, taken back and pasted, the answer is that of a fresh search`() {
        var generator = SeededNumbers(seed: 5)
        for mode in [MatchMode.contains, .prefix, .fuzzy] {
            let titles = (0..<300).map { _ in generator.text(of: letters, count: 0...7) }
            let index = SearchIndex(titles: TextStore(titles))
            var search = TypedSearch(index)
            var text = ""
            for _ in 0..<5 * ReferenceMatcherTests.rounds {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0...2: text += generator.text(of: letters, count: 1...1)
                case 3: text = String(text.dropLast())
                default: text = generator.text(of: letters, count: 0...3)
                }
                let query = SearchQuery(text, mode: mode)
                #expect(search.search(query) == index.search(query), "\(text), \(mode)")
            }
        }
    }

    @Test
    func `R21 words that an earlier answer knows are not looked for again, and each option keeps its class`()
    {
        var generator = SeededNumbers(seed: 8)
        let words = ["new", "knew", "newer", "york", "yorkshire", "ny", "éclair", "x-new", "a"]
        func texts() -> [String] {
            (0..<300).map { _ in
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    words.randomElement(using: &generator) ?? ""
                }.joined(separator: [" ", "-", ""].randomElement(using: &generator) ?? "")
            }
        }
        let index = SearchIndex(
            titles: TextStore(texts()), subtitles: TextStore(texts()), keywords: TextStore(texts()))
        // The second and third word are longer than the answers that are kept are many.
        for text in [
            "new york ny", "a yorkshirenewer newereclair", "york new york newer", "new knew new a x",
        ] {
            for mode in [MatchMode.contains, .prefix, .fuzzy] {
                var search = TypedSearch(index)
                for count in 1...text.count {
                    let query = SearchQuery(String(text.prefix(count)), mode: mode)
                    let found = search.search(query)
                    #expect(found == index.search(query), "\(query.text), \(mode)")
                    for matchClass in MatchClass.allCases {
                        let expected = (0..<index.count).filter {
                            index.matchClass(of: $0, for: query) == matchClass
                        }
                        #expect(found.places(of: matchClass).map { found[$0] } == expected, "\(query.text)")
                    }
                }
            }
        }
    }

    @Test func `R21 a query of thousands of words is typed on and taken back as any other`() {
        let text = (0..<2_500).map { "w\($0)" }.joined(separator: " ")
        let index = SearchIndex(titles: TextStore([text, text + " more", "more " + text, "w0 w1"]))
        for mode in [MatchMode.contains, .prefix, .fuzzy] {
            var search = TypedSearch(index)
            for text in [
                text, text + " m", text + " mo", text + " m", text, String(text.dropLast(4)), "w1 w0",
            ] {
                let query = SearchQuery(text, mode: mode)
                #expect(search.search(query) == index.search(query), "\(text.suffix(9)), \(mode)")
            }
        }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 130, 200])
    func `an index that grew is that of all its options`(known: Int) {
        var generator = SeededNumbers(seed: 6)
        for hasOthers in [false, true] {
            let titles = (0..<200).map { _ in generator.text(of: letters, count: 0...7) }
            let others = (0..<200).map { _ in generator.text(of: letters, count: 0...3) }
            let whole = SearchIndex(
                titles: TextStore(titles), subtitles: hasOthers ? TextStore(others) : nil)
            let earlier = SearchIndex(
                titles: TextStore(titles.prefix(known)),
                // A column may come into being with an option that comes later.
                subtitles: hasOthers && known > 64 ? TextStore(others.prefix(known)) : nil)
            let grown = SearchIndex(
                titles: TextStore(titles), subtitles: hasOthers ? TextStore(others) : nil,
                extending: earlier)
            for text in ["a", "ab", "가", "c -", "é"] {
                for mode in [MatchMode.contains, .prefix, .fuzzy] {
                    let query = SearchQuery(text, mode: mode)
                    #expect(grown.search(query) == whole.search(query))
                }
            }
        }
    }

    @Test func `R13 a result never answers for options that took the place of others`() {
        let index = SearchIndex(titles: ["ax", "bx"])
        let earlier = index.search(SearchQuery("a", mode: .contains))
        let later = SearchIndex(titles: ["bx", "ax"])
        let query = SearchQuery("ax", mode: .contains)
        #expect(Array(later.search(query, narrowing: earlier)) == [1])
        #expect(Array(index.search(query, narrowing: earlier)) == [0])
    }

    @Test func `the place of an option in a result is known, and none where it is not found`() {
        let index = SearchIndex(titles: TextStore((0..<1_000).map { "\($0) \($0 % 7 == 0 ? "seven" : "x")" }))
        let result = index.search(SearchQuery("seven", mode: .contains))
        #expect(result.count == 143)
        #expect(result.indices.allSatisfy { result.place(of: result[$0]) == $0 })
        #expect(result.place(of: 1) == nil && result.place(of: -1) == nil && result.place(of: .max) == nil)
        let all = index.search(SearchQuery("", mode: .contains))
        #expect(all.place(of: 5) == 5 && all.place(of: 1_000) == nil)
    }
}
