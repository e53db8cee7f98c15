#if GTK
    import CPickerGTK
    import PickerCore

    /// What stands in place of options, or beside those that have come (R13).
    @MainActor
    final class StatusLine {
        let root: WidgetPointer
        private let spinner: WidgetPointer
        private let label: WidgetPointer
        private let retry: WidgetPointer

        init(_ controller: FieldController) {
            root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
            root.addClass("picker-status")
            spinner = gtk_spinner_new()
            label = gtk_label_new(nil)
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_xalign(label.opaque, 0)
            gtk_widget_set_hexpand(label, 1)
            retry = gtk_button_new_with_label(controller.field.texts(.retry))
            for part in [spinner, label, retry] { gtk_box_append(root.cast(), part) }
            Signals.connect(retry.raw, "clicked") { [weak controller] _ in controller?.send(.retryPress) }
        }

        func update(_ snapshot: FieldSnapshot) {
            let telling = snapshot.columns.first { !$0.statusText.isEmpty }
            root.setVisible(telling != nil)
            guard let telling else { return gtk_spinner_stop(spinner.opaque) }
            gtk_label_set_text(label.opaque, DisplayText(telling.statusText).text)
            let isLoading = telling.status == .loading
            spinner.setVisible(isLoading)
            if isLoading { gtk_spinner_start(spinner.opaque) } else { gtk_spinner_stop(spinner.opaque) }
            retry.setVisible(telling.status == .failed)
        }
    }

    /// All, none, invert and Done, under a list that takes several values (R17).
    @MainActor
    final class CheckBar {
        let root: WidgetPointer
        private let count: WidgetPointer

        init(_ controller: FieldController) {
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
            root.addClass("picker-bar")
            root.addClass("picker-checks")
            let texts = controller.field.texts
            let actions: [(Phrase, FieldEvent)] = [
                (.selectAll, .checkAll), (.selectNone, .checkNone), (.invertSelection, .checkInvert),
            ]
            // Two lines, for beside each other they would be wider than most fields.
            let wide = gtk_flow_box_new()!
            gtk_flow_box_set_selection_mode(wide.opaque, GTK_SELECTION_NONE)
            gtk_flow_box_set_max_children_per_line(wide.opaque, guint(actions.count))
            for (phrase, event) in actions {
                let button = Self.button(texts(phrase), event, controller)
                button.addClass("flat")
                gtk_flow_box_append(wide.opaque, button)
                gtk_widget_set_focusable(gtk_widget_get_parent(button), 0)
            }
            gtk_box_append(root.cast(), wide)
            let line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
            count = gtk_label_new(nil)
            gtk_label_set_xalign(count.opaque, 0)
            gtk_widget_set_hexpand(count, 1)
            gtk_widget_set_margin_start(count, 8)
            gtk_box_append(line.cast(), count)
            let done = Self.button(texts(.done), .toolbarDone, controller)
            done.addClass("suggested-action")
            gtk_box_append(line.cast(), done)
            gtk_box_append(root.cast(), line)
        }

        private static func button(
            _ title: String, _ event: FieldEvent, _ controller: FieldController
        ) -> WidgetPointer {
            let button = gtk_button_new_with_label(title)!
            gtk_widget_set_focus_on_click(button, 0)
            Signals.connect(button.raw, "clicked") { [weak controller] _ in controller?.send(event) }
            return button
        }

        func update(_ field: FieldState) {
            gtk_label_set_text(count.opaque, field.texts(.checkedCount(field.columns[0].draft?.count ?? 0)))
        }
    }
#endif
