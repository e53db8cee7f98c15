#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A picker view in the keyboard's place.
    @MainActor final class WheelPopup: NSObject, FieldPopup {
        let wheel = UIPickerView()
        private(set) weak var field: PickerTextField?
        /// What the picker view shows.
        private(set) var shown: [ShownColumn] = []
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
            atRest = []
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

        func noteRest() {
            guard isOpen, !isTurning else { return }
            waiting?.cancel()
            waiting = nil
            let actions = atRest
            atRest = []
            guard !actions.isEmpty else { return }
            takeStock()
            // The first that closes the field was the last that was meant for it.
            for action in actions where isOpen { action() }
        }

        private var isOpen: Bool { field?.popup === self }

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
        func tell(_ row: Int, _ column: Int) {
            guard let field, isOpen, field.model.state.columns.indices.contains(column)
            else { return }
            known[column] = row
            let way = Double(row) - field.model.snapshot.columns[column].wheelOffset
            field.model.send(.wheelDrag(by: way, column: column))
            field.model.send(.wheelRelease(velocity: 0, column: column))
            field.model.send(.wheelSettle(column: column))
        }
    }

    /// An app's own objects behind a wheel.
    struct WheelSource {
        let dataSource: any UIPickerViewDataSource
        let delegate: any UIPickerViewDelegate
    }
#endif
