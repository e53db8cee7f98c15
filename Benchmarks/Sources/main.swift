import Foundation
import OptionSearch
import SearchThreads

// Measures the search over the lines of some files by turns, the longest last, and prints tables in Markdown.

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--memory" {
    print(try Memory.held(by: CommandLine.arguments[2]))
    exit(0)
}
var subjects = try CommandLine.arguments.dropFirst().map { try Subject($0) }
guard let longest = subjects.indices.last else { fatalError("expected files of lines") }
for _ in 0..<11 { for number in subjects.indices { try subjects[number].measure() } }
let subject = subjects[longest]
let processors = SearchWorkers.threads.count

print("\(Markdown.count(subject.list.count)) options, milliseconds as median / 95 of 100 / worst:")
Markdown.header(["what", "\(processors) processors", "one", "wanted"])
for (number, mode) in Subject.modes.enumerated() {
    let (all, one) = (subject.typing[number], subject.typingAlone[number])
    Markdown.row(["\(mode): first letter", all.new.words, one.new.words, "median under 10, worst 16"])
    Markdown.row([
        "\(mode): one letter more", all.extended.words, one.extended.words, "median under 3, worst 16",
    ])
    Markdown.row(["\(mode): a letter taken back", all.shortened.words, one.shortened.words, "worst 16"])
}
Markdown.row([
    "three words, two of which match everything: a letter of the third",
    KnownWords.timings(workers: .threads).words, KnownWords.timings(workers: .single).words,
    "median under 3, worst 16",
])
Markdown.row(["a wheel frame of 9 rows", "", WheelFrames.time(subject.list, columns: 1).words, "under 2"])
Markdown.row(["the same, 3 columns", "", WheelFrames.time(subject.list, columns: 3).words, "under 2"])

print("\nHow it grows, on \(processors) processors, milliseconds as median / 95 of 100 / worst:")
Markdown.header(["what"] + subjects.map { Markdown.count($0.list.count) } + ["wanted at the most"])
@MainActor func growth(_ what: String, wanted: String = "", _ timings: (Subject) -> Timings) {
    Markdown.row([what] + subjects.map { timings($0).words } + [wanted])
}
for (number, mode) in Subject.modes.enumerated() {
    growth("\(mode): first letter", wanted: "median 10, worst 16") { $0.typing[number].new }
    growth("\(mode): one letter more", wanted: "median 3, worst 16") { $0.typing[number].extended }
    growth("\(mode): a letter taken back", wanted: "worst 16") { $0.typing[number].shortened }
}
for number in Subject.pastedTexts.indices {
    let counts = subjects.map { Markdown.count($0.pasted[number].count) }.joined(separator: ", ")
    growth("a query that comes whole; \(counts) match", wanted: "median 10, worst 16") {
        $0.pasted[number].timings
    }
}
growth("typeahead", wanted: "worst 16") { $0.typeahead }
growth("loading the file, search included", wanted: "100") { $0.loading }
growth("of that the search") { $0.making }
Markdown.row(
    ["memory, all included, bytes a byte of text"] + subjects.map { Markdown.ratio($0.memory) } + ["3"])

// Without planes a query reads all text: how far is that from merely reading it?
print("\nHow far from the memory's speed, least times in milliseconds:")
Markdown.header(["what", "\(processors) processors", "one"])
let bytes = subject.list.titles.bytes
func scan(with workers: SearchWorkers) -> Double {
    let plain = SearchIndex(titles: subject.list.titles, for: .oneQuery, workers: workers)
    var timings = Timings()
    for _ in 0..<21 { timings.measure { _ = plain.search(SearchQuery("xqzj", mode: .contains)) } }
    return timings.least
}
let workers = [SearchWorkers.threads, .single]
let reading = workers.map { Memory.readingTime(of: bytes, with: $0) }
let scanning = workers.map(scan)
Markdown.row(["reading all text once"] + reading.map(Markdown.milliseconds))
Markdown.row(["scanning it for a rare word"] + scanning.map(Markdown.milliseconds))
Markdown.row(["scanning to reading"] + workers.indices.map { Markdown.ratio(scanning[$0] / reading[$0]) })
Markdown.row(
    ["scanned, GB a second"] + scanning.map { Markdown.ratio(Double(bytes.count) / 1e6 / $0) })
