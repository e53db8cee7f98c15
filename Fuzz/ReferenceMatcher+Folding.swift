@testable import OptionSearch

/// The naive matcher folds any text as the search does, letter by letter.
extension ReferenceMatcher {
    static func folded(_ text: String) -> [Letter] {
        text.enumerated().flatMap { number, character in
            Folding.unmarked(String(character)).folded.map { scalar, isCapital in
                Letter(scalar: scalar, character: number, isCapital: isCapital)
            }
        }
    }

    static func isWordPart(_ scalar: Unicode.Scalar) -> Bool { Folding.isWordPart(scalar.value) }
}

extension [UInt8] {
    /// The scalars of an unmarked text, A to Z in lower case, white space as a space.
    fileprivate var folded: [(Unicode.Scalar, isCapital: Bool)] {
        String(decoding: self, as: UTF8.self).unicodeScalars.map { scalar in
            guard scalar.isASCII else { return (scalar, false) }
            let byte = UInt8(scalar.value)
            if ASCII.isSpace(byte) { return (" ", false) }
            return (Unicode.Scalar(ASCII.lowered(byte)), ASCII.isUpper(byte))
        }
    }
}
