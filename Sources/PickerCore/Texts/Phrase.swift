/// Everything that the library itself shows or speaks, apart from what the app gave it (R23).
public enum Phrase: Equatable, Sendable {
    // Buttons.
    case done, cancel, previous, next, clear, retry, search
    case selectAll, selectNone, invertSelection

    // Texts of a field and its list.
    /// The none row's text, where its title is empty (R2).
    case none
    /// The placeholder, where the app gave none.
    case placeholder
    case loading
    /// How many options have come so far.
    case loadingCount(Int)
    /// Why the options could not be loaded; an empty message is left out (R13).
    case loadingFailed(message: String)
    case emptyList, noMatch
    /// There are options and none of them is enabled (R7).
    case nothingPickable

    // Messages (R12, R17, R18, R20).
    case requiredMessage
    case minimumMessage(Int)
    case maximumMessage(Int)
    case missingOption(title: String)
    case refusedDisabled(title: String, reason: String?)

    // What a screen reader says (R22).
    case optionsAvailable(Int)
    /// A position, counted from 1.
    case positionOf(Int, size: Int)
    case selectedState, notSelectedState
    /// How many options are selected.
    case checkedCount(Int)
    case disabledState
    case disabledBecause(reason: String)
    case expanded, collapsed, readOnly, required, invalid
    case picked(title: String)
    case cleared
    /// The commit was undone, and this is selected now; `nil` for nothing.
    case undone(title: String?)
    case redone(title: String?)
    case customTextUsed(text: String)
    /// A column, counted from 1.
    case columnOf(Int, size: Int)
    case submitted
    /// How many fields keep the form from being submitted.
    case formIncomplete(Int)
    case roleWheel, roleMenu, roleCombo

    // What a key does, as short as it may stand beside the key's name.
    case hintMove, hintPick, hintCancel, hintToggle, hintColumns, hintNextField, hintType, hintUndo

    // The numbered menu on a terminal that can do no more.
    case numberPrompt(upTo: Int)
    case invalidNumber(text: String, upTo: Int)
}
