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
        for threads in [2, 4] {
            let threaded = SearchIndex(titles: titles, workers: .threads(count: threads))
            for mode in [MatchMode.contains, .prefix, .fuzzy] {
                let query = SearchQuery(text, mode: mode)
                #expect(Array(threaded.search(query)) == Array(single.search(query)))
            }
        }
    }
}
