import OptionSearch
import PickerCore
import PickerFiles

/// Writes the fields of a tape as `TapeFieldReader` reads them.
enum TapeWriter {
    static func field(_ field: TapeField) -> SourceValue {
        let fixed = field.configuration
        var members: [(String, SourceValue)] = [
            ("name", .string(fixed.name)), ("label", .string(fixed.label)),
            ("style", .string(fixed.style.rawValue)),
            ("commit", .string(fixed.commit.rawValue)), ("onOpen", .string(fixed.onOpen.rawValue)),
            ("onMissing", .string(fixed.onMissing.rawValue)), ("match", .string(word(fixed.match))),
            ("required", .bool(fixed.isRequired)), ("enabled", .bool(fixed.isEnabled)),
            ("readOnly", .bool(fixed.isReadOnly)), ("hidden", .bool(fixed.isHidden)),
            ("openOnFocus", .bool(fixed.opensOnFocus)), ("custom", .bool(fixed.allowsCustomText)),
            ("multiple", .bool(fixed.isMultiple)), ("min", .number(fixed.minimum)),
            ("lang", .string(fixed.language)), ("separator", .string(fixed.columnSeparator)),
            ("reducedMotion", .bool(fixed.reducesMotion)),
        ]
        if let placeholder = fixed.placeholder { members.append(("placeholder", .string(placeholder))) }
        if let outside = fixed.outside { members.append(("outside", .string(outside.rawValue))) }
        if let maximum = fixed.maximum { members.append(("max", .number(maximum))) }
        if let rows = fixed.visibleRows { members.append(("rows", .number(rows))) }
        if case .loading(let request) = field.loading { members.append(("loading", .number(request))) }
        let columns = fixed.columns.enumerated().map { place, column in
            var members: [(String, SourceValue)] = [
                ("label", .string(column.label)), ("source", .string(column.source.rawValue)),
            ]
            if let none = column.noneTitle { members.append(("none", .string(none))) }
            if column.source == .given, place < field.options.count {
                members.append(("options", options(field.options[place])))
            }
            return SourceValue.object(members)
        }
        members.append(("columns", .array(columns)))
        let selected = field.selected.map { picks in
            picks.map { SourceValue.object([("id", .string($0.id.text)), ("title", .string($0.title))]) }
        }
        let flat = fixed.columns.count == 1 ? selected.flatMap { $0 } : selected.map { $0.first ?? .null }
        members.append(("selected", .array(flat)))
        return .object(members)
    }

    private static func word(_ mode: MatchMode) -> String {
        switch mode {
        case .contains: return MatchWord.contains.rawValue
        case .prefix: return MatchWord.prefix.rawValue
        case .fuzzy: return MatchWord.fuzzy.rawValue
        }
    }

    static func options(_ list: OptionList) -> SourceValue {
        var elements: [SourceValue] = list.noneTitle == nil ? [] : [.string("")]
        for option in list {
            var members: [(String, SourceValue)] = [
                ("id", .string(option.id.text)), ("title", .string(option.title)),
            ]
            if let subtitle = option.subtitle { members.append(("subtitle", .string(subtitle))) }
            if !option.keywords.isEmpty {
                members.append(("keywords", .array(option.keywords.map { .string($0) })))
            }
            if let section = option.section { members.append(("section", .string(section))) }
            if let icon = option.icon { members.append(("icon", .string(icon))) }
            switch option.availability {
            case .enabled: break
            case .disabled(nil): members.append(("disabled", .bool(true)))
            case .disabled(let reason?): members.append(("disabled", .string(reason)))
            }
            if let children = option.children { members.append(("children", options(children))) }
            elements.append(.object(members))
        }
        return .array(elements)
    }
}
