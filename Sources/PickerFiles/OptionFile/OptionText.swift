import PickerCore

/// What texts mean for an option, in every format alike.
enum OptionText {
    /// Several keywords in one text are separated by commas or semicolons.
    static func keywords(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == ";" }
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            .filter { !$0.isEmpty }
    }

    /// `true` and `false` mean just that; any other text is the reason why an option is disabled.
    static func availability(_ text: String) -> Availability {
        switch text.lowercased() {
        case "", "false": .enabled
        case "true": .disabled(reason: nil)
        default: .disabled(reason: text)
        }
    }

    static func repeated(_ id: OptionID, first: SourcePlace, second: SourcePlace) -> SourceError {
        let message =
            "expected each id once, found \(Quoting.quote(id.text)) again (first at \(first.inWords))"
        return SourceError(.repeatedID, message, at: second)
    }
}
