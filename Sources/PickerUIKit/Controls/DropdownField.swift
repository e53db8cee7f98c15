#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A bordered field with a drop-down arrow, made for Interface Builder, whose wheel may be an app's own.
    ///
    /// Give it `options`, as any picker text field, or a data source and a delegate for its picker view: then they are
    /// asked directly, for any number of columns, and find the field's `tag` on the picker view. Titles that the delegate
    /// gives are picked by Done. An empty first title means none.
    #if canImport(ObjectiveC)
        @IBDesignable
    #endif
    @MainActor open class DropdownField: PickerTextField {
        public let arrow = DropdownArrowView()

        /// The space before the text, in points.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var leadingPadding: CGFloat = 5 { didSet { setNeedsLayout() } }

        /// The width of the border, in points.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var borderWidth: CGFloat = 1 { didSet { showBorder() } }

        /// The color of the border; the arrow has its own, its tint.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var borderColor: UIColor = UIColor(white: DropdownArrowView.originalWhite, alpha: 1) {
            didSet { showBorder() }
        }

        /// What the picker view asks for its rows; `nil` for the field itself. Held weakly, as picker views do.
        public weak var pickerDataSource: (any UIPickerViewDataSource)? { didSet { enterPickerSource() } }
        /// What the picker view tells of its turns, and asks for the looks of its rows; `nil` for the field itself.
        public weak var pickerDelegate: (any UIPickerViewDelegate)? { didSet { enterPickerSource() } }

        /// Found on the picker view too, so a data source that serves several fields can tell them apart.
        open override var tag: Int { didSet { if tag != oldValue { reloadPicker() } } }

        override func setUpLooks() {
            super.setUpLooks()
            arrow.isUserInteractionEnabled = false
            rightView = arrow
            rightViewMode = .always
            showBorder()
        }

        override func refresh() {
            super.refresh()
            arrow.semanticContentAttribute = semanticContentAttribute
        }

        private func showBorder() {
            layer.borderWidth = borderWidth
            layer.borderColor = borderColor.resolvedColor(with: traitCollection).cgColor
        }

        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            showBorder()
        }

        // UIKit may work one of these out from another, so all start from the one that is worked out from none.
        open override func textRect(forBounds bounds: CGRect) -> CGRect {
            padded(super.textRect(forBounds: bounds))
        }

        open override func editingRect(forBounds bounds: CGRect) -> CGRect {
            padded(super.textRect(forBounds: bounds))
        }

        open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            padded(super.textRect(forBounds: bounds))
        }

        private func padded(_ rect: CGRect) -> CGRect {
            let padding = min(max(0, leadingPadding), rect.width)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGRect(
                x: isRightToLeft ? rect.minX : rect.minX + padding, y: rect.minY, width: rect.width - padding,
                height: rect.height)
        }

        /// A wheel that is open belongs to whom it was opened for.
        private func enterPickerSource() {
            if model.state.isOpen { model.send(.toolbarCancel) }
            forgetExpectedWheel()
            reloadPicker()
        }

        /// Asks the app's data source and delegate anew, as after `reloadAllComponents()`.
        ///
        /// May be called whenever the lists changed, also while the wheel is open, where what it stands on is found again.
        public func reloadPicker() {
            if let wheel = popup as? WheelPopup {
                wheel.readSourceAnew()
            } else if !Self.hasNoPickerViews {
                // In the Mac idiom there is no picker view to ask with: give the field `options` there.
                let asking = StandInPickerView(frame: .zero)
                asking.tag = tag
                readLists(asking)
            }
        }

        /// Takes over what the data source and the delegate answer to a picker view.
        override func readLists(_ asking: UIPickerView) {
            guard let dataSource = pickerDataSource, let delegate = pickerDelegate else { return }
            let count = dataSource.numberOfComponents(in: asking)
            if configuration.columns.count != count {
                configuration.columns = (0..<count).map { _ in ColumnConfiguration() }
            }
            (asking as? StandInPickerView)?.rowCounts = []
            for column in 0..<count {
                let list = PickerTitles.list(of: dataSource, delegate, asking, column: column)
                guard model.state.columns.indices.contains(column) else { return }
                if model.state.columns[column].options != list { setOptions(list, column: column) }
                (asking as? StandInPickerView)?.rows.append(restingRow(column))
            }
        }

        /// The row that a wheel would open at.
        private func restingRow(_ column: Int) -> Int {
            let snapshot = model.snapshot.columns[column]
            if let row = snapshot.highlightedRow { return row }
            guard let pick = model.state.selection.columns[column].first,
                let position = model.state.columns[column].options.position(of: pick.id)
            else { return 0 }
            return position + (snapshot.noneTitle == nil ? 0 : 1)
        }

        override func openPopup(_ snapshot: FieldSnapshot) {
            reloadPicker()
            // Another number of columns closes a field.
            if !model.state.isOpen { model.send(.popupOpen) }
            if model.state.isOpen { super.openPopup(model.snapshot) }
        }

        override var wheelSource: WheelSource? {
            guard let dataSource = pickerDataSource, let delegate = pickerDelegate else { return nil }
            return WheelSource(dataSource: dataSource, delegate: delegate)
        }
    }
#endif
