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
        let path = words.count > 1 ? words[1].path : "-"
        let query = SearchQuery(try words[0].text(of: "the query"), mode: match.mode)
        var content: Content?
        if let wanted = print.wantedOfLines, arguments.text(.key) == nil, mapping.isDefault {
            switch try lines(path, answering: query, wanted) {
            case .matches(let matches): return try write(matches)
            case .needsCare(let bytes): content = Content(bytes: bytes, path: path == "-" ? nil : path)
            case nil: break
            }
        }
        return try filter(content ?? self.content(of: path), query, print)
    }

    /// Searches lines while they are read; `nil` where only the whole content can tell what it is.
    private func lines(
        _ path: FilePath, answering query: SearchQuery, _ wanted: LineMatches.Wanted
    ) throws -> LineFilter.Outcome? {
        let content = Content(bytes: [], path: path == "-" ? nil : path)
        let filter = LineFilter(query, wanted: wanted, format: try format(of: content))
        if path != "-" { return filter.outcome(ofFile: path) }
        if StandardInput.isTerminal { return nil }
        return try StandardInput.named { () throws(SourceError) in
            try filter.outcome(ofDescriptor: StandardInput.descriptor)
        }
    }

    private func write(_ matches: LineMatches) throws -> Int32 {
        var lines = OutputLines()
        try matches.forEachText { text throws(Output.Failure) in
            lines.append(text)
            try lines.writeIfLong()
        }
        try matches.forEachPosition { position throws(Output.Failure) in
            lines.append("\(position)")
            try lines.writeIfLong()
        }
        try lines.write()
        return matches.isEmpty ? Output.nothing : Output.picked
    }

    private func filter(_ content: Content, _ query: SearchQuery, _ print: PrintWord) throws -> Int32 {
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

extension PrintWord {
    /// What is wanted of plain lines; `nil` where a list has to be made of them.
    fileprivate var wantedOfLines: LineMatches.Wanted? {
        switch self {
        case .title: .lines
        case .index: .positions
        case .id, .json: nil
        }
    }
}
