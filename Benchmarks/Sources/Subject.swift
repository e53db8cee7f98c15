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
    /// Queries that come whole.
    var pasted = Array(repeating: (timings: Timings(), count: 0), count: pastedTexts.count)
    var typeahead = Timings()

    /// What matches much, little and nothing.
    static let pastedTexts = ["e", "zurich", "xqzj"]

    init(_ path: String) throws {
        self.path = path
        memory = try Memory.heldAlone(by: path)
        list = try OptionFile(path: path).options()
        threaded = list.makeIndex(workers: .threads)
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
        for number in pasted.indices {
            let query = SearchQuery(Self.pastedTexts[number], mode: .contains)
            pasted[number].count = pasted[number].timings.measure { threaded.search(query) }.count
        }
        for text in ["q", "zu", "zurich", "xq"] {
            typeahead.measure {
                _ = threaded.firstTitle(withPrefix: text, startingAt: list.count / 2) { _ in true }
            }
        }
    }
}
