import PickerCore
import PickerFiles
import PickerHeadless

/// Picking from one list.
extension Commands {
    func pick() throws -> Int32 {
        let wish = try arguments.word(.print, PrintWord.self)
        try refuseMistypedCommand()
        let path = try words(["a file"], needed: 0).first?.path ?? "-"
        let ui = try Interface(arguments, source: path, optionsFromInput: path == "-")
        // Options can be picked while more are coming, where there is a screen to show them on.
        let stream =
            path == "-" && takesPlainLines && !StandardInput.isTerminal && ui.showsMoreOptions
            ? OptionStream() : nil
        let read =
            try stream == nil
            ? ui.reading(path, language: language) { try options(from: path, progress: $0) }
            : ReadOptions(list: OptionList(), areLines: true)
        let list = read.list
        let configuration = try configuration(named: path, columns: list.columnCount)
        if stream == nil {
            try refuseUnreachableMinimum(configuration, list)
            try refuseUnknownSelected(configuration, list)
        }
        let saved = try savedSelection()
        let field = TapeField(
            configuration, options: [list], selected: try preset(saved, configuration),
            loading: stream == nil ? .ready : .loading(request: OptionStream.request))
        let filled = try ui.fill(Tape(fields: [field], isForm: false), stream)
        if let error = stream?.error {
            // Nothing is picked from a list that could not be read to its end.
            Output.complain(error.description)
            return Output.badUsage
        }
        guard filled.ending == .picked || filled.ending == .cleared else { return filled.status }
        let answered = filled.form.fields[0]
        // Of plain lines a script wants the line that was picked, not what tells it from others like it.
        let lines = Output.lines(answered, as: wish ?? (read.areLines ? .title : .id))
        // Values that had not come yet were not there to be picked.
        if filled.isRecorded, filled.ending == .picked, lines.isEmpty { return Output.nothing }
        for line in lines { try Output.print(line) }
        if let saved { try save(answered.selection, saved) }
        return filled.status
    }

    /// A first word that is no file and nearly a command was meant as one.
    private func refuseMistypedCommand() throws(UsageError) {
        let names = Arguments.Command.allCases.filter { $0 != .pick }.map(\.rawValue)
        guard let file = arguments.words.first?.path, case let word = file.text,
            NearestNames.likely(names, near: word) != nil,
            !SameFile.exists(file)
        else { return }
        if names.contains(word) { throw UsageError("expected \(Quoting.quote(word)) before every option") }
        throw UsageError(
            "expected a file or one of \(NearestNames.list(names, near: word)), found \(Quoting.quote(word))")
    }

    private func configuration(named path: FilePath, columns: Int) throws(UsageError) -> FieldConfiguration {
        let name = path == "-" || path.name.bytes.isEmpty ? "choice" : path.name.text
        var configuration = FieldConfiguration(
            name: arguments.text(.save) ?? name,
            label: arguments.text(.label) ?? arguments.text(.key) ?? (path == "-" ? "" : Self.stem(of: name)),
            style: try arguments.word(.style, FieldStyle.self) ?? (columns > 1 ? .wheel : .combo))
        configuration.columns += Array(
            repeating: ColumnConfiguration(source: .children), count: columns - 1)
        configuration.placeholder = arguments.text(.placeholder)
        configuration.isRequired = arguments.has(.required)
        configuration.isMultiple = arguments.has(.multiple)
        configuration.allowsCustomText = arguments.has(.custom)
        configuration.minimum = try arguments.count(.min) ?? 0
        configuration.maximum = try arguments.count(.max)
        configuration.visibleRows = try arguments.count(.height, least: 1)
        configuration.language = language
        if let match = try arguments.word(.match, MatchWord.self) { configuration.match = match.mode }
        try refuseContradictions(configuration)
        return configuration
    }

    /// What was asked for together and cannot be.
    private func refuseContradictions(_ configuration: FieldConfiguration) throws(UsageError) {
        let columns = configuration.columns.count
        if configuration.isMultiple, columns > 1 {
            throw UsageError("--multiple expects one column, found options with \(columns)")
        }
        for option in [Arguments.Option.min, .max] where arguments.has(option) && !configuration.isMultiple {
            throw UsageError("--\(option.rawValue) means nothing without --multiple")
        }
        if configuration.allowsCustomText, configuration.style != .combo {
            throw UsageError("--custom expects the style combo, found \(configuration.style.rawValue)")
        }
        if let maximum = configuration.maximum, maximum < configuration.minimum {
            throw UsageError("--max expects at least the \(configuration.minimum) of --min, found \(maximum)")
        }
    }

    /// More values than a whole list has can never be picked.
    private func refuseUnreachableMinimum(
        _ configuration: FieldConfiguration, _ list: OptionList
    ) throws(UsageError) {
        guard !configuration.allowsCustomText, configuration.minimum > list.count else { return }
        throw UsageError(
            "--min expects at most the number of options, \(list.count), found \(configuration.minimum)")
    }

    /// A file's name without what tells its kind.
    private static func stem(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    // MARK: What is selected at first, and what is saved

    private func savedSelection() throws -> SavedSelection? {
        guard let key = arguments.text(.save) else { return nil }
        if key.isEmpty { throw UsageError("--save expects a key, found an empty one") }
        return SavedSelection(key: key, default: [[]], store: try SelectionStore(app: "pickerfield"))
    }

    private func preset(_ saved: SavedSelection?, _ configuration: FieldConfiguration) throws -> [[Pick]] {
        func picks(_ option: Arguments.Option) -> [[Pick]] {
            let picks = arguments.texts(option).map { Pick(id: OptionID($0), title: $0) }
            return configuration.columns.count > 1 ? picks.map { [$0] } : [picks]
        }
        if arguments.has(.selected) { return picks(.selected) }
        if let saved, let columns = try columns(saved) {
            return columns.map { $0.map { Pick(id: $0.id, title: $0.title) } }
        }
        return picks(.default)
    }

    /// What is saved; a damaged file, which saving sets aside, holds nothing.
    private func columns(_ saved: SavedSelection) throws(SelectionStoreError) -> [[StoredPick]]? {
        do throws(SelectionStoreError) {
            return try saved.store.columns(for: saved.key)
        } catch {
            guard case .unreadable = error else { throw error }
            Output.complain("\(error.description); what is saved there is not used")
            return nil
        }
    }

    private func save(_ selection: Selection, _ saved: SavedSelection) throws {
        let columns = selection.columns.map { picks in
            picks.map { StoredPick(id: $0.id, title: $0.title) }
        }
        if let aside = try saved.save(columns) {
            Output.complain("a damaged file was set aside as \(Quoting.escape(aside))")
        }
    }
}
