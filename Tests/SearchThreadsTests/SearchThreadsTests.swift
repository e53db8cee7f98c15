import OptionSearch
import Testing

@testable import SearchThreads

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

    @Test func `R8 searches that run while the options are replaced answer for the options they began with`()
    {
        let old = SearchIndex(titles: titles, workers: .threads(count: 2))
        let new = SearchIndex(titles: TextStore(["ink"]), workers: .threads(count: 2))
        let query = SearchQuery("ink", mode: .contains)
        let (oldAnswer, newAnswer) = (Array(old.search(query)), Array(new.search(query)))
        let shown = Shown(old)
        SearchWorkers.threads(count: 4).forEach(60) { number in
            if number % 3 == 0 { return shown.replace(by: number % 2 == 0 ? new : old) }
            let index = shown.index
            let answer = Array(index.search(query))
            #expect(answer == (index.count == 1 ? newAnswer : oldAnswer))
        }
    }

    @Test(arguments: [1, 2, 4])
    func `a search that is stopped gives no answer, and what is asked next is answered as if it had not been`(
        threads: Int
    ) {
        let whole = SearchIndex(titles: titles)
        let mostSlices = 4
        for mode in [MatchMode.contains, .prefix, .fuzzy] {
            let queries = ["1", "1 i", "1 ink"].map { SearchQuery($0, mode: mode) }
            for patience in 0...mostSlices {
                let counter = Counter()
                let workers = SearchWorkers.threads(count: threads).stopping { counter.next() > patience }
                var search = TypedSearch(whole.shared(by: workers))
                _ = search.search(queries[0])
                let stopped = search.searchUntilStopped(queries[1])
                #expect(stopped == (patience < mostSlices ? nil : whole.search(queries[1])))
                // Who does not say that it may stop is not stopped.
                #expect(search.search(queries[2]) == whole.search(queries[2]))
                #expect(search.search(queries[1]) == whole.search(queries[1]))
            }
        }
    }

    /// Counts on any thread.
    private final class Counter: @unchecked Sendable {
        private let lock = ThreadLock()
        private var count = 0

        func next() -> Int {
            lock.withLock {
                count += 1
                return count
            }
        }
    }

    @Test func `an index keeps its workers where fewer are given, and stops when these say so`() {
        let index = SearchIndex(titles: titles, workers: .threads(count: 2))
        let stopped = index.shared(by: SearchWorkers.single.stopping { true })
        var search = TypedSearch(stopped)
        #expect(search.searchUntilStopped(SearchQuery("e", mode: .contains)) == nil)
        var other = TypedSearch(stopped.shared(by: .threads(count: 4)))
        #expect(other.searchUntilStopped(SearchQuery("e", mode: .contains)) != nil)
    }

    /// What a program keeps, and replaces from another thread.
    private final class Shown: @unchecked Sendable {
        private let lock = ThreadLock()
        private var current: SearchIndex

        init(_ index: SearchIndex) { current = index }

        var index: SearchIndex { lock.withLock { current } }
        func replace(by index: SearchIndex) { lock.withLock { current = index } }
    }

    @Test func `an index may be shared by more workers than made it`() {
        let single = SearchIndex(titles: titles)
        let query = SearchQuery("e1", mode: .fuzzy)
        let shared = single.shared(by: .threads(count: 3))
        let first = shared.search(SearchQuery("e", mode: .fuzzy))
        #expect(shared.search(query, narrowing: first) == single.search(query))
        #expect(single.search(query, narrowing: first) == single.search(query))
    }
}
