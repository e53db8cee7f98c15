#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Draws snapshots and carries out effects.
    extension PickerTextField: PickerModelView {
        func carryOut(_ effect: Effect) {
            switch effect {
            case .showText:
                showText()
                selectValue()
            case .change(let change): noteChange(change)
            case .passKey: isKeyPassed = true
            case .dismiss(let reason): endWaiting(reason)
            case .refuse, .queryChange, .load, .announce, .moveFocus, .tick: break
            }
        }

        /// A text that shows already is not written again, lest the caret jump (R11).
        func showText() {
            let text = shownText
            if self.text ?? "" != text { self.text = text }
        }

        /// A value as a label shows it (R25); what a person is typing as it is.
        private var shownText: String {
            let snapshot = model.snapshot
            return snapshot.isEdited ? snapshot.text : DisplayText(snapshot.text, limit: nil).text
        }

        func tell(_ change: Change) {
            if change.reason != .optionsChanged { pendingPick = nil }
            if isHapticsEnabled && change.reason.isFelt { UISelectionFeedbackGenerator().selectionChanged() }
            noteForUndo(change)
            onChange?(change)
            sendActions(for: .valueChanged)
        }

        func show(_ snapshot: FieldSnapshot) {
            meetPendingPick()
            showEditingOffers()
            showValue(snapshot)
            showAccessibility(snapshot)
            showPopup(snapshot)
            noteUndoStep()
        }

        /// What shows already is not written again, so that an app's looks of it stay.
        private func showPlaceholder(_ text: String) {
            guard super.placeholder != text else { return }
            isShowingPlaceholder = true
            super.placeholder = text
            isShowingPlaceholder = false
        }

        private func showValue(_ snapshot: FieldSnapshot) {
            showPlaceholder(DisplayText(snapshot.placeholder).text)
            // What was typed may be what is picked now, and is shown as any title is.
            if showsEdit && !snapshot.isEdited { showText() }
            showsEdit = snapshot.isEdited
            if isEnabled != snapshot.isEnabled { isEnabled = snapshot.isEnabled }
            if isHidden != snapshot.isHidden { isHidden = snapshot.isHidden }
        }

        private func showPopup(_ snapshot: FieldSnapshot) {
            placeMenuButton(snapshot)
            if snapshot.isOpen {
                if let popup {
                    popup.update(snapshot)
                } else if model.leadingView === self, window != nil, !isOpening {
                    isOpening = true
                    openPopup(snapshot)
                    isOpening = false
                }
            } else if popup != nil {
                takeAwayPopup()
                // An app's own picker delegate may have written there what the wheel showed.
                if !snapshot.isEdited { showText() }
                // Resigning takes the wheel away in UIKit's own time; swapping it first would flicker.
                if isResigning { return }
                if resignsOnClose { endEditing() }
                reloadInputViews()
            }
            toolbar.update(snapshot)
        }

        func takeAwayPopup() {
            leavingPopup = popup
            popup = nil
            leavingPopup?.close()
            suspension.end()
            outsidePress.stop()
        }

        func bringUp(_ popup: any FieldPopup, _ snapshot: FieldSnapshot) {
            closeOthers()
            let isComing = comingPopup === popup
            self.popup = popup
            comingPopup = nil
            leavingPopup = nil
            KeyboardSpace.shared.follow(with: popup)
            if suspendsScrolling { suspension.begin(around: self) }
            popup.open(snapshot)
            // Of a press beside a list or a menu, which stand on screens of their own, UIKit tells.
            if popup.needsFirstResponder { outsidePress.listen(around: self) }
            if popup.needsFirstResponder && !isFirstResponder { becomeFirstResponder() }
            if popup.needsFirstResponder ? isFirstResponder : popup.isShown {
                if !isComing { reloadInputViews() }
            } else if self.popup === popup {
                giveUpOpening()
            }
        }

        /// The app's delegate does not let the field be edited, or there is no screen to show a list on.
        func giveUpOpening() {
            model.send(.toolbarCancel)
            if model.state.isFocused && !isFirstResponder { model.send(.fieldBlur) }
        }

        /// At most one field of a window is open, whether it is being edited or has its list on a screen (R19).
        private func closeOthers() {
            guard let window else { return }
            for other in ReadingOrder.textFields(in: window) {
                guard let other = other as? PickerTextField, other.model !== model, other.popup != nil else {
                    continue
                }
                other.model.send(.fieldBlur)
            }
        }

        private func endEditing() {
            if isFirstResponder {
                resignFirstResponder()
            } else if model.state.isFocused {
                model.send(.fieldBlur)
            }
        }
    }

    extension ChangeReason {
        /// Whether a person did it, just now.
        fileprivate var isFelt: Bool {
            switch self {
            case .pick, .clear, .custom: true
            case .script, .restore, .optionsChanged, .undo, .redo: false
            }
        }
    }
#endif
