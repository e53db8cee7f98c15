/// A text from outside as a label may show it and a screen reader speak it: one line, no control codes, nothing that
/// reorders what stands beside it, and no longer than anyone reads (R25).
///
///     DisplayText("a\u{1B}[2J\u{202E}b").text  // "a␛[2J�b"
///
/// - Controls of ASCII become Unicode's control pictures, a tab a space; line and paragraph separators U+2424; 8-bit
///   controls, bidirectional embeddings and overrides and noncharacters U+FFFD.
/// - An isolate that is closed within the text orders nothing outside it and stays: texts of two directions are
///   written with it. One that is not closed, or closes nothing, becomes U+FFFD.
/// - Directional marks, joiners and selectors stay. Look-alike letters are not marked.
///
/// A harmless text stays as it is, so making one of another's `text` changes nothing. Cost: one pass.
public struct DisplayText: Equatable, Sendable {
    /// More characters than fit into any popup; it keeps the layout of an endless title short.
    public static let lengthLimit = 500
    /// More scalars than any character of a written language has: twice the marks that Unicode's stream-safe text
    /// allows in a row (UAX #15, section 13). What hangs on a character beyond them is left out.
    static let scalarLimit = 60

    /// What to show.
    public let text: String
    /// The length in bytes of the first characters of `text`, one, two and so on; `nil` where `text` is the original.
    private let boundaries: [Int]?

    /// - Parameter limit: the number of characters after which an ellipsis stands for the rest; `nil` for all of it.
    public init(_ original: String, limit: Int? = lengthLimit) {
        let limit = max(0, limit ?? .max)
        guard Self.isLonger(original, than: limit) || Self.needsChange(original) else {
            text = original
            boundaries = nil
            return
        }
        var shown = Shown(original, limit)
        shown.build()
        text = shown.text
        boundaries = shown.boundaries
    }

    /// The ranges of bytes in `text` that show ranges of characters of the original.
    ///
    /// What is beyond the limit is cut off, and a range of which nothing shows left out.
    public func byteRanges(of ranges: [Range<Int>]) -> [Range<Int>] {
        guard let end = ranges.map({ $0.upperBound }).max() else { return [] }
        let boundaries = boundaries ?? Self.boundaries(of: text.prefix(max(0, end)))
        return ranges.compactMap { range in
            let first = min(max(0, range.lowerBound), boundaries.count - 1)
            let last = min(max(0, range.upperBound), boundaries.count - 1)
            return first < last ? boundaries[first]..<boundaries[last] : nil
        }
    }

    /// The ranges in `text` that show ranges of characters of the original.
    public func ranges(of ranges: [Range<Int>]) -> [Range<String.Index>] {
        byteRanges(of: ranges).map { range in
            text.utf8.index(
                text.startIndex, offsetBy: range.lowerBound)..<text.utf8.index(
                    text.startIndex, offsetBy: range.upperBound)
        }
    }

    private static func boundaries(of text: Substring) -> [Int] {
        var boundaries = [0]
        for character in text { boundaries.append(boundaries[boundaries.count - 1] + character.utf8.count) }
        return boundaries
    }

    private static func isLonger(_ text: String, than limit: Int) -> Bool {
        text.utf8.count > limit && text.dropFirst(limit).first != nil
    }

    /// Whether there is anything that has to be looked at more closely.
    private static func needsChange(_ text: String) -> Bool {
        var length = 0
        for scalar in text.unicodeScalars {
            if HarmlessScalar.picture(of: scalar) != nil || HarmlessScalar.isolate(scalar) != nil {
                return true
            }
            length += 1
        }
        return length > scalarLimit && text.contains { $0.unicodeScalars.count > scalarLimit }
    }
}

/// A text on its way to being shown.
private struct Shown {
    var text = ""
    var boundaries = [0]
    private let characters: Substring
    private let isCut: Bool
    /// The places, in scalars, of isolates that have no partner.
    private var strays: Set<Int> = []

    init(_ original: String, _ limit: Int) {
        characters = original.prefix(limit)
        isCut = characters.endIndex < original.endIndex
    }

    mutating func build() {
        findStrays()
        var place = 0
        for character in characters {
            for (number, scalar) in character.unicodeScalars.enumerated() {
                if number < DisplayText.scalarLimit {
                    text.unicodeScalars.append(
                        strays.contains(place)
                            ? HarmlessScalar.replacement : HarmlessScalar.picture(of: scalar) ?? scalar)
                }
                place += 1
            }
            boundaries.append(text.utf8.count)
        }
        if isCut { text += "\u{2026}" }
    }

    /// Pairs as the bidirectional algorithm does (UAX #9, BD9): a closing isolate belongs to the last open one.
    private mutating func findStrays() {
        var open: [Int] = []
        var place = 0
        for scalar in characters.unicodeScalars {
            switch HarmlessScalar.isolate(scalar) {
            case .opening: open.append(place)
            case .closing: if open.popLast() == nil { strays.insert(place) }
            case nil: break
            }
            place += 1
        }
        strays.formUnion(open)
    }
}
