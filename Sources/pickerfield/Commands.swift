import PickerCore
import PickerFiles

/// What the command does once its arguments are read.
struct Commands {
    let arguments: Arguments

    /// - Returns: The exit status.
    func run() throws -> Int32 {
        if arguments.has(.help) {
            try Output.print(Help.text)
            return Output.picked
        }
        if arguments.has(.version) {
            try Output.print("pickerfield \(Help.version)")
            return Output.picked
        }
        switch arguments.command {
        case .pick: return try pick()
        case .form: return try form()
        case .filter: return try filter()
        case .replay: return try replay()
        }
    }

    /// The words that a command takes beside its options, no more.
    func words(_ names: [String], needed: Int) throws(UsageError) -> [Argument] {
        let words = arguments.words
        if words.count < needed {
            throw UsageError("\(arguments.command.rawValue) needs \(names[words.count])")
        }
        guard words.count <= names.count else {
            let expected = names.isEmpty ? "nothing" : names.joined(separator: " and ")
            throw UsageError("expected \(expected), found \(Quoting.quote(words[names.count].shown)) too")
        }
        return words
    }

    /// The language of what is shown.
    var language: String { arguments.text(.lang) ?? Environment.language }

    // MARK: Options from a file

    var mapping: MemberMapping {
        MemberMapping(
            id: arguments.text(.id), title: arguments.text(.title), subtitle: arguments.text(.subtitle))
    }

    /// Whether standard input is taken as plain lines: nothing was said of a format.
    var takesPlainLines: Bool {
        arguments.text(.format) == nil && arguments.text(.key) == nil && mapping.isDefault
    }

    func format() throws(UsageError) -> OptionFileFormat? {
        guard let name = arguments.text(.format) else { return nil }
        if let format = OptionFileFormat(name: name) { return format }
        let names = OptionFileFormat.allCases.map(\.rawValue)
        throw UsageError(
            "--format expects one of \(NearestNames.list(names, near: name)), found \(Quoting.quote(name))")
    }

    /// A list as it was read.
    struct ReadOptions {
        var list: OptionList
        /// Whether each option is a plain line.
        var areLines: Bool
    }

    /// Reads a whole list; `-` is standard input.
    func options(from path: FilePath, progress: ReadingProgress? = nil) throws -> ReadOptions {
        let content = try content(of: path)
        let list = try options(in: content, progress)
        return ReadOptions(
            list: list, areLines: OptionFile.areLines(content.bytes, format: try format(of: content)))
    }

    /// What stands in a file, or came from standard input.
    struct Content {
        let bytes: [UInt8]
        /// `nil` for standard input.
        let path: FilePath?
    }

    /// Reads a whole file; `-` is standard input.
    func content(of path: FilePath) throws -> Content {
        guard path == "-" else { return Content(bytes: try FileReading.bytes(of: path), path: path) }
        if StandardInput.isTerminal { throw UsageError("expected a file, or options on standard input") }
        return Content(bytes: try StandardInput.bytes(), path: nil)
    }

    func format(of content: Content) throws(UsageError) -> OptionFileFormat? {
        if content.path == nil && takesPlainLines { return .lines }
        return try format() ?? content.path.flatMap { OptionFileFormat(path: $0.text) }
    }

    func options(in content: Content, _ progress: ReadingProgress? = nil) throws -> OptionList {
        try OptionFile.options(
            in: content.bytes, named: content.path?.text ?? StandardInput.name, format: format(of: content),
            key: arguments.text(.key), mapping: mapping, progress: progress)
    }
}
