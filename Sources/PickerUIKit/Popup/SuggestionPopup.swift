#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The suggestions of a combo box, below its text and above everything else in the window.
    @MainActor final class SuggestionPopup: FieldPopup {
        let table: OptionTable
        private weak var field: PickerTextField?
        /// The table lies in the window, and would stay there while its field is scrolled away.
        private let suspension = ScrollSuspension()
        /// The height of a row that shows one line, in points, before Dynamic Type: what UIKit's own tables take.
        private static let rowHeight = CGFloat(44)
        /// The space that is left to a keyboard whose size is not known, as a share of the window.
        private static let keyboardShare = CGFloat(0.45)

        init(_ field: PickerTextField) {
            self.field = field
            table = OptionTable(field, column: 0)
            table.backgroundColor = .systemBackground
            table.layer.borderWidth = 1
            table.layer.cornerRadius = 8
            table.clipsToBounds = true
        }

        var inputView: UIView? { nil }
        var needsFirstResponder: Bool { true }

        func open(_ snapshot: FieldSnapshot) {
            guard let window = field?.window else { return }
            if let field { suspension.begin(around: field) }
            window.addSubview(table)
            update(snapshot)
            announceLayoutChange()
        }

        func update(_ snapshot: FieldSnapshot) {
            table.update(snapshot)
            place(snapshot)
        }

        func follow() { if let field { place(field.model.snapshot) } }

        func redraw(_ snapshot: FieldSnapshot) {
            table.redraw()
            place(snapshot)
        }

        func contains(_ view: UIView) -> Bool { view.isDescendant(of: table) }

        func close() {
            table.removeFromSuperview()
            suspension.end()
            announceLayoutChange()
        }

        /// Below the field, as high as its rows or what there is of room; above it, where there is more.
        private func place(_ snapshot: FieldSnapshot) {
            guard let field, let window = field.window, let column = snapshot.columns.first else { return }
            window.bringSubviewToFront(table)
            table.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: field.traitCollection).cgColor
            let frame = field.convert(field.bounds, to: window)
            let rows = max(1, min(column.unlisted.count + column.rowCount, snapshot.rowCount))
            let rowHeight = UIFontMetrics(forTextStyle: .body)
                .scaledValue(for: Self.rowHeight, compatibleWith: field.traitCollection)
            let wanted = CGFloat(rows) * rowHeight
            let safe = window.bounds.inset(by: window.safeAreaInsets)
            let covered = KeyboardSpace.shared.cover(of: window) ?? window.bounds.height * Self.keyboardShare
            let below = min(safe.maxY, window.bounds.maxY - covered) - frame.maxY
            let above = frame.minY - safe.minY
            let isBelow = below >= min(wanted, 2 * rowHeight) || below >= above
            let height = max(rowHeight, min(wanted, isBelow ? below : above))
            table.frame = CGRect(
                x: frame.minX, y: isBelow ? frame.maxY : frame.minY - height, width: frame.width,
                height: height)
        }
    }
#endif
