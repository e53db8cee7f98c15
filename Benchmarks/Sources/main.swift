import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

let path = CommandLine.arguments[1]
var load = Timings()
let list = try load.measure { try OptionFile(path: path).options() }
print("options", list.count, "load", load.median)
for (name, workers) in [("1", SearchWorkers.single), ("2", SearchWorkers.threads)] {
    var make = Timings()
    var index = SearchIndex(titles: list.titles)
    for _ in 0..<5 { index = make.measure { SearchIndex(titles: list.titles, workers: workers) } }
    print(name, "make index", make.least, make.median)
    for mode in [MatchMode.contains, .prefix, .fuzzy] {
        var typing = Typing()
        for _ in 0..<11 { typing.run(on: index, mode: mode, workers: workers) }
        print(
            name, mode, "new", typing.new.median, typing.new.worst, "extended", typing.extended.median,
            typing.extended.quantile(0.95), typing.extended.worst, "pasted", typing.pasted.median,
            typing.pasted.worst)
        for text in Typing.texts {
            var previous: SearchResult?
            var line = ""
            for length in 1...text.count {
                let query = SearchQuery(String(text.prefix(length)), mode: mode)
                var t = Timings()
                var f = Timings()
                var r: SearchResult?
                for _ in 0..<7 {
                    r = t.measure { index.search(query, narrowing: previous, workers: workers) }
                    _ = f.measure { index.search(query, workers: workers) }
                }
                previous = r
                line += " \(r!.count):" + String(Int(t.least * 1000)) + "/" + String(Int(f.least * 1000))
            }
            print("  ", text, line)
        }
    }
}
