#if GTK
    import PickerGTK

    extension UnsafeMutablePointer where Pointee == GtkWidget {
        /// The same object as one of a type whose layout is known.
        func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }
    }

    /// GLib's loop in small steps.
    @MainActor
    enum Loop {
        /// Deals with everything that waits.
        static func turn() { while g_main_context_iteration(nil, 0) != 0 {} }

        static func turn(until holds: () -> Bool) {
            turn()
            while !holds() { g_main_context_iteration(nil, 1) }
            turn()
        }

        static func turn(untilMapped widget: WidgetPointer) { turn { gtk_widget_get_mapped(widget) != 0 } }

        static func window(showing content: WidgetPointer) -> WidgetPointer {
            let window = gtk_window_new()!
            gtk_window_set_default_size(window.cast(), 360, 400)
            gtk_window_set_child(window.cast(), content)
            gtk_window_present(window.cast())
            turn(untilMapped: content)
            return window
        }
    }
#endif
