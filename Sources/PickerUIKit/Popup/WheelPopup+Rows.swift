#if canImport(UIKit)
    import PickerCore
    import UIKit

    // What the picker view shows, and what it says of a turn.

    extension WheelPopup: UIPickerViewAccessibilityDelegate {
        /// The column's name, or that of the field where there is one column.
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
        {
            guard let field, field.configuration.columns.indices.contains(component) else { return nil }
            let label = field.configuration.columns[component].label
            guard label.isEmpty else { return DisplayText(label).text }
            return shown.count == 1 ? field.accessibilityLabel : nil
        }
    }

    extension WheelPopup: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { shown.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            shown[component].rowCount
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            tell(row, component)
            noteRest()
        }

        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            guard let field else { return CGFloat(WheelAppearance.rowHeight) }
            return UIFontMetrics(forTextStyle: .headline)
                .scaledValue(for: field.rowHeight, compatibleWith: field.traitCollection)
        }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            let label = view as? UILabel ?? UILabel()
            guard let field else { return label }
            label.font = UIFontMetrics(forTextStyle: .headline)
                .scaledFont(for: field.rowFont, compatibleWith: field.traitCollection)
            label.numberOfLines = 2
            label.textAlignment = shown.count == 1 ? .center : .natural
            let option = shown[component].option(inRow: row)
            label.text = DisplayText(option?.title ?? shown[component].noneTitle ?? "").text
            label.textColor = option?.isEnabled ?? true ? .label : .tertiaryLabel
            label.accessibilityLabel = field.model.state.spokenRow(row, component)
            return label
        }
    }

    /// The rows that a column of the picker view was given.
    struct ShownColumn {
        let visible: VisibleOptions
        let noneTitle: String?

        init(_ column: ColumnSnapshot) {
            visible = column.visible
            noneTitle = column.noneTitle
        }

        var rowCount: Int { visible.count + (noneTitle == nil ? 0 : 1) }

        func option(inRow row: Int) -> PickerOption? {
            let index = row - (noneTitle == nil ? 0 : 1)
            return visible.indices.contains(index) ? visible[index] : nil
        }

        func isSame(as other: ShownColumn) -> Bool {
            noneTitle == other.noneTitle && visible.list.isIdentical(to: other.visible.list)
                && visible.count == other.visible.count
        }
    }

    extension FieldState {
        /// What a row is to a screen reader; its position is the picker view's to say.
        func spokenRow(_ row: Int, _ column: Int) -> String? {
            guard columns.indices.contains(column), row < rowCount(column) else { return nil }
            let found = accessibility(ofRow: row, column: column)
            let name = DisplayText(found.name).text
            guard let reason = found.disabledReason else { return name }
            return name + ", "
                + texts(reason.isEmpty ? .disabledState : .disabledBecause(reason: reason))
        }
    }
#endif
