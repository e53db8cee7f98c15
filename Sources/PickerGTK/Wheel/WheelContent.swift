#if GTK
    import CPickerGTK
    import PickerCore

    /// The wheels of a field, a column beside the other, under the bar.
    @MainActor
    final class WheelContent: PopupContent {
        let root: WidgetPointer
        private let status: StatusLine
        private let wheels: [WheelView]

        init(_ controller: FieldController, _ snapshot: FieldSnapshot, isSheet: Bool) {
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_box_append(root.cast(), ToolBar(controller, snapshot, walks: isSheet).root)
            status = StatusLine(controller)
            gtk_box_append(root.cast(), status.root)
            let columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            columns.addClass("picker-wheels")
            wheels = snapshot.columns.indices.map {
                WheelView(controller, column: $0, visibleRows: snapshot.rowCount)
            }
            for wheel in wheels { gtk_box_append(columns.cast(), wheel.root) }
            gtk_box_append(root.cast(), columns)
        }

        let searchHasFocus = false

        func focusSearch() -> Bool { false }

        func update(_ field: FieldState, _ snapshot: FieldSnapshot) {
            status.update(snapshot)
            for (wheel, column) in zip(wheels, snapshot.columns) { wheel.update(field, column) }
            if gtk_widget_get_mapped(root).isTrue, wheels.indices.contains(snapshot.activeColumn) {
                wheels[snapshot.activeColumn].takeFocus()
            }
        }

        func takeFocus() { wheels.first?.takeFocus() }

        func close() {}
        func reopen() {}
    }

    /// The bar over a wheel: Cancel, Previous and Next, the field's label, Done.
    ///
    /// CSS: `box.picker-bar`.
    @MainActor
    struct ToolBar {
        let root: WidgetPointer

        /// - Parameter walks: whether it leads to the fields before and after.
        init(_ controller: FieldController, _ snapshot: FieldSnapshot, walks: Bool) {
            root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            root.addClass("picker-bar")
            let texts = controller.field.texts
            add(texts(.cancel), .toolbarCancel, controller)
            if walks {
                // GTK turns them round where the language is written from right to left.
                add(texts(.previous), .toolbarPrevious, controller, icon: "go-previous-symbolic")
                add(texts(.next), .toolbarNext, controller, icon: "go-next-symbolic")
            }
            let title = gtk_label_new(walks ? DisplayText(snapshot.label).text : nil)!
            gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
            gtk_widget_set_hexpand(title, 1)
            gtk_box_append(root.cast(), title)
            add(texts(.done), .toolbarDone, controller).addClass("suggested-action")
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
            gtk_box_append(root.cast(), button)
            return button
        }
    }
#endif
