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

/// Searches that a newer query stops, at any moment and for all threads.
func stop(with workers: SearchWorkers) -> Int {
    guard let titles = TextStore(validatedLines: text, limit: .max, workers: workers) else { return 0 }
    let asked = Asked()
    let index = SearchIndex(titles: titles, workers: workers.stopping { asked.isPast(limit: 3) })
    var search = TypedSearch(index)
    var found = 0
    for text in ["a", "ab", "abl", "able", "able 1"] {
        asked.start()
        found += search.searchUntilStopped(SearchQuery(text, mode: .fuzzy))?.count ?? 0
    }
    let query = SearchQuery("able 12", mode: .fuzzy)
    precondition(search.search(query) == SearchIndex(titles: titles).search(query))
    return found
}

/// How often somebody asked, from any thread.
final class Asked: @unchecked Sendable {
    private let lock = ThreadLock()
    private var count = 0

    func start() { lock.withLock { count = 0 } }
    func isPast(limit: Int) -> Bool {
        lock.withLock {
            count += 1
            return count > limit
        }
    }
}

/// Searches of a list that others replace meanwhile: the last owner of the old one may be any thread.
func replace(with workers: SearchWorkers) -> Int {
    guard let titles = TextStore(validatedLines: text, limit: .max, workers: workers) else { return 0 }
    let shown = Shown(SearchIndex(titles: titles, workers: .threads(count: 2)))
    workers.forEach(24) { number in
        if number % 4 == 0 { return shown.replace(by: SearchIndex(titles: TextStore(["able", "x"]))) }
        if number % 4 == 2 {
            return shown.replace(by: SearchIndex(titles: titles, workers: .threads(count: 2)))
        }
        var search = TypedSearch(shown.index)
        for text in ["a", "ab"] {
            let count = search.search(SearchQuery(text, mode: .contains)).count
            precondition(count > 0 && (count == 1) == (search.index.count == 2))
        }
    }
    return shown.index.count
}

/// What a program shows, and replaces from another thread.
final class Shown: @unchecked Sendable {
    private let lock = ThreadLock()
    private var current: SearchIndex

    init(_ index: SearchIndex) { current = index }

    var index: SearchIndex { lock.withLock { current } }
    func replace(by index: SearchIndex) { lock.withLock { current = index } }
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
        guard case .matches(let matches) = filter.outcome(ofFile: FilePath(path)) else {
            preconditionFailure()
        }
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
    found += stop(with: workers) + replace(with: workers)
}
print("no race, \(found) found")
