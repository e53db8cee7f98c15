#if GTK
    import CPickerGTK
    import PickerCore

    /// One row of a list: a check mark, an icon, title and subtitle, why it is disabled, and the heading of the
    /// section that begins with it.
    ///
    /// CSS: `box.picker-row` with the class `picker-disabled`; in it `label.picker-title`,
    /// `label.picker-subtitle` and `label.picker-reason`; above it `label.picker-section`.
    @MainActor
    final class OptionRow {
        let root: WidgetPointer
        var position: Int?
        private let column: Int
        private weak var controller: FieldController?
        private let section: WidgetPointer
        private let line: WidgetPointer
        private let check: WidgetPointer
        private let icon: WidgetPointer
        private let title: WidgetPointer
        private let subtitle: WidgetPointer
        private let reason: WidgetPointer
        private var shown: RowAccessibility?

        init(_ controller: FieldController, column: Int) {
            self.controller = controller
            self.column = column
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            section = Self.label("picker-section")
            line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
            line.addClass("picker-row")
            check = gtk_image_new()
            icon = gtk_image_new()
            title = Self.label("picker-title")
            subtitle = Self.label("picker-subtitle")
            reason = Self.label("picker-reason")
            reason.addClass("dim-label")
            gtk_widget_set_hexpand(reason, 1)
            gtk_label_set_xalign(reason.opaque, 1)
            let texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
            gtk_box_append(texts.cast(), title)
            gtk_box_append(texts.cast(), subtitle)
            for part in [check, icon, texts, reason] { gtk_box_append(line.cast(), part) }
            gtk_box_append(root.cast(), section)
            gtk_box_append(root.cast(), line)
            watchPointer()
        }

        private static func label(_ name: String) -> WidgetPointer {
            let label = gtk_label_new(nil)!
            label.addClass(name)
            gtk_label_set_xalign(label.opaque, 0)
            gtk_label_set_single_line_mode(label.opaque, 1)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            return label
        }

        /// Only a pointer that moves points: rows that scroll under one that rests do not.
        private func watchPointer() {
            let motion = gtk_event_controller_motion_new()!
            Signals.connect(motion.raw, "motion") { [weak self] arguments in
                guard let self, let controller, let position else { return }
                var x = 0.0
                var y = 0.0
                gtk_event_controller_get_current_event(motion).map { event in
                    _ = gdk_event_get_position(event, &x, &y)
                }
                guard controller.pointerMoved(to: (x, y)) else { return }
                let snapshot = controller.field.snapshot.columns[column]
                guard position < snapshot.rowCount else { return }
                controller.send(.optionPoint(snapshot.option(inRow: position)?.id, column: column))
            }
            gtk_widget_add_controller(root, motion)
        }

        /// The list's own widget around this one, which has the focus and the accessible role.
        private var item: WidgetPointer? { gtk_widget_get_parent(root) }

        /// The row is another option's now.
        func forget() { shown = nil }

        func takeFocus() -> Bool {
            guard let item, gtk_widget_get_mapped(item).isTrue else { return false }
            return gtk_widget_has_focus(item).isTrue || gtk_widget_grab_focus(item).isTrue
        }

        func show(_ position: Int, of snapshot: ColumnSnapshot, _ field: FieldState) {
            let option = snapshot.option(inRow: position)
            let accessibility = field.accessibility(ofRow: position, column: column)
            let isHighlighted = position == snapshot.highlightedRow
            markHighlight(isHighlighted)
            // Most rows stay as they are when a key moves the highlight.
            guard shown != accessibility else { return }
            shown = accessibility
            showSection(option, position, snapshot)
            showTitle(option, accessibility, position, snapshot)
            let detail = option?.subtitle ?? ""
            gtk_label_set_text(subtitle.opaque, DisplayText(detail).text)
            subtitle.setVisible(!detail.isEmpty)
            line.setClass("picker-disabled", accessibility.disabledReason != nil)
            gtk_label_set_text(reason.opaque, DisplayText(accessibility.disabledReason ?? "").text)
            gtk_image_set_from_icon_name(
                check.opaque, accessibility.isSelected ? "object-select-symbolic" : nil)
            gtk_widget_set_size_request(check, 16, -1)
            check.setVisible(true)
            icon.setVisible(option?.icon != nil)
            if let name = option?.icon { gtk_image_set_from_icon_name(icon.opaque, name) }
            describe(accessibility, option, field)
        }

        private func showSection(_ option: PickerOption?, _ position: Int, _ snapshot: ColumnSnapshot) {
            let heading = snapshot.visible.matches == nil ? option?.section : nil
            let before = position > 0 ? snapshot.option(inRow: position - 1)?.section : nil
            let begins = heading != nil && heading != before
            section.setVisible(begins)
            if begins, let heading { gtk_label_set_text(section.opaque, DisplayText(heading).text) }
        }

        private func showTitle(
            _ option: PickerOption?, _ accessibility: RowAccessibility, _ position: Int,
            _ snapshot: ColumnSnapshot
        ) {
            let text = DisplayText(accessibility.name)
            gtk_label_set_text(title.opaque, text.text)
            guard option != nil, let search = snapshot.search else {
                return gtk_label_set_attributes(title.opaque, nil)
            }
            let index = position - (snapshot.noneTitle == nil ? 0 : 1)
            let ranges = search.matchedRanges(at: snapshot.visible.position(at: index))
            let attributes = pango_attr_list_new()
            for range in text.byteRanges(of: ranges) {
                let attribute = pango_attr_weight_new(PANGO_WEIGHT_BOLD)!
                attribute.pointee.start_index = guint(range.lowerBound)
                attribute.pointee.end_index = guint(range.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
            gtk_label_set_attributes(title.opaque, attributes)
            pango_attr_list_unref(attributes)
        }

        /// The theme's own look of a selected row.
        private func markHighlight(_ isHighlighted: Bool) {
            guard let item else { return }
            if isHighlighted {
                gtk_widget_set_state_flags(item, GTK_STATE_FLAG_SELECTED, 0)
            } else {
                gtk_widget_unset_state_flags(item, GTK_STATE_FLAG_SELECTED)
            }
        }

        private func describe(_ accessibility: RowAccessibility, _ option: PickerOption?, _ field: FieldState)
        {
            guard let item else { return }
            Accessible.set(item, GTK_ACCESSIBLE_PROPERTY_LABEL, DisplayText(accessibility.name).text)
            Accessible.set(item, GTK_ACCESSIBLE_STATE_SELECTED, accessibility.isSelected ? 1 : 0)
            if let position = accessibility.position {
                Accessible.set(item, GTK_ACCESSIBLE_RELATION_POS_IN_SET, number: position)
                Accessible.set(item, GTK_ACCESSIBLE_RELATION_SET_SIZE, number: accessibility.size)
            }
            Accessible.set(
                item, GTK_ACCESSIBLE_STATE_DISABLED, accessibility.disabledReason == nil ? 0 : 1)
            var said: [String] = []
            if let subtitle = option?.subtitle { said.append(subtitle) }
            if let reason = accessibility.disabledReason {
                said.append(
                    reason.isEmpty
                        ? field.texts(.disabledState) : field.texts(.disabledBecause(reason: reason)))
            }
            if let section = accessibility.section { said.append(section) }
            if let position = accessibility.position {
                said.append(field.texts(.positionOf(position, size: accessibility.size)))
            }
            Accessible.set(item, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said.joined(separator: ", "))
        }
    }
#endif
