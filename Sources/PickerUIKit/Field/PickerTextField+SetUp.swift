#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// How a field begins, and how it changes from one model to another (R24).
    extension PickerTextField {
        /// Dynamic Type scales fonts of text styles only, and UIKit gives a text field another.
        func takeTextStyle() { font = .preferredFont(forTextStyle: .body) }

        /// UIKit may decode these without setting them.
        func takeDecoded() {
            var configuration = configuration
            configuration.placeholder = configuration.placeholder ?? super.placeholder
            configuration.isEnabled = super.isEnabled
            configuration.isHidden = super.isHidden
            self.configuration = configuration
        }

        func setUp() {
            toolbar.field = self
            // It hears of a keyboard that comes up from now on.
            _ = KeyboardSpace.shared
            adjustsFontForContentSizeCategory = true
            autocorrectionType = .no
            spellCheckingType = .no
            addAction(UIAction { [weak self] _ in self?.noteEdit() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.notePress() }, for: .touchDown)
            addAction(UIAction { [weak self] _ in self?.noteReturn() }, for: .primaryActionTriggered)
            setUpLooks()
            enterModel()
        }

        func leaveModel() {
            if isFirstResponder { resignFirstResponder() }
            // A delegate that keeps the field editing keeps it, but not the model that it leaves.
            isResigning = true
            if popup != nil || isFirstResponder { model.send(.fieldBlur) }
            isResigning = false
            takeAwayPopup()
            model.detach(self)
            forgetUndo()
            needsUndoStep = false
            pendingPick = nil
        }

        func enterModel() {
            model.attach(self)
            showText()
            refresh()
            guard isFirstResponder else { return }
            model.send(.fieldFocus(byAssistiveTechnology: true))
            reloadInputViews()
        }
    }
#endif
