#if GTK
    import CPickerGTK
    import PickerCore

    /// The widgets of a row of a list, each made when it is first needed.
    @MainActor
    final class RowParts {
        private let listItem: OpaquePointer
        /// Held, for it moves into a box when a section's heading comes above it.
        private let line: ObjectReference
        private var titleLabel: ObjectReference?
        private var check: WidgetPointer?
        private var icon: WidgetPointer?
        private var subtitle: WidgetPointer?
        private var reason: WidgetPointer?
        private var section: WidgetPointer?

        /// In pixels.
        private static let spacing: Int32 = 8
        private static let checkWidth: Int32 = 16

        init(_ listItem: OpaquePointer) {
            self.listItem = listItem
            line = ObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.spacing).raw)
            line.widget.addClass("picker-row")
            gtk_list_item_set_child(listItem, line.widget)
        }

        /// GTK's widget around the row, which has the focus and the accessible role.
        var item: WidgetPointer? { gtk_list_item_get_child(listItem).flatMap { gtk_widget_get_parent($0) } }

        private static func label(_ name: String) -> WidgetPointer {
            let label = gtk_label_new(nil)!
            label.addClass(name)
            gtk_label_set_xalign(label.opaque, 0)
            gtk_label_set_single_line_mode(label.opaque, 1)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            return label
        }

        // MARK: Texts

        /// - Parameter matches: ranges of characters of the title that a search found.
        func show(title text: DisplayText, matches: [Range<Int>]) {
            let title = titleLabel ?? makeTitle()
            titleLabel = title
            Self.set(title.widget, text.text)
            guard !matches.isEmpty else { return gtk_label_set_attributes(title.opaque, nil) }
            let attributes = pango_attr_list_new()
            for range in text.byteRanges(of: matches) {
                let attribute = pango_attr_weight_new(PANGO_WEIGHT_BOLD)!
                attribute.pointee.start_index = guint(range.lowerBound)
                attribute.pointee.end_index = guint(range.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
            gtk_label_set_attributes(title.opaque, attributes)
            pango_attr_list_unref(attributes)
        }

        func show(subtitle text: String, icon name: String?) {
            if !text.isEmpty, subtitle == nil { subtitle = makeSubtitle() }
            if let subtitle { Self.show(text, in: subtitle) }
            if name != nil, icon == nil { icon = makeIcon() }
            guard let icon else { return }
            icon.setVisible(name != nil)
            if let name { gtk_image_set_from_icon_name(icon.opaque, name) }
        }

        /// - Parameter disabledReason: why; empty where none is given, `nil` for an option that can be picked.
        func show(disabledReason text: String?, isChecked: Bool) {
            line.widget.setClass("picker-disabled", text != nil)
            if let text, !text.isEmpty, reason == nil { reason = makeReason() }
            if let reason { Self.show(text ?? "", in: reason) }
            if isChecked, check == nil { check = makeCheck() }
            guard let check else { return }
            gtk_image_set_from_icon_name(check.opaque, isChecked ? "object-select-symbolic" : nil)
        }

        /// - Parameter heading: `nil` where no section begins here.
        func showSection(_ heading: String?) {
            if heading != nil, section == nil { section = makeSection() }
            if let section { Self.show(heading ?? "", in: section) }
        }

        private static func show(_ text: String, in label: WidgetPointer) {
            label.setVisible(!text.isEmpty)
            set(label, DisplayText(text).text)
        }

        private static func set(_ label: WidgetPointer, _ text: String) {
            if String(cString: gtk_label_get_text(label.opaque)) != text {
                gtk_label_set_text(label.opaque, text)
            }
        }

        // MARK: Parts that come late

        /// The space of the check mark, before what comes first behind it.
        private func indent(first part: WidgetPointer) {
            gtk_widget_set_margin_start(part, check == nil ? Self.checkWidth + Self.spacing : 0)
        }

        private func makeTitle() -> ObjectReference {
            let title = ObjectReference(Self.label("picker-title").raw)
            gtk_box_append(line.widget.cast(), title.widget)
            indent(first: title.widget)
            return title
        }

        /// What comes after check mark and icon: the title, or the box that it shares with a subtitle.
        private var texts: WidgetPointer? {
            subtitle.flatMap { gtk_widget_get_parent($0) } ?? titleLabel?.widget
        }

        private func makeCheck() -> WidgetPointer {
            let image = gtk_image_new()!
            gtk_widget_set_size_request(image, Self.checkWidth, -1)
            gtk_box_prepend(line.widget.cast(), image)
            (icon ?? texts).map { gtk_widget_set_margin_start($0, 0) }
            return image
        }

        private func makeIcon() -> WidgetPointer {
            let image = gtk_image_new()!
            gtk_box_insert_child_after(line.widget.cast(), image, check)
            texts.map { gtk_widget_set_margin_start($0, 0) }
            indent(first: image)
            return image
        }

        private func makeSubtitle() -> WidgetPointer {
            let label = Self.label("picker-subtitle")
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
            if let title = titleLabel?.widget {
                gtk_box_insert_child_after(line.widget.cast(), box, title)
                gtk_box_remove(line.widget.cast(), title)
                gtk_widget_set_margin_start(box, gtk_widget_get_margin_start(title))
                gtk_widget_set_margin_start(title, 0)
                gtk_box_append(box.cast(), title)
            }
            gtk_box_append(box.cast(), label)
            return label
        }

        private func makeReason() -> WidgetPointer {
            let label = Self.label("picker-reason")
            label.addClass("dim-label")
            gtk_widget_set_hexpand(label, 1)
            gtk_label_set_xalign(label.opaque, 1)
            gtk_box_append(line.widget.cast(), label)
            return label
        }

        private func makeSection() -> WidgetPointer {
            let label = Self.label("picker-section")
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_list_item_set_child(listItem, box)
            gtk_box_append(box.cast(), label)
            gtk_box_append(box.cast(), line.widget)
            return label
        }
    }
#endif
