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
            showName(field.name, snapshot.placeholder)
            accessibilityValue = DisplayText(field.value, limit: nil).text
            var hints: [String] = []
            switch field.role {
            case .spinButton: hints.append(texts(.roleWheel))
            case .comboBox(let isEditable): hints.append(texts(isEditable ? .roleCombo : .roleMenu))
            }
            pickedTraits = Self.traits(of: field)
            if field.isRequired { hints.append(texts(.required)) }
            if field.isReadOnly { hints.append(texts(.readOnly)) }
            hints.append(texts(field.isExpanded ? .expanded : .collapsed))
            if let message = field.invalidMessage { hints.append(message) }
            accessibilityHint = DisplayText(hints.joined(separator: ", "), limit: nil).text
        }

        var offersClearing: Bool { clearButtonMode != .never && model.state.canClear }

        var clearingAction: UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: model.state.texts(.clear)) { [weak self] _ in
                onMainThread {
                    self?.model.send(.fieldClear)
                    return self?.selection.isEmpty ?? false
                }
            }
        }

        /// The field's label; without one an app's own name for it stays, and else it goes by its placeholder.
        private func showName(_ label: String, _ placeholder: String) {
            guard !label.isEmpty || accessibilityLabel == nil || accessibilityLabel == givenName else {
                return
            }
            let name = DisplayText(label.isEmpty ? placeholder : label).text
            givenName = name
            accessibilityLabel = name
        }

        /// `nil` for a field whose text is edited: UIKit has traits of its own for that.
        private static func traits(of field: FieldAccessibility) -> UIAccessibilityTraits? {
            var traits: UIAccessibilityTraits = field.isEnabled ? [] : .notEnabled
            switch field.role {
            case .spinButton: if !field.isReadOnly { traits.insert(.adjustable) }
            case .comboBox(isEditable: false): traits.insert(.button)
            case .comboBox(isEditable: true): return field.isEnabled ? nil : traits
            }
            return traits
        }
    }
#endif
