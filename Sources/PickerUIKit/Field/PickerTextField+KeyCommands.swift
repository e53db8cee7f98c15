#if canImport(UIKit) && canImport(ObjectiveC)
    import PickerCore
    import UIKit

    /// Keys that UIKit would take for its own text editing and focus before a press comes to the field.
    ///
    /// Only those that mean something to the field as it stands are asked for; the key table says which.
    extension PickerTextField {
        open override var keyCommands: [UIKeyCommand]? {
            let own = Self.contested.filter { claims($0.key, $0.modifiers) }
            return (super.keyCommands ?? [])
                + own.map { contested in
                    let command = UIKeyCommand(
                        input: contested.input, modifierFlags: contested.flags,
                        action: #selector(takeKeyCommand(_:)))
                    command.wantsPriorityOverSystemBehavior = true
                    return command
                }
        }

        @objc private func takeKeyCommand(_ command: UIKeyCommand) {
            let found = Self.contested.first {
                $0.input == command.input && $0.flags == command.modifierFlags
            }
            if let found { _ = take(found.key, found.modifiers) }
        }

        private struct ContestedKey {
            let input: String
            let key: Key
            var modifiers: KeyModifiers = []
            var flags: UIKeyModifierFlags = []
        }

        private static var contested: [ContestedKey] {
            [
                ContestedKey(input: UIKeyCommand.inputDownArrow, key: .down),
                ContestedKey(input: UIKeyCommand.inputUpArrow, key: .up),
                ContestedKey(input: UIKeyCommand.inputLeftArrow, key: .left),
                ContestedKey(input: UIKeyCommand.inputRightArrow, key: .right),
                ContestedKey(input: UIKeyCommand.inputUpArrow, key: .up, modifiers: .alt, flags: .alternate),
                ContestedKey(
                    input: UIKeyCommand.inputDownArrow, key: .down, modifiers: .alt, flags: .alternate),
                ContestedKey(input: UIKeyCommand.inputPageDown, key: .pageDown),
                ContestedKey(input: UIKeyCommand.inputPageUp, key: .pageUp),
                ContestedKey(input: UIKeyCommand.inputHome, key: .home),
                ContestedKey(input: UIKeyCommand.inputEnd, key: .end),
                ContestedKey(input: UIKeyCommand.inputEscape, key: .escape),
                ContestedKey(input: "\t", key: .tab),
                ContestedKey(input: "\t", key: .tab, modifiers: .shift, flags: .shift),
            ]
        }
    }
#endif
