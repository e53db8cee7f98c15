#if GTK
    import CPickerGTK
    import OptionSearch
    import PickerCore

    /// One column as a list that makes the rows about those in sight, and no others.
    ///
    /// GTK keeps two hundred rows, of which ten show. A key changes them all, so those in sight change at once, in the
    /// frame at hand, and the rest when nothing else is to be done.
    @MainActor
    final class ColumnList {
        let root: WidgetPointer
        let view: WidgetPointer
        let column: Int
        private let model = OptionListModel()
        private weak var controller: FieldController?
        private(set) var rows: [UInt32: OptionRow] = [:]
        private var shown: Shown?
        private var highlighted: Int?
        /// As many rows as the popup shows at a time.
        private let pageLength: Int
        /// What is being drawn; GTK asks for rows one by one.
        private var current: (field: FieldState, snapshot: ColumnSnapshot)?
        private var wantsFocus = false
        private var isClosed = false
        private var sight: ListSight?

        /// What the list shows, for telling whether its rows are still the ones they were.
        private struct Shown {
            let list: OptionList
            let query: String?
            let noneTitle: String?
        }

        init(_ controller: FieldController, column: Int, _ snapshot: FieldSnapshot) {
            self.controller = controller
            self.column = column
            pageLength = snapshot.rowCount
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
            gtk_widget_set_vexpand(root, 1)
            let label = snapshot.columns[column].label
            Accessible.set(
                view, GTK_ACCESSIBLE_PROPERTY_LABEL, label.isEmpty ? snapshot.label : label)
            connect(factory)
            sight = ListSight(self)
        }

        /// The height of a row in pixels in GTK's own theme; it decides how much of a list shows.
        private static let rowHeight: Int32 = 34

        private static let key = "picker-row"

        private func connect(_ factory: OpaquePointer) {
            let factory = factory.raw
            Signals.connect(factory, "setup") { [weak self] arguments in
                guard let self, let item = arguments.object(0) else { return }
                Attachment.attach(OptionRow(item.opaque, column: column), to: item, as: Self.key)
            }
            Signals.connect(factory, "bind") { [weak self] arguments in
                guard let self, let item = arguments.object(0),
                    let row = Attachment.value(OptionRow.self, of: item, as: Self.key)
                else { return }
                let position = gtk_list_item_get_position(item.opaque)
                rows[position] = row
                row.position = Int(position)
                row.forget()
                if isNear(Int(position)) { draw(row) } else { sight?.noteStaleRows() }
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
            connectPointer()
            // Before a list has its height GTK scrolls it nowhere, and shows its first row alone.
            Signals.connect(view.raw, "map") { [weak self] _ in
                Later.whenIdle { [weak self] in
                    guard let self, !isClosed, let highlighted else { return }
                    scroll(to: highlighted)
                }
            }
        }

        /// Only a pointer that moves points: rows that scroll under one that rests do not.
        private func connectPointer() {
            let motion = gtk_event_controller_motion_new()!
            Signals.connect(motion.raw, "motion") { [weak self] arguments in
                guard let self, let controller else { return }
                let (x, y) = (arguments.double(0), arguments.double(1))
                var place = (x: 0.0, y: 0.0)
                gtk_event_controller_get_current_event(motion).map { event in
                    _ = gdk_event_get_position(event, &place.x, &place.y)
                }
                guard controller.pointerMoved(to: place), let position = position(x, y) else { return }
                let snapshot = controller.field.snapshot.columns[column]
                guard position < snapshot.rowCount else { return }
                controller.send(.optionPoint(snapshot.option(inRow: position)?.id, column: column))
            }
            gtk_widget_add_controller(view, motion)
        }

        /// The row at a place of the view.
        private func position(_ x: Double, _ y: Double) -> Int? {
            var widget = gtk_widget_pick(view, x, y, GTK_PICK_DEFAULT)
            while let inner = widget, let parent = gtk_widget_get_parent(inner), parent != view {
                widget = parent
            }
            guard let widget, widget != view else { return nil }
            return rows.values.first { $0.item == widget }?.position
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
            // Where a person has scrolled to is left alone while more options come.
            let showsHighlight =
                snapshot.highlightedRow != before || shown.map { $0.query != query } ?? true
            highlighted = snapshot.highlightedRow
            current = (field, snapshot)
            for row in rows.values { isSame ? row.wither() : row.forget() }
            if !isSame {
                shown = Shown(list: snapshot.visible.list, query: query, noneTitle: snapshot.noneTitle)
                model.setCount(snapshot.rowCount)
            }
            if before != highlighted, let before { rows[UInt32(before)]?.markHighlight(false) }
            for row in rows.values where row.isStale && isNear(row.position ?? 0) { draw(row) }
            sight?.noteStaleRows()
            if showsHighlight, snapshot.rowCount > 0 { scroll(to: highlighted ?? 0) }
        }

        /// Whether a row stands so near to the highlight that both may be in sight.
        private func isNear(_ position: Int) -> Bool { abs(position - (highlighted ?? 0)) <= pageLength }

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
            _ = picker_activate_action(view, "list.scroll-to-item", UInt32(row))
        }

        /// The rows that have an option and may not show it as it is now.
        var staleRows: [OptionRow] {
            guard !isClosed, let count = current?.snapshot.rowCount else { return [] }
            return rows.values.filter { row in row.isStale && row.position.map { $0 < count } ?? false }
        }

        /// Has a row show its option as it is now.
        func draw(_ row: OptionRow) {
            guard !isClosed, let (field, snapshot) = current, let position = row.position,
                position < snapshot.rowCount
            else { return }
            row.show(position, of: snapshot, field)
            if wantsFocus {
                Later.whenIdle { [weak self] in self?.focusHighlight() }
            }
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
