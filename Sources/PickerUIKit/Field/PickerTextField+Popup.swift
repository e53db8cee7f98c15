#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Which popup a field has.
    extension PickerTextField {
        /// As many rows as fit on a phone without scrolling; a longer list is better searched.
        static let menuRowLimit = 12

        func makePopup(_ snapshot: FieldSnapshot) -> any FieldPopup {
            switch snapshot.style {
            case .wheel: WheelPopup(self)
            case .combo: SuggestionPopup(self)
            case .menu: menuButton?.isShowing == true ? MenuPopup() : ListPopup(self)
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
                return UIDevice.current.userInterfaceIdiom == .mac
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

        /// In the Mac idiom a picker view throws; a menu does the same work there.
        func fallBackFromWheel() {
            if UIDevice.current.userInterfaceIdiom == .mac && style == .wheel { style = .menu }
        }
    }
#endif
