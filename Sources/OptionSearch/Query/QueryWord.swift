/// One word of a query, folded, in lower case, as the search reads it.
///
/// Holds pointers into the query and no array: the search copies it for nothing. Valid inside
/// `SearchQuery.withReading`.
struct QueryWord {
    /// At least one byte.
    let bytes: UnsafeBufferPointer<UInt8>

    /// For each prefix of the word the length of its longest proper prefix that also ends it (Knuth, Morris,
    /// Pratt); empty where the word is short enough to be compared anew at each place.
    let borders: UnsafeBufferPointer<Int32>

    /// How the word is looked for in many texts at once.
    let probe: WordProbe

    /// The letter's plane where the word is one letter `a` to `z`, else 0.
    let letter: UInt32

    let isASCII: Bool
    let holdsNUL: Bool

    /// Up to here two comparisons of eight bytes see the whole word, so that comparing anew at each place is cheap.
    static let shortLength = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>, borders: UnsafeBufferPointer<Int32>) {
        self.bytes = bytes
        self.borders = borders
        probe = WordProbe(bytes)
        letter = bytes.count == 1 && ASCII.isLower(bytes[0]) ? LetterPlanes.letter(bytes[0]) : 0
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        holdsNUL = bytes.contains(0)
    }

    /// The rarest byte of a word, as a word of its own.
    static func rarestByte(of word: UnsafeBufferPointer<UInt8>) -> QueryWord {
        let rarest = WordProbe.rarestFirst(word)[0]
        return QueryWord(
            UnsafeBufferPointer(rebasing: word[rarest...rarest]),
            borders: UnsafeBufferPointer(start: nil, count: 0))
    }

    /// Whether comparing anew at each place would take too long where the text repeats itself.
    @inline(__always)
    var isLong: Bool { bytes.count > Self.shortLength }

    static func borders(of bytes: ArraySlice<UInt8>) -> [Int32] {
        let bytes = Array(bytes)
        var borders = [Int32](repeating: 0, count: bytes.count)
        var length = 0
        for index in bytes.indices.dropFirst() {
            while length > 0, bytes[index] != bytes[length] { length = Int(borders[length - 1]) }
            if bytes[index] == bytes[length] { length += 1 }
            borders[index] = Int32(length)
        }
        return borders
    }

    /// Whether another word is a part of this one.
    func contains(_ other: QueryWord) -> Bool { other.firstOccurrence(in: bytes, from: 0) != nil }

    /// Whether many texts may be looked at together for the word.
    var fitsLanes: Bool { isASCII && !holdsNUL && bytes.count > 1 && bytes.count <= TextLanes.longest }

    /// Whether the letters of another word stand in this one, in order.
    func holdsScattered(_ other: QueryWord) -> Bool { other.isScattered(in: bytes) }
}
