#if GTK
    import PickerCore

    @testable import PickerGTK

    /// What a field's widgets show, read from GTK.
    @MainActor
    struct FieldLook {
        let controller: FieldController

        private var parts: FieldParts { controller.parts }

        var text: String { String(cString: gtk_editable_get_text(parts.entry.opaque)) }

        var placeholder: String {
            gtk_entry_get_placeholder_text(parts.entry.cast()).map { String(cString: $0) } ?? ""
        }

        var message: String? {
            guard gtk_widget_get_visible(parts.message).isTrue else { return nil }
            return String(cString: gtk_label_get_text(parts.message.opaque))
        }

        var isSensitive: Bool { gtk_widget_get_sensitive(parts.root).isTrue }

        var popover: WidgetPointer? {
            Stage.descendants(of: parts.frame, gtk_popover_get_type()).first {
                gtk_widget_get_visible($0).isTrue && gtk_widget_has_css_class($0, "picker-popup").isTrue
            }
        }

        /// How many rows each open list of options has.
        var rowCounts: [Int] { lists.map(Self.rowCount) }

        /// The open lists of options, one for each column.
        var lists: [WidgetPointer] { lists(unlisted: false) }

        /// The list of what is checked and no option stands for, if the popup has one that shows.
        var unlisted: WidgetPointer? {
            lists(unlisted: true).first { gtk_widget_get_mapped($0).isTrue }
        }

        private func lists(unlisted: Bool) -> [WidgetPointer] {
            guard let popover else { return [] }
            return Stage.descendants(of: popover, gtk_list_view_get_type()).filter {
                gtk_widget_has_css_class($0, "picker-unlisted").isTrue == unlisted
            }
        }

        private static func rowCount(_ list: WidgetPointer) -> Int {
            Int(g_list_model_get_n_items(gtk_list_view_get_model(list.opaque)))
        }

        /// What is not as the snapshot says.
        func differences(from snapshot: FieldSnapshot) -> [String] {
            var found: [String] = []
            func compare<Value: Equatable>(_ name: String, _ shown: Value, _ expected: Value) {
                if shown != expected { found.append("\(name): shown \(shown), expected \(expected)") }
            }
            compare("text", text, snapshot.isEdited ? snapshot.text : DisplayText(snapshot.text).text)
            compare("placeholder", placeholder, DisplayText(snapshot.placeholder).text)
            compare("message", message, snapshot.message.map { DisplayText($0).text })
            compare("enabled", isSensitive, snapshot.isEnabled)
            compare("open", popover != nil, snapshot.isOpen)
            if snapshot.isOpen && snapshot.style != .wheel {
                compare("rows", rowCounts, snapshot.columns.map(\.rowCount))
                let others = snapshot.isMultiple ? snapshot.columns[0].unlisted.count : 0
                compare("rows of no option", unlisted.map(Self.rowCount) ?? 0, others)
            }
            return found
        }
    }
#endif
