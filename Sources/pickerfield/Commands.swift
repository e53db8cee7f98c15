import OptionSearch
import PickerCore
import PickerFiles
import PickerHeadless
import PickerTerminal

/// What the command does once its arguments are read.
struct Commands {
    let arguments: Arguments

    func run() throws -> Int32 {
        if arguments.has(.help) {
            Output.print(Help.text)
            return Output.picked
        }
        if arguments.has(.version) {
            Output.print("pickerfield \(Help.version)")
            return Output.picked
        }
        if try arguments.word(.ui, InterfaceWord.self) == .gtk {
            throw UsageError("this build has no GTK interface; use --ui terminal")
        }
        switch arguments.command {
        case .pick: return try pick()
        case .form: return try form()
        case .filter: return try filter()
        case .replay: return try replay()
        }
    }

    // MARK: One field

    private var mapping: MemberMapping {
        MemberMapping(
            id: arguments.text(.id), title: arguments.text(.title), subtitle: arguments.text(.subtitle))
    }

    private func format() throws(UsageError) -> OptionFileFormat? {
        guard let name = arguments.text(.format) else { return nil }
        if let format = OptionFileFormat(name: name) { return format }
        let names = OptionFileFormat.allCases.map(\.rawValue)
        throw UsageError(
            "--format expects one of \(NearestNames.list(names, near: name)), found \(Quoting.quote(name))")
    }

    private func options(from path: String) throws -> OptionList {
        if path == "-" {
            if StandardInput.isTerminal { throw UsageError("expected a file, or options on standard input") }
            let isPlain = arguments.text(.format) == nil && arguments.text(.key) == nil && mapping.isDefault
            return try OptionFile.options(
                in: StandardInput.bytes(), named: "standard input", format: isPlain ? .lines : format(),
                key: arguments.text(.key), mapping: mapping)
        }
        return try OptionFile(
            path: path, format: format(), key: arguments.text(.key), mapping: mapping
        ).options()
    }

    private func configuration(columns: Int) throws(UsageError) -> FieldConfiguration {
        let path = arguments.words.first ?? "-"
        let name = path == "-" ? "choice" : String(path.split(separator: "/").last ?? "choice")
        var configuration = FieldConfiguration(
            name: arguments.text(.save) ?? name,
            label: arguments.text(.label) ?? arguments.text(.key) ?? name,
            style: try arguments.word(.style, FieldStyle.self) ?? (columns > 1 ? .wheel : .combo))
        configuration.columns += Array(
            repeating: ColumnConfiguration(source: .children), count: columns - 1)
        configuration.placeholder = arguments.text(.placeholder)
        configuration.isRequired = arguments.has(.required)
        configuration.isMultiple = arguments.has(.multiple)
        configuration.allowsCustomText = arguments.has(.custom)
        configuration.minimum = try arguments.count(.min) ?? 0
        configuration.maximum = try arguments.count(.max)
        configuration.visibleRows = try arguments.count(.height)
        configuration.language = arguments.text(.lang) ?? Environment.language
        if let match = try arguments.word(.match, MatchWord.self) { configuration.match = match.mode }
        return configuration
    }

    private func pick() throws -> Int32 {
        let print = try arguments.word(.print, PrintWord.self) ?? .id
        if arguments.words.count > 1 {
            throw UsageError("expected one file, found \(Quoting.quote(arguments.words[1])) too")
        }
        let path = arguments.words.first ?? "-"
        let isStreaming =
            path == "-" && !StandardInput.isTerminal && arguments.text(.format) == nil
            && arguments.text(.key) == nil && mapping.isDefault && Environment.hasTerminal
        let list = isStreaming ? OptionList() : try options(from: path)
        let configuration = try configuration(columns: list.columnCount)
        let saved = try savedSelection()
        let field = TapeField(
            configuration, options: [list], selected: try preset(saved, configuration),
            loading: isStreaming ? .loading(request: StandardInput.Feeder.request) : .ready)
        let feeder = isStreaming ? StandardInput.Feeder() : nil
        let (outcome, form) = try fill(Tape(fields: [field], isForm: false), feeder)
        if let error = feeder?.error { Output.complain(error.description) }
        guard outcome == Output.picked else { return outcome }
        for line in Output.lines(form.fields[0], as: print) { Output.print(line) }
        if let saved {
            let columns = form.fields[0].selection.columns.map { picks in
                picks.map { StoredPick(id: $0.id, title: $0.title) }
            }
            if let aside = try saved.save(columns) {
                Output.complain("a damaged file was set aside as \(Quoting.quote(aside))")
            }
        }
        return Output.picked
    }

    private func savedSelection() throws -> SavedSelection? {
        guard let key = arguments.text(.save) else { return nil }
        return SavedSelection(key: key, default: [[]], store: try SelectionStore(app: "pickerfield"))
    }

    private func preset(_ saved: SavedSelection?, _ configuration: FieldConfiguration) throws -> [[Pick]] {
        func picks(_ option: Arguments.Option) -> [[Pick]] {
            let picks = arguments.texts(option).map { Pick(id: OptionID($0), title: $0) }
            return configuration.columns.count > 1 ? picks.map { [$0] } : [picks]
        }
        if arguments.has(.selected) { return picks(.selected) }
        if let saved {
            let columns = try saved.load().map { $0.map { Pick(id: $0.id, title: $0.title) } }
            if columns.contains(where: { !$0.isEmpty }) { return columns }
        }
        return picks(.default)
    }

    // MARK: A form

    private func form() throws -> Int32 {
        guard let path = arguments.words.first else { throw UsageError("form needs a file") }
        var tape = try TapeReader.read(path: path)
        tape.steps = []
        let (outcome, form) = try fill(tape, nil)
        guard outcome == Output.picked else { return outcome }
        let members = form.fields.filter { !$0.configuration.isHidden }
            .map { ($0.configuration.name, Output.value(of: $0)) }
        Output.print(JSONWriter.text(.object(members)))
        return Output.picked
    }

    /// Fills a form on the terminal.
    private func fill(_ tape: Tape, _ feeder: StandardInput.Feeder?) throws -> (Int32, FormState) {
        let session = try TerminalSession(noColor: arguments.has(.noColor))
        let recorder = arguments.text(.record).map { _ in TapeRecorder(tape) }
        var picker = TerminalPicker(tape.form, isForm: tape.isForm, height: try arguments.count(.height))
        if let recorder { picker.onEvent = { recorder.note($0) } }
        let feed = feeder.map { feeder in
            TerminalPicker.Feed(descriptor: StandardInput.descriptor) { feeder.next() }
        }
        let outcome = picker.run(on: session, feed: feed)
        session.finish()
        if let recorder, let path = arguments.text(.record) { try recorder.write(to: path, end: picker.form) }
        switch outcome {
        case .done: return (Output.picked, picker.form)
        case .nothing: return (Output.nothing, picker.form)
        case .cancelled, .lost: return (Output.cancelled, picker.form)
        case .terminated(let signal): signal.endProcess()
        }
    }

    // MARK: Without a screen

    private func filter() throws -> Int32 {
        guard let query = arguments.words.first else { throw UsageError("filter needs a query") }
        let list = try options(from: arguments.words.count > 1 ? arguments.words[1] : "-")
        let match = try arguments.word(.match, MatchWord.self) ?? .contains
        let print = try arguments.word(.print, PrintWord.self) ?? .title
        let index = SearchIndex(titles: list.titles, subtitles: list.subtitles, keywords: list.keywords)
        let matches = index.search(SearchQuery(query, mode: match.mode))
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
        Output.print(String(text.dropLast()))
        return Output.picked
    }

    private func replay() throws -> Int32 {
        guard let path = arguments.words.first else { throw UsageError("replay needs a tape") }
        let sightings = TapePlayer.play(try TapeReader.read(path: path))
        for sighting in sightings {
            Output.print(sighting.snapshot)
            let place = sighting.line.map { "\(path):\($0)" } ?? path
            for failure in sighting.failures {
                Output.complain("\(place): step \(sighting.step): \(failure)")
            }
        }
        return sightings.allSatisfy { $0.failures.isEmpty } ? Output.picked : Output.nothing
    }
}
