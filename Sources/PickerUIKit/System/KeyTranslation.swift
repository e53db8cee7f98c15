#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// What a hardware key is to the core.
    enum KeyTranslation {
        /// `nil` for keys that mean nothing to a field, such as the modifiers themselves.
        @MainActor static func key(_ key: UIKey) -> (Key, KeyModifiers)? {
            let modifiers = self.modifiers(key.modifierFlags)
            if let named = named(key.keyCode) { return (named, modifiers) }
            let isText = modifiers.isSubset(of: .shift)
            let text = isText ? key.characters : key.charactersIgnoringModifiers
            guard text.count == 1, let character = text.first, !character.isASCIIControl else { return nil }
            return (.character(character), isText ? [] : modifiers)
        }

        /// Whether a key with Option writes a letter of its own, as Option-A writes the Polish `ą`.
        @MainActor static func writesWithOption(_ key: UIKey) -> Bool {
            let modifiers = self.modifiers(key.modifierFlags)
            guard modifiers.contains(.alt), modifiers.isSubset(of: [.alt, .shift]), named(key.keyCode) == nil,
                let written = key.characters.first
            else { return false }
            return !written.isASCIIControl
                && key.characters.lowercased() != key.charactersIgnoringModifiers.lowercased()
        }

        private static func modifiers(_ flags: UIKeyModifierFlags) -> KeyModifiers {
            var modifiers: KeyModifiers = []
            if flags.contains(.shift) { modifiers.insert(.shift) }
            if flags.contains(.alternate) { modifiers.insert(.alt) }
            if flags.contains(.control) { modifiers.insert(.ctrl) }
            if flags.contains(.command) { modifiers.insert(.meta) }
            return modifiers
        }

        private static func named(_ code: UIKeyboardHIDUsage) -> Key? {
            switch code {
            case .keyboardDownArrow: .down
            case .keyboardUpArrow: .up
            case .keyboardLeftArrow: .left
            case .keyboardRightArrow: .right
            case .keyboardHome: .home
            case .keyboardEnd: .end
            case .keyboardPageDown: .pageDown
            case .keyboardPageUp: .pageUp
            case .keyboardReturnOrEnter, .keypadEnter: .enter
            case .keyboardSpacebar: .space
            case .keyboardEscape: .escape
            case .keyboardTab: .tab
            case .keyboardDeleteOrBackspace: .backspace
            case .keyboardDeleteForward: .delete
            default: nil
            }
        }
    }

    extension Character {
        fileprivate var isASCIIControl: Bool { asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false }
    }
#endif
