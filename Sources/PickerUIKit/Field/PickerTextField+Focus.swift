#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The platform's focus is the core's focus (R19, R20).
    extension PickerTextField {
        func takeFocus() { if !isFirstResponder { becomeFirstResponder() } }

        func giveUpFocus() { if isFirstResponder && !isResigning { resignFirstResponder() } }

        /// UIKit slides in what it is given as the field becomes the first responder; what is given later it puts there at once.
        func expectWheel() {
            let willOpen =
                configuration.opensOnFocus && !configuration.isReadOnly && !model.state.isFocused
            guard popup == nil, style == .wheel, !Self.hasNoPickerViews, window != nil,
                willOpen || model.state.isOpen
            else { return }
            let wheel = WheelPopup(self)
            // The app's delegate may look at it before the field opens.
            wheel.open(model.snapshot)
            comingPopup = wheel
        }

        /// The field did not open, or not with the wheel that was expected.
        func forgetExpectedWheel() {
            guard comingPopup != nil else { return }
            comingPopup = nil
            reloadInputViews()
        }

        /// The field is closed before UIKit tells that editing ended, so that who is told finds the value committed.
        ///
        /// A delegate that keeps the field editing finds it open again.
        func closeAndResign() -> Bool {
            let wasOpen = model.state.isOpen
            popup?.takeStock()
            isResigning = true
            if model.state.isFocused { model.send(.fieldBlur) }
            let isRefused = isFirstResponder && !super.resignFirstResponder()
            isResigning = false
            guard isRefused else { return true }
            model.send(wasOpen ? .popupOpen : .fieldFocus(byAssistiveTechnology: true))
            return false
        }

        /// The field came into a window, or left one.
        func followWindow() {
            guard window == nil else {
                fallBackFromWheel()
                return refresh()
            }
            // A screen that a list covers may leave the window; the list is still the field's.
            let isCovered = superview != nil && popup?.isElsewhere == true
            let isShownElsewhere = model.liveViews.contains { $0.isFirstResponder }
            if model.state.isFocused && !isCovered && !isShownElsewhere { model.send(.fieldBlur) }
            forgetUndo()
            leavingPopup = nil
        }

        /// A field that was left, but whose delegate kept the keyboard there, is edited once more.
        func regainFocus() {
            guard isFirstResponder, !model.state.isFocused, configuration.isEnabled else { return }
            model.send(.fieldFocus(byAssistiveTechnology: true))
        }

        /// A field that stands alone looks for its neighbour on the screen; next to the last is Done.
        func leaveForm(towards direction: FocusDirection) {
            if let neighbour = neighbour(direction) {
                neighbour.becomeFirstResponder()
            } else if direction == .next {
                resignFirstResponder()
            }
        }

        /// Whether Previous or Next leads anywhere.
        func hasNeighbour(_ direction: FocusDirection) -> Bool {
            let state = model.engine.model.state
            return state.place(direction, from: model.place) != nil
                || (model.engine.form == nil && neighbour(direction) != nil)
        }

        /// The text field before or after this one, as a person reads the screen.
        ///
        /// Which fields are passed over is the core's rule: plain text fields stand in for fields of its own.
        private func neighbour(_ direction: FocusDirection) -> UITextField? {
            guard let screen = ReadingOrder.screen(of: self) else { return nil }
            let fields = ReadingOrder.textFields(in: screen)
            let form = FormState(
                fields.map { field in
                    var configuration =
                        (field as? PickerTextField)?.configuration ?? FieldConfiguration(name: "")
                    configuration.isEnabled = field.isEnabled
                    configuration.isHidden = ReadingOrder.isOutOfReach(field)
                    return FieldState(configuration)
                })
            let place = fields.firstIndex { $0 === self }
            return form.place(direction, from: place).map { fields[$0] }
        }
    }

    /// The order in which a person reads what is on the screen.
    @MainActor enum ReadingOrder {
        /// All text fields below a view but those of search bars: row by row from the top, in a row from its leading edge.
        static func textFields(in view: UIView) -> [UITextField] {
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            var found: [(field: UITextField, frame: CGRect)] = []
            collect(view, view, &found)
            found.sort { $0.frame.midY < $1.frame.midY }
            var rows: [[(field: UITextField, frame: CGRect)]] = []
            for entry in found {
                // Those whose middles are within half a field's height stand beside each other.
                if let first = rows.last?.first, entry.frame.midY - first.frame.midY < first.frame.height / 2
                {
                    rows[rows.count - 1].append(entry)
                } else {
                    rows.append([entry])
                }
            }
            return rows.flatMap { row in
                row.sorted {
                    isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
                }.map(\.field)
            }
        }

        /// The screen that a view is on; `nil` outside a window.
        ///
        /// What is presented has a view of its own in the window, beside that of the screen which it covers.
        static func screen(of view: UIView) -> UIView? {
            guard let outer = view.superview else { return nil }
            if outer is UIWindow { return view is UITextField ? outer : view }
            return screen(of: outer)
        }

        /// Whether no touch reaches a view: uiview/hittest(_:with:) passes over such.
        static func isOutOfReach(_ view: UIView) -> Bool {
            view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01
                || view.superview.map { isOutOfReach($0) } ?? false
        }

        private static func collect(
            _ view: UIView, _ root: UIView, _ found: inout [(field: UITextField, frame: CGRect)]
        ) {
            for child in view.subviews where !(child is UISearchBar) {
                if let field = child as? UITextField {
                    found.append((field, field.convert(field.bounds, to: root)))
                } else {
                    collect(child, root, &found)
                }
            }
        }
    }
#endif
