import Foundation
import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

// Measures the search over the lines of one file and reports a figure a line.

let path = CommandLine.arguments[1]
let before = Memory.resident
let list = try OptionFile(path: path).options()
var search = TypedSearch(list.makeIndex())
for text in ["e", "en", "ens"] { _ = search.search(SearchQuery(text, mode: .contains)) }
let held = Memory.resident - before
let text = list.titles.bytes.count

Report.line("options", "\(list.count)")
Report.line("bytes of text", "\(text)")
Report.line("memory, all included, bytes a byte of text", Report.ratio(Double(held) / Double(text)))

var load = Timings()
for _ in 0..<9 { _ = try load.measure { try OptionFile(path: path).options().count } }
Report.line("load the file, search included, ms", load.words)

var making = Timings()
for _ in 0..<9 { making.measure { _ = SearchIndex(titles: list.titles, workers: .threads) } }
Report.line("of that the search, ms", making.words)

let single = SearchIndex(titles: list.titles)
let threaded = SearchIndex(titles: list.titles, workers: .threads)
for (name, index) in [("", threaded), (", one processor", single)] {
    for mode in [MatchMode.contains, .prefix, .fuzzy] {
        var typing = Typing()
        typing.run(on: index, mode: mode, times: 11)
        Report.line("\(mode)\(name): new query, ms", typing.new.words)
        Report.line("\(mode)\(name): extended, ms", typing.extended.words)
        if mode == .contains { Report.line("\(mode)\(name): taken back, ms", typing.shortened.words) }
        Report.line("\(mode)\(name): any keystroke, ms", typing.all.words)
    }
}

for (what, query) in [("much", "e"), ("little", "zurich"), ("nothing", "xqzj")] {
    var timings = Timings()
    var count = 0
    for _ in 0..<21 {
        count = timings.measure { threaded.search(SearchQuery(query, mode: .contains)) }.count
    }
    Report.line("contains, pasted, matches \(what), ms", "\(timings.words) (\(count) found)")
}

var typeahead = Timings()
for text in ["q", "zu", "zurich", "xq"] {
    for _ in 0..<11 {
        typeahead.measure {
            _ = threaded.firstTitle(withPrefix: text, startingAt: list.count / 2) { _ in true }
        }
    }
}
Report.line("typeahead, ms", typeahead.words)
Report.line("wheel frame, 9 rows, ms", WheelFrames.time(list, columns: 1).words)
Report.line("wheel frame, 9 rows, 3 columns, ms", WheelFrames.time(list, columns: 3).words)

// A query without planes reads all text; how far from merely reading it?
let plain = SearchIndex(titles: list.titles, for: .oneQuery)
var scan = Timings()
for _ in 0..<21 { scan.measure { _ = plain.search(SearchQuery("xqzj", mode: .contains)) } }
let reading = Memory.readingTime(of: list.titles.bytes)
Report.line("reading the text once, one processor, ms", Report.milliseconds(reading))
Report.line("scanning it for a rare word, one processor, ms", Report.milliseconds(scan.least))
Report.line("scan to reading", Report.ratio(scan.least / reading))
