#if GTK
    import PickerCore
    import PickerGTK
    import SearchThreads

    /// A drop-down with a search box, as the benchmark handles one.
    @MainActor
    protocol Contender {
        var widget: WidgetPointer { get }
        func open()
        func close()
    }

    extension Contender {
        /// The rows of the popup.
        var list: WidgetPointer? { widget.descendant(gtk_list_view_get_type()) }

        /// Types into the search box of an open popup; what is there already goes.
        func search(_ text: String) {
            guard let entry = widget.descendant(gtk_search_entry_get_type()) else { return }
            gtk_search_entry_set_search_delay(OpaquePointer(entry), 0)
            gtk_editable_set_text(OpaquePointer(entry), text)
        }
    }

    /// The titles that both show.
    enum Titles {
        static func title(_ number: Int) -> String { "Option number \(number)" }
        static let prefix = "option number "
    }

    @MainActor
    struct PickerMenu: Contender {
        private let field: PickerFieldWidget
        let bytesPerOption: Double

        init(count: Int) {
            let (list, bytes) = Measuring.bytes(perOptionOf: count) {
                var builder = OptionListBuilder(workers: .threads)
                builder.reserveCapacity(options: count, titleBytes: count * Titles.title(count).utf8.count)
                for number in 1...count { builder.append(title: Titles.title(number)) }
                return builder.finish()
            }
            self.init(list, bytesPerOption: bytes)
        }

        private init(_ list: OptionList, bytesPerOption: Double) {
            self.bytesPerOption = bytesPerOption
            field = PickerFieldWidget(
                FieldState(FieldConfiguration(name: "menu", label: "Menu"), options: [list]))
        }

        /// Another one over the same titles.
        func another() -> PickerMenu {
            PickerMenu(field.state.columns[0].options, bytesPerOption: bytesPerOption)
        }

        var widget: WidgetPointer { field.widget }
        func open() { field.send(.popupOpen) }
        func close() { field.send(.toolbarCancel) }
    }

    @MainActor
    struct DropDown: Contender {
        private let strings: OpaquePointer
        let widget: WidgetPointer
        let bytesPerOption: Double

        init(count: Int) {
            let (strings, bytes) = Measuring.bytes(perOptionOf: count) {
                let strings = gtk_string_list_new(nil)!
                for number in 1...count { gtk_string_list_append(strings, Titles.title(number)) }
                return strings
            }
            self.init(strings, bytesPerOption: bytes)
        }

        private init(_ strings: OpaquePointer, bytesPerOption: Double) {
            self.strings = strings
            self.bytesPerOption = bytesPerOption
            // The drop-down takes a reference, and so does whoever makes another.
            g_object_ref(UnsafeMutableRawPointer(strings))
            let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
            widget = gtk_drop_down_new(strings, expression)
            gtk_drop_down_set_enable_search(OpaquePointer(widget), 1)
        }

        func another() -> DropDown { DropDown(strings, bytesPerOption: bytesPerOption) }

        private var popover: UnsafeMutablePointer<GtkPopover>? {
            widget.descendant(gtk_popover_get_type()).map {
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkPopover.self)
            }
        }

        func open() { popover.map { gtk_popover_popup($0) } }
        func close() { popover.map { gtk_popover_popdown($0) } }
    }

    extension UnsafeMutablePointer where Pointee == GtkWidget {
        /// The first widget of a type inside this one.
        func descendant(_ type: GType) -> WidgetPointer? {
            var child = gtk_widget_get_first_child(self)
            while let next = child {
                if picker_is_a(UnsafeMutableRawPointer(next), type) != 0 { return next }
                if let found = next.descendant(type) { return found }
                child = gtk_widget_get_next_sibling(next)
            }
            return nil
        }
    }
#endif
