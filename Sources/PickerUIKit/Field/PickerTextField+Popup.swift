import PickerCore
import UIKit

/// Which popup a field has.
extension PickerTextField {
    func makePopup(_ snapshot: FieldSnapshot) -> any FieldPopup {
        WheelPopup(self)
    }

    func placeMenuButton(_ snapshot: FieldSnapshot) {
    }

    /// In the Mac idiom a picker view throws; a menu does the same work there.
    func fallBackFromWheel() {
        if traitCollection.userInterfaceIdiom == .mac && style == .wheel { style = .menu }
    }
}
