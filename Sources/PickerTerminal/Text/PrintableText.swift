/// Text from outside, made harmless for a terminal, character by character (`R25`).
///
/// Sanitise before measuring and before cutting: a control sequence cut in half is still open. Each element belongs
/// to one character of the original, so ranges of characters (`R21`) can be carried over. Made on demand: looking at
/// the beginning of a long text costs only the beginning.
///
/// - Controls of ASCII are shown as Unicode's control pictures, a tab as a space; 8-bit controls, bidirectional
///   embeddings, overrides and isolates, and noncharacters as U+FFFD; line and paragraph separators as U+2424.
/// - What would be invisible alone is shown as, or on, a dotted circle. Kept are joiners and selectors where they
///   shape the letter before them, directional marks beside other text, and the zero-width space in the scripts of
///   South-East Asia, which write no other.
/// - Look-alike letters of different scripts are not marked.
public struct PrintableText: Sequence {
    private let text: Substring

    public init(_ text: some StringProtocol) {
        self.text = Substring(text)
    }

    /// The whole harmless text.
    public var string: String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
        return reduce(into: "") { $0 += $1 }
    }

    public func makeIterator() -> Iterator {
        Iterator(rest: text)
    }

    /// Gives the harmless form of each character in turn.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: Substring
        private var previous: Character?

        fileprivate init(rest: Substring) {
            self.rest = rest
        }

        public mutating func next() -> String? {
            guard let character = rest.popFirst() else { return nil }
            defer { previous = character }
            guard let picture = PrintableCharacter.picture(of: character) else { return String(character) }
            return keeps(character) ? String(character) : picture
        }

        /// Whether an invisible character does honest work between its neighbours.
        private func keeps(_ character: Character) -> Bool {
            switch character {
            case "\u{200E}", "\u{200F}", "\u{061C}":
                previous != nil || !rest.isEmpty
            case "\u{200B}":
                previous.map(Self.writesNoSpaces) == true && rest.first.map(Self.writesNoSpaces) == true
            default: false
            }
        }

        /// Thai and Lao, Myanmar, Khmer, Limbu to Tai Tham, and the later blocks of Myanmar and Tai Viet.
        private static let withoutSpaces: [ClosedRange<UInt32>] = [
            0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA9E0...0xA9FF,
            0xAA60...0xAADF,
        ]

        private static func writesNoSpaces(_ character: Character) -> Bool {
            let value = character.unicodeScalars[character.unicodeScalars.startIndex].value
            return withoutSpaces.contains { $0.contains(value) }
        }
    }
}
