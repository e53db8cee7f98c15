import PickerCore

/// Turns the bytes of a terminal into keys, pastes and reports, in whatever pieces they arrive.
///
/// Knows the sequences of xterm, VTE, the Linux console, rxvt, tmux and kitty's keyboard protocol, prefixed by ESC for
/// Alt, with modifiers where they are sent. A sequence that is none of these is swallowed whole: no letter of it reaches
/// the text. Memory is bounded whatever arrives.
///
/// ESC alone is a key and also begins every sequence; only time tells them apart. The caller keeps the time: when
/// ``waiting`` is not ``Waiting/nothing`` and no byte has come for as long as it likes, it calls ``flush()``.
public struct InputDecoder: Sendable {
    /// What the bytes so far leave open.
    public enum Waiting: Hashable, Sendable {
        case nothing
        /// An ESC that is a key unless more follows soon.
        case escape
        /// The beginning of a sequence or character, which is noise unless the rest follows.
        case rest
    }

    /// Pasted bytes that are kept unless told otherwise: more than any query, less than would hurt.
    public static let usualPasteLimit = 1 << 16

    private enum State: Sendable {
        case ground
        /// After ESC, or after ESC ESC.
        case escape(again: Bool)
        case control(ControlSequence, alt: Bool)
        case singleShift(ControlSequence, alt: Bool)
        /// After `ESC [ [`: the Linux console's function keys have one more letter.
        case consoleFunction
        /// After `ESC [ M`: three bytes of any value.
        case mouse([UInt8])
        /// After ESC and `]`, `P`, `_`, `^` or `X`: an answer that ends with BEL or `ESC \`.
        case answer(introducer: UInt8, count: Int, escaped: Bool)
        case paste(PasteBuffer)
    }

    /// Bytes after which an answer without an end is given up, several times the longest that terminals send.
    private static let longestAnswer = 4096

    private let pasteLimit: Int
    private var state = State.ground
    private var text = UTF8Assembler()
    private var textModifiers: KeyModifiers = []
    private var output: [TerminalInput] = []

    /// Makes a decoder that keeps at most so many bytes of one paste.
    public init(pasteLimit: Int = Self.usualPasteLimit) {
        self.pasteLimit = pasteLimit
    }

    /// What is open, so that the caller knows whether and how long to wait before ``flush()``.
    public var waiting: Waiting {
        switch state {
        case .ground: text.isWaiting ? .rest : .nothing
        case .escape: .escape
        case .paste(let buffer): buffer.matched > 0 ? .rest : .nothing
        default: .rest
        }
    }

    /// Takes the next bytes and gives what they complete.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        for byte in bytes { take(byte) }
        return drain()
    }

    /// Ends what is open because nothing more came: ESC becomes the key, half a sequence vanishes.
    ///
    /// An ESC inside a paste ends the paste, so that nobody is caught in a paste whose end was lost.
    public mutating func flush() -> [TerminalInput] {
        if let scalar = text.flush() { emitText(scalar) }
        switch state {
        case .escape: emit(.escape)
        case .singleShift(let body, _) where body.bytes.isEmpty: emit(.character("O"), .alt)
        case .answer(let introducer, 0, _): emit(.character(Character(Unicode.Scalar(introducer))), .alt)
        case .paste(let buffer) where buffer.matched == 0: return drain()
        case .paste(let buffer):
            let isEscape = buffer.matched == 1
            emitPaste(buffer)
            if isEscape { emit(.escape) }
        default: break
        }
        state = .ground
        return drain()
    }

    private mutating func drain() -> [TerminalInput] {
        defer { output.removeAll() }
        return output
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeText(byte)
        case .escape(let again): takeAfterEscape(byte, again)
        case .control(let body, let alt): takeControl(byte, body, alt)
        case .singleShift(let body, let alt): takeSingleShift(byte, body, alt)
        case .consoleFunction: state = .ground
        case .mouse(let bytes): takeMouse(bytes + [byte])
        case .answer(let introducer, let count, let escaped): takeAnswer(byte, introducer, count, escaped)
        case .paste(var buffer):
            // Held once only, so that appending does not copy.
            state = .ground
            if buffer.append(byte) { emitPaste(buffer) } else { state = .paste(buffer) }
        }
    }

    private mutating func takeText(_ byte: UInt8, _ modifiers: KeyModifiers = []) {
        if !text.isWaiting {
            if byte == Byte.escape {
                state = .escape(again: false)
                return
            }
            if let (key, held) = KeyTables.control(byte) {
                // Where Backspace is DEL, its neighbour stands for it with Ctrl.
                let isCtrlAltBackspace = byte == Byte.backspace && modifiers.contains(.alt)
                emit(key, held.union(modifiers).union(isCtrlAltBackspace ? .ctrl : []))
                return
            }
            textModifiers = modifiers
        }
        let (scalar, again) = text.append(byte)
        if let scalar { emitText(scalar) }
        if again { takeText(byte) }
    }

    private mutating func takeAfterEscape(_ byte: UInt8, _ again: Bool) {
        switch byte {
        case Byte.escape:
            if again { emit(.escape) }
            state = .escape(again: true)
        case UInt8(ascii: "["): state = .control(ControlSequence(), alt: again)
        case UInt8(ascii: "O"): state = .singleShift(ControlSequence(), alt: again)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            if again { emit(.escape) }
            state = .answer(introducer: byte, count: 0, escaped: false)
        default:
            if again { emit(.escape) }
            state = .ground
            takeText(byte, .alt)
        }
    }

    private mutating func takeControl(_ byte: UInt8, _ body: ControlSequence, _ alt: Bool) {
        var body = body
        switch byte {
        case UInt8(ascii: "$") where body.isPlainNumber: finish(body, byte, alt)
        case 0x20...0x3F:
            body.append(byte)
            state = .control(body, alt: alt)
        case UInt8(ascii: "[") where body.bytes.isEmpty: state = .consoleFunction
        case UInt8(ascii: "M") where body.bytes.isEmpty: state = .mouse([])
        case 0x40...0x7E: finish(body, byte, alt)
        default:
            state = .ground
            takeText(byte)
        }
    }

    private mutating func finish(_ body: ControlSequence, _ final: UInt8, _ alt: Bool) {
        state = .ground
        switch SequenceMeaning(body, final: final) {
        case .input(.key(let key, let modifiers)): emit(key, alt ? modifiers.union(.alt) : modifiers)
        case .input(let input): output.append(input)
        case .pasteBegins: state = .paste(PasteBuffer(limit: pasteLimit))
        case nil: break
        }
    }

    private mutating func takeSingleShift(_ byte: UInt8, _ body: ControlSequence, _ alt: Bool) {
        var body = body
        state = .ground
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            body.append(byte)
            state = .singleShift(body, alt: alt)
        case 0x40...0x7E:
            guard let (key, modifiers) = KeyTables.singleShift(byte, body) else { return }
            emit(key, alt ? modifiers.union(.alt) : modifiers)
        default:
            if body.bytes.isEmpty { emit(.character("O"), .alt) }
            takeText(byte)
        }
    }

    private mutating func takeMouse(_ bytes: [UInt8]) {
        guard bytes.count == 3 else {
            state = .mouse(bytes)
            return
        }
        state = .ground
        let numbers = bytes.map { Int($0) - MouseReport.legacyOffset }
        let report = MouseReport(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false)
        if let report { output.append(.mouse(report)) }
    }

    private mutating func takeAnswer(_ byte: UInt8, _ introducer: UInt8, _ count: Int, _ escaped: Bool) {
        if escaped, byte != UInt8(ascii: "\\") {
            state = .escape(again: false)
            takeAfterEscape(byte, false)
        } else if escaped || byte == Byte.bell || count >= Self.longestAnswer {
            state = .ground
        } else {
            state = .answer(introducer: introducer, count: count + 1, escaped: byte == Byte.escape)
        }
    }

    private mutating func emitText(_ scalar: Unicode.Scalar) {
        // 8-bit controls, encoded: neither keys nor text.
        if (0x80...0x9F).contains(scalar.value) { return }
        emit(.character(Character(scalar)), textModifiers)
    }

    private mutating func emitPaste(_ buffer: PasteBuffer) {
        state = .ground
        let text = buffer.text
        if !text.isEmpty { output.append(.paste(text)) }
    }

    private mutating func emit(_ key: Key, _ modifiers: KeyModifiers = []) {
        output.append(.key(key, modifiers))
    }
}

/// The control characters that the decoder looks for by name.
private enum Byte {
    static let bell: UInt8 = 0x07
    static let backspace: UInt8 = 0x08
    static let escape: UInt8 = 0x1B
}
