#if GTK
    import CPickerGTK

    /// Delivers what a screen reader is to say.
    @MainActor
    enum Announcer {
        /// Also told of every announcement, for programs and tests that listen.
        static var onSay: ((String) -> Void)?

        static func say(_ text: String, from widget: WidgetPointer) {
            onSay?(text)
        }
    }
#endif
