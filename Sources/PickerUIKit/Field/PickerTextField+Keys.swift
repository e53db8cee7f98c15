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
            switch model.state.command(for: inLanguageDirection(key), modifiers) {
            case nil, .leaveToText, .editText: return false
            case .some: return true
            }
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
