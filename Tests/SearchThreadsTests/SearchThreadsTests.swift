import OptionSearch
import SearchThreads
import Testing

/// Several threads find what one finds, in the same order.
@Suite struct SearchThreadsTests {
    private static let words = ["able", "Éclair", "ink", "straße", "Łódź", "zebra", "한국", "x", "fooBar"]

    private let titles = TextStore(
        (0..<60_000).map { number in
            let word = words[number % words.count]
            return number % 7 == 0 ? "\(number) \(word)" : "\(word)\(number % 1_013)"
        })

    @Test(arguments: ["e", "ab", "1 ink", "lodz", "strasse9", "ㅎ", "nothing", "x1"])
    func `R21 threads find the same options in the same order`(text: String) {
        let single = SearchIndex(titles: titles)
        let threaded = SearchIndex(titles: titles, workers: .threads(count: 3))
        for mode in [MatchMode.contains, .prefix, .fuzzy] {
            let query = SearchQuery(text, mode: mode)
            let expected = Array(single.search(query))
            #expect(Array(single.search(query, workers: .threads(count: 4))) == expected)
            #expect(Array(threaded.search(query, workers: .threads)) == expected)
        }
    }
}
