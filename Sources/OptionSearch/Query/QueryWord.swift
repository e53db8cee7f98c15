/// One word of a query, folded, in lower case.
struct QueryWord: Sendable {
    let bytes: [UInt8]

    /// For each prefix of the word the length of its longest proper prefix that also ends it (Knuth, Morris,
    /// Pratt); empty where the word is short enough to be compared anew at each place.
    let borders: [Int32]

    /// Up to here comparing anew costs at most that many steps a byte and is faster on real text.
    static let shortLength = 16

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        borders = bytes.count <= Self.shortLength ? [] : Self.borders(of: bytes)
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
