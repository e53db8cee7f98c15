import PickerCore
import UIKit

@testable import PickerUIKit

/// A field with a few fruits: sections, a subtitle, and one that cannot be had.
@MainActor enum FruitField {
    private static func fruits() -> OptionList {
        try! OptionList([
            PickerOption(id: "apple", title: "Apple", section: "Pome"),
            PickerOption(id: "pear", title: "Pear", subtitle: "Williams", section: "Pome"),
            PickerOption(
                id: "plum", title: "Plum", section: "Stone", availability: .disabled(reason: "out of season")),
            PickerOption(id: "cherry", title: "Cherry", section: "Stone"),
        ])
    }

    static func menu(_ configure: (inout FieldConfiguration) -> Void = { _ in }) -> PickerTextField {
        let field = PickerTextField([]) {
            $0.style = .menu
            configure(&$0)
        }
        field.options = fruits()
        return field
    }

    static func list() -> PickerTextField {
        let field = menu()
        field.listPresentation = .list
        return field
    }
}
