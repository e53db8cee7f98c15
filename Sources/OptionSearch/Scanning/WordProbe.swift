/// How a word is looked for in many texts at once: by its two rarest bytes, then by all.
///
/// Holds no array, so that the search copies it for nothing.
struct WordProbe: Sendable {
    /// The number of bytes of the word.
    let count: Int

    private let first: Byte
    private let second: Byte
    /// The first and the last eight bytes of the word, or as many as there are.
    private let head: Eight
    private let tail: Eight

    /// A byte of the word that a text is scanned for.
    private struct Byte {
        let offset: Int
        let value: ByteMask.Vector
        let caseBit: ByteMask.Vector

        init(of word: UnsafeBufferPointer<UInt8>, at offset: Int) {
            self.offset = offset
            value = ByteMask.Vector(repeating: word[offset])
            caseBit = ByteMask.Vector(repeating: WordProbe.caseBit(of: word[offset]))
        }
    }

    /// Up to eight bytes that are compared at once.
    private struct Eight {
        let offset: Int
        let value: UInt64
        let caseBits: UInt64
        /// All ones in the bytes that count.
        let mask: UInt64

        init(of word: Slice<UnsafeBufferPointer<UInt8>>) {
            var (value, caseBits, mask): (UInt64, UInt64, UInt64) = (0, 0, 0)
            for (number, byte) in word.enumerated() {
                value |= UInt64(byte) << UInt64(8 * number)
                caseBits |= UInt64(WordProbe.caseBit(of: byte)) << UInt64(8 * number)
                mask |= 0xFF << UInt64(8 * number)
            }
            (offset, self.value, self.caseBits, self.mask) = (word.startIndex, value, caseBits, mask)
        }

        @inline(__always)
        func stands(at place: UnsafeRawPointer) -> Bool {
            let text = UInt64(littleEndian: (place + offset).loadUnaligned(as: UInt64.self))
            return (text | caseBits) & mask == value
        }
    }

    init(_ word: UnsafeBufferPointer<UInt8>) {
        count = word.count
        let rarest = Self.rarestFirst(word)
        first = Byte(of: word, at: rarest[0])
        second = Byte(of: word, at: rarest.count > 1 ? rarest[1] : rarest[0])
        head = Eight(of: word.prefix(8))
        tail = Eight(of: word.suffix(8))
    }

    /// The offsets of the first bytes of a word, the one whose byte is the rarest first.
    static func rarestFirst(_ word: UnsafeBufferPointer<UInt8>) -> [Int] {
        // Beyond the first bytes a rarer one hardly pays, and a short distance keeps within the memory already read.
        word.indices.prefix(QueryWord.shortLength)
            .sorted { commonness(word[$0]) < commonness(word[$1]) }
    }

    /// Where the word may begin among the sixty-four places from an offset on; nothing is read beyond the text.
    @inline(__always)
    func places(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> UInt64 {
        guard offset &+ ByteMask.width &+ max(first.offset, second.offset) <= text.count else {
            return lastPlaces(in: text, from: offset)
        }
        let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped) + offset
        return ByteMask.pairs(
            first: start + first.offset, is: first.value, caseBit: first.caseBit,
            second: start + second.offset, is: second.value, caseBit: second.caseBit)
    }

    /// The same where the text ends within the bytes to be compared.
    private func lastPlaces(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> UInt64 {
        var places: UInt64 = 0
        let end = min(ByteMask.width, text.count - max(first.offset, second.offset) - offset)
        for place in 0..<max(0, end) {
            let isFirst = text[offset + place + first.offset] | first.caseBit[0] == first.value[0]
            let isSecond = text[offset + place + second.offset] | second.caseBit[0] == second.value[0]
            if isFirst && isSecond { places |= 1 << UInt64(place) }
        }
        return places
    }

    /// Whether the word stands at a place; of a long word only the first and the last bytes are looked at.
    @inline(__always)
    func stands(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped) + place
        if place &+ max(count, 8) <= text.count {
            return head.stands(at: start) && (count <= 8 || tail.stands(at: start))
        }
        return standsNearEnd(at: place, in: text)
    }

    /// The same for a short word in the last bytes of the text.
    private func standsNearEnd(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard place + count <= text.count else { return false }
        for number in 0..<count {
            let shift = UInt64(8 * number)
            let byte = text[place + number] | UInt8(truncatingIfNeeded: head.caseBits >> shift)
            if byte != UInt8(truncatingIfNeeded: head.value >> shift) { return false }
        }
        return true
    }

    private static func caseBit(of byte: UInt8) -> UInt8 { ASCII.isLower(byte) ? 0x20 : 0 }

    /// How often a byte comes in names and words, roughly: more for what comes more often.
    ///
    /// Letters in the order in which they are frequent in European languages; what leads a character beyond ASCII is
    /// shared by its whole script.
    private static func commonness(_ byte: UInt8) -> Int {
        if byte >= 0xC0 { return letters.utf8CodeUnitCount }
        if byte >= 0x80 { return 10 }
        for place in 0..<letters.utf8CodeUnitCount where letters.utf8Start[place] == byte { return place }
        return 0
    }

    private static var letters: StaticString { "qjxzwkvfybhgpmudclstronia e" }
}
