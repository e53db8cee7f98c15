#if GTK
    import CPickerGTK

    /// GTK as a whole: whether there is a display, and the program's clock.
    public enum Toolkit {
        nonisolated(unsafe) private(set) static var hasLoop = false

        /// Initialises GTK; false where there is no display to draw on. Call it before anything else, on the
        /// main thread. Calling it again does nothing.
        ///
        /// - Parameter bridgesMainQueue: whether `async` code of the main actor is run by GLib's main loop
        ///   (`MainLoopBridge`). An app with a bridge of its own declines.
        @MainActor
        public static func start(bridgesMainQueue: Bool = true) -> Bool {
            guard gtk_init_check().isTrue else { return false }
            hasLoop = true
            if bridgesMainQueue { MainLoopBridge.install() }
            Stylesheet.install()
            return true
        }

        /// Seconds from a beginning that stays the same while the program runs.
        static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

        /// Whether the person asked the desktop for less motion (R15).
        @MainActor
        public static var reducesMotion: Bool {
            guard let settings = gtk_settings_get_default() else { return false }
            var value = GValue()
            g_value_init(&value, GType(20))
            g_object_get_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
                "gtk-enable-animations", &value)
            defer { g_value_unset(&value) }
            return !g_value_get_boolean(&value).isTrue
        }
    }
#endif
