#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// What UIKit offers beside the keyboard to edit a field's text with.
    struct EditingOffers {
        let leading: [UIBarButtonItemGroup]
        let trailing: [UIBarButtonItemGroup]
        let drop: UIDropInteraction?
    }

    extension PickerTextField {
        /// An iPad's bar of shortcuts offers to paste, and texts may be dropped: not where a value is picked.
        func showEditingOffers() {
            if isSelectOnly, editingOffers == nil {
                editingOffers = EditingOffers(
                    leading: inputAssistantItem.leadingBarButtonGroups,
                    trailing: inputAssistantItem.trailingBarButtonGroups, drop: textDropInteraction)
                inputAssistantItem.leadingBarButtonGroups = []
                inputAssistantItem.trailingBarButtonGroups = []
                if let drop = textDropInteraction { removeInteraction(drop) }
            } else if !isSelectOnly, let offers = editingOffers {
                editingOffers = nil
                inputAssistantItem.leadingBarButtonGroups = offers.leading
                inputAssistantItem.trailingBarButtonGroups = offers.trailing
                if let drop = offers.drop { addInteraction(drop) }
            }
        }
    }

    /// What UIKit tells of presses and edits, after they happened.
    extension PickerTextField {
        /// The platform edited the text: in a combo box that is a query, elsewhere the clear button or nothing at all.
        func noteEdit() {
            let text = text ?? ""
            let isComposing = markedTextRange != nil
            if isComposing != model.state.isComposing {
                model.send(.compositionChange(isActive: isComposing))
            }
            guard isSelectOnly else {
                regainFocus()
                model.send(.queryEdit(text))
                // A field that is disabled while its delegate keeps the keyboard there takes no query.
                if !isComposing { showText() }
                return
            }
            if text.isEmpty { model.send(.fieldClear) }
            // What came by a drop or dictation is not picked.
            showText()
        }

        /// A value that shows while a combo box is edited is selected: what is typed takes its place (R10).
        func selectValue() {
            if !isSelectOnly && isFirstResponder && !model.snapshot.isEdited { selectAll(nil) }
        }

        /// A tap that began editing puts the caret where it was, after the field was told of the beginning.
        func selectValueForTyping() {
            selectValue()
            if !isSelectOnly { Task { [weak self] in self?.selectValue() } }
        }

        /// A press on the field opens it, where becoming the first responder does not do so by itself.
        func notePress() {
            guard isSelectOnly, !model.state.isOpen else { return }
            if isFirstResponder || !configuration.opensOnFocus { model.send(.triggerPress) }
        }

        /// Return on the keyboard of the screen.
        func noteReturn() { _ = take(.enter, []) }
    }
#endif
