/// What a terminal is asked to report while a picker is on the screen, and taken back on every way out.
public struct TerminalModes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Pasted text comes as one paste, not as keys.
    public static let bracketedPaste = TerminalModes(rawValue: 1)
    /// Presses, drags and the wheel are reported. Selecting text with the mouse then needs Shift in most terminals.
    public static let mouse = TerminalModes(rawValue: 1 << 1)
    /// Whether the window has the focus is reported.
    public static let focus = TerminalModes(rawValue: 1 << 2)
    /// Keys come in kitty's protocol where the terminal knows it: Esc without delay, Ctrl-Shift-Z apart from Ctrl-Z.
    public static let exactKeys = TerminalModes(rawValue: 1 << 3)

    /// Each mode with the sequences that turn it on and off.
    private static let sequences: [(TerminalModes, on: String, off: String)] = [
        (.bracketedPaste, "\u{1B}[?2004h", "\u{1B}[?2004l"),
        // Presses and releases, drags, and coordinates without limit.
        (
            .mouse, "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h",
            "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
        ),
        (.focus, "\u{1B}[?1004h", "\u{1B}[?1004l"),
        (.exactKeys, "\u{1B}[>1u", "\u{1B}[<u"),
    ]

    var on: String { Self.sequences.filter { contains($0.0) }.map(\.on).joined() }
    var off: String { Self.sequences.filter { contains($0.0) }.map(\.off).joined() }

    /// Ends these modes and what a frame that was broken off may have left behind.
    var reset: String {
        ControlCode.plain + ControlCode.wrap + ControlCode.endUpdate + off + ControlCode.showCursor
    }
}
