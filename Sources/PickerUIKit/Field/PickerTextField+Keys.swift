#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Hardware keys go through the core's key table first.
    extension PickerTextField {
        /// - Returns: whether the field took the key; where not, it goes its usual way.
        func take(_ press: UIPress) -> Bool {
            guard let pressed = press.key, let (key, modifiers) = KeyTranslation.key(pressed) else {
                return false
            }
            if style == .combo && KeyTranslation.writesWithOption(pressed) { return false }
            return take(key, modifiers)
        }

        func take(_ pressed: Key, _ modifiers: KeyModifiers) -> Bool {
            let key = inLanguageDirection(pressed)
            let command = model.state.command(for: key, modifiers)
            // The text of a combo box is the platform's to edit; it tells of the edit afterwards.
            if style == .combo && command.map({ $0 == .editText || $0 == .leaveToText }) ?? true {
                return false
            }
            if let command, undoThroughManager(command) { return true }
            regainFocus()
            popup?.takeStock()
            isKeyPassed = false
            model.send(.keyPress(key, modifiers))
            return !isKeyPassed
        }

        /// Whether a key means something to the field as it stands, before UIKit edits text or moves the focus with it.
        func claims(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
            guard !model.state.isComposing else { return false }
            let key = inLanguageDirection(key)
            switch model.state.command(for: key, modifiers) {
            case nil, .leaveToText, .editText: return false
            // Whether these mean anything depends on more than the key table: the core is asked what it would do.
            case .clearAfterRevert, .columnNext, .columnPrevious: return !passes(key, modifiers)
            case .some: return true
            }
        }

        private func passes(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
            var state = model.state
            return state.reduce(.keyPress(key, modifiers)).contains(.passKey(key, modifiers))
        }

        /// The core takes Left and Right as its language reads; where the screen is laid out the other way, so are they (R23).
        func inLanguageDirection(_ key: Key) -> Key {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            guard isRightToLeft != model.state.texts.isRightToLeft else { return key }
            switch key {
            case .left: return .right
            case .right: return .left
            default: return key
            }
        }
    }
#endif
