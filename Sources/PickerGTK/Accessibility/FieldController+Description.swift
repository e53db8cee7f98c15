#if GTK
    import CPickerGTK
    import PickerCore

    /// Tells assistive technology what a field is (R22).
    extension FieldController {
        func describe(_ field: FieldState) {
            let accessibility = field.accessibility
            readSuggestion(accessibility.activeRow, field)
            Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_LABEL, accessibility.name)
            Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, accessibility.value)
            Accessible.set(parts.entry, GTK_ACCESSIBLE_STATE_EXPANDED, accessibility.isExpanded ? 1 : 0)
            Accessible.set(
                parts.entry, GTK_ACCESSIBLE_PROPERTY_REQUIRED, number: accessibility.isRequired ? 1 : 0)
            Accessible.set(
                parts.entry, GTK_ACCESSIBLE_PROPERTY_READ_ONLY, number: accessibility.isReadOnly ? 1 : 0)
            if Self.tellsInvalidEntries {
                Accessible.set(
                    parts.entry, GTK_ACCESSIBLE_STATE_INVALID, accessibility.invalidMessage == nil ? 0 : 1)
            }
            if let message = accessibility.invalidMessage {
                Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message)
            } else {
                Accessible.reset(parts.entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            }
        }

        /// GTK 4.8 says of an invalid entry that the widget itself is invalid, that is gone, and screen readers pass over
        /// it. Since 4.16 at the latest it says what is meant; before, the message alone tells it.
        private static let tellsInvalidEntries = gtk_get_minor_version() >= 16

        /// While a combo box is typed into, the focus stays in its text: the highlighted suggestion is read to whoever
        /// cannot see it.
        private func readSuggestion(_ row: RowAccessibility?, _ field: FieldState) {
            let row = field.configuration.style == .combo && field.isFocused ? row : nil
            defer { suggestion = row }
            guard let row, row != suggestion else { return }
            Announcer.read(row.spoken(field.texts), from: parts.root)
        }
    }
#endif
