/// What a front end has to do after an event. The core never does it itself.
public enum Effect: Equatable, Sendable {
    /// The selection changed; sent once for each real change (R9).
    case change(Change)
    /// Say this, where a screen reader listens (R22).
    case announce(String)
    /// Write this into the platform's text field. Not sent for text that it shows already, so the caret
    /// stays where it is (R11).
    case showText(String)
    /// The edited text of a combo box, for programs that fetch their suggestions.
    case queryChange(String)
    /// Fetch a column's options and answer with `optionsLoaded` or `optionsFailed` (R13).
    case load(LoadRequest)
    /// A value was not taken (R12, `MissingPolicy.refuse`).
    case refuse(Refusal)
    /// Focus belongs to the next or previous field, where there is one (R19).
    case moveFocus(FocusDirection)
    /// The key means nothing to the field as it stands: pass it on to the container or the platform's own
    /// text editing.
    case passKey(Key, KeyModifiers)
    /// The popup has gone, and why: a program that asks for one value ends with it.
    case dismiss(DismissReason)
    /// A row came to the middle of a wheel that a person turns: a tick, where the platform has haptics.
    case tick(column: Int)
}

public enum FocusDirection: Equatable, Sendable {
    case next, previous
}

/// A wish for the options of a column.
public struct LoadRequest: Equatable, Sendable {
    /// Answers to any other number are dropped.
    public let request: Int
    public let column: Int
    /// What is picked in the column before; `nil` for a first column.
    public let parent: OptionID?

    public init(request: Int, column: Int, parent: OptionID?) {
        self.request = request
        self.column = column
        self.parent = parent
    }
}

/// Why a value was not taken (R12).
public enum Refusal: Error, Equatable, Sendable {
    case missing(OptionID, column: Int)
    case disabled(OptionID, reason: String?, column: Int)
}
