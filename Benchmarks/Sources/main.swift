import OptionSearch
import SearchThreads

// Measures the search over the lines of some files by turns, the longest last, and prints tables in Markdown.

var subjects: [Subject] = []
// The longest first: what it holds is measured while nothing else is there.
for path in CommandLine.arguments.dropFirst().reversed() { subjects.append(try Subject(path)) }
subjects.reverse()
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
for text in ["e", "zurich", "xqzj"] {
    let (timings, count) = subject.pasted(text)
    Markdown.row(["pasted, \(Markdown.count(count)) match", timings.words, "", "median under 10, worst 16"])
}
Markdown.row(["typeahead", subject.typeahead.words, "", "worst 16"])
Markdown.row(["a wheel frame of 9 rows", "", WheelFrames.time(subject.list, columns: 1).words, "under 2"])
Markdown.row(["the same, 3 columns", "", WheelFrames.time(subject.list, columns: 3).words, "under 2"])
Markdown.row(["loading the file, search included", subject.loading.words, "", "under 100"])
Markdown.row(["of that the search", subject.making.words, "", ""])
Markdown.row(["memory, all included, bytes a byte of text", "", Markdown.ratio(subject.memory), "at most 3"])

print("\nHow it grows, medians of the same run in milliseconds:")
Markdown.header(["what"] + subjects.map { Markdown.count($0.list.count) })
for (number, mode) in Subject.modes.enumerated() {
    Markdown.row(
        ["\(mode): first letter"] + subjects.map { Markdown.milliseconds($0.typing[number].new.median) })
    Markdown.row(
        ["\(mode): one letter more"]
            + subjects.map { Markdown.milliseconds($0.typing[number].extended.median) })
}
Markdown.row(
    ["loading the file, search included"] + subjects.map { Markdown.milliseconds($0.loading.median) })

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
