import PickerCore

/// Windows, where the package was built with them.
enum GraphicalInterface {
    /// Whether this build has any.
    static let isBuiltIn = false

    /// Whether there is a display to show them on.
    static let hasDisplay = false

    /// Lets a person fill a form, or its only field.
    ///
    /// - Parameters:
    ///   - isForm: Whether it goes on until the form is submitted; else it ends with the only field's popup.
    ///   - rowLimit: The most rows of a popup; nil for each field's own number.
    ///   - onEvent: Called with each event that is sent, for recording.
    static func fill(
        _ form: FormState, isForm: Bool, rowLimit: Int?, onEvent: ((FormEvent) -> Void)?
    ) throws(UsageError) -> (Ending, FormState) {
        throw UsageError("this build has no GTK interface; use --ui terminal")
    }
}
