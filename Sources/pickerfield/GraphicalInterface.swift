import PickerCore

#if GTK
    import PickerGTK
#endif

/// Windows, where the package was built with them.
enum GraphicalInterface {
    #if GTK
        /// Whether this build has any.
        static let isBuiltIn = true

        /// Whether there is a display to show them on.
        static var hasDisplay: Bool { MainActor.assumeIsolated { Toolkit.start() } }

        /// Lets a person fill a form, or its only field.
        ///
        /// - Parameters:
        ///   - isForm: Whether it goes on until the form is submitted; else it ends with the only field's popup.
        ///   - rowLimit: The most rows of a popup; nil for each field's own number.
        ///   - stream: Options that come while the person picks.
        ///   - onEvent: Called with each event that is sent, for recording.
        static func fill(
            _ form: FormState, isForm: Bool, rowLimit: Int?, _ stream: OptionStream?,
            onEvent: ((FormEvent) -> Void)?
        ) throws -> (Ending, FormState) {
            // The command runs on the main thread alone, whatever the compiler can tell.
            nonisolated(unsafe) let onEvent = onEvent
            nonisolated(unsafe) let stream = stream
            return try MainActor.assumeIsolated {
                guard Toolkit.start() else {
                    throw UsageError("there is no display to open a window on; use --ui terminal")
                }
                let field = form.fields[0].snapshot
                let title = isForm ? "pickerfield" : field.label.isEmpty ? field.placeholder : field.label
                let picker = WindowPicker(form, isForm: isForm, title: title, rowLimit: rowLimit)
                picker.onEvent = onEvent
                let (outcome, form) = picker.run(feed: stream?.feed)
                switch outcome {
                case .done: return (.picked, form)
                case .cleared: return (.cleared, form)
                case .nothing: return (.nothing, form)
                case .cancelled: return (.cancelled, form)
                }
            }
        }
    #else
        static let isBuiltIn = false
        static let hasDisplay = false

        static func fill(
            _ form: FormState, isForm: Bool, rowLimit: Int?, _ stream: OptionStream?,
            onEvent: ((FormEvent) -> Void)?
        ) throws -> (Ending, FormState) {
            throw UsageError("this build has no GTK interface; build it with --traits GTK")
        }
    #endif
}
