/// Why a selection changed (R9).
public enum ChangeReason: String, CaseIterable, Sendable {
    /// The person picked an option.
    case pick
    /// The person emptied the field.
    case clear
    /// The person entered text of their own.
    case custom
    /// The program set the selection.
    case script
    /// Cancel brought back what stood when the field opened.
    case restore
    /// The options were replaced, and the selection is not among them any more.
    case optionsChanged
    case undo
    case redo
}

/// A real change of the committed selection, reported once (R9).
///
/// With several columns one change covers the whole row (R16).
public struct Change: Equatable, Sendable {
    public let reason: ChangeReason
    public let from: Selection
    public let to: Selection

    public init(reason: ChangeReason, from: Selection, to: Selection) {
        self.reason = reason
        self.from = from
        self.to = to
    }
}
