#if GTK
    import CPickerGTK

    /// The widgets of a closed field.
    ///
    /// CSS: `pickerfield` (the whole) with the classes `wheel`, `menu` or `combo`, `open`, `invalid`, `read-only`
    /// and `required`; in it `label.picker-label`, `pickerframe > box.linked` with `entry.picker-value`
    /// and `button.picker-clear`, and `label.picker-message`.
    @MainActor
    struct FieldParts {
        let root: WidgetPointer
        let label: WidgetPointer
        /// Holds what looks like the entry, and the popover: GTK 4.8's boxes measure popovers as if they were
        /// among their children.
        let frame: WidgetPointer
        let entry: WidgetPointer
        let clear: WidgetPointer
        let message: WidgetPointer

        /// The type of the whole; `BuiltField` derives from it the one of `GtkBuilder` files.
        static let type = Registration.subclass(of: gtk_box_get_type(), named: "PickerFieldBox") { klass, _ in
            let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widgetClass, "pickerfield")
            gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
        }

        private static let frameType = Registration.subclass(
            of: gtk_widget_get_type(), named: "PickerFieldFrame"
        ) { klass, _ in
            let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widgetClass, "pickerframe")
            gtk_widget_class_set_layout_manager_type(widgetClass, gtk_bin_layout_get_type())
            gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
            Registration.unparentChildren(inDisposeOf: klass!)
        }

        /// - Parameter root: the whole, where it is there already.
        init(entryRole: GtkAccessibleRole, root: WidgetPointer?) {
            self.root = root ?? makeObject(Self.type).widget
            let root = self.root
            gtk_orientable_set_orientation(root.opaque, GTK_ORIENTATION_VERTICAL)

            label = gtk_label_new(nil)
            label.addClass("picker-label")
            gtk_label_set_xalign(label.opaque, 0)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)

            frame = makeObject(Self.frameType).widget
            let line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            line.addClass("linked")
            gtk_widget_set_parent(line, frame)
            entry = makeObject(gtk_entry_get_type(), role: entryRole).widget
            entry.addClass("picker-value")
            gtk_widget_set_hexpand(entry, 1)
            gtk_entry_set_icon_from_icon_name(entry.cast(), GTK_ENTRY_ICON_SECONDARY, "pan-down-symbolic")
            gtk_editable_set_width_chars(entry.opaque, 8)

            clear = gtk_button_new_from_icon_name("edit-clear-symbolic")
            clear.addClass("picker-clear")
            gtk_widget_set_focusable(clear, 0)
            gtk_widget_set_visible(clear, 0)

            message = gtk_label_new(nil)
            message.addClass("picker-message")
            message.addClass("error")
            gtk_label_set_xalign(message.opaque, 0)
            gtk_label_set_wrap(message.opaque, 1)
            gtk_widget_set_visible(message, 0)

            gtk_box_append(line.cast(), entry)
            gtk_box_append(line.cast(), clear)
            for part in [label, frame, message] { gtk_box_append(root.cast(), part) }
        }
    }
#endif
