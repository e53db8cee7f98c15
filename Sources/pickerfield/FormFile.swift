import PickerCore
import PickerFiles
import PickerHeadless

/// A JSON file that describes a form: `{"fields": [...]}`, each field as an event tape has it.
///
/// A field's `options` may name a file beside the form's own: `"States.plist"`, or an object with `file` and what the command
/// line says of a file, `format`, `key` and the names of members (`id`, `title`, `subtitle`, `keywords`, `section`, `disabled`,
/// `icon`, `children`). A field that names no `lang` speaks the language of the environment.
struct FormFile {
    let path: FilePath
    /// The language that was asked for on the command line.
    let language: String?
    /// The file that is going to be written, which none of the lists may be.
    let recording: FilePath?

    func read(_ progress: ReadingProgress) throws(SourceError) -> Tape {
        let bytes = try FileReading.bytes(of: path, limits: .standard)
        do throws(SourceError) {
            return try form(JSONReader.read(bytes), progress)
        } catch {
            throw error.located(in: path.text)
        }
    }

    private func form(_ root: SourceValue, _ progress: ReadingProgress) throws(SourceError) -> Tape {
        let known = ["fields", "field", "lang", "steps"]
        for member in try root.members("an object with \"fields\"") where !known.contains(member.name) {
            throw Self.unknownMember(member, known: ["fields", "lang"])
        }
        guard let list = root["fields"] ?? root["field"].map({ SourceValue(.array([$0]), at: $0.place) })
        else {
            throw root.unexpected("an object with \"fields\"")
        }
        let common = try root["lang"]?.text()
        var fields: [TapeField] = []
        var names: Set<String> = []
        for value in try list.array("an array of fields") {
            var field = try TapeFieldReader.field(value, isNameNeeded: true) {
                value throws(SourceError) in try options(value, progress)
            }
            if let language = language ?? common, self.language != nil || value["lang"] == nil {
                field.configuration.language = language
            } else if value["lang"] == nil {
                field.configuration.language = Environment.language
            }
            guard names.insert(field.configuration.name).inserted else {
                throw SourceError(
                    .repeatedID,
                    "expected each field's name once, found \(Quoting.quote(field.configuration.name)) again",
                    at: value.place)
            }
            if let maximum = field.configuration.maximum, maximum < field.configuration.minimum,
                let place = value["max"]
            {
                throw place.outOfRange("at least the \(field.configuration.minimum) of \"min\"")
            }
            fields.append(field)
        }
        if fields.isEmpty { throw list.outOfRange("at least one field") }
        return Tape(fields: fields, isForm: true)
    }

    private static func unknownMember(_ member: SourceMember, known: [String]) -> SourceError {
        SourceError(
            .unknownMember,
            "unknown member \(Quoting.quote(member.name)), expected one of"
                + " \(NearestNames.list(known, near: member.name))",
            at: member.namePlace)
    }

    // MARK: Options of a file of their own

    private static let mappedNames = [
        "id", "title", "subtitle", "keywords", "section", "disabled", "icon", "children",
    ]

    private func options(_ value: SourceValue, _ progress: ReadingProgress) throws(SourceError) -> OptionList
    {
        if case .string(let name) = value.content {
            return try options(OptionFile(path.beside(FilePath(name))), namedBy: value, progress)
        }
        let members = try value.members("an array of options, the name of a file, or an object with \"file\"")
        var file: String?
        var format: OptionFileFormat?
        var key: String?
        var mapping = MemberMapping()
        for member in members {
            switch member.name {
            case "id": mapping.id = try member.value.text()
            case "title": mapping.title = try member.value.text()
            case "subtitle": mapping.subtitle = try member.value.text()
            case "keywords": mapping.keywords = try member.value.text()
            case "section": mapping.section = try member.value.text()
            case "disabled": mapping.disabled = try member.value.text()
            case "icon": mapping.icon = try member.value.text()
            case "children": mapping.children = try member.value.text()
            case "file": file = try member.value.string("the name of a file")
            case "key": key = try member.value.text()
            case "format":
                let name = try member.value.string()
                format = OptionFileFormat(name: name)
                if format == nil {
                    let names = OptionFileFormat.allCases.map(\.rawValue)
                    throw SourceError(
                        .unexpectedValue,
                        "expected one of \(NearestNames.list(names, near: name)),"
                            + " found \(Quoting.quote(name))", at: member.value.place)
                }
            default:
                throw Self.unknownMember(
                    member, known: ["file", "format", "key"] + Self.mappedNames)
            }
        }
        guard let file else { throw value.unexpected("an object with \"file\"") }
        return try options(
            OptionFile(path.beside(FilePath(file)), format: format, key: key, mapping: mapping),
            namedBy: value["file"] ?? value, progress)
    }

    /// What is wrong inside a list's file is told with its place there, what is wrong with the file with its name's.
    private func options(
        _ file: OptionFile, namedBy value: SourceValue, _ progress: ReadingProgress
    ) throws(SourceError) -> OptionList {
        if let recording, SameFile.isSame(recording, file.file) {
            throw SourceError(
                .unexpectedValue,
                "expected another file than the one that --record writes, found \(Quoting.quote(file.path))",
                at: value.place)
        }
        do throws(SourceError) {
            var file = file
            file.progress = progress
            return try file.options()
        } catch {
            guard error.place == nil else { throw error }
            throw SourceError(error.kind, "\(Quoting.escape(file.path)): \(error.message)", at: value.place)
        }
    }
}
