import PickerCore
import PickerHeadless
import Testing

/// What a person does with a field and is to see, with the number it has in its table.
struct UserCase: CustomTestStringConvertible, Sendable {
    let id: String
    let story: String
    let body: @Sendable () throws -> Void

    init(_ id: String, _ story: String, _ body: @escaping @Sendable () throws -> Void) {
        self.id = id
        self.story = story
        self.body = body
    }

    var testDescription: String { "\(id): \(story)" }

    /// A tester at a field of these titles; those after a minus are disabled.
    static func tester(
        _ style: FieldStyle, _ titles: String, selected: String? = nil,
        _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> PickerTester {
        var configuration = FieldConfiguration(name: "field", label: "Fruit", style: style)
        configure(&configuration)
        let picks = selected.map { [Pick(id: OptionID($0), title: $0)] } ?? []
        return PickerTester(FieldState(configuration, options: [list(titles)], selected: [picks]))
    }

    static func tester(
        _ titles: String, selected: String? = nil, _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> PickerTester { tester(.menu, titles, selected: selected, configure) }

    static func list(_ titles: String) -> OptionList {
        var builder = OptionListBuilder()
        for word in titles.split(separator: " ") {
            let isDisabled = word.hasPrefix("-")
            builder.append(
                titled: PickerOption(
                    id: "", title: isDisabled ? String(word.dropFirst()) : String(word),
                    availability: isDisabled ? .disabled(reason: "not now") : .enabled))
        }
        return builder.finish()
    }
}
