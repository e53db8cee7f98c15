import OptionSearch

/// All that a front end draws of a field, at one moment.
///
/// A snapshot holds no rows: those of an open popup are made on demand from `columns[…].visible`.
public struct FieldSnapshot: Sendable {
    public let name: String
    public let label: String
    public let style: FieldStyle

    /// What the field's text shows: the committed titles, or what is being typed into a combo box (R3).
    public let text: String
    /// Shown, dimmed, while `text` is empty.
    public let placeholder: String
    /// Whether `text` is being edited; otherwise typing replaces it all.
    public let isEdited: Bool

    public let isOpen: Bool
    public let isFocused: Bool
    public let isEnabled: Bool
    public let isReadOnly: Bool
    public let isRequired: Bool
    public let isHidden: Bool
    public let isMultiple: Bool

    public let selection: Selection
    /// One entry a column while the popup is open; its draft is what Done would commit.
    public let columns: [ColumnSnapshot]
    public let activeColumn: Int
    public let rowCount: Int

    /// What is wrong with the field and shows; `nil` for nothing (R20).
    public let message: String?
    public let canUndo: Bool
    public let canRedo: Bool
    public let canClear: Bool
    public let isRightToLeft: Bool
}

/// All that a front end draws of one column.
public struct ColumnSnapshot: Sendable {
    public let label: String
    public let visible: VisibleOptions
    /// What the row before the options shows that means none; `nil` where there is no such row (R2).
    public let noneTitle: String?
    public let highlight: Highlight?
    /// The row of the highlight, the none row counted.
    public let highlightedRow: Int?
    /// What Done would commit; `nil` for nothing to commit.
    public let draft: [Pick]?
    /// The ids of the options in the draft, as the check marks of a multiple field want them.
    public let checked: Set<OptionID>
    public let status: ListStatus
    /// What to show in place of options or beside those that have come; empty for nothing.
    public let statusText: String
    /// Where the wheel stands, in rows, the none row counted.
    public let wheelOffset: Double
    public let isTurning: Bool
    let isMultiple: Bool

    /// What is checked and no row stands for: own texts, and values that the options lack. They end the draft (R17); a
    /// field that takes one value has none.
    public var unlisted: [Pick] {
        isMultiple ? (draft ?? []).reversed().prefix { $0.standing != .option }.reversed() : []
    }

    /// How many rows there are, the none row counted.
    public var rowCount: Int { visible.count + (noneTitle == nil ? 0 : 1) }

    /// The option in a row; `nil` for the none row, and for a row that is not there (any more).
    public func option(inRow row: Int) -> PickerOption? {
        let firstOption = noneTitle == nil ? 0 : 1
        return (firstOption..<rowCount).contains(row) ? visible[row - firstOption] : nil
    }

    /// Where a matching option's title matches, in characters of the title (R21).
    public let search: ColumnSearch?
}

extension FieldState {
    public var snapshot: FieldSnapshot {
        FieldSnapshot(
            name: configuration.name, label: configuration.label, style: configuration.style, text: text,
            placeholder: configuration.placeholder ?? texts(.placeholder), isEdited: showsQuery,
            isOpen: isOpen, isFocused: isFocused, isEnabled: configuration.isEnabled,
            isReadOnly: configuration.isReadOnly, isRequired: configuration.isRequired,
            isHidden: configuration.isHidden, isMultiple: isMultiple, selection: selection,
            columns: columns.indices.map(columnSnapshot), activeColumn: activeColumn,
            rowCount: configuration.rowCount, message: message, canUndo: canUndo, canRedo: canRedo,
            canClear: canClear, isRightToLeft: texts.isRightToLeft)
    }

    private func columnSnapshot(_ column: Int) -> ColumnSnapshot {
        let state = columns[column]
        let noneTitle = hasNoneRow(column) ? noneTitle(column) : nil
        return ColumnSnapshot(
            label: configuration.columns[column].label, visible: state.visible,
            noneTitle: noneTitle.map { $0.isEmpty ? texts(.none) : $0 }, highlight: state.highlight,
            highlightedRow: highlightedRow(column), draft: state.draft,
            checked: isMultiple ? state.drafted : [],
            status: status(of: column), statusText: statusText(of: column),
            wheelOffset: state.motion.offset(at: now), isTurning: isTurning(column),
            isMultiple: isMultiple,
            search: state.visible.matches.flatMap { matches in
                state.search.map { ColumnSearch(index: $0.index, query: matches.query) }
            })
    }

    private var showsQuery: Bool { configuration.style == .combo && query != nil }

    /// What the field's text shows.
    public var text: String { showsQuery ? query ?? "" : valueText }
}
