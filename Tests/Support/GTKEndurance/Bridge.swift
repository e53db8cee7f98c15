#if GTK
    import PickerCore
    import PickerGTK

    /// Whether `async` code of the main actor runs where, and only where, GLib's loop was asked to run it.
    @MainActor
    enum Bridge {
        /// Call it while the bridge is declined; it installs it.
        static func check() {
            var isDone = false
            Task { isDone = true }
            // In microseconds: far longer than a task needs.
            let end = g_get_monotonic_time() + 100_000
            while g_get_monotonic_time() < end { Loop.turn() }
            precondition(!isDone, "the main queue was run although the program declined")
            MainLoopBridge.install()
            Loop.turn { isDone }
            awaitChoice()
            MainLoopBridge.remove()
            MainLoopBridge.install()
            awaitChoice()
        }

        private static func awaitChoice() {
            let field = Fields.field(.menu)
            let window = Loop.window(showing: field.widget)
            var choice: [OptionID]?
            Task { choice = await field.choice()?.ids }
            Loop.turn { field.state.isOpen }
            field.send(.keyPress(.down, []))
            field.send(.toolbarDone)
            Loop.turn { choice != nil }
            precondition(choice == ["Belgium"], "the choice was \(choice ?? [])")
            gtk_window_destroy(window.cast())
            Loop.turn()
        }
    }
#endif
