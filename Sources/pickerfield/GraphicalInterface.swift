import PickerCore

#if GTK
    import Glibc
    import PickerGTK
    import PickerTerminal
#endif

/// Windows, where the package was built with them.
enum GraphicalInterface {
    #if GTK
        /// Whether this build has any.
        static let isBuiltIn = true

        /// Whether there is a display to show them on.
        static var hasDisplay: Bool { MainActor.assumeIsolated { start() } }

        @MainActor
        private static func start() -> Bool {
            if gtk_is_initialized() == 0 {
                // GTK would do the same, and warn of locales that are not installed; the texts here need none.
                gtk_disable_setlocale()
                setlocale(LC_ALL, "")
            }
            return Toolkit.start()
        }

        /// Lets a person fill a form, or its only field.
        ///
        /// - Parameters:
        ///   - isForm: Whether it goes on until the form is submitted; else it ends with the only field's popup.
        ///   - rowLimit: The most rows of a popup; nil for each field's own number.
        ///   - stream: Options that come while the person picks.
        ///   - onEvent: Called with each event that is sent, for recording.
        ///   - onLoss: Called when the display has gone away; the process can only end then.
        static func fill(
            _ form: FormState, isForm: Bool, rowLimit: Int?, _ stream: OptionStream?,
            onEvent: ((FormEvent) -> Void)?, onLoss: @escaping (FilledForm) -> Never
        ) throws -> FilledForm {
            // The command runs on the main thread alone, whatever the compiler can tell.
            nonisolated(unsafe) let onEvent = onEvent
            nonisolated(unsafe) let onLoss = onLoss
            nonisolated(unsafe) let stream = stream
            return try MainActor.assumeIsolated {
                guard start() else {
                    throw UsageError("there is no display to open a window on; use --ui terminal")
                }
                let field = form.fields[0].snapshot
                let title = isForm ? "pickerfield" : field.label.isEmpty ? field.placeholder : field.label
                let picker = WindowPicker(form, isForm: isForm, title: title, rowLimit: rowLimit)
                picker.onEvent = onEvent
                picker.onDisplayLost = { onLoss(FilledForm(ending: .cancelled, form: $0)) }
                let (outcome, form) = picker.run(feed: stream?.feed)
                var filled = FilledForm(ending: ending(outcome), form: form)
                if case .terminated(let number) = outcome { filled.signal = TerminalSignal(number: number) }
                return filled
            }
        }

        private static func ending(_ outcome: WindowPicker.Outcome) -> Ending {
            switch outcome {
            case .done: .picked
            case .cleared: .cleared
            case .nothing: .nothing
            case .cancelled, .terminated: .cancelled
            }
        }
    #else
        static let isBuiltIn = false
        static let hasDisplay = false

        static func fill(
            _ form: FormState, isForm: Bool, rowLimit: Int?, _ stream: OptionStream?,
            onEvent: ((FormEvent) -> Void)?, onLoss: @escaping (FilledForm) -> Never
        ) throws -> FilledForm {
            throw UsageError("this build has no GTK interface; build it with --traits GTK")
        }
    #endif
}
