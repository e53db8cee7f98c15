/// How an opened field ended (R3, R6, R7).
///
/// Sent once for every time a popup goes away, after the change that it may have brought about.
public enum DismissReason: String, CaseIterable, Sendable {
    /// A value was committed, be it the one that stood before.
    case commit
    /// None was committed, or the field emptied: nothing is picked now.
    case clear
    /// Done, but there was nothing to pick: no options, none enabled, no match. What stood at opening stands.
    case nothingToCommit
    /// Cancel, Escape, or left in a way that keeps nothing. What stood at opening stands.
    case revert
    /// The field was disabled, hidden or made read-only. What stood at opening stands.
    case unavailable
}
