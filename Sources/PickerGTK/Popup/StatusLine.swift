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
            root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            root.addClass("picker-bar")
            let texts = controller.field.texts
            let actions: [(Phrase, FieldEvent)] = [
                (.selectAll, .checkAll), (.selectNone, .checkNone), (.invertSelection, .checkInvert),
            ]
            for (phrase, event) in actions { Self.add(texts(phrase), event, controller, to: root) }
            count = gtk_label_new(nil)
            gtk_widget_set_hexpand(count, 1)
            gtk_box_append(root.cast(), count)
            let done = Self.add(texts(.done), .toolbarDone, controller, to: root)
            done.addClass("suggested-action")
        }

        @discardableResult
        private static func add(
            _ title: String, _ event: FieldEvent, _ controller: FieldController, to root: WidgetPointer
        ) -> WidgetPointer {
            let button = gtk_button_new_with_label(title)!
            gtk_widget_set_focus_on_click(button, 0)
            Signals.connect(button.raw, "clicked") { [weak controller] _ in controller?.send(event) }
            gtk_box_append(root.cast(), button)
            return button
        }

        func update(_ field: FieldState) {
            gtk_label_set_text(count.opaque, field.texts(.checkedCount(field.columns[0].draft?.count ?? 0)))
        }
    }
#endif
