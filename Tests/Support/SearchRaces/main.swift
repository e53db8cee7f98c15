import OptionSearch
import SearchThreads

// Makes, extends and searches indexes with threads, for the thread sanitizer to watch (Scripts/search-long).

let words = ["able", "Éclair", "ink", "straße", "Łódź", "zebra", "한국", "x", "fooBar"]
let lines = (0..<200_000).map { "\(words[$0 % words.count]) \($0)" }.joined(separator: "\n")
var found = 0
for threads in 2...4 {
    let workers = SearchWorkers.threads(count: threads)
    guard let titles = TextStore(validatedLines: Array(lines.utf8), limit: .max, workers: workers) else {
        continue
    }
    let half = SearchIndex(titles: TextStore(titles.prefix(70_000)), workers: workers)
    let index = SearchIndex(titles: titles, extending: half, workers: workers)
    let single = SearchIndex(titles: titles)
    for mode in [MatchMode.contains, .prefix, .fuzzy] {
        for text in ["e", "ab 1", "strasse", "ㅎ", "nothing", "f9"] {
            let query = SearchQuery(text, mode: mode)
            let result = index.search(query)
            precondition(result == single.search(query))
            found += result.count
        }
    }
}
print("no race, \(found) found")
