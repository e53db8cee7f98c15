#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// The tests that need a display, one after the other: they share GTK and its clock. Without a display they are
    /// skipped.
    @Suite(.serialized, .enabled("there is no display") { await Stage.isUp })
    struct DisplayTests {}

    /// A window on the test's display, and GLib's loop in small steps.
    @MainActor
    enum Stage {
        /// Whether there is a display; tests are skipped where there is none.
        static let isUp = Toolkit.start(bridgesMainQueue: false)

        /// Lets GTK do what it has to, frames and layout included.
        static func settle(milliseconds: UInt32 = 30) {
            nonisolated(unsafe) var isOver = false
            Later.after(milliseconds: milliseconds) { isOver = true }
            while !isOver { g_main_context_iteration(nil, 1) }
            while g_main_context_iteration(nil, 0).isTrue {}
        }

        /// Lets GTK work until something holds, for as long as the slowest machine may need.
        static func wait(until holds: () -> Bool) -> Bool {
            let end = g_get_monotonic_time() + 30_000_000
            while !holds() {
                guard g_get_monotonic_time() < end else { return false }
                settle(milliseconds: 5)
            }
            return true
        }

        /// Paints one frame of a widget, and does nothing that is left for later.
        static func paint(_ widget: WidgetPointer) {
            let clock = gtk_widget_get_frame_clock(widget)!
            let frame = gdk_frame_clock_get_frame_counter(clock)
            while gdk_frame_clock_get_frame_counter(clock) == frame { g_main_context_iteration(nil, 1) }
        }

        /// A field that picks one of a few countries.
        static func countryField(
            _ style: FieldStyle, label: String = "Country",
            titles: [String] = ["Austria", "Belgium", "Canada"],
            _ adjust: (inout FieldConfiguration) -> Void = { _ in }
        ) -> PickerFieldWidget {
            var configuration = FieldConfiguration(name: "country", label: label, style: style)
            adjust(&configuration)
            return PickerFieldWidget(FieldState(configuration, options: [OptionList(titles: titles)]))
        }

        /// A window with a widget in it, not on the screen yet.
        static func hiddenWindow(
            around widget: WidgetPointer, width: Int = 360, height: Int = 300
        ) -> WidgetPointer {
            let window = gtk_window_new()!
            gtk_window_set_default_size(window.cast(to: GtkWindow.self), Int32(width), Int32(height))
            gtk_window_set_child(window.cast(to: GtkWindow.self), widget)
            return window
        }

        static func present(_ window: WidgetPointer) {
            gtk_window_present(window.cast(to: GtkWindow.self))
            settle(milliseconds: 100)
        }

        /// A window on the screen, with a widget in it.
        static func window(
            showing widget: WidgetPointer, width: Int = 360, height: Int = 300
        ) -> WidgetPointer {
            let window = hiddenWindow(around: widget, width: width, height: height)
            present(window)
            return window
        }

        /// The list of a field that was opened, once it is on the screen.
        static func openList(of field: WidgetPointer) -> WidgetPointer? {
            var list: WidgetPointer?
            _ = wait {
                list = descendants(of: field, gtk_list_view_get_type()).first {
                    gtk_widget_get_height($0) > 0
                }
                return list != nil
            }
            return list
        }

        static func close(_ window: WidgetPointer) {
            gtk_window_destroy(window.cast(to: GtkWindow.self))
            settle(milliseconds: 5)
        }

        /// The widgets below one that are of a type, in tree order.
        static func descendants(of widget: WidgetPointer, _ type: GType) -> [WidgetPointer] {
            var found: [WidgetPointer] = []
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                if picker_is_a(next.raw, type).isTrue { found.append(next) }
                found += descendants(of: next, type)
                child = gtk_widget_get_next_sibling(next)
            }
            return found
        }
    }
#endif
