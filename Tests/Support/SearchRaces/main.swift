import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Does with threads whatever is done with threads, for the thread sanitizer to watch (Scripts/races).

let words = ["able", "Éclair", "ink", "straße", "Łódź", "zebra", "한국", "x", "fooBar"]
// Each title comes twice, far apart.
let lines = (0..<100_000).map { "\(words[$0 % 50_000 % words.count]) \($0 % 50_000)\n" }.joined()
let text = Array(lines.utf8)

/// Makes, extends and searches indexes.
func search(with workers: SearchWorkers) -> Int {
    guard let titles = TextStore(validatedLines: text, limit: .max, workers: workers) else { return 0 }
    var found = 0
    let half = SearchIndex(titles: TextStore(titles.prefix(35_000)), workers: workers)
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
    return found
}

/// Makes a list, in which repeated titles are looked for by all.
func makeList(with workers: SearchWorkers) -> Int {
    guard let titles = TextStore(validatedLines: text, limit: .max, workers: workers) else { return 0 }
    var builder = OptionListBuilder(seed: 3, workers: workers)
    builder.append(titles: titles)
    let list = builder.finish()
    precondition(list.position(of: "able 0#2") != nil && list.position(of: "able 0#3") == nil)
    return list.count
}

/// Searches lines while they are read, from a file and from a pipe.
func filter(with workers: SearchWorkers) -> Int {
    let path = "/tmp/search-races-\(getpid())"
    guard let file = fopen(path, "w") else { return 0 }
    var found = 0
    _ = text.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    for wanted in [LineMatches.Wanted.lines, .positions] {
        let query = SearchQuery("strasse", mode: .fuzzy)
        let filter = LineFilter(query, wanted: wanted, format: nil, workers: workers)
        guard case .matches(let matches) = filter.outcome(ofFile: path) else { preconditionFailure() }
        guard let pipe = popen("cat \(path)", "r") else { preconditionFailure() }
        guard case .matches(let same) = try? filter.outcome(ofDescriptor: fileno(pipe)) else {
            preconditionFailure()
        }
        pclose(pipe)
        var (first, second) = ([UInt8](), [UInt8]())
        matches.forEachText { first += $0 }
        same.forEachText { second += $0 }
        precondition(!matches.isEmpty && first == second)
        found += first.count
    }
    unlink(path)
    return found
}

var found = 0
for threads in 2...4 {
    let workers = SearchWorkers.threads(count: threads)
    found += search(with: workers) + makeList(with: workers) + filter(with: workers)
}
print("no race, \(found) found")
