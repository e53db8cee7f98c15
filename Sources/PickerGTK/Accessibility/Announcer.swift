#if GTK
    import CPickerGTK

    /// Delivers what a screen reader is to say.
    ///
    /// `gtk_accessible_announce` came with GTK 4.14; until then an announcement is a change of the description of
    /// what has the focus, which screen readers read. It waits until the focus has moved where the same event
    /// sends it, for of anything else nobody hears.
    @MainActor
    enum Announcer {
        /// Also told of every announcement, for programs and tests that listen.
        static var onSay: ((String) -> Void)?

        private static var waiting: [(text: String, source: ObjectReference)] = []

        static func say(_ text: String, from source: WidgetPointer) {
            onSay?(text)
            waiting.append((text, ObjectReference(source.raw)))
            if waiting.count == 1 { Later.whenIdle(deliver) }
        }

        private static func deliver() {
            let announcements = waiting
            waiting = []
            var said: [(listener: WidgetPointer, text: String)] = []
            for (text, source) in announcements {
                guard let listener = listener(in: source.widget) else { continue }
                let text = named(text, source.widget, heardBy: listener)
                if let last = said.last, last.listener == listener {
                    said[said.count - 1].text += ", " + text
                } else {
                    said.append((listener, text))
                }
            }
            for (listener, text) in said { Accessible.announce(text, by: listener) }
        }

        private static func listener(in source: WidgetPointer) -> WidgetPointer? {
            guard let window = gtk_widget_get_root(source), let focus = gtk_root_get_focus(window) else {
                return nil
            }
            // What has the focus inside an entry is not what assistive technology sees as focused.
            return gtk_widget_get_ancestor(focus, gtk_entry_get_type()) ?? focus
        }

        /// What concerns a field that was left begins with its label.
        private static func named(
            _ text: String, _ source: WidgetPointer, heardBy listener: WidgetPointer
        ) -> String {
            guard let field = Attachment.value(FieldController.self, of: source.raw, as: FieldController.key),
                !field.field.isFocused, !field.field.isOpen, !field.field.configuration.label.isEmpty,
                !gtk_widget_is_ancestor(listener, source).isTrue
            else { return text }
            return "\(field.field.configuration.label): \(text)"
        }
    }
#endif
