#if canImport(UIKit) && canImport(ObjectiveC)
    import PickerCore
    import UIKit

    /// Keys that UIKit would take for its own text editing and focus before a press comes to the field or its list.
    ///
    /// Only those that mean something to the field as it stands are asked for; the key table says which.
    extension PickerTextField {
        open override var keyCommands: [UIKeyCommand]? {
            let own = ContestedKey.commands(#selector(takeKeyCommand(_:))) { claims($0, $1) }
            return (super.keyCommands ?? []) + own
        }

        @objc private func takeKeyCommand(_ command: UIKeyCommand) {
            if let found = ContestedKey.of(command) { _ = take(found.key, found.modifiers) }
        }
    }

    extension ListController {
        override var keyCommands: [UIKeyCommand]? {
            let own = ContestedKey.commands(#selector(takeKeyCommand(_:))) { claims($0, $1) }
            return (super.keyCommands ?? []) + own
        }

        @objc private func takeKeyCommand(_ command: UIKeyCommand) {
            if let found = ContestedKey.of(command) { _ = field?.take(found.key, found.modifiers) }
        }
    }

    @MainActor private struct ContestedKey {
        let input: String
        let key: Key
        var modifiers: KeyModifiers = []
        var flags: UIKeyModifierFlags = []

        static func commands(_ action: Selector, where isClaimed: (Key, KeyModifiers) -> Bool)
            -> [UIKeyCommand]
        {
            all.filter { isClaimed($0.key, $0.modifiers) }.map { contested in
                let command = UIKeyCommand(
                    input: contested.input, modifierFlags: contested.flags, action: action)
                command.wantsPriorityOverSystemBehavior = true
                // The field turns Left and Right itself (`inLanguageDirection`); UIKit would turn them back.
                command.allowsAutomaticMirroring = false
                return command
            }
        }

        static func of(_ command: UIKeyCommand) -> ContestedKey? {
            all.first { $0.input == command.input && $0.flags == command.modifierFlags }
        }

        private static let all = [
            ContestedKey(input: UIKeyCommand.inputDownArrow, key: .down),
            ContestedKey(input: UIKeyCommand.inputUpArrow, key: .up),
            ContestedKey(input: UIKeyCommand.inputLeftArrow, key: .left),
            ContestedKey(input: UIKeyCommand.inputRightArrow, key: .right),
            ContestedKey(input: UIKeyCommand.inputUpArrow, key: .up, modifiers: .alt, flags: .alternate),
            ContestedKey(input: UIKeyCommand.inputDownArrow, key: .down, modifiers: .alt, flags: .alternate),
            ContestedKey(input: UIKeyCommand.inputPageDown, key: .pageDown),
            ContestedKey(input: UIKeyCommand.inputPageUp, key: .pageUp),
            ContestedKey(input: UIKeyCommand.inputHome, key: .home),
            ContestedKey(input: UIKeyCommand.inputEnd, key: .end),
            ContestedKey(input: UIKeyCommand.inputEscape, key: .escape),
            ContestedKey(input: "\t", key: .tab),
            ContestedKey(input: "\t", key: .tab, modifiers: .shift, flags: .shift),
        ]
    }
#endif
