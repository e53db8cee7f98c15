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

        private struct Announcement {
            let text: String
            let source: ObjectReference
            /// What had the focus when it was made; only for telling whether it still has.
            let focus: WidgetPointer?
        }

        private static var waiting: [Announcement] = []
        /// In milliseconds: until a screen reader has read what the focus came to, description included.
        private static let reading: UInt32 = 150

        static func say(_ text: String, from source: WidgetPointer) {
            onSay?(text)
            read(text, from: source)
        }

        /// Says what a screen reader would read by itself if GTK let it: a highlight that moves while the focus stays.
        static func read(_ text: String, from source: WidgetPointer) {
            waiting.append(
                Announcement(text: text, source: ObjectReference(source.raw), focus: focus(in: source)))
            if waiting.count == 1 { Later.whenIdle(deliverWhenRead) }
        }

        private static func deliverWhenRead() {
            if waiting.allSatisfy({ $0.focus == focus(in: $0.source.widget) }) {
                deliver()
            } else {
                Later.after(milliseconds: reading, deliver)
            }
        }

        private static func deliver() {
            let announcements = waiting
            waiting = []
            var said: [(listener: WidgetPointer, text: String)] = []
            for announcement in announcements {
                let source = announcement.source.widget
                guard let listener = listener(in: source) else { continue }
                let text = named(announcement.text, source, heardBy: listener)
                if let last = said.last, last.listener == listener {
                    said[said.count - 1].text += ", " + text
                } else {
                    said.append((listener, text))
                }
            }
            for (listener, text) in said { Accessible.announce(text, by: listener) }
        }

        private static func focus(in source: WidgetPointer) -> WidgetPointer? {
            gtk_widget_get_root(source).flatMap { gtk_root_get_focus($0) }
        }

        private static func listener(in source: WidgetPointer) -> WidgetPointer? {
            guard let focus = focus(in: source) else { return nil }
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
