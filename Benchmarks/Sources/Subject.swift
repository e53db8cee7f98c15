import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

/// A file of lines, and what was measured of it.
struct Subject {
    static let modes = [MatchMode.contains, .prefix, .fuzzy]

    let path: String
    let list: OptionList
    let threaded: SearchIndex
    let single: SearchIndex

    /// What a loaded list and some searches hold, as a part of the bytes of text.
    let memory: Double

    /// For each mode, on all processors and on one.
    var typing = Array(repeating: Typing(), count: modes.count)
    var typingAlone = Array(repeating: Typing(), count: modes.count)
    var loading = Timings()
    var making = Timings()

    init(_ path: String) throws {
        let before = Memory.resident
        self.path = path
        list = try OptionFile(path: path).options()
        threaded = list.makeIndex(workers: .threads)
        var search = TypedSearch(threaded)
        for text in ["e", "en", "ens"] { _ = search.search(SearchQuery(text, mode: .contains)) }
        memory = Double(Memory.resident - before) / Double(list.titles.bytes.count)
        single = SearchIndex(titles: list.titles)
    }

    /// Measures once more what is measured of all files by turns.
    mutating func measure() throws {
        _ = try loading.measure { try OptionFile(path: path).options().count }
        making.measure { _ = SearchIndex(titles: list.titles, workers: .threads) }
        for number in Self.modes.indices {
            typing[number].run(on: threaded, mode: Self.modes[number])
            typingAlone[number].run(on: single, mode: Self.modes[number])
        }
    }

    /// A query that comes whole.
    func pasted(_ text: String) -> (timings: Timings, count: Int) {
        var timings = Timings()
        var count = 0
        for _ in 0..<21 {
            count = timings.measure { threaded.search(SearchQuery(text, mode: .contains)) }.count
        }
        return (timings, count)
    }

    var typeahead: Timings {
        var timings = Timings()
        for text in ["q", "zu", "zurich", "xq"] {
            for _ in 0..<11 {
                timings.measure {
                    _ = threaded.firstTitle(withPrefix: text, startingAt: list.count / 2) { _ in true }
                }
            }
        }
        return timings
    }
}
