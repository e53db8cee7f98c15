/// Many strings in one block of UTF-8: no object per string.
///
/// The element at a position is decoded when it is asked for; the search reads the bytes themselves.
/// Holds up to 4 GiB of text. Appending costs the length of the text; memory is the text plus four bytes
/// a string.
public struct TextStore: Sendable {
    /// The text of all strings, one after the other, valid UTF-8.
    public private(set) var bytes: [UInt8]

    /// Where each string ends in `bytes`; string `i` starts where `i - 1` ends, or one line feed behind it.
    public private(set) var ends: [UInt32]

    /// The bytes between two strings: 1 in the text of a file of lines, which is taken over as it is, else 0.
    @usableFromInline private(set) var gap = 0

    public init() {
        bytes = []
        ends = []
    }

    /// Takes over a text of lines: no line is copied.
    ///
    /// - Parameters:
    ///   - lines: valid UTF-8; the last line feed may be missing.
    ///   - ends: where each line ends, ascending: the offsets of the line feeds, and the count for a line without.
    init(lines: [UInt8], ends: [UInt32]) {
        bytes = lines
        self.ends = ends
        gap = 1
    }

    public init(_ strings: some Sequence<String>) {
        self.init()
        for string in strings { append(string) }
    }

    public mutating func reserveCapacity(strings: Int, bytes byteCount: Int) {
        ends.reserveCapacity(strings)
        bytes.reserveCapacity(byteCount)
    }

    /// Begins a string: what is appended to the text of a file is a line as well.
    @inline(__always)
    private mutating func begin() {
        if gap > 0, let last = ends.last, Int(last) == bytes.count { bytes.append(ASCII.lineFeed) }
    }

    public mutating func append(_ string: String) {
        begin()
        bytes.append(contentsOf: string.utf8)
        ends.append(UInt32(bytes.count))
    }

    /// Appends text that is known to be valid UTF-8, from memory: the fastest way.
    public mutating func append(validatedUTF8: UnsafeBufferPointer<UInt8>) {
        begin()
        bytes.append(contentsOf: validatedUTF8)
        ends.append(UInt32(bytes.count))
    }

    /// Appends neighbouring strings of another store, which is a text of lines where this one is.
    public mutating func append(_ other: TextStore, _ positions: Range<Int>) {
        guard !positions.isEmpty else { return }
        begin()
        let start = other.byteRange(at: positions.lowerBound).lowerBound
        let before = bytes.count
        bytes.append(contentsOf: other.bytes[start..<Int(other.ends[positions.upperBound - 1])])
        for end in other.ends[positions] { ends.append(UInt32(before + Int(end) - start)) }
    }

    /// Appends all strings of another store to one that is no text of lines.
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
        return bytes.withUnsafeBytes { bytes in
            let stored = UnsafeRawBufferPointer(rebasing: bytes[range])
            let wanted = UnsafeRawBufferPointer(utf8)
            var offset = 0
            while offset + 8 <= stored.count {
                let word = stored.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                guard word == wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
                    return false
                }
                offset += 8
            }
            while offset < stored.count {
                guard stored[offset] == wanted[offset] else { return false }
                offset += 1
            }
            return true
        }
    }

    /// Whether the string at a position has exactly the bytes of another.
    public func isEqual(at position: Int, to string: String) -> Bool {
        var string = string
        return string.withUTF8 { isEqual(at: position, to: $0) }
    }

    /// The texts in memory, each without being copied; valid inside `withTexts`.
    public struct Texts {
        private let run: TextRun

        fileprivate init(_ run: TextRun) { self.run = run }

        @inline(__always)
        public subscript(position: Int) -> UnsafeBufferPointer<UInt8> { run[position] }
    }

    /// Calls `body` with the texts in memory: the fastest way to read many.
    public func withTexts<Result>(_ body: (Texts) -> Result) -> Result { withRun { body(Texts($0)) } }

    /// The first strings as a store of their own.
    public func prefixStore(_ count: Int) -> TextStore {
        var store = TextStore()
        let end = count == 0 ? 0 : Int(ends[count - 1])
        store.bytes = Array(bytes[..<end])
        store.ends = Array(ends[..<count])
        store.gap = gap
        return store
    }

    /// Calls `body` with the text as the search reads it.
    func withRun<Result>(_ body: (TextRun) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in body(TextRun(bytes: bytes, ends: ends, gap: gap)) }
        }
    }

    /// The places in `bytes` that hold the string at a position.
    @inlinable
    public func byteRange(at position: Int) -> Range<Int> {
        let start = position == 0 ? 0 : Int(ends[position - 1]) + gap
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
        while ends.count < count {
            begin()
            ends.append(UInt32(bytes.count))
        }
    }

    /// Writes the last string anew.
    public mutating func replaceLast(with string: String) {
        let start = byteRange(at: ends.count - 1).lowerBound
        ends.removeLast()
        bytes.removeSubrange(start...)
        append(string)
    }
}
