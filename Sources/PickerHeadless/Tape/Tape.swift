import PickerCore

/// A recorded session: the fields as they started, and what happened to them, with what was to come of it.
///
/// Tapes are how behaviour is tested on every front end, and what a user attaches to a report.
public struct Tape: Sendable {
    /// What the tape shows, in a sentence for people; `nil` for no word about it.
    public var description: String?
    public var fields: [TapeField]
    /// Whether the tape was written as a form, `fields` in the plural.
    public var isForm: Bool
    public var steps: [TapeStep]

    public init(fields: [TapeField], isForm: Bool, steps: [TapeStep] = []) {
        self.fields = fields
        self.isForm = isForm
        self.steps = steps
    }

    /// The state that the tape starts from.
    public var form: FormState {
        FormState(
            fields.map {
                FieldState($0.configuration, options: $0.options, selected: $0.selected, loading: $0.loading)
            })
    }
}

/// A field as it was when a tape began.
public struct TapeField: Sendable {
    public var configuration: FieldConfiguration
    /// One list a column; those of dependent columns are empty.
    public var options: [OptionList]
    public var selected: [[Pick]]
    public var loading: LoadState

    public init(
        _ configuration: FieldConfiguration, options: [OptionList], selected: [[Pick]] = [],
        loading: LoadState = .ready
    ) {
        self.configuration = configuration
        self.options = options
        self.selected = selected
        self.loading = loading
    }
}

public struct TapeStep: Sendable {
    public enum Action: Sendable {
        case field(FieldEvent)
        /// The toolbar's Next or Previous, or Tab, which a form without focus takes for itself.
        case move(FocusDirection)
        case submit
        case wait(seconds: Double)
        case expect(Expectation)
    }

    public var action: Action
    /// The field it happens to; `nil` for the one that has the focus.
    public var field: Int?
    /// The line of the tape's file; `nil` for a step that was not read from one.
    public var line: Int?

    public init(_ action: Action, field: Int? = nil, line: Int? = nil) {
        self.action = action
        self.field = field
        self.line = line
    }
}
