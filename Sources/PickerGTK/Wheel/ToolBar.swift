#if GTK
    import CPickerGTK
    import PickerCore

    /// The bar over a wheel: Cancel, Previous and Next, the field's label, Done. Where the label has no room beside the
    /// buttons, it stands above them.
    ///
    /// CSS: `box.picker-bar`.
    @MainActor
    final class ToolBar {
        let root: WidgetPointer
        private let line: WidgetPointer
        private let title: WidgetPointer
        /// The title on a line of its own.
        private let heading: WidgetPointer

        /// In pixels, between the buttons; the style gives the bar as much at its edges.
        private static let spacing: Int32 = 6
        /// The title's lines at most; the rest is cut off, and the tooltip has it.
        private static let lines: Int32 = 2

        /// - Parameter walks: whether it leads to the fields before and after.
        init(_ controller: FieldController, _ snapshot: FieldSnapshot, walks: Bool) {
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.spacing)
            root.addClass("picker-bar")
            line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.spacing)
            let text = walks ? DisplayText(snapshot.label).text : ""
            title = Self.label(text)
            gtk_widget_set_hexpand(title, 1)
            heading = Self.label(text)
            gtk_label_set_wrap(heading.opaque, 1)
            gtk_label_set_wrap_mode(heading.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_lines(heading.opaque, Self.lines)
            gtk_label_set_justify(heading.opaque, GTK_JUSTIFY_CENTER)
            heading.setVisible(false)
            let texts = controller.field.texts
            add(texts(.cancel), .toolbarCancel, controller)
            if walks {
                // GTK turns them round where the language is written from right to left.
                add(texts(.previous), .toolbarPrevious, controller, icon: "go-previous-symbolic")
                add(texts(.next), .toolbarNext, controller, icon: "go-next-symbolic")
            }
            gtk_box_append(line.cast(), title)
            add(texts(.done), .toolbarDone, controller).addClass("suggested-action")
            for part in [heading, line] { gtk_box_append(root.cast(), part) }
        }

        private static func label(_ text: String) -> WidgetPointer {
            let label = gtk_label_new(text)!
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            gtk_widget_set_has_tooltip(label, 1)
            Signals.connect(
                label.raw, "query-tooltip",
                asking: { arguments in
                    guard pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)).isTrue,
                        let tooltip = arguments.object(3)
                    else { return false }
                    gtk_tooltip_set_text(tooltip.opaque, gtk_label_get_text(label.opaque))
                    return true
                })
            return label
        }

        /// - Parameter width: how many pixels the bar has.
        func fit(to width: Int32) {
            guard width > 0, gtk_label_get_text(heading.opaque).pointee != 0 else { return }
            let isBeside = lineWidth + 2 * Self.spacing <= width
            guard isBeside == gtk_widget_get_visible(heading).isTrue else { return }
            heading.setVisible(!isBeside)
            // Without its text it still keeps Done at the end.
            gtk_label_set_text(title.opaque, isBeside ? gtk_label_get_text(heading.opaque) : nil)
        }

        /// In pixels: the buttons, and the whole title between them.
        private var lineWidth: Int32 {
            var (all, shown, whole): (Int32, Int32, Int32) = (0, 0, 0)
            gtk_widget_measure(line, GTK_ORIENTATION_HORIZONTAL, -1, nil, &all, nil, nil)
            gtk_widget_measure(title, GTK_ORIENTATION_HORIZONTAL, -1, nil, &shown, nil, nil)
            let layout = gtk_widget_create_pango_layout(title, gtk_label_get_text(heading.opaque))!
            pango_layout_get_pixel_size(layout, &whole, nil)
            g_object_unref(layout.raw)
            return all - shown + whole
        }

        @discardableResult
        private func add(
            _ title: String, _ event: FieldEvent, _ controller: FieldController, icon: String? = nil
        ) -> WidgetPointer {
            let button: WidgetPointer
            if let icon {
                button = gtk_button_new_from_icon_name(icon)
                gtk_widget_set_tooltip_text(button, title)
                Accessible.set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, title)
            } else {
                button = gtk_button_new_with_label(title)
            }
            gtk_widget_set_focus_on_click(button, 0)
            Signals.connect(button.raw, "clicked") { [weak controller] _ in controller?.press(event) }
            gtk_box_append(line.cast(), button)
            return button
        }
    }
#endif
