#if GTK
    import CPickerGTK

    /// GTK as a whole: whether there is a display, and the program's clock.
    public enum Toolkit {
        nonisolated(unsafe) private static var thread: OpaquePointer?

        /// Whether this is the thread that GTK was started on, the only one that may touch it.
        static var isOnThread: Bool { thread == nil || thread == OpaquePointer(g_thread_self()) }

        /// Initialises GTK; false where there is no display to draw on. Call it before anything else, on the
        /// main thread. Calling it again does nothing.
        ///
        /// - Parameter bridgesMainQueue: whether `async` code of the main actor is run by GLib's main loop
        ///   (`MainLoopBridge`). An app with a bridge of its own declines.
        @MainActor
        public static func start(bridgesMainQueue: Bool = true) -> Bool {
            guard gtk_init_check().isTrue else { return false }
            thread = OpaquePointer(g_thread_self())
            if bridgesMainQueue { MainLoopBridge.install() }
            Stylesheet.install()
            BuiltField.register()
            return true
        }

        /// Whether another process asked over D-Bus for what is being done, as assistive technology does (R19).
        ///
        /// GTK 4 gives the focus on such a message just as on a key. GIO hands messages over by a source of the main
        /// loop, and GLib tells which source runs.
        @MainActor
        static var isAnsweringMessage: Bool {
            guard let source = g_main_current_source(), let name = g_source_get_name(source) else {
                return false
            }
            return String(cString: name).hasSuffix("call_in_idle_cb")
        }

        /// Seconds from a beginning that stays the same while the program runs.
        static var now: Double { clock() }

        /// Another clock for tests, which do not wait.
        nonisolated(unsafe) static var clock: () -> Double = { Double(g_get_monotonic_time()) / 1e6 }

        /// Shows a window and runs GLib's main loop until it is closed.
        @MainActor
        public static func run(_ window: WidgetPointer) {
            let loop = g_main_loop_new(nil, 0)!
            Signals.connect(window.raw, "destroy") { _ in g_main_loop_quit(loop) }
            gtk_window_present(window.cast())
            g_main_loop_run(loop)
            g_main_loop_unref(loop)
        }

        /// Whether the person asked the desktop for less motion (R15).
        @MainActor
        public static var reducesMotion: Bool {
            setting("gtk-enable-animations", Fundamental.boolean) { !g_value_get_boolean(&$0).isTrue }
                ?? false
        }

        /// Whether the person asked the desktop for more contrast. GTK 4.8 has only the theme's name to tell it.
        @MainActor
        static var raisesContrast: Bool {
            setting("gtk-theme-name", Fundamental.string) { value in
                g_value_get_string(&value).map {
                    let name = String(cString: $0)
                    return name.hasPrefix("HighContrast") || name.hasPrefix("Default-hc")
                }
            }.flatMap { $0 } ?? false
        }

        @MainActor
        private static func setting<Value>(
            _ name: String, _ type: GType, _ read: (inout GValue) -> Value
        ) -> Value? {
            guard let settings = gtk_settings_get_default() else { return nil }
            var value = GValue()
            g_value_init(&value, type)
            defer { g_value_unset(&value) }
            g_object_get_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
            return read(&value)
        }
    }
#endif
