import PickerCore

/// Makes an option list of the elements of an array.
package struct OptionListMaker {
    private let mapping: MemberMapping
    private var places: OptionMembers
    private let progress: ReadingProgress?

    /// - Throws: where an element is neither a string nor an object, or has not what an option needs; where two
    ///   ids are equal (R1); where no object has a member that `mapping` names.
    package static func list(
        of elements: [SourceValue], mapping: MemberMapping, progress: ReadingProgress? = nil
    ) throws(SourceError) -> OptionList {
        var maker = OptionListMaker(mapping: mapping, progress: progress)
        let list = try maker.list(of: elements, isFirstColumn: true)
        if !elements.isEmpty { try maker.checkMapping(of: elements) }
        return list
    }

    private init(mapping: MemberMapping, progress: ReadingProgress?) {
        self.mapping = mapping
        places = OptionMembers(mapping)
        self.progress = progress
    }

    private mutating func list(
        of elements: [SourceValue], isFirstColumn: Bool = false
    ) throws(SourceError) -> OptionList {
        var builder = OptionListBuilder.reading()
        builder.reserveCapacity(options: elements.count, titleBytes: 0)
        for element in elements {
            switch element.content {
            case .string, .number, .bool:
                let title = try element.text()
                if isNone(title, in: builder) { builder.noneTitle = "" } else { builder.append(title: title) }
            case .dictionary(let members):
                try append(element, members, to: &builder, elements: elements)
            default:
                throw element.unexpected("a string or an object")
            }
            if isFirstColumn { progress?.note(optionCount: builder.count) }
        }
        return builder.finish()
    }

    /// Whether an option is the none row: an empty title before all others (R2).
    private func isNone(_ title: String, in builder: OptionListBuilder) -> Bool {
        title.isEmpty && builder.count == 0 && builder.noneTitle == nil
    }

    private mutating func append(
        _ object: SourceValue, _ members: [SourceMember], to builder: inout OptionListBuilder,
        elements: [SourceValue]
    ) throws(SourceError) {
        places.look(at: members)
        guard let title = try text(.title, of: members) else { throw missing(.title, in: object) }
        if isNone(title, in: builder) {
            builder.noneTitle = ""
            return
        }
        var option = PickerOption(id: OptionID(title), title: title)
        option.subtitle = try filledText(.subtitle, of: members)
        option.section = try filledText(.section, of: members)
        option.icon = try filledText(.icon, of: members)
        option.keywords = try keywords(of: members)
        option.availability = try availability(of: members)
        // Before the children, which are looked at in the same way.
        let id = try text(.id, of: members)
        if let children = member(.children, of: members) {
            option.children = try list(of: children.array("an array of options"))
        }
        guard let id else {
            if mapping.id != nil { throw missing(.id, in: object) }
            builder.append(titled: option)
            return
        }
        if id.isEmpty, let member = object[mapping.name(of: .id)] {
            throw SourceError(.unexpectedValue, "expected an id, found an empty string", at: member.place)
        }
        option.id = OptionID(id)
        do {
            try builder.append(option)
        } catch {
            let first = elements[error.first + (builder.noneTitle == nil ? 0 : 1)]
            throw OptionText.repeated(error.id, first: idPlace(of: first), second: idPlace(of: object))
        }
    }

    // MARK: - Members

    /// The member for a role; `nil` where there is none, or null.
    private func member(_ role: MemberMapping.Role, of members: [SourceMember]) -> SourceValue? {
        guard let position = places[role] else { return nil }
        let value = members[position].value
        return value.isNull ? nil : value
    }

    private func text(_ role: MemberMapping.Role, of members: [SourceMember]) throws(SourceError) -> String? {
        guard let position = places[role] else { return nil }
        if case .string(let text) = members[position].value.content { return text }
        return try member(role, of: members)?.text("a string for the \(role.rawValue)")
    }

    private func filledText(
        _ role: MemberMapping.Role, of members: [SourceMember]
    ) throws(SourceError) -> String? {
        guard let text = try text(role, of: members), !text.isEmpty else { return nil }
        return text
    }

    private func keywords(of members: [SourceMember]) throws(SourceError) -> [String] {
        guard let value = member(.keywords, of: members) else { return [] }
        guard case .array(let elements) = value.content else {
            return OptionText.keywords(try value.text("an array of keywords"))
        }
        var keywords: [String] = []
        for element in elements {
            let keyword = try element.text("a keyword")
            if !keyword.isEmpty { keywords.append(keyword) }
        }
        return keywords
    }

    private func availability(of members: [SourceMember]) throws(SourceError) -> Availability {
        guard let value = member(.disabled, of: members) else { return .enabled }
        switch value.content {
        case .bool, .string: return OptionText.availability(try value.text())
        default: throw value.unexpected("true, false or a reason")
        }
    }

    private func idPlace(of element: SourceValue) -> SourcePlace {
        element[mapping.name(of: .id)]?.place ?? element.place
    }

    // MARK: - What is not there

    private func missing(_ role: MemberMapping.Role, in object: SourceValue) -> SourceError {
        let wanted = mapping.name(of: role)
        if let value = object[wanted] { return value.unexpected("a string for the \(role.rawValue)") }
        var own: [String] = []
        if case .dictionary(let members) = object.content { own = members.map(\.name) }
        let message =
            own.isEmpty
            ? "expected a member \(Quoting.quote(wanted)), found an empty object"
            : "expected a member \(Quoting.quote(wanted)), found \(NearestNames.list(own, near: wanted))"
                + " (choose one with --\(role.rawValue))"
        return SourceError(.unknownMember, message, at: object.place)
    }

    private func checkMapping(of elements: [SourceValue]) throws(SourceError) {
        for role in MemberMapping.Role.allCases {
            guard let wanted = mapping[role], !places.wasFound(role) else { continue }
            let names = Self.names(in: elements)
            let exist =
                names.isEmpty
                ? "the options are plain strings"
                : "the members are \(NearestNames.list(names, near: wanted))"
            let message = "no option has a member \(Quoting.quote(wanted)) for the \(role.rawValue); \(exist)"
            throw SourceError(.unknownMember, message, at: elements[0].place)
        }
    }

    /// The names of all members, in the order in which they first stand.
    private static func names(in elements: [SourceValue]) -> [String] {
        var names: [String] = []
        var known: Set<ExactText> = []
        for case .dictionary(let members) in elements.lazy.map(\.content) {
            for member in members where known.insert(ExactText(member.name)).inserted {
                names.append(member.name)
            }
        }
        return names
    }
}
