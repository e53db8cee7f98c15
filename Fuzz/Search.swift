import PickerCore
import PickerFiles
import SearchThreads

@testable import OptionSearch

/// The first line is a query, the others are titles. However they are searched, the answer is the same: the naive matcher's, with
/// its order and its places.
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
    checkNaively(index, query)
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

/// So many pairs of a letter of the query and one of a title are compared naively.
private let naiveLimit = 1 << 12

private func checkNaively(_ index: SearchIndex, _ query: SearchQuery) {
    for position in 0..<index.count {
        let title = index.titles.store[position]
        guard title.utf8.count * query.text.utf8.count < naiveLimit else { continue }
        let reference = ReferenceMatcher(title: title)
        let expected = reference.matchClass(for: query.text, mode: query.mode)
        precondition(index.matchClass(of: position, for: query) == expected)
        // Of several ways to place scattered letters one may be as good as another, and there are too many to try.
        if expected == .scattered { continue }
        let places = reference.titleRanges(for: query.text, mode: query.mode)
        precondition(index.titleRanges(at: position, for: query) == places)
    }
}
