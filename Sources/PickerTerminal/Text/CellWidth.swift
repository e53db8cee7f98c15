/// The columns that text takes in a terminal.
///
/// Terminals disagree about flags, skin tones, variation selectors and Indic clusters. Where they do, this gives
/// the width of the newest convention (UAX #11, UTS #51), and ``isAgreed(_:)`` says so: whoever paints places what
/// follows such a character by absolute column, so that a terminal of another opinion shifts nothing.
public enum CellWidth {
    /// Columns of one character, 0 for one that is made of marks or controls only.
    ///
    /// An emoji sequence counts as one emoji, a flag as 2, an emoji presentation selector widens to 2, a Hangul
    /// syllable in conjoining letters is as wide as its first letter; other clusters add up their letters.
    public static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            return ScalarWidth.columns(of: first)
        }
        var cluster = ClusterWidth()
        for scalar in scalars { cluster.append(scalar) }
        return cluster.columns
    }

    /// Columns of a text, the sum over its characters; linear in its length.
    public static func columns(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Whether every terminal gives a character the columns that ``columns(of:)-(Character)`` says.
    ///
    /// True for single letters, digits and punctuation of the scripts that stand one to a cell, and for the ideographs,
    /// kana and syllables that take two. False for anything that joins, combines or is an emoji or a symbol.
    public static func isAgreed(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        let value = scalars[scalars.startIndex].value
        guard scalars.index(after: scalars.startIndex) == scalars.endIndex else { return false }
        return agreedRanges.contains { $0.contains(value) }
    }

    /// Letters without marks: ASCII, Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic; then kana, ideographs,
    /// Hangul syllables and full-width forms.
    private static let agreedRanges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x531...0x556, 0x561...0x587,
        0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
        0xFF01...0xFF60,
    ]
}

/// Adds up the columns of one grapheme cluster, scalar by scalar.
private struct ClusterWidth {
    private(set) var columns = 0
    private var base: Unicode.Scalar?
    private var baseColumns = 0
    private var followsJoiner = false
    private var halfFlag = false

    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    private static let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"

    mutating func append(_ scalar: Unicode.Scalar) {
        defer { followsJoiner = scalar == Self.zeroWidthJoiner }
        // The selector asks for the picture, and a skin tone has a picture to colour.
        let picturesBase = scalar == Self.emojiPresentation || scalar.properties.isEmojiModifier
        if picturesBase, let base, base.properties.isEmoji {
            columns += 2 - baseColumns
            baseColumns = 2
            return
        }
        if Self.regionalIndicators.contains(scalar), halfFlag {
            halfFlag = false
            return
        }
        let width = ScalarWidth.columns(of: scalar)
        guard width > 0 else { return }
        if followsJoiner, let base, base.properties.isEmoji, scalar.properties.isEmoji { return }
        halfFlag = Self.regionalIndicators.contains(scalar)
        columns += width
        base = scalar
        baseColumns = width
    }
}
