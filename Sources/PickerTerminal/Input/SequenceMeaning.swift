import PickerCore

/// What a complete control sequence means to the decoder.
enum SequenceMeaning {
    case input(TerminalInput)
    case pasteBegins

    /// Nil for a sequence that means nothing here.
    init?(_ body: ControlSequence, final: UInt8) {
        guard !body.isTooLong, let parameters = body.parameters else { return nil }
        let input: TerminalInput?
        switch (body.prefix, Unicode.Scalar(final)) {
        case (nil, "~") where body.bytes == Array("200".utf8):
            self = .pasteBegins
            return
        case (nil, "~"), (nil, "$"), (nil, "^"), (nil, "@"): input = Self.numbered(parameters, final)
        case (nil, "u"): input = Self.kitty(parameters)
        case (nil, "I") where body.bytes.isEmpty: input = .focus(true)
        case (nil, "O") where body.bytes.isEmpty: input = .focus(false)
        case (nil, "R"): input = Self.cursorReport(parameters)
        case (nil, "M"): input = Self.mouse(parameters, offset: MouseReport.legacyOffset, isRelease: false)
        case (UInt8(ascii: "<"), "M"): input = Self.mouse(parameters, offset: 0, isRelease: false)
        case (UInt8(ascii: "<"), "m"): input = Self.mouse(parameters, offset: 0, isRelease: true)
        case (nil, _): input = Self.cursor(parameters, final)
        default: input = nil
        }
        guard let input else { return nil }
        self = .input(input)
    }

    /// Arrows, Home, End and Shift-Tab. Old terminals send the modifiers as the only parameter.
    private static func cursor(_ parameters: [[Int?]], _ final: UInt8) -> TerminalInput? {
        guard parameters.count <= 2, !isRelease(parameters) else { return nil }
        if let key = KeyTables.rxvtArrow(final) {
            return parameters == [[nil]] ? .key(key, .shift) : nil
        }
        guard let modifiers = KeyModifiers(parameter: parameters[parameters.count - 1][0]) else { return nil }
        if final == UInt8(ascii: "Z") { return .key(.tab, modifiers.union(.shift)) }
        return KeyTables.cursor(final).map { .key($0, modifiers) }
    }

    /// `CSI number ; modifiers ~`; rxvt ends it by `$`, `^` and `@` for Shift, Ctrl and both.
    private static func numbered(_ parameters: [[Int?]], _ final: UInt8) -> TerminalInput? {
        guard let number = parameters[0][0], !isRelease(parameters) else { return nil }
        if number == 27, parameters.count == 3, final == UInt8(ascii: "~") {
            // xterm's modifyOtherKeys.
            guard let modifiers = KeyModifiers(parameter: parameters[1][0]), let code = parameters[2][0]
            else {
                return nil
            }
            return text(code, shifted: nil, modifiers)
        }
        guard parameters.count <= 2, let key = KeyTables.numbered(number) else { return nil }
        let held = parameters.count == 2 ? parameters[1][0] : nil
        guard var modifiers = KeyModifiers(parameter: held) else { return nil }
        switch Unicode.Scalar(final) {
        case "$": modifiers.insert(.shift)
        case "^": modifiers.insert(.ctrl)
        case "@": modifiers.formUnion([.ctrl, .shift])
        default: break
        }
        return .key(key, modifiers)
    }

    /// `CSI code : shifted : base ; modifiers : event ; text u`, kitty's keyboard protocol.
    private static func kitty(_ parameters: [[Int?]]) -> TerminalInput? {
        guard let code = parameters[0][0], !isRelease(parameters) else { return nil }
        let held = parameters.count > 1 ? parameters[1][0] : nil
        guard let modifiers = KeyModifiers(kittyParameter: held) else { return nil }
        let shifted = parameters[0].count > 1 ? parameters[0][1] : nil
        return text(code, shifted: shifted, modifiers)
    }

    /// The key of a Unicode code point or of one of kitty's own codes.
    ///
    /// Shift is part of the letter it makes, unless the key writes no letter because of another modifier.
    private static func text(_ code: Int, shifted: Int?, _ modifiers: KeyModifiers) -> TerminalInput? {
        if let key = KeyTables.functional(code) { return .key(key, modifiers) }
        let keypad = code - KeyTables.firstKeypad
        if KeyTables.keypad.indices.contains(keypad) {
            return .key(.character(KeyTables.keypad[keypad]), modifiers)
        }
        if code == KeyTables.keypadEqual { return .key(.character("="), modifiers) }
        if code == KeyTables.keypadSeparator { return .key(.character(","), modifiers) }
        guard !KeyTables.functionalCodes.contains(code), let character = character(code) else { return nil }
        guard modifiers.contains(.shift), modifiers.isDisjoint(with: [.ctrl, .meta]) else {
            return .key(.character(character), modifiers)
        }
        let upper = character.uppercased()
        let written = shifted.flatMap(Self.character) ?? (upper.count == 1 ? Character(upper) : character)
        return .key(.character(written), modifiers.subtracting(.shift))
    }

    private static func character(_ code: Int) -> Character? {
        guard code > 0x20, !(0x7F...0x9F).contains(code), let scalar = Unicode.Scalar(UInt32(code)) else {
            return nil
        }
        return Character(scalar)
    }

    private static func cursorReport(_ parameters: [[Int?]]) -> TerminalInput? {
        guard parameters.count == 2, let row = parameters[0][0], let column = parameters[1][0] else {
            return nil
        }
        return .cursorReport(row: row, column: column)
    }

    private static func mouse(_ parameters: [[Int?]], offset: Int, isRelease: Bool) -> TerminalInput? {
        guard parameters.count == 3, let code = parameters[0][0], let column = parameters[1][0],
            let row = parameters[2][0]
        else { return nil }
        return MouseReport(code: code - offset, column: column, row: row, isRelease: isRelease)
            .map { .mouse($0) }
    }

    /// Whether kitty's protocol says that the key was let go.
    private static func isRelease(_ parameters: [[Int?]]) -> Bool {
        parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
    }
}
