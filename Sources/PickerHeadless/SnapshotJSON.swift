import PickerCore
import PickerFiles

/// A field's snapshot as JSON, under the names that tapes use.
enum SnapshotJSON {
    /// As many of the visible options are listed.
    static let visibleLimit = 20

    static func value(
        of field: FieldState, focused: SourceValue, announcement: String?, changes: [Change]
    ) -> SourceValue {
        let snapshot = field.snapshot
        let list = snapshot.columns[snapshot.activeColumn]
        let visible = list.visible.indices.prefix(visibleLimit)
            .map { SourceValue.string(list.visible.id(at: $0).text) }
        return .object([
            ("name", .string(snapshot.name)),
            ("open", .bool(snapshot.isOpen)),
            ("text", .string(snapshot.text)),
            ("placeholder", .string(snapshot.placeholder)),
            ("selected", ids(of: field.selection.columns, in: field)),
            (
                "draft",
                ids(
                    of: snapshot.isOpen ? snapshot.columns.map { $0.draft ?? [] } : field.selection.columns,
                    in: field)
            ),
            ("highlighted", highlighted(snapshot)),
            ("query", .text(field.query)),
            ("visible", .array(visible)),
            ("count", .number(list.visible.count)),
            ("status", .string(list.status.rawValue)),
            ("announcement", .text(announcement)),
            ("changes", .array(changes.map { change(of: $0, in: field) })),
            ("canUndo", .bool(snapshot.canUndo)),
            ("enabled", .bool(snapshot.isEnabled)),
            ("message", .text(snapshot.message)),
            ("focused", focused),
        ])
    }

    /// An id or null; arrays for several columns or a multiple field.
    static func ids(of columns: [[Pick]], in field: FieldState) -> SourceValue {
        if field.isMultiple { return .array((columns.first ?? []).map { .string($0.id.text) }) }
        let ids = columns.map { SourceValue.text($0.first?.id.text) }
        return columns.count == 1 ? ids[0] : .array(ids)
    }

    private static func highlighted(_ snapshot: FieldSnapshot) -> SourceValue {
        let ids = snapshot.columns.map { SourceValue.text($0.highlight?.id?.text) }
        return ids.count == 1 ? ids[0] : .array(ids)
    }

    private static func change(of change: Change, in field: FieldState) -> SourceValue {
        .object([
            ("reason", .string(change.reason.rawValue)),
            ("from", ids(of: change.from.columns, in: field)),
            ("to", ids(of: change.to.columns, in: field)),
        ])
    }
}
