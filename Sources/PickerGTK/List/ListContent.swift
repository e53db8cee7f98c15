#if GTK
    import CPickerGTK
    import PickerCore

    /// The lists of a menu or of a combo box's suggestions, with what stands around them.
    @MainActor
    final class ListContent: PopupContent {
        let root: WidgetPointer
        private let search: WidgetPointer?
        private let status: StatusLine
        private let unlisted: UnlistedRows?
        private let bar: CheckBar?
        private var lists: [ColumnList] = []
        private weak var controller: FieldController?
        /// In pixels; -1 for none.
        private var keptHeight: Int32 = -1

        /// A list that is longer than two popups' height is searched rather than walked.
        private static let pagesBeforeSearch = 2

        init(_ controller: FieldController, _ snapshot: FieldSnapshot) {
            self.controller = controller
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            if Self.isSearchable(snapshot) {
                let entry = gtk_search_entry_new()!
                entry.addClass("picker-search")
                gtk_box_append(root.cast(), entry)
                search = entry
            } else {
                search = nil
            }
            status = StatusLine(controller)
            gtk_box_append(root.cast(), status.root)
            unlisted = snapshot.isMultiple ? UnlistedRows(controller) : nil
            if let unlisted { gtk_box_append(root.cast(), unlisted.root) }
            let columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            for column in snapshot.columns.indices {
                let list = ColumnList(controller, column: column, snapshot)
                gtk_box_append(columns.cast(), list.root)
                lists.append(list)
            }
            gtk_box_append(root.cast(), columns)
            bar = snapshot.isMultiple ? CheckBar(controller) : nil
            if let bar { gtk_box_append(root.cast(), bar.root) }
            if let search {
                Self.name(search, controller.field.texts(.search))
                gtk_search_entry_set_key_capture_widget(search.opaque, nil)
                controller.watchComposing(in: search)
                // Not "search-changed", which comes later: the next frame is to show what matches.
                Signals.connect(search.raw, "changed") { [weak controller] _ in
                    let text = String(cString: gtk_editable_get_text(search.opaque))
                    guard let controller, controller.field.isOpen, text != controller.field.query ?? "" else {
                        return
                    }
                    controller.send(.queryEdit(text))
                }
            }
        }

        /// Names a search box; before GTK 4.10 its placeholder is a property without a function.
        private static func name(_ search: WidgetPointer, _ text: String) {
            Accessible.set(search, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
            var value = GValue()
            g_value_init(&value, Fundamental.string)
            g_value_set_string(&value, text)
            g_object_set_property(search.cast(to: GObject.self), "placeholder-text", &value)
            g_value_unset(&value)
        }

        /// Whether it has a search box, which shows where the list is long.
        private static func isSearchable(_ snapshot: FieldSnapshot) -> Bool {
            snapshot.style == .menu && snapshot.columns.count == 1
        }

        /// A list may become long while it is open; a box that shows stays until it is closed.
        private func showSearch(_ snapshot: FieldSnapshot) {
            guard let search else { return }
            let isLong = snapshot.columns[0].visible.list.count > Self.pagesBeforeSearch * snapshot.rowCount
            if isLong || !gtk_widget_get_mapped(root).isTrue { search.setVisible(isLong) }
        }

        func focusSearch() -> Bool {
            guard let search, gtk_widget_get_visible(search).isTrue else { return false }
            return gtk_widget_grab_focus(search).isTrue
        }

        var searchHasFocus: Bool {
            guard let search, let root = gtk_widget_get_root(search),
                let focus = gtk_root_get_focus(root)
            else { return false }
            return gtk_widget_is_ancestor(focus, search).isTrue || focus == search
        }

        func update(_ field: FieldState, _ snapshot: FieldSnapshot) {
            keepHeight()
            showSearch(snapshot)
            status.update(snapshot)
            unlisted?.update(field, snapshot.columns[0])
            bar?.update(field)
            for (list, column) in zip(lists, snapshot.columns) { list.update(field, column) }
            if snapshot.isOpen, snapshot.style != .combo, !searchHasFocus { takeFocus() }
        }

        /// A popup that is open does not shrink: what a person reads and presses stays in its place while letters are
        /// typed, and no letter waits for the display to make a window smaller.
        private func keepHeight() {
            guard gtk_widget_get_mapped(root).isTrue else { return }
            let height = gtk_widget_get_height(root)
            guard height > keptHeight else { return }
            keptHeight = height
            gtk_widget_set_size_request(root, -1, height)
        }

        func takeFocus() {
            guard let controller else { return }
            let active = controller.field.activeColumn
            if lists.indices.contains(active) { lists[active].takeFocus() }
        }

        func close() { for list in lists { list.close() } }

        func reopen() {
            search.map { gtk_editable_set_text($0.opaque, "") }
            keptHeight = -1
            gtk_widget_set_size_request(root, -1, -1)
            for list in lists { list.reopen() }
        }
    }
#endif
