import OptionSearch
import PickerCore
import PickerFiles

/// Reads the description of a field, as tapes and form files have it.
package enum TapeFieldReader {
    /// - Parameter loadOptions: reads the file that `options` names, where it is a path or an object with one;
    ///   `nil` where only options that stand in place are allowed.
    package static func field(
        _ value: SourceValue, isNameNeeded: Bool,
        loadOptions: ((SourceValue) throws(SourceError) -> OptionList)? = nil
    ) throws(SourceError) -> TapeField {
        var object = try ObjectReader(value, "an object that describes a field")
        let name = isNameNeeded ? try object.require("name").text() : try object.text("name") ?? "field"
        var configuration = FieldConfiguration(name: name, label: try object.text("label"))
        try readBehaviour(&object, &configuration)
        let list = try optionList(object.take("options"), loadOptions)
        let lists = try columns(object.take("columns"), list, &configuration, loadOptions)
        if let title = try object.text("none") { configuration.columns[0].noneTitle = title }
        let selected = try picks(object.take("selected"), configuration)
        let loading = try object.integer("loading").map { LoadState.loading(request: $0) }
        try object.refuseOthers()
        return TapeField(configuration, options: lists, selected: selected, loading: loading ?? .ready)
    }

    private static func readBehaviour(
        _ object: inout ObjectReader, _ configuration: inout FieldConfiguration
    ) throws(SourceError) {
        if let style = try object.word("style", FieldStyle.self) { configuration.style = style }
        if let commit = try object.word("commit", CommitPolicy.self) { configuration.commit = commit }
        if let onOpen = try object.word("onOpen", OpeningPolicy.self) { configuration.onOpen = onOpen }
        configuration.outside = try object.word("outside", OutsidePolicy.self)
        if let policy = try object.word("onMissing", MissingPolicy.self) { configuration.onMissing = policy }
        if let match = try object.word("match", MatchWord.self) { configuration.match = match.mode }
        configuration.placeholder = try object.text("placeholder")
        configuration.isRequired = try object.bool("required") ?? false
        configuration.isEnabled = try object.bool("enabled") ?? true
        configuration.isReadOnly = try object.bool("readOnly") ?? false
        configuration.isHidden = try object.bool("hidden") ?? false
        configuration.opensOnFocus = try object.bool("openOnFocus") ?? false
        configuration.allowsCustomText = try object.bool("custom") ?? false
        configuration.isMultiple = try object.bool("multiple") ?? false
        configuration.minimum = try object.count("min") ?? 0
        configuration.maximum = try object.count("max")
        configuration.visibleRows = try object.count("rows")
        configuration.reducesMotion = try object.bool("reducedMotion") ?? false
        if let language = try object.text("lang") { configuration.language = language }
        if let separator = try object.text("separator") { configuration.columnSeparator = separator }
    }

    package static func optionList(
        _ value: SourceValue?, _ loadOptions: ((SourceValue) throws(SourceError) -> OptionList)? = nil
    ) throws(SourceError) -> OptionList {
        guard let value else { return OptionList() }
        if case .array(let elements) = value.content {
            return try OptionListMaker.list(of: elements, mapping: MemberMapping())
        }
        guard let loadOptions else { throw value.unexpected("an array of options") }
        return try loadOptions(value)
    }

    /// The columns: so many as a number says, the described ones, or as many as the options have generations.
    private static func columns(
        _ value: SourceValue?, _ list: OptionList, _ configuration: inout FieldConfiguration,
        _ loadOptions: ((SourceValue) throws(SourceError) -> OptionList)?
    ) throws(SourceError) -> [OptionList] {
        guard let value else {
            configuration.columns += Array(
                repeating: ColumnConfiguration(source: .children), count: list.columnCount - 1)
            return [list]
        }
        if case .number = value.content {
            let count = try value.integer()
            guard (1...16).contains(count) else { throw value.outOfRange("a number of columns from 1 to 16") }
            configuration.columns += Array(
                repeating: ColumnConfiguration(source: .children), count: count - 1)
            return [list]
        }
        configuration.columns = []
        var lists: [OptionList] = []
        for (position, element) in try value.array("a number of columns, or an array of them").enumerated() {
            var column = ColumnConfiguration(source: position == 0 ? .given : .children)
            var options: OptionList?
            switch element.content {
            case .string(let label): column.label = label
            case .array:
                column.source = .given
                options = try optionList(element)
            default:
                var object = try ObjectReader(element, "a column: a label, an array of options or an object")
                if let name = try object.text("name") { column.label = name }
                if let label = try object.text("label") { column.label = label }
                column.noneTitle = try object.text("none")
                if let given = object.take("options") {
                    options = try optionList(given, loadOptions)
                    column.source = .given
                }
                if let source = try object.word("source", ColumnSource.self) { column.source = source }
                try object.refuseOthers()
            }
            if position == 0 && column.source == .children { column.source = .given }
            configuration.columns.append(column)
            lists.append(options ?? (position == 0 ? list : OptionList()))
        }
        if configuration.columns.isEmpty { throw value.outOfRange("at least one column") }
        return lists
    }

    /// An id, null, or an array of them: one a column, or several of a multiple field.
    package static func picks(
        _ value: SourceValue?, _ configuration: FieldConfiguration
    ) throws(SourceError) -> [[Pick]] {
        guard let value, !value.isNull else { return [] }
        guard case .array(let elements) = value.content else { return [[try pick(value)]] }
        var picks: [[Pick]] = []
        for element in elements { picks.append(element.isNull ? [] : [try pick(element)]) }
        return configuration.columns.count == 1 ? [picks.flatMap { $0 }] : picks
    }

    /// An id, or an object with the id and the title it had.
    private static func pick(_ value: SourceValue) throws(SourceError) -> Pick {
        if case .dictionary = value.content {
            var object = try ObjectReader(value, "an id")
            let id = try object.require("id").text()
            let title = try object.text("title")
            try object.refuseOthers()
            return Pick(id: OptionID(id), title: title ?? id)
        }
        let id = try value.text("an id")
        return Pick(id: OptionID(id), title: id)
    }
}

/// The words for match modes in files and on the command line.
package enum MatchWord: String, CaseIterable {
    case contains, prefix, fuzzy

    package var mode: MatchMode {
        switch self {
        case .contains: return .contains
        case .prefix: return .prefix
        case .fuzzy: return .fuzzy
        }
    }
}
