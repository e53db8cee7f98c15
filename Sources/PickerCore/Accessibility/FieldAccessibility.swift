/// What assistive technology is to know about a field (R22), in terms every platform has.
public struct FieldAccessibility: Equatable, Sendable {
    public enum Role: Equatable, Sendable {
        /// A select-only combo box, or an editable one.
        case comboBox(isEditable: Bool)
        /// A wheel: a value that goes up and down.
        case spinButton
    }

    public let role: Role
    /// The field's label; never its value.
    public let name: String
    /// The picked titles; empty for none.
    public let value: String
    public let isExpanded: Bool
    public let isEnabled: Bool
    public let isReadOnly: Bool
    public let isRequired: Bool
    /// What is wrong; `nil` where the field is valid or nothing is to be said yet.
    public let invalidMessage: String?
    /// The highlighted row of the active column, while the popup is open.
    public let activeRow: RowAccessibility?
}

/// What assistive technology is to know about a row of a popup (R22).
public struct RowAccessibility: Equatable, Sendable {
    public let name: String
    /// Counted from 1 among the options that show; `nil` for the row that means none (R2).
    public let position: Int?
    /// How many options show.
    public let size: Int
    public let section: String?
    public let isSelected: Bool
    /// `nil` for an enabled option; else its reason, or an empty string where none was given (R18).
    public let disabledReason: String?

    /// A row that is not there any more.
    static func absent(among size: Int) -> RowAccessibility {
        RowAccessibility(
            name: "", position: nil, size: size, section: nil, isSelected: false, disabledReason: nil)
    }

    /// The row in one line, for a terminal or any other place that can only speak text.
    public func spoken(_ texts: Texts) -> String {
        var parts = [name]
        if isSelected { parts.append(texts(.selectedState)) }
        if let disabledReason {
            parts.append(
                disabledReason.isEmpty
                    ? texts(.disabledState) : texts(.disabledBecause(reason: disabledReason)))
        }
        if let section { parts.append(section) }
        if let position { parts.append(texts(.positionOf(position, size: size))) }
        return parts.joined(separator: ", ")
    }
}

extension FieldState {
    public var accessibility: FieldAccessibility {
        FieldAccessibility(
            role: isWheel ? .spinButton : .comboBox(isEditable: configuration.style == .combo),
            name: configuration.label, value: text, isExpanded: isOpen, isEnabled: configuration.isEnabled,
            isReadOnly: configuration.isReadOnly, isRequired: configuration.isRequired,
            invalidMessage: message,
            activeRow: isOpen
                ? highlightedRow(activeColumn).map { accessibility(ofRow: $0, column: activeColumn) } : nil)
    }

    /// - Parameter row: counted with the none row. One that is not there has an empty name and no position.
    public func accessibility(ofRow row: Int, column: Int) -> RowAccessibility {
        let visible = columns[column].visible
        let shift = hasNoneRow(column) ? 1 : 0
        guard row >= 0 else { return RowAccessibility.absent(among: visible.count) }
        guard row >= shift else {
            let title = noneTitle(column) ?? ""
            return RowAccessibility(
                name: title.isEmpty ? texts(.none) : title, position: nil, size: visible.count, section: nil,
                isSelected: selection.columns[column].isEmpty, disabledReason: nil)
        }
        guard row - shift < visible.count else { return RowAccessibility.absent(among: visible.count) }
        let option = visible[row - shift]
        var reason: String?
        if case .disabled(let why) = option.availability { reason = why ?? "" }
        let isSelected =
            isMultiple
            ? columns[column].drafted.contains(option.id)
            : selection.columns[column].contains { $0.id == option.id && $0.standing != .custom }
        return RowAccessibility(
            name: option.title, position: row - shift + 1, size: visible.count, section: option.section,
            isSelected: isSelected, disabledReason: reason)
    }
}
