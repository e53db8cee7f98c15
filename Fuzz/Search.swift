import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

/// The first line is a query, the others are titles. However they are searched, the answer is the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSearch(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: input(start, count), as: UTF8.self)
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
    guard let query = lines.first else { return 0 }
    let titles = Array(lines.dropFirst())
    let plain = TextStore(titles)
    let lined = TextStore(validatedLines: Array(titles.joined(separator: "\n").utf8), limit: .max)
    let half = SearchIndex(titles: TextStore(titles.prefix(titles.count / 2)))
    var indexes = [
        SearchIndex(titles: plain), SearchIndex(titles: plain, for: .oneQuery),
        SearchIndex(titles: plain, extending: half, workers: .threads(count: 2)),
    ]
    // An empty last title is no line.
    if let lined, lined.count == titles.count { indexes.append(SearchIndex(titles: lined)) }
    for mode in [MatchMode.contains, .prefix, .fuzzy] { check(indexes, query, mode) }
    return 0
}

private func check(_ indexes: [SearchIndex], _ text: String, _ mode: MatchMode) {
    let query = SearchQuery(text, mode: mode)
    let index = indexes[0]
    // One option after the other, each class for itself: no filter, no groups, no earlier answers.
    var classes: [MatchClass: [Int]] = [:]
    for position in 0..<index.count {
        guard let found = index.matchClass(of: position, for: query) else { continue }
        classes[found, default: []].append(position)
        for range in index.titleRanges(at: position, for: query) { precondition(!range.isEmpty) }
    }
    let expected =
        query.isEmpty ? Array(0..<index.count) : MatchClass.allCases.flatMap { classes[$0] ?? [] }
    for index in indexes {
        let result = index.search(query)
        precondition(Array(result) == expected)
        precondition(result.indices.allSatisfy { result.place(of: result[$0]) == $0 })
    }
    var typed = TypedSearch(index)
    for length in Array(1...max(1, text.count)) + [max(1, text.count / 2)] {
        let part = SearchQuery(String(text.prefix(length)), mode: mode)
        precondition(typed.search(part) == index.search(part))
    }
}
