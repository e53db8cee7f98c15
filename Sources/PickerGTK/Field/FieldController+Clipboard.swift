#if GTK
    import CPickerGTK
    import PickerCore

    /// Copying from the field, and what is pasted into it or dropped on it.
    extension FieldController {
        func connectClipboard() {
            guard let text = gtk_editable_get_delegate(parts.entry.opaque)?.widget else { return }
            Signals.connect(text.raw, "copy-clipboard", after: true) { [weak self] _ in
                self?.copyTitle(from: text)
            }
            takeOneLine(in: text)
        }

        /// A value that cannot be typed is copied as a whole, without being selected first (R20).
        private func copyTitle(from text: WidgetPointer) {
            guard isAlive, !gtk_editable_get_editable(text.opaque).isTrue, !field.selection.isEmpty,
                !gtk_editable_get_selection_bounds(text.opaque, nil, nil).isTrue
            else { return }
            gdk_clipboard_set_text(gtk_widget_get_clipboard(text), field.text)
        }

        /// Makes one line of whatever a person puts into a text that is a query.
        private func takeOneLine(in text: WidgetPointer) {
            Signals.connect(text.raw, "insert-text") { [weak self] arguments in
                guard self?.isWriting == false, let place = arguments.pointer(2) else { return }
                let length = arguments.int(1)
                let all = arguments.string(0)
                let given = length < 0 ? all : String(decoding: all.utf8.prefix(length), as: UTF8.self)
                let line = OneLine(given).text
                guard line != given else { return }
                g_signal_stop_emission_by_name(text.raw, "insert-text")
                gtk_editable_insert_text(
                    text.opaque, line, -1, place.assumingMemoryBound(to: gint.self))
            }
        }
    }
#endif
