import PickerCore

/// What single bytes and numbers mean as keys. Nil is a key that has no name here.
enum KeyTables {
    /// The key of a control character, DEL or Space; nil for other bytes, ESC included.
    static func control(_ byte: UInt8) -> (Key, KeyModifiers)? {
        switch byte {
        case 0x00: (.space, .ctrl)
        case 0x08, 0x7F: (.backspace, [])
        case 0x09: (.tab, [])
        case 0x0A, 0x0D: (.enter, [])
        case 0x01...0x1A: (.character(Character(Unicode.Scalar(byte + 0x60))), .ctrl)
        case 0x1C...0x1F: (.character(Character(Unicode.Scalar(byte + 0x40))), .ctrl)
        case 0x20: (.space, [])
        default: nil
        }
    }

    /// The key of the final letter of `CSI 1 ; modifiers letter`, and of SS3.
    static func cursor(_ final: UInt8) -> Key? {
        switch Unicode.Scalar(final) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        default: nil
        }
    }

    /// rxvt's letters for arrows with a modifier: Shift after CSI, Ctrl after SS3.
    static func rxvtArrow(_ final: UInt8) -> Key? {
        switch Unicode.Scalar(final) {
        case "a": .up
        case "b": .down
        case "c": .right
        case "d": .left
        default: nil
        }
    }

    /// The key of the number in `CSI number ~`.
    static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: nil
        }
    }

    /// The key of SS3 and a letter, with the modifiers that some terminals put before it.
    ///
    /// Besides arrows that is the keypad in its application mode, whose letters lie 64 above the characters.
    static func singleShift(_ final: UInt8, _ body: ControlSequence) -> (Key, KeyModifiers)? {
        guard let modifiers = KeyModifiers(parameter: body.parameters?.last?.first ?? nil) else { return nil }
        if let key = cursor(final) { return (key, modifiers) }
        if let key = rxvtArrow(final) { return (key, modifiers.union(.ctrl)) }
        switch Unicode.Scalar(final) {
        case "I": return (.tab, modifiers)
        case "M": return (.enter, modifiers)
        case "X": return (.character("="), modifiers)
        case "j"..."y": return (.character(Character(Unicode.Scalar(final - 64))), modifiers)
        default: return nil
        }
    }

    /// The key of a code of kitty's keyboard protocol that is no text (its table "Functional key definitions").
    static func functional(_ code: Int) -> Key? {
        switch code {
        case 9: .tab
        case 13, 57414: .enter
        case 27: .escape
        case 32: .space
        case 8, 127: .backspace
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57426: .delete
        default: nil
        }
    }

    /// The keypad's characters in kitty's protocol, 57399 and on.
    static let keypad: [Character] = Array("0123456789./*-+")
    static let firstKeypad = 57399
    static let keypadEqual = 57415
    static let keypadSeparator = 57416
    /// The private use area, where kitty's protocol keeps the keys that write nothing.
    static let functionalCodes = 57344...63743
}

extension KeyModifiers {
    /// Reads xterm's modifier parameter, 1 plus 1 for Shift, 2 for Alt, 4 for Ctrl, 8 for Meta, which counts as Alt.
    ///
    /// No parameter is no modifier. The locks that kitty adds (64, 128) are no modifiers; with its Hyper and Meta (16, 32)
    /// no key here has a meaning, so they give nil.
    init?(parameter: Int?) {
        guard let bits = Self.held(parameter) else { return nil }
        self = Self(rawValue: bits & 7)
        if bits & 8 != 0 { insert(.alt) }
    }

    /// Reads the same parameter in a sequence of kitty's protocol, where 8 is Super, the command key.
    init?(kittyParameter: Int?) {
        guard let bits = Self.held(kittyParameter) else { return nil }
        self = Self(rawValue: bits)
    }

    private static func held(_ parameter: Int?) -> UInt8? {
        let bits = (parameter ?? 1) - 1
        guard bits >= 0, bits < 256, bits & 0x30 == 0 else { return nil }
        return UInt8(bits & 15)
    }
}
