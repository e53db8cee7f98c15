import PickerCore

/// Fields for tests, in a line each.
enum TestField {
    static func make(
        _ style: FieldStyle = .menu, _ titles: [String] = ["Austria", "Belgium", "Chile"],
        selected: [String] = [], _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        make(style, options: [OptionList(titles: titles)], selected: [selected], configure)
    }

    static func make(
        _ style: FieldStyle = .menu, options: [OptionList], selected: [[String]] = [],
        loading: LoadState = .ready,
        _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        var configuration = FieldConfiguration(name: "country", label: "Country", style: style)
        configure(&configuration)
        return FieldState(
            configuration, options: options,
            selected: selected.map { ids in ids.map { Pick(id: OptionID($0), title: $0) } },
            loading: loading)
    }

    /// Options whose titles are their ids; those after a minus are disabled.
    static func list(_ titles: String...) -> OptionList {
        var builder = OptionListBuilder()
        for title in titles {
            let isDisabled = title.hasPrefix("-")
            let text = isDisabled ? String(title.dropFirst()) : title
            builder.append(
                titled: PickerOption(
                    id: OptionID(text), title: text,
                    availability: isDisabled ? .disabled(reason: "sold out") : .enabled))
        }
        return builder.finish()
    }
}

extension FieldState {
    /// Sends events one after the other.
    @discardableResult
    mutating func send(_ events: FieldEvent...) -> [Effect] { events.flatMap { reduce($0) } }

    /// Presses keys without modifiers.
    @discardableResult
    mutating func press(_ keys: Key...) -> [Effect] { keys.flatMap { reduce(.keyPress($0, [])) } }

    /// The ids of the committed selection, column after column.
    var picked: [String] { selection.ids.map(\.text) }

    /// The id that is highlighted in a column.
    func highlighted(_ column: Int = 0) -> String? { columns[column].highlight?.id?.text }

    /// The ids that Done would commit; `nil` for nothing to commit.
    func drafted(_ column: Int = 0) -> [String]? { columns[column].draft?.map(\.id.text) }

    /// The ids that show, in shown order.
    func shown(_ column: Int = 0) -> [String] {
        columns[column].visible.indices.map { columns[column].visible.id(at: $0).text }
    }
}

extension [Effect] {
    var changes: [Change] { compactMap { if case .change(let change) = $0 { change } else { nil } } }
    var reasons: [ChangeReason] { changes.map(\.reason) }
    var announcements: [String] { compactMap { if case .announce(let text) = $0 { text } else { nil } } }
    var shownTexts: [String] { compactMap { if case .showText(let text) = $0 { text } else { nil } } }
    var loads: [LoadRequest] { compactMap { if case .load(let request) = $0 { request } else { nil } } }
    var refusals: [Refusal] { compactMap { if case .refuse(let refusal) = $0 { refusal } else { nil } } }
    var dismissals: [DismissReason] {
        compactMap { if case .dismiss(let reason) = $0 { reason } else { nil } }
    }
    var passedKeys: [Key] { compactMap { if case .passKey(let key, _) = $0 { key } else { nil } } }
    var focusMoves: [FocusDirection] {
        compactMap { if case .moveFocus(let direction) = $0 { direction } else { nil } }
    }
}
