import OptionSearch
import PickerCore
import PickerFiles
import PickerHeadless

/// Matching without a screen.
extension Commands {
    func filter() throws -> Int32 {
        let words = try words(["a query", "a file"], needed: 1)
        let list = try options(from: words.count > 1 ? words[1] : "-")
        let match = try arguments.word(.match, MatchWord.self) ?? .contains
        let print = try arguments.word(.print, PrintWord.self) ?? .title
        let index = SearchIndex(titles: list.titles, subtitles: list.subtitles, keywords: list.keywords)
        let matches = index.search(SearchQuery(words[0], mode: match.mode))
        var text = ""
        for position in matches {
            switch print {
            case .title: text += list.title(at: position)
            case .id: text += list.id(at: position).text
            case .index: text += String(position)
            case .json:
                text += JSONWriter.text(
                    .object([
                        ("id", .string(list.id(at: position).text)),
                        ("title", .string(list.title(at: position))),
                    ]))
            }
            text += "\n"
        }
        if matches.isEmpty { return Output.nothing }
        try Output.print(String(text.dropLast()))
        return Output.picked
    }
}
