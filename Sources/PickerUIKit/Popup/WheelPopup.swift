#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A picker view in the keyboard's place.
    @MainActor final class WheelPopup: NSObject, FieldPopup {
        let wheel = UIPickerView()
        private weak var field: PickerTextField?
        /// What the picker view shows.
        private var shown: [ShownColumn] = []
        private var highlighted: [Int?] = []
        /// The rows that the model knows of, by column.
        private var known: [Int: Int] = [:]
        private let source: WheelSource?
        private var atRest: [@MainActor () -> Void] = []
        private var waiting: Task<Void, Never>?
        /// While the lists of an app's own wheel are read, they follow it and not it them.
        private var isReading = false

        /// How often a turning wheel is looked at, in nanoseconds: three frames.
        private static let pollingInterval: UInt64 = 50_000_000

        init(_ field: PickerTextField) {
            self.field = field
            source = field.wheelSource
            super.init()
        }

        var inputView: UIView? { wheel }
        var needsFirstResponder: Bool { true }

        func open(_ snapshot: FieldSnapshot) {
            wheel.tag = field?.tag ?? 0
            shown = snapshot.columns.map(ShownColumn.init)
            wheel.dataSource = source?.dataSource ?? self
            wheel.delegate = source?.delegate ?? self
            highlighted = snapshot.columns.map(\.highlightedRow)
            turnToHighlight(snapshot, animated: false)
        }

        func update(_ snapshot: FieldSnapshot) {
            let now = snapshot.columns.map(ShownColumn.init)
            let before = shown
            shown = now
            guard !isReading else {
                highlighted = snapshot.columns.map(\.highlightedRow)
                return
            }
            if now.count != before.count {
                wheel.reloadAllComponents()
                return turnToHighlight(snapshot, animated: false)
            }
            for column in now.indices where !now[column].isSame(as: before[column]) {
                wheel.reloadComponent(column)
                turnToHighlight(snapshot, column, animated: false)
            }
            let moved = snapshot.columns.map(\.highlightedRow)
            let standing = highlighted
            highlighted = moved
            guard !isTurning else { return }
            // An app's own delegate hears of a turn, not the model: only what the model moved itself is followed.
            for column in now.indices where source == nil || moved[column] != standing[column] {
                turnToHighlight(snapshot, column, animated: true)
            }
        }

        func redraw(_ snapshot: FieldSnapshot) {
            wheel.reloadAllComponents()
            turnToHighlight(snapshot, animated: false)
        }

        /// The wheel keeps its rows while UIKit slides it away, and is heard no more.
        func close() {
            waiting?.cancel()
            wheel.isUserInteractionEnabled = false
        }

        private func turnToHighlight(_ snapshot: FieldSnapshot, animated: Bool) {
            for column in snapshot.columns.indices { turnToHighlight(snapshot, column, animated: animated) }
        }

        private func turnToHighlight(_ snapshot: FieldSnapshot, _ column: Int, animated: Bool) {
            guard column < wheel.numberOfComponents else { return }
            defer { known[column] = wheel.selectedRow(inComponent: column) }
            guard let row = snapshot.columns[column].highlightedRow,
                row < wheel.numberOfRows(inComponent: column),
                wheel.selectedRow(inComponent: column) != row
            else { return }
            wheel.selectRow(row, inComponent: column, animated: animated)
            // An app's data source may have other rows for the later components now.
            if source != nil {
                for later in column + 1..<wheel.numberOfComponents { wheel.reloadComponent(later) }
            }
        }

        // MARK: Rest

        /// Whether any column turns under a finger or by its own momentum.
        ///
        /// A picker view tells of rest only. The scroll views inside it are looked for, not relied on: without them the
        /// row that it has selected is what counts.
        private var isTurning: Bool { Self.isTurning(wheel) }

        private static func isTurning(_ view: UIView) -> Bool {
            if let view = view as? UIScrollView, view.isDragging || view.isDecelerating { return true }
            return view.subviews.contains(where: isTurning)
        }

        func whenAtRest(_ action: @escaping @MainActor () -> Void) {
            guard isTurning else {
                takeStock()
                return action()
            }
            atRest.append(action)
            guard waiting == nil else { return }
            waiting = Task { [weak self] in
                while let self, self.isTurning, !Task.isCancelled {
                    try? await Task.sleep(nanoseconds: Self.pollingInterval)
                }
                self?.noteRest()
            }
        }

        private func noteRest() {
            guard !isTurning else { return }
            waiting?.cancel()
            waiting = nil
            let actions = atRest
            atRest = []
            guard !actions.isEmpty else { return }
            takeStock()
            for action in actions { action() }
        }

        func takeStock() {
            guard let field, field.model.state.isOpen else { return }
            if source != nil {
                // The app may have reloaded a component by itself.
                isReading = true
                field.readLists(wheel)
                isReading = false
            }
            tellTurns()
        }

        /// The app's lists are others now; what the wheel stands on is found again in them (R8).
        func readSourceAnew() {
            guard let field, field.model.state.isOpen else { return }
            tellTurns()
            field.readLists(wheel)
            redraw(field.model.snapshot)
        }

        private func tellTurns() {
            // All rows are read before the first is told of: the wheel follows the model, which knows the others' old ones.
            let rows = (0..<wheel.numberOfComponents).map { wheel.selectedRow(inComponent: $0) }
            for (column, row) in rows.enumerated() where row >= 0 {
                if known[column] != row || isElsewhere(row, column) { tell(row, column) }
            }
        }

        /// Whether an app's own wheel shows another row than the model knows of.
        private func isElsewhere(_ row: Int, _ column: Int) -> Bool {
            guard source != nil, let field, field.model.state.columns.indices.contains(column) else {
                return false
            }
            return field.model.snapshot.columns[column].highlightedRow != row
        }

        /// The wheel came to rest on a row; where it may not rest there, it turns on to one where it may (R15).
        private func tell(_ row: Int, _ column: Int) {
            guard let field, field.popup === self, field.model.state.columns.indices.contains(column)
            else { return }
            known[column] = row
            let way = Double(row) - field.model.snapshot.columns[column].wheelOffset
            field.model.send(.wheelDrag(by: way, column: column))
            field.model.send(.wheelRelease(velocity: 0, column: column))
            field.model.send(.wheelSettle(column: column))
        }
    }

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

    /// An app's own objects behind a wheel.
    struct WheelSource {
        let dataSource: any UIPickerViewDataSource
        let delegate: any UIPickerViewDelegate
    }

    /// The rows that a column of the picker view was given.
    private struct ShownColumn {
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
