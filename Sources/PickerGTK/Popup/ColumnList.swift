#if GTK
    import CPickerGTK
    import OptionSearch
    import PickerCore

    /// One column as a list that makes the rows in sight, and no others.
    @MainActor
    final class ColumnList {
        let root: WidgetPointer
        private let view: WidgetPointer
        private let model = OptionListModel()
        private let column: Int
        private weak var controller: FieldController?
        private var rows: [UInt32: OptionRow] = [:]
        private var shown: Shown?
        private var highlighted: Int?
        /// What is being drawn; GTK asks for rows one by one.
        private var current: (field: FieldState, snapshot: ColumnSnapshot)?
        private var wantsFocus = false
        private var isClosed = false

        /// What the list shows, for telling whether its rows are still the ones they were.
        private struct Shown {
            let list: OptionList
            let query: String?
            let noneTitle: String?
        }

        init(_ controller: FieldController, column: Int, _ snapshot: FieldSnapshot) {
            self.controller = controller
            self.column = column
            let factory = gtk_signal_list_item_factory_new()!
            view = gtk_list_view_new(gtk_no_selection_new(model.pointer), factory)
            // The selection model took over the list's reference, which is Swift's.
            g_object_ref(model.pointer.raw)
            gtk_list_view_set_single_click_activate(view.opaque, 1)
            root = gtk_scrolled_window_new()
            gtk_scrolled_window_set_policy(root.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_propagate_natural_height(root.opaque, 1)
            gtk_scrolled_window_set_max_content_height(
                root.opaque, Int32(snapshot.rowCount) * Self.rowHeight)
            gtk_scrolled_window_set_child(root.opaque, view)
            gtk_widget_set_hexpand(root, 1)
            let label = snapshot.columns[column].label
            Accessible.set(
                view, GTK_ACCESSIBLE_PROPERTY_LABEL, label.isEmpty ? snapshot.label : label)
            connect(factory)
        }

        /// The height of a row in pixels in GTK's own theme; it decides how much of a list shows.
        private static let rowHeight: Int32 = 34

        private static let key = "picker-row"

        private func connect(_ factory: OpaquePointer) {
            let factory = factory.raw
            Signals.connect(factory, "setup") { [weak self] arguments in
                guard let self, let controller, let item = arguments.object(0) else { return }
                let row = OptionRow(controller, column: column)
                gtk_list_item_set_child(item.opaque, row.root)
                Attachment.attach(row, to: item, as: Self.key)
            }
            Signals.connect(factory, "bind") { [weak self] arguments in
                guard let self, let item = arguments.object(0),
                    let row = Attachment.value(OptionRow.self, of: item, as: Self.key)
                else { return }
                let position = gtk_list_item_get_position(item.opaque)
                rows[position] = row
                row.position = Int(position)
                row.forget()
                draw(row)
            }
            Signals.connect(factory, "unbind") { [weak self] arguments in
                guard let self, let item = arguments.object(0),
                    let row = Attachment.value(OptionRow.self, of: item, as: Self.key)
                else { return }
                for (position, bound) in rows where bound === row { rows[position] = nil }
                row.position = nil
            }
            Signals.connect(view.raw, "activate") { [weak self] arguments in
                guard let self, let controller else { return }
                let row = Int(arguments.uint(0))
                let snapshot = controller.field.snapshot
                guard snapshot.columns.indices.contains(column),
                    row < snapshot.columns[column].rowCount
                else { return }
                controller.send(.optionPress(snapshot.columns[column].option(inRow: row)?.id, column: column))
            }
        }

        func update(_ field: FieldState, _ snapshot: ColumnSnapshot) {
            guard !isClosed else { return }
            let query = snapshot.visible.matches == nil ? nil : field.query
            let isSame =
                shown.map {
                    $0.list.isIdentical(to: snapshot.visible.list) && $0.query == query
                        && $0.noneTitle == snapshot.noneTitle
                } ?? false
            let before = highlighted
            highlighted = snapshot.highlightedRow
            current = (field, snapshot)
            if isSame {
                for row in rows.values { draw(row, field, snapshot) }
            } else {
                for row in rows.values { row.forget() }
                shown = Shown(list: snapshot.visible.list, query: query, noneTitle: snapshot.noneTitle)
                model.replaceAll(count: snapshot.rowCount)
            }
            root.setVisible(snapshot.rowCount > 0)
            if let highlighted, highlighted != before || !isSame { scroll(to: highlighted) }
        }

        /// The highlighted row takes the keyboard's focus, so that a screen reader reads it; it may have to be
        /// made first.
        func takeFocus() {
            wantsFocus = true
            focusHighlight()
        }

        private func focusHighlight() {
            guard wantsFocus, !isClosed else { return }
            if let highlighted, let row = rows[UInt32(highlighted)], row.takeFocus() {
                wantsFocus = false
            } else if highlighted == nil || model.rowCount == 0 {
                gtk_widget_grab_focus(view)
                wantsFocus = false
            }
        }

        private func scroll(to row: Int) {
            gtk_widget_activate_action_variant(
                view, "list.scroll-to-item", picker_variant_uint(UInt32(row)))
        }

        private func draw(_ row: OptionRow) {
            guard !isClosed, let current else { return }
            draw(row, current.field, current.snapshot)
            if wantsFocus {
                Later.whenIdle { [weak self] in self?.focusHighlight() }
            }
        }

        private func draw(_ row: OptionRow, _ field: FieldState, _ snapshot: ColumnSnapshot) {
            guard let position = row.position, position < snapshot.rowCount else { return }
            row.show(position, of: snapshot, field)
        }

        func close() {
            isClosed = true
            current = nil
            highlighted = nil
            wantsFocus = false
        }

        func reopen() { isClosed = false }
    }
#endif
