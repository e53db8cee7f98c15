#if GTK
    import PickerCore
    import PickerGTK

    /// The same titles in a picker field's menu and in GtkDropDown over a GtkStringList, side by side.
    @MainActor
    struct Comparison {
        let count: Int
        private let runs = 9

        private func title(_ number: Int) -> String { "Option number \(number)" }

        func run() {
            let before = Measuring.bytesInUse()
            var builder = OptionListBuilder()
            builder.reserveCapacity(options: count, titleBytes: count * 20)
            for number in 1...count { builder.append(title: title(number)) }
            let list = builder.finish()
            let ours = Double(Measuring.bytesInUse() - before) / Double(count)
            let between = Measuring.bytesInUse()
            let strings = gtk_string_list_new(nil)
            for number in 1...count { gtk_string_list_append(strings, title(number)) }
            let theirs = Double(Measuring.bytesInUse() - between) / Double(count)
            row(
                "memory of the list, per option", Measuring.text(ours, "bytes"),
                Measuring.text(theirs, "bytes"))
            let field = picker(list)
            let peer = dropDown(strings!)
            row("open the menu, to the painted popup", field.open, peer.open)
            row("a letter in the search box, to the painted list", field.search, peer.search)
        }

        private func row(_ what: String, _ ours: String, _ theirs: String) {
            print("| \(what) | \(count) | \(ours) | \(theirs) |")
        }

        private func picker(_ list: OptionList) -> (open: String, search: String) {
            let field = PickerFieldWidget(
                FieldState(FieldConfiguration(name: "menu", label: "Menu"), options: [list]))
            let window = Measuring.window(showing: field.widget)
            defer { Measuring.close(window) }
            let popup = { Measuring.descendant(of: field.widget, gtk_list_view_get_type()) }
            let open = Measuring.median(of: runs) {
                let time = Measuring.time(untilPainted: popup) { field.send(.popupOpen) }
                field.send(.toolbarCancel)
                Measuring.rest(milliseconds: 100)
                return time
            }
            field.send(.popupOpen)
            field.send(.queryEdit("x"))
            Measuring.rest(milliseconds: 300)
            let search = Measuring.median(of: runs) {
                field.send(.queryEdit(""))
                Measuring.rest(milliseconds: 200)
                return Measuring.time(untilPainted: popup) { field.send(.queryEdit("o")) }
            }
            return (Measuring.text(open, "ms"), Measuring.text(search, "ms"))
        }

        private func dropDown(_ strings: OpaquePointer) -> (open: String, search: String) {
            let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
            let dropDown = gtk_drop_down_new(strings, expression)!
            gtk_drop_down_set_enable_search(OpaquePointer(dropDown), 1)
            let window = Measuring.window(showing: dropDown)
            defer { Measuring.close(window) }
            let popup = { Measuring.descendant(of: dropDown, gtk_list_view_get_type()) }
            let popover = Measuring.descendant(of: dropDown, gtk_popover_get_type())!
            let asPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
            let open = Measuring.median(of: runs) {
                let time = Measuring.time(untilPainted: popup) { gtk_popover_popup(asPopover) }
                gtk_popover_popdown(asPopover)
                Measuring.rest(milliseconds: 100)
                return time
            }
            gtk_popover_popup(asPopover)
            Measuring.rest(milliseconds: 300)
            guard let entry = Measuring.descendant(of: popover, gtk_search_entry_get_type()) else {
                return (Measuring.text(open, "ms"), "-")
            }
            gtk_search_entry_set_search_delay(OpaquePointer(entry), 0)
            let search = Measuring.median(of: runs) {
                gtk_editable_set_text(OpaquePointer(entry), "")
                Measuring.rest(milliseconds: 200)
                return Measuring.time(untilPainted: popup) {
                    gtk_editable_set_text(OpaquePointer(entry), "o")
                }
            }
            return (Measuring.text(open, "ms"), Measuring.text(search, "ms"))
        }
    }
#endif
