#if GTK
    import Glibc
    import PickerGTK

    /// GLib's loop by hand, and what a step costs.
    @MainActor
    enum Measuring {
        static var now: Double { Double(g_get_monotonic_time()) / 1000 }

        static func turn(until isDone: () -> Bool) {
            let end = now + 60_000
            while !isDone() && now < end { g_main_context_iteration(nil, 0) }
        }

        static func rest(milliseconds: Double) {
            let end = now + milliseconds
            turn { now >= end }
        }

        /// The middle of several times of an act, in milliseconds.
        static func median(of runs: Int, _ act: () -> Double) -> Double {
            let times = (0..<runs).map { _ in act() }.sorted()
            return times[runs / 2]
        }

        /// Until the act and everything that it asked of layout and drawing is done: the widget is on the screen and
        /// its frame clock has painted.
        static func time(untilPainted widget: () -> WidgetPointer?, _ act: () -> Void) -> Double {
            let start = now
            act()
            turn { widget().map { gtk_widget_get_mapped($0) != 0 } ?? false }
            guard let widget = widget(), let clock = gtk_widget_get_frame_clock(widget) else { return .nan }
            let frame = gdk_frame_clock_get_frame_counter(clock)
            gtk_widget_queue_draw(widget)
            turn {
                gdk_frame_clock_get_frame_counter(clock) > frame
                    && gdk_frame_clock_get_timings(clock, gdk_frame_clock_get_frame_counter(clock)) != nil
                    && gtk_widget_get_height(widget) > 0
            }
            return now - start
        }

        static func bytesInUse() -> Int {
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var text = [CChar](repeating: 0, count: 128)
            fgets(&text, 128, file)
            let fields = String(
                decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
            )
            .split(separator: " ")
            return (Int(fields[1]) ?? 0) * 4096
        }

        static func descendant(of widget: WidgetPointer, _ type: GType) -> WidgetPointer? {
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                if picker_is_a(UnsafeMutableRawPointer(next), type) != 0 { return next }
                if let found = descendant(of: next, type) { return found }
                child = gtk_widget_get_next_sibling(next)
            }
            return nil
        }

        static func window(showing widget: WidgetPointer) -> WidgetPointer {
            let window = gtk_window_new()!
            let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_default_size(asWindow, 400, 300)
            gtk_window_set_child(asWindow, widget)
            gtk_window_present(asWindow)
            rest(milliseconds: 400)
            return window
        }

        static func close(_ window: WidgetPointer) {
            gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            rest(milliseconds: 50)
        }

        static func text(_ number: Double, _ unit: String) -> String {
            let tenths = Int((number * 10).rounded())
            return "\(tenths / 10).\(tenths % 10) \(unit)"
        }
    }
#endif
