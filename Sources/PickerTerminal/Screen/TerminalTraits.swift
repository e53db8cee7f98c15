/// What a terminal can do, as far as its environment tells.
public struct TerminalTraits: Hashable, Sendable {
    /// Whether the cursor can be moved. Where it cannot, no escape sequence is written at all and changes are printed as
    /// lines.
    public var addressesCursor: Bool
    /// Whether colours may be used.
    public var hasColor: Bool
    /// Whether lines that no longer fit are wrapped anew when the window becomes narrower.
    public var reflows: Bool

    public init(addressesCursor: Bool, hasColor: Bool, reflows: Bool) {
        self.addressesCursor = addressesCursor
        self.hasColor = hasColor
        self.reflows = reflows
    }

    /// The terminal that this process's environment tells of.
    public static func current(noColor: Bool = false) -> TerminalTraits {
        TerminalTraits(environment: System.environment, noColor: noColor)
    }

    /// Reads `TERM`, `COLORTERM`, `NO_COLOR` (no-color.org: set and not empty) and what tells terminals that do not
    /// reflow apart.
    ///
    /// - Parameter noColor: Whether the person asked for no colour, whatever the environment says.
    public init(environment: (String) -> String?, noColor: Bool = false) {
        let term = environment("TERM") ?? ""
        func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
        addressesCursor = !term.isEmpty && term != "dumb" && term != "unknown"
        let isMonochrome = term.hasPrefix("vt") || term.hasSuffix("-m") || term.hasSuffix("-mono")
        hasColor =
            addressesCursor && !noColor && !isSet("NO_COLOR") && (isSet("COLORTERM") || !isMonochrome)
        // xterm itself, the Linux console and GNU Screen cut lines instead.
        let inTmux = isSet("TMUX")
        reflows = inTmux || !(isSet("XTERM_VERSION") || term == "linux" || isSet("STY"))
    }
}
