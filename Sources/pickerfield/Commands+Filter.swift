import OptionSearch
import PickerCore
import PickerFiles
import PickerHeadless
import SearchThreads

/// Matching without a screen.
extension Commands {
    func filter() throws -> Int32 {
        let words = try words(["a query", "a file"], needed: 1)
        let match = try arguments.word(.match, MatchWord.self) ?? .contains
        let print = try arguments.word(.print, PrintWord.self) ?? .title
        let content = try content(of: words.count > 1 ? words[1] : "-")
        let query = SearchQuery(words[0], mode: match.mode)
        // Titles of plain lines are printed without a list being made of them.
        if print == .title || print == .index, let titles = try plainTitles(in: content) {
            let index = SearchIndex(titles: titles, for: .oneQuery, workers: .threads)
            return try write(index.search(query)) { position, lines in
                if print == .title { lines.append(titles, position) } else { lines.append("\(position)") }
            }
        }
        let list = try options(in: content)
        let index = SearchIndex(
            titles: list.titles, subtitles: list.subtitles, keywords: list.keywords, for: .oneQuery,
            workers: .threads)
        return try write(index.search(query)) { position, lines in
            switch print {
            case .title: lines.append(list.titles, position)
            case .id: lines.append(list.id(at: position).text)
            case .index: lines.append("\(position)")
            case .json:
                lines.append(
                    JSONWriter.text(
                        .object([
                            ("id", .string(list.id(at: position).text)),
                            ("title", .string(list.title(at: position))),
                        ])))
            }
        }
    }

    private func plainTitles(in content: Content) throws -> TextStore? {
        OptionFile.plainTitles(
            in: content.bytes, format: try format(of: content), key: arguments.text(.key), mapping: mapping)
    }

    private func write(
        _ matches: SearchResult, _ append: (Int, inout OutputLines) -> Void
    ) throws -> Int32 {
        var lines = OutputLines()
        for position in matches {
            append(position, &lines)
            try lines.writeIfLong()
        }
        try lines.write()
        return matches.isEmpty ? Output.nothing : Output.picked
    }
}
