#if GTK
    import CPickerGTK
    import PickerCore

    /// The wheels of a field, a column beside the other, under the bar.
    @MainActor
    final class WheelContent: PopupContent {
        let root: WidgetPointer
        private let status: StatusLine
        private let bar: ToolBar
        private let wheels: [WheelView]

        init(_ controller: FieldController, _ snapshot: FieldSnapshot, isSheet: Bool) {
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            bar = ToolBar(controller, snapshot, walks: isSheet)
            gtk_box_append(root.cast(), bar.root)
            status = StatusLine(controller)
            gtk_box_append(root.cast(), status.root)
            let columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            columns.addClass("picker-wheels")
            wheels = snapshot.columns.indices.map {
                WheelView(controller, column: $0, visibleRows: snapshot.rowCount)
            }
            for wheel in wheels { gtk_box_append(columns.cast(), wheel.root) }
            gtk_box_append(root.cast(), columns)
            for wheel in wheels {
                wheel.onResize = { [weak self] in
                    // Not in the midst of the layout that tells it.
                    Later.whenIdle {
                        guard let self else { return }
                        self.fit(to: gtk_widget_get_width(self.root))
                    }
                }
            }
        }

        /// - Parameter width: how many pixels the popup is wide.
        func fit(to width: Int32) { bar.fit(to: width) }

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
#endif
