/// developer.apple.com/documentation/uikit/uipickerviewdatasource
@MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// developer.apple.com/documentation/uikit/uipickerviewdelegate
@MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
// Optional in Objective-C.
extension UIPickerViewDelegate {
    package func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        32
    }
    package func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }
    package func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        return label
    }
    package func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a screen reader says of a wheel: developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate
@MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

/// Spinning wheels: developer.apple.com/documentation/uikit/uipickerview
@MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// As many views as a wheel of five rows shows, and one beyond each end.
    private static let drawnRows = 3
    private var counts: [Int] = []
    private var selected: [Int] = []
    private var wheels: [UIScrollView] = []
    private var rows: [[Int: UIView]] = []
    private var unused: [UIView] = []

    open var numberOfComponents: Int { counts.count }
    open func numberOfRows(inComponent component: Int) -> Int { counts[component] }
    /// "The size of a row's view": uipickerview/rowsize(forcomponent:)
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(
            width: bounds.width, height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }

    /// "Call this to query the delegate and the data source": uipickerview/reloadallcomponents()
    open func reloadAllComponents() {
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        // One after another: a data source may look at an earlier component for the rows of a later one.
        counts = []
        let before = selected
        selected = []
        for component in 0..<count {
            let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
            counts.append(rows)
            selected.append(min(component < before.count ? max(0, before[component]) : 0, rows - 1))
        }
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<count).map { _ in UIScrollView() }
        for wheel in wheels { addSubview(wheel) }
        unused += rows.flatMap(\.values)
        rows = counts.map { _ in [:] }
        for component in counts.indices { drawRows(component) }
    }
    open func reloadComponent(_ component: Int) {
        precondition(
            counts.indices.contains(component), "a picker view stops on a component it does not have")
        counts[component] = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        selected[component] = min(max(selected[component], 0), counts[component] - 1)
        unused += rows[component].values
        rows[component] = [:]
        drawRows(component)
    }

    /// Does not tell the delegate; stops on a row that is not there: uipickerview/selectrow(_:incomponent:animated:)
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        precondition(
            counts.indices.contains(component), "a picker view stops on a component it does not have")
        precondition((0..<counts[component]).contains(row), "a picker view stops on a row it does not have")
        selected[component] = row
        moves.append(Move(row: row, component: component, isAnimated: animated))
        drawRows(component)
    }

    /// "-1 if no row is selected": uipickerview/selectedrow(incomponent:)
    open func selectedRow(inComponent component: Int) -> Int {
        precondition(
            counts.indices.contains(component), "a picker view stops on a component it does not have")
        return counts[component] == 0 ? -1 : selected[component]
    }
    /// "nil if the row is not visible": uipickerview/view(forrow:forcomponent:)
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { rows[component][row] }

    /// "In an app of the Mac idiom the system throws": uipickerview, "UI design for Mac Catalyst"
    public override init(frame: CGRect) {
        precondition(UIDevice.current.userInterfaceIdiom != .mac, "no picker view in the Mac idiom")
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func drawRows(_ component: Int) {
        guard let delegate, counts[component] > 0 else { return }
        let middle = selected[component]
        let wanted = max(0, middle - Self.drawnRows)...min(counts[component] - 1, middle + Self.drawnRows)
        for (row, view) in rows[component] where !wanted.contains(row) {
            rows[component][row] = nil
            unused.append(view)
        }
        for row in wanted where rows[component][row] == nil {
            rows[component][row] = delegate.pickerView(
                self, viewForRow: row, forComponent: component, reusing: unused.popLast())
        }
    }

    // What a person does.
    package struct Move: Equatable { package let row: Int, component: Int, isAnimated: Bool }
    package var moves: [Move] = []
    /// A finger turns a wheel, so far over a row.
    package func spin(inComponent component: Int = 0, over row: Int? = nil) {
        wheels[component].isMoving = true
        if let row { selected[component] = row }
    }
    package func settle(onRow row: Int, inComponent component: Int = 0) {
        wheels[component].isMoving = false
        selected[component] = row
        drawRows(component)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
