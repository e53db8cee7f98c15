#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Which popup a field has.
    extension PickerTextField {
        /// As many rows as fit on a phone without scrolling; a longer list is better searched.
        static let menuRowLimit = 12

        func makePopup(_ snapshot: FieldSnapshot) -> any FieldPopup {
            switch snapshot.style {
            // A picker view throws in the Mac idiom, whenever the field became a wheel.
            case .wheel where Self.hasNoPickerViews: ListPopup(self)
            case .wheel: comingPopup ?? WheelPopup(self)
            case .combo: SuggestionPopup(self)
            case .menu:
                if let menuButton, menuButton.isShowing {
                    MenuPopup(menuButton)
                } else {
                    ListPopup(self)
                }
            }
        }

        /// Whether a press brings up a menu instead of a list.
        private func usesMenu(_ snapshot: FieldSnapshot) -> Bool {
            guard snapshot.style == .menu, !snapshot.isMultiple, snapshot.columns.count == 1,
                !snapshot.isReadOnly,
                snapshot.isEnabled
            else { return false }
            switch listPresentation {
            case .list: return false
            case .menu: return true
            case .automatic:
                return Self.hasNoPickerViews
                    || model.state.rowCount(0) <= Self.menuRowLimit
            }
        }

        func placeMenuButton(_ snapshot: FieldSnapshot) {
            // A menu that shows stays until it ends.
            guard menuButton?.isShowing != true else { return }
            let isWanted = usesMenu(snapshot)
            if isWanted, menuButton == nil {
                let button = MenuButton(self)
                addSubview(button)
                menuButton = button
            } else if !isWanted, let button = menuButton {
                button.removeFromSuperview()
                menuButton = nil
            }
        }

        /// Where UIKit shows its clear button; null where it does not.
        var clearButtonArea: CGRect {
            let isShown =
                switch clearButtonMode {
                case .always: true
                case .whileEditing: isEditing
                case .unlessEditing: !isEditing
                default: false
                }
            return isShown && hasText ? clearButtonRect(forBounds: bounds) : .null
        }

        static var hasNoPickerViews: Bool { UIDevice.current.userInterfaceIdiom == .mac }

        /// A menu does a wheel's work in the Mac idiom.
        func fallBackFromWheel() { if Self.hasNoPickerViews && style == .wheel { style = .menu } }
    }
#endif
