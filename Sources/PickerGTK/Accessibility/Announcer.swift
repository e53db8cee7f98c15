#if GTK
    import CPickerGTK

    /// Delivers what a screen reader is to say.
    @MainActor
    enum Announcer {
        /// Also told of every announcement, for programs and tests that listen.
        static var onSay: ((String) -> Void)?

        static func say(_ text: String, from widget: WidgetPointer) {
            onSay?(text)
            guard let window = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(window) else {
                return
            }
            // What has the focus inside an entry is not what assistive technology sees as focused.
            let listener = gtk_widget_get_ancestor(focus, gtk_entry_get_type()) ?? focus
            Accessible.set(listener, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
        }
    }
#endif
