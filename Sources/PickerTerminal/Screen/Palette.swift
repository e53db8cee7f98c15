/// How the roles of ``Style`` look: attributes, and beside them the basic colours, which follow the person's theme.
struct Palette: Hashable, Sendable {
    /// Whether colours may be used; attributes always are.
    var hasColor: Bool

    /// Codes of Select Graphic Rendition (ECMA-48, section 8.3.117).
    private enum Code {
        static let bold = 1
        static let faint = 2
        static let underlined = 4
        static let reversed = 7
        static let red = 31
        static let green = 32
        static let yellow = 33
    }

    /// The codes for a style, none for plain text.
    func codes(for style: Style) -> [Int] {
        var codes: [Int] = []
        if !style.isDisjoint(with: [.title, .selected, .matched, .error]) { codes.append(Code.bold) }
        if !style.isDisjoint(with: [.dim, .disabled, .hint]) { codes.append(Code.faint) }
        if style.contains(.matched) { codes.append(Code.underlined) }
        if style.contains(.highlighted) { codes.append(Code.reversed) }
        // Reversed, a colour would be the ground of one word in the bar.
        if hasColor, !style.contains(.highlighted), let color = color(of: style) { codes.append(color) }
        return codes
    }

    private func color(of style: Style) -> Int? {
        if style.contains(.error) { return Code.red }
        if style.contains(.matched) { return Code.yellow }
        return style.contains(.selected) ? Code.green : nil
    }
}
