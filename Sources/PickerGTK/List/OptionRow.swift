#if GTK
    import CPickerGTK
    import PickerCore

    /// One row of a list: a check mark, an icon, title and subtitle, why it is disabled, and the heading of the
    /// section that begins with it. Most options have only a title, and a list has two hundred rows, so the other
    /// parts are made when an option first needs them.
    ///
    /// CSS: `box.picker-row` with the class `picker-disabled`; in it `label.picker-title`,
    /// `label.picker-subtitle` and `label.picker-reason`; above it `label.picker-section`.
    @MainActor
    final class OptionRow {
        var position: Int?
        /// Whether it may show something else than its option as it is now.
        private(set) var isStale = true
        private let column: Int
        private let parts: RowParts
        private var shown: RowAccessibility?

        /// - Parameter listItem: GTK's own object for the row, which outlives this.
        init(_ listItem: OpaquePointer, column: Int) {
            self.column = column
            parts = RowParts(listItem)
        }

        var item: WidgetPointer? { parts.item }

        /// GTK lays out the rows that show, and has the others in the list without a place.
        var isInSight: Bool {
            item.map { gtk_widget_get_child_visible($0).isTrue && gtk_widget_get_height($0) > 0 } ?? false
        }

        /// What it shows may have changed.
        func wither() { isStale = true }

        /// The row is another option's now.
        func forget() {
            isStale = true
            shown = nil
        }

        func takeFocus() -> Bool {
            guard let item, gtk_widget_get_mapped(item).isTrue else { return false }
            return gtk_widget_has_focus(item).isTrue || gtk_widget_grab_focus(item).isTrue
        }

        func show(_ position: Int, of snapshot: ColumnSnapshot, _ field: FieldState) {
            isStale = false
            let option = snapshot.option(inRow: position)
            let accessibility = field.accessibility(ofRow: position, column: column)
            markHighlight(position == snapshot.highlightedRow)
            // Most rows stay as they are when a key moves the highlight.
            guard shown != accessibility else { return }
            shown = accessibility
            parts.showSection(Self.heading(of: option, position, snapshot))
            parts.show(
                title: DisplayText(accessibility.name), matches: Self.matches(option, position, snapshot))
            parts.show(subtitle: option?.subtitle ?? "", icon: option?.icon)
            parts.show(disabledReason: accessibility.disabledReason, isChecked: accessibility.isSelected)
            if let item { Direction.apply(isRightToLeft: field.texts.isRightToLeft, to: item) }
            describe(accessibility, option, field)
        }

        /// The section that begins with an option.
        private static func heading(
            of option: PickerOption?, _ position: Int, _ snapshot: ColumnSnapshot
        ) -> String? {
            guard snapshot.visible.matches == nil, let heading = option?.section else { return nil }
            let before = position > 0 ? snapshot.option(inRow: position - 1)?.section : nil
            return heading == before ? nil : heading
        }

        private static func matches(
            _ option: PickerOption?, _ position: Int, _ snapshot: ColumnSnapshot
        ) -> [Range<Int>] {
            guard option != nil, let search = snapshot.search else { return [] }
            let index = position - (snapshot.noneTitle == nil ? 0 : 1)
            return search.matchedRanges(at: snapshot.visible.position(at: index))
        }

        /// The theme's own look of a selected row.
        func markHighlight(_ isHighlighted: Bool) {
            guard let item else { return }
            if isHighlighted {
                gtk_widget_set_state_flags(item, GTK_STATE_FLAG_SELECTED, 0)
            } else {
                gtk_widget_unset_state_flags(item, GTK_STATE_FLAG_SELECTED)
            }
        }

        private func describe(_ accessibility: RowAccessibility, _ option: PickerOption?, _ field: FieldState)
        {
            guard let item else { return }
            Accessible.set(item, GTK_ACCESSIBLE_PROPERTY_LABEL, DisplayText(accessibility.name).text)
            Accessible.set(item, GTK_ACCESSIBLE_STATE_SELECTED, accessibility.isSelected ? 1 : 0)
            if let position = accessibility.position {
                Accessible.set(item, GTK_ACCESSIBLE_RELATION_POS_IN_SET, number: position)
                Accessible.set(item, GTK_ACCESSIBLE_RELATION_SET_SIZE, number: accessibility.size)
            }
            Accessible.set(
                item, GTK_ACCESSIBLE_STATE_DISABLED, accessibility.disabledReason == nil ? 0 : 1)
            var said: [String] = []
            if let subtitle = option?.subtitle { said.append(subtitle) }
            if let reason = accessibility.disabledReason {
                said.append(
                    reason.isEmpty
                        ? field.texts(.disabledState) : field.texts(.disabledBecause(reason: reason)))
            }
            if let section = accessibility.section { said.append(section) }
            if let position = accessibility.position {
                said.append(field.texts(.positionOf(position, size: accessibility.size)))
            }
            Accessible.set(item, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said.joined(separator: ", "))
        }
    }
#endif
