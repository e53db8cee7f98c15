/// Everything that can happen to a field, named part-then-verb.
///
/// A front end translates what its platform reports into these and sends them; it decides nothing itself.
/// Events that name a column ignore one the field does not have.
public enum FieldEvent: Sendable {
    // Focus (R19, R20).
    case fieldFocus(byAssistiveTechnology: Bool)
    case fieldBlur

    // The trigger, the popup and its toolbar.
    case triggerPress
    case popupOpen
    case toolbarDone
    case toolbarCancel
    case toolbarPrevious
    case toolbarNext
    case outsidePress
    case fieldClear
    case retryPress

    // Keys and text. `textType` is what a person types where they stand; `queryEdit` is a text field's
    // whole text after an edit the platform made.
    case keyPress(Key, KeyModifiers)
    case textType(String)
    case queryEdit(String)
    case compositionChange(isActive: Bool)

    // The pointer. No id means the none row.
    case optionPoint(OptionID?, column: Int)
    case optionPress(OptionID?, column: Int)

    /// An adjustable control goes on by so many options, or back; commits without opening (R22).
    case valueStep(by: Int)

    // Several values (R17).
    case checkAll
    case checkNone
    case checkInvert
    /// A press on a checked value that no row stands for, ``ColumnSnapshot/unlisted``.
    case unlistedPress(OptionID)

    // The wheel, in rows and rows per second, positive towards the end of the list (R15).
    case wheelDrag(by: Double, column: Int)
    case wheelRelease(velocity: Double, column: Int)
    case wheelSettle(column: Int)
    /// A notch of a mouse's wheel turns the column by so many pickable rows.
    case wheelStep(by: Int, column: Int)

    // Time, in seconds from any beginning; never goes back.
    case clockAdvance(to: Double)

    // The program.
    case optionsReplace(OptionList, column: Int)
    case optionsLoading(request: Int, column: Int)
    /// Options that answer a request. Those of an incomplete answer can be picked while more are coming.
    case optionsLoaded(request: Int, OptionList, isComplete: Bool, column: Int)
    case optionsFailed(request: Int, message: String, column: Int)
    case selectionSet([[OptionID]])
    /// Saved values, with the titles they had: they wait under these until their options have come (R12).
    case selectionRestore([[Pick]])
    case commitUndo
    case commitRedo
    /// What is fixed about the field is another now; see `FieldState+Configuration`.
    case configurationReplace(FieldConfiguration)
    case enablingSet(Bool)
    case readOnlySet(Bool)
    case requiredSet(Bool)
    case hidingSet(Bool)
    /// The field is left for good or its form submitted: what is wrong with it shows (R20).
    case fieldValidate
}
