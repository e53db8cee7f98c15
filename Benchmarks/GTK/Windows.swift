#if GTK
    import PickerGTK

    @MainActor
    enum Windows {
        /// In milliseconds: until a window has been placed and drawn.
        private static let settling = 400.0

        static func show(_ widget: WidgetPointer) -> WidgetPointer {
            let window = gtk_window_new()!
            let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_default_size(asWindow, 400, 300)
            gtk_window_set_child(asWindow, widget)
            gtk_window_present(asWindow)
            Measuring.rest(milliseconds: settling)
            return window
        }

        static func close(_ window: WidgetPointer) {
            gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            Measuring.rest(milliseconds: settling)
        }
    }
#endif
