/// Many strings in one block of UTF-8: no object per string.
///
/// The element at a position is decoded when it is asked for; the search reads the bytes themselves.
/// Holds up to 4 GiB of text. Appending costs the length of the text; memory is the text plus four bytes
/// a string.
public struct TextStore: Sendable {
    /// The text of all strings, one after the other, valid UTF-8.
    public private(set) var bytes: [UInt8]

    /// Where each string ends in `bytes`; string `i` starts where `i - 1` ends.
    public private(set) var ends: [UInt32]

    public init() {
        bytes = []
        ends = []
    }

    public init(_ strings: some Sequence<String>) {
        self.init()
        for string in strings { append(string) }
    }

    /// Takes over bytes that are already laid out: `ends` ascending, the last one the count of `bytes`.
    ///
    /// - Precondition: `bytes` is valid UTF-8 and no end falls inside a character's encoding.
    public init(validatedBytes bytes: [UInt8], ends: [UInt32]) {
        precondition(Int(ends.last ?? 0) == bytes.count, "the last end must be the number of bytes")
        self.bytes = bytes
        self.ends = ends
    }

    public mutating func reserveCapacity(strings: Int, bytes byteCount: Int) {
        ends.reserveCapacity(strings)
        bytes.reserveCapacity(byteCount)
    }

    public mutating func append(_ string: String) {
        bytes.append(contentsOf: string.utf8)
        ends.append(UInt32(bytes.count))
    }

    /// Appends text that is known to be valid UTF-8.
    public mutating func append(validatedBytes: some Collection<UInt8>) {
        bytes.append(contentsOf: validatedBytes)
        ends.append(UInt32(bytes.count))
    }

    /// Appends text that is known to be valid UTF-8, from memory: the fastest way.
    public mutating func append(validatedUTF8: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: validatedUTF8)
        ends.append(UInt32(bytes.count))
    }

    /// Appends all strings of another store.
    mutating func append(_ other: TextStore) {
        let before = UInt32(bytes.count)
        bytes.append(contentsOf: other.bytes)
        for end in other.ends { ends.append(before + end) }
    }

    /// Removes the strings from a position on.
    mutating func removeAll(from position: Int) {
        ends.removeSubrange(position...)
        bytes.removeSubrange(Int(ends.last ?? 0)...)
    }

    /// Appends the unmarked form of a text.
    mutating func appendUnmarked(_ text: UnsafeBufferPointer<UInt8>) {
        Folding.appendUnmarked(text, to: &bytes)
        ends.append(UInt32(bytes.count))
    }

    /// Whether the string at a position has exactly these bytes; makes no string.
    public func isEqual(at position: Int, to utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = byteRange(at: position)
        guard range.count == utf8.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<utf8.count where bytes[range.lowerBound + offset] != utf8[offset] {
                return false
            }
            return true
        }
    }

    /// Whether the string at a position has exactly the bytes of another.
    func isEqual(at position: Int, to string: String) -> Bool {
        let range = byteRange(at: position)
        return range.count == string.utf8.count && bytes[range].elementsEqual(string.utf8)
    }

    /// Calls `body` with the text as the search reads it.
    func withRun<Result>(_ body: (TextRun) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in body(TextRun(bytes: bytes, ends: ends)) }
        }
    }

    /// The places in `bytes` that hold the string at a position.
    @inlinable
    public func byteRange(at position: Int) -> Range<Int> {
        let start = position == 0 ? 0 : Int(ends[position - 1])
        return start..<Int(ends[position])
    }
}

extension TextStore: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { ends.count }

    public subscript(position: Int) -> String {
        String(decoding: bytes[byteRange(at: position)], as: UTF8.self)
    }
}

extension TextStore {
    /// Appends empty strings until there are as many as asked for.
    public mutating func pad(to count: Int) {
        while ends.count < count { ends.append(UInt32(bytes.count)) }
    }

    /// Writes the last string anew.
    public mutating func replaceLast(with string: String) {
        let start = byteRange(at: ends.count - 1).lowerBound
        ends.removeLast()
        bytes.removeSubrange(start...)
        append(string)
    }
}
