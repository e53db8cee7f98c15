import PickerCore

/// What a terminal may be sent for one character of a text that comes from outside (`R25`).
///
/// Characters that show themselves stay as they are. Whatever would act on the terminal, reorder its line or hide
/// inside a text becomes a picture that takes a column.
enum PrintableCharacter {
    /// Stands for, or carries, what would be invisible alone; Unicode's own sign for a missing base.
    static let dottedCircle: Character = "\u{25CC}"
    /// Marks that one base may carry, as many as Unicode's stream-safe text format allows (UAX #15, section 13).
    static let mostMarks = 30

    /// The harmless form of a character, nil if it is harmless as it stands.
    static func picture(of character: Character) -> String? {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) != scalars.endIndex {
            return character == "\r\n" ? "\u{240D}\u{240A}" : cleaned(scalars, first)
        }
        if let picture = picture(ofControl: first) { return String(picture) }
        if first.properties.isDefaultIgnorableCodePoint { return String(dottedCircle) }
        if ScalarWidth.columns(of: first) == 0 { return String(dottedCircle) + String(first) }
        return nil
    }

    /// As everywhere, and isolates too: few terminals put lines in an order of their own.
    private static func picture(ofControl scalar: Unicode.Scalar) -> Character? {
        if (0x2066...0x2069).contains(scalar.value) { return Character(HarmlessScalar.replacement) }
        return HarmlessScalar.picture(of: scalar).map { Character($0) }
    }

    /// A cluster without what hides in it: tags outside a flag, stray selectors and joiners, marks past the limit.
    private static func cleaned(
        _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
    ) -> String? {
        var kept = String.UnicodeScalarView()
        var marks = 0
        var hides = false
        var mayTakeSelector = false
        if ScalarWidth.columns(of: first) == 0 {
            kept.append(contentsOf: String(dottedCircle).unicodeScalars)
        }
        for scalar in scalars {
            let keeps: Bool
            switch scalar.value {
            case 0x200C, 0x200D: keeps = !first.isASCII
            case 0xFE00...0xFE0F, 0xE0100...0xE01EF: keeps = mayTakeSelector
            case 0xE0020...0xE007F: keeps = first == "\u{1F3F4}" && marks < mostMarks
            default: keeps = !scalar.properties.isDefaultIgnorableCodePoint && marks < mostMarks
            }
            if keeps { kept.append(scalar) } else { hides = true }
            let isBase = ScalarWidth.columns(of: scalar) > 0
            mayTakeSelector = isBase && (!scalar.isASCII || scalar.properties.isEmoji)
            marks = isBase ? 0 : marks + 1
        }
        if hides { kept.append(contentsOf: String(dottedCircle).unicodeScalars) }
        return kept.count == scalars.count && !hides ? nil : String(kept)
    }
}
