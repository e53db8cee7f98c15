import RandomTesting
import Testing

@testable import OptionSearch

/// An earlier result makes a search faster and never different (R10).
@Suite struct NarrowingTests {
    @Test func `any earlier result may be passed and changes nothing`() {
        var generator = SeededNumbers(seed: 7)
        let letters = ["a", "b", "é", "C", " ", "가", "각", "ㄱ"]
        for _ in 0..<30 {
            let titles = (0..<60).map { _ in generator.text(of: letters, count: 0...7) }
            let index = SearchIndex(titles: TextStore(titles))
            let texts = (0..<6).map { _ in generator.text(of: letters, count: 0...4) }
            for mode in [MatchMode.contains, .prefix, .fuzzy] {
                for earlier in texts {
                    let previous = index.search(SearchQuery(earlier, mode: .fuzzy))
                    let same = index.search(SearchQuery(earlier, mode: mode))
                    for later in texts + [earlier + "b", earlier + " a", "a" + earlier] {
                        let query = SearchQuery(later, mode: mode)
                        let fresh = index.search(query)
                        #expect(index.search(query, narrowing: previous) == fresh)
                        #expect(
                            index.search(query, narrowing: same) == fresh,
                            "\(later) after \(earlier), \(mode)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("new y", "new", MatchMode.contains, true), ("knew", "new", .contains, true),
        ("new", "new y", .contains, false),
        ("ab", "a b", .contains, true), ("fob", "fb", .fuzzy, true), ("fob", "fb", .contains, false),
        ("new york", "new y", .prefix, true), ("york", "new", .prefix, false), ("b", "", .prefix, true),
    ])
    func `a query narrows those whose answers hold its own`(
        later: String, earlier: String, mode: MatchMode, expected: Bool
    ) {
        #expect(SearchQuery(later, mode: mode).narrows(SearchQuery(earlier, mode: mode)) == expected)
    }

    @Test func `a result of other options is not used`() {
        let other = SearchIndex(titles: ["x"]).search(SearchQuery("x", mode: .contains))
        let index = SearchIndex(titles: ["ax", "bx"])
        #expect(Array(index.search(SearchQuery("x", mode: .contains), narrowing: other)) == [0, 1])
    }
}
