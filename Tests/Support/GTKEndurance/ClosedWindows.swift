#if GTK
    import PickerCore
    import PickerGTK

    /// Windows that are closed while something in them is open.
    @MainActor
    enum ClosedWindows {
        /// A popover at the field, or a sheet that is still sliding in.
        static func withField(_ number: Int) {
            let style = FieldStyle.allCases[number % 3]
            let field = Fields.field(style, style == .wheel && number % 2 == 0 ? .sheet : .popover)
            let host = PickerSheetHost(content: field.widget)
            let window = Loop.window(showing: host.widget)
            field.send(.popupOpen)
            precondition(field.state.isOpen)
            Loop.turn()
            gtk_window_destroy(window.cast())
            precondition(!field.state.isOpen)
            Loop.turn()
        }

        /// One of GTK's own with a popover of GTK's own, which is closed first: even that keeps some memory in GTK 4.8, and
        /// an open one far more.
        static func plain() {
            let button = gtk_menu_button_new()!
            let popover = gtk_popover_new()!
            gtk_popover_set_child(popover.cast(), gtk_button_new_with_label("press"))
            gtk_menu_button_set_popover(OpaquePointer(button), popover)
            let window = Loop.window(showing: button)
            gtk_popover_popup(popover.cast())
            Loop.turn()
            gtk_popover_popdown(popover.cast())
            gtk_window_destroy(window.cast())
            Loop.turn()
        }
    }
#endif
