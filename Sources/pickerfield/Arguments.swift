import PickerFiles

/// What was asked for on the command line.
struct Arguments {
    enum Command: String, CaseIterable {
        case pick, form, filter, replay
    }

    enum Option: String, CaseIterable {
        case label, placeholder, style, selected, `default`, save, required, multiple, min, max, custom, match
        case format, key, id, title, subtitle, print, ui, height, lang, record, version, help
        case noColor = "no-color"
        case screenReader = "screen-reader"

        var takesValue: Bool {
            switch self {
            case .required, .multiple, .custom, .version, .help, .noColor, .screenReader: return false
            default: return true
            }
        }

        /// The commands that know it.
        var commands: Set<Command> {
            switch self {
            case .version, .help: return [.pick, .form, .filter, .replay]
            case .format, .key, .id, .title, .subtitle, .print, .match: return [.pick, .filter]
            case .ui, .height, .screenReader, .lang, .noColor, .record: return [.pick, .form]
            case .label, .placeholder, .style, .selected, .default, .save, .required, .multiple, .min, .max,
                .custom:
                return [.pick]
            }
        }
    }

    var command = Command.pick
    var words: [Argument] = []
    private var values: [Option: [Argument]] = [:]

    init(_ arguments: [Argument]) throws(UsageError) {
        var rest = arguments[...]
        if let first = rest.first, let command = Command(rawValue: first.shown), command != .pick {
            self.command = command
            rest = rest.dropFirst()
        }
        var takesOptions = true
        while let word = rest.popFirst() {
            guard takesOptions, word.shown.hasPrefix("-"), word.path != "-" else {
                words.append(word)
                continue
            }
            if word.path == "--" {
                takesOptions = false
                continue
            }
            try take(word, &rest)
        }
        for option in values.keys.sorted(by: { $0.rawValue < $1.rawValue })
        where !option.commands.contains(command) {
            throw UsageError("--\(option.rawValue) means nothing to \(command.rawValue)")
        }
    }

    private mutating func take(_ word: Argument, _ rest: inout ArraySlice<Argument>) throws(UsageError) {
        let parts = word.bytes.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
        ).map { Argument(bytes: $0) }
        let name = parts[0].path == "-h" ? "--help" : parts[0].shown
        guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
            let names = Option.allCases.map { "--" + $0.rawValue }
            throw UsageError(
                "unknown option \(Quoting.quote(name)), expected one of \(NearestNames.list(names, near: name))"
            )
        }
        guard option.takesValue else {
            if parts.count > 1 { throw UsageError("--\(option.rawValue) takes no value") }
            values[option] = []
            return
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
            throw UsageError("--\(option.rawValue) needs a value")
        }
        // The only value that need be no text.
        if option != .record { _ = try value.text(of: "--\(option.rawValue)") }
        values[option, default: []].append(value)
    }

    func has(_ option: Option) -> Bool { values[option] != nil }
    func text(_ option: Option) -> String? { texts(option).last }
    func texts(_ option: Option) -> [String] { (values[option] ?? []).map(\.shown) }
    func path(_ option: Option) -> FilePath? { values[option]?.last?.path }

    func count(_ option: Option, least: Int = 0) throws(UsageError) -> Int? {
        guard let text = text(option) else { return nil }
        guard let count = Int(text), count >= least else {
            let isTooGreat = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            let expected =
                isTooGreat && Int(text) == nil
                ? "a number from \(least) to \(Int.max)" : "a number from \(least) on"
            throw UsageError("--\(option.rawValue) expects \(expected), found \(Quoting.quote(text))")
        }
        return count
    }

    func word<Word: RawRepresentable & CaseIterable>(
        _ option: Option, _ type: Word.Type
    ) throws(UsageError) -> Word? where Word.RawValue == String {
        guard let text = text(option) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        throw UsageError(
            "--\(option.rawValue) expects one of \(NearestNames.list(words, near: text)),"
                + " found \(Quoting.quote(text))")
    }
}

/// The command line asks for something that cannot be.
struct UsageError: Error {
    let message: String
    init(_ message: String) { self.message = message }
}

enum PrintWord: String, CaseIterable {
    case id, title, index, json
}

enum InterfaceWord: String, CaseIterable {
    case auto, terminal, gtk
}
