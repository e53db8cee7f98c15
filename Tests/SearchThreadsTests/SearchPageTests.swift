import OptionSearch
import SearchThreads
import Testing

/// The code that Documentation/Search.md shows, as it stands there (DocumentationCodeTests), and what it says of it.
@Suite struct SearchPageTests {
    @Test func `the examples of the page hold`() throws {
        var lines: [String] = []
        func print(_ first: Any, _ second: Any) { lines.append("\(first) \(second)") }

        let titles = TextStore(["Zürich", "Genève", "Winterthur"])
        let index = SearchIndex(
            titles: titles, subtitles: TextStore(["on the Limmat", "on the Rhône", ""]),
            keywords: TextStore(["Zurigo\0ZRH", "Geneva\0GVA", ""]), workers: .threads)

        let query = SearchQuery("zur", mode: .contains)
        for position in index.search(query) {
            print(titles[position], index.titleRanges(at: position, for: query))
        }
        // Zürich [Range(0..<3)]
        #expect(lines == ["Zürich [Range(0..<3)]"])

        var search = TypedSearch(index)
        for text in ["w", "wi", "win"] {
            let found = search.search(SearchQuery(text, mode: .fuzzy))
            print(text, found.count)
        }
        #expect(lines.dropFirst() == ["w 1", "wi 1", "win 1"])

        let impatient = index.shared(by: .threads.stopping(when: { Task.isCancelled }))
        var stoppable = TypedSearch(impatient)
        let answer = stoppable.searchUntilStopped(query)
        #expect(answer?.count == 1)
    }

    @Test(arguments: [("gva", [1]), ("rhone", [1]), ("on the", [0, 1]), ("zurigo", [0]), ("", [0, 1, 2])])
    func `R21 subtitles and keywords are searched as the page says`(text: String, expected: [Int]) {
        let index = SearchIndex(
            titles: TextStore(["Zürich", "Genève", "Winterthur"]),
            subtitles: TextStore(["on the Limmat", "on the Rhône", ""]),
            keywords: TextStore(["Zurigo\0ZRH", "Geneva\0GVA", ""]), for: .oneQuery)
        #expect(Array(index.search(SearchQuery(text, mode: .contains))) == expected)
    }
}
