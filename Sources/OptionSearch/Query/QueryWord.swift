/// One word of a query, folded, in lower case.
struct QueryWord: Sendable {
    let bytes: [UInt8]

    /// For each prefix of the word the length of its longest proper prefix that also ends it (Knuth, Morris,
    /// Pratt); empty where the word is short enough to be compared anew at each place.
    let borders: [Int32]

    /// How the word is looked for in many texts at once.
    let probe: WordProbe

    /// Whether comparing anew at each place would take too long where the text repeats itself.
    var isLong: Bool { !borders.isEmpty }

    /// The letter's plane where the word is one letter `a` to `z`, else `nil`.
    var letter: UInt32? { bytes.count == 1 && ASCII.isLower(bytes[0]) ? LetterPlanes.letter(bytes[0]) : nil }

    let holdsNUL: Bool

    /// Up to here two comparisons of eight bytes see the whole word, so that comparing anew at each place is cheap.
    static let shortLength = 16

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        borders = bytes.count <= Self.shortLength ? [] : Self.borders(of: bytes)
        probe = WordProbe(bytes)
        holdsNUL = bytes.contains(0)
    }

    private static func borders(of bytes: [UInt8]) -> [Int32] {
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
    func contains(_ other: QueryWord) -> Bool {
        bytes.withUnsafeBufferPointer { other.firstOccurrence(in: $0, from: 0) != nil }
    }

    /// Whether the letters of another word stand in this one, in order.
    func holdsScattered(_ other: QueryWord) -> Bool {
        bytes.withUnsafeBufferPointer { other.isScattered(in: $0) }
    }
}
