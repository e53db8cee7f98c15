#if canImport(UIKit)
    import PickerCore
    @preconcurrency import UIKit

    /// What a screen reader says of the field, and what it can do with it (R22).
    ///
    /// Its focus is not the keyboard's: looking at a field never opens it. A double tap does.
    extension PickerTextField {
        func showAccessibility(_ snapshot: FieldSnapshot) {
            let field = model.state.accessibility
            let texts = model.state.texts
            isAccessibilityElement = true
            let name = field.name.isEmpty ? snapshot.placeholder : field.name
            accessibilityLabel = DisplayText(name).text
            accessibilityValue = DisplayText(field.value, limit: nil).text
            var hints: [String] = []
            var traits: UIAccessibilityTraits = field.isEnabled ? [] : .notEnabled
            switch field.role {
            case .spinButton:
                hints.append(texts(.roleWheel))
                if !field.isReadOnly { traits.insert(.adjustable) }
            case .comboBox(let isEditable):
                hints.append(texts(isEditable ? .roleCombo : .roleMenu))
                if !isEditable { traits.insert(.button) }
            }
            if field.isRequired { hints.append(texts(.required)) }
            if field.isReadOnly { hints.append(texts(.readOnly)) }
            hints.append(texts(field.isExpanded ? .expanded : .collapsed))
            if let message = field.invalidMessage { hints.append(message) }
            accessibilityHint = DisplayText(hints.joined(separator: ", "), limit: nil).text
            accessibilityTraits = traits
        }
    }
#endif
