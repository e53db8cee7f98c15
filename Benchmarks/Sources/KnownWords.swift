import OptionSearch
import SearchThreads

/// Three words are typed, of which the first two match every option.
enum KnownWords {
    /// The time of a letter of the third word, on a million options.
    static func timings(workers: SearchWorkers) -> Timings {
        let titles = TextStore((0..<1_000_000).map { "Option number \($0)" })
        let index = SearchIndex(titles: titles, workers: workers)
        var timings = Timings()
        for _ in 0..<11 {
            var search = TypedSearch(index)
            for text in ["o", "option", "option n", "option number"] {
                _ = search.search(SearchQuery(text, mode: .contains))
            }
            for text in ["option number 7", "option number 77", "option number 771"] {
                timings.measure { _ = search.search(SearchQuery(text, mode: .contains)) }
            }
        }
        return timings
    }
}
