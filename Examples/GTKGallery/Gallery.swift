#if GTK
    import PickerCore
    import PickerGTK

    /// The gallery's window: pages beside a list of their names. Every page is a few lines of an app.
    @MainActor
    enum Gallery {
        static let pages: [(name: String, title: String, make: @MainActor () -> WidgetPointer)] = [
            ("originals", "The three originals", Originals.page),
            ("registration", "Registration form", Registration.page),
            ("columns", "Dependent columns", Columns.page),
            ("several", "Several values", Several.page),
            ("million", "A million options", Million.page),
            ("loading", "Options that come late", Loading.page),
            ("mirrored", "Right to left", Mirrored.page),
        ]

        static func window(showing name: String?) -> WidgetPointer {
            let window = gtk_window_new()!
            gtk_window_set_title(window.raw.assumingMemoryBound(to: GtkWindow.self), "PickerField gallery")
            gtk_window_set_default_size(window.raw.assumingMemoryBound(to: GtkWindow.self), 720, 620)
            let stack = gtk_stack_new()!
            for page in pages {
                // A page is made when it is first shown: one of them holds a million options.
                let frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
                let host = PickerSheetHost(content: frame)
                Toolkit.connect(frame, "map") {
                    guard gtk_widget_get_first_child(frame) == nil else { return }
                    gtk_box_append(frame.raw.assumingMemoryBound(to: GtkBox.self), framed(page.make()))
                }
                gtk_stack_add_titled(OpaquePointer(stack), host.widget, page.name, page.title)
            }
            if let name { gtk_stack_set_visible_child_name(OpaquePointer(stack), name) }
            let sidebar = gtk_stack_sidebar_new()!
            gtk_stack_sidebar_set_stack(OpaquePointer(sidebar), OpaquePointer(stack))
            lead(from: sidebar, into: stack)
            let box = row([sidebar, stack], spacing: 0)
            gtk_widget_set_hexpand(stack, 1)
            gtk_window_set_child(window.raw.assumingMemoryBound(to: GtkWindow.self), box)
            return window
        }

        /// GTK 4.8 walks through the rows of a sidebar by Tab, and each that it comes to shows its page: no key would lead
        /// into a page.
        private static func lead(from sidebar: WidgetPointer, into stack: WidgetPointer) {
            let keys = gtk_shortcut_controller_new()!
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            let trigger = gtk_keyval_trigger_new(guint(GDK_KEY_Tab), GdkModifierType(rawValue: 0))
            let action = gtk_callback_action_new(
                { _, _, stack in
                    gtk_widget_child_focus(
                        stack!.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
                }, stack.raw, nil)
            gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, action))
            gtk_widget_add_controller(sidebar, keys)
        }

        private static func framed(_ page: WidgetPointer) -> WidgetPointer {
            let scrolled = gtk_scrolled_window_new()!
            gtk_widget_set_vexpand(scrolled, 1)
            gtk_widget_set_margin_start(page, 24)
            gtk_widget_set_margin_end(page, 24)
            gtk_widget_set_margin_top(page, 24)
            gtk_widget_set_margin_bottom(page, 24)
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), page)
            return scrolled
        }

        static func column(_ children: [WidgetPointer]) -> WidgetPointer {
            box(GTK_ORIENTATION_VERTICAL, children, spacing: 18)
        }

        static func row(_ children: [WidgetPointer], spacing: Int32 = 12) -> WidgetPointer {
            box(GTK_ORIENTATION_HORIZONTAL, children, spacing: spacing)
        }

        private static func box(
            _ orientation: GtkOrientation, _ children: [WidgetPointer], spacing: Int32
        ) -> WidgetPointer {
            let box = gtk_box_new(orientation, spacing)!
            for child in children { gtk_box_append(box.raw.assumingMemoryBound(to: GtkBox.self), child) }
            return box
        }

        static func text(_ text: String) -> WidgetPointer {
            let label = gtk_label_new(text)!
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_label_set_wrap(OpaquePointer(label), 1)
            return label
        }
    }

    extension UnsafeMutablePointer where Pointee == GtkWidget {
        var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    }
#endif
