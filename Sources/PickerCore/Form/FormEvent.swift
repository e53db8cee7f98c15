/// Everything that can happen to a form.
public enum FormEvent: Sendable {
    /// Something happens to one field, by its place in the form's order. A field that is not there is
    /// ignored.
    case field(Int, FieldEvent)
    /// A key or any other event for whichever field has the focus.
    case focused(FieldEvent)
    case focusNext
    case focusPrevious
    case formSubmit
    /// Time, for all fields.
    case clockAdvance(to: Double)
}

/// What a front end has to do after an event of a form.
public enum FormEffect: Equatable, Sendable {
    /// What one field wants done. Moves of focus are not among it: the form makes them itself.
    case field(Int, Effect)
    /// Say this about the form as a whole.
    case announce(String)
    /// The platform's focus belongs to this field now, or to none.
    case focus(Int?)
    /// There is no field in this direction; next on the last field is Done (R19).
    case endReached(FocusDirection)
    /// Every field is as it has to be; the values are the fields' selections.
    case submitted
}
