import PickerCore

/// Makes options of lines, as their bytes come in: each line is a title, and its id (R1).
///
/// LF and CR LF end a line, and the last line needs no end. Nothing else does: a lone CR, VT, FF, U+0085,
/// U+2028 and U+2029 stay in the title, as other line tools keep them. An empty first line is a none row
/// (R2); further empty lines are options with an empty title. A byte order mark of UTF-8 is passed over.
///
/// Text that is no UTF-8, a NUL and what is beyond the limits end the stream with an error that names the line;
/// the lines before it stay. However the bytes are cut, the outcome is the same.
/// Takes time in proportion to the bytes; a million lines need no string each.
public struct LineStream: Sendable {
    /// Grows with each line that has ended.
    public private(set) var builder = OptionListBuilder.reading()

    private let source: String?
    private let limits: SourceLimits
    private var lineCount = 0
    private var byteCount = 0
    /// The bytes of the last line, which has not ended.
    private var pending: [UInt8] = []
    private var failure: SourceError?

    /// How many lines the builder takes at a time.
    private static let batchSize = 64

    /// From this many bytes on, room is made beforehand for as many lines as their beginning suggests.
    private static let estimatedBytes = 1 << 20

    /// - Parameter source: the name that errors give.
    public init(source: String? = nil, limits: SourceLimits = .standard) {
        self.source = source
        self.limits = limits
    }

    /// How many options there are so far.
    public var count: Int { builder.count }

    /// The options so far.
    ///
    /// Costs little, but the next line then copies all text once: take it at growing intervals, or at the end.
    public var options: OptionList {
        mutating get { builder.snapshot() }
    }

    /// Takes the next bytes of the stream.
    ///
    /// - Throws: at the first line that cannot be read; further calls throw the same again.
    public mutating func append(_ bytes: [UInt8]) throws(SourceError) {
        try bytes.withUnsafeBufferPointer { buffer throws(SourceError) in
            try append(UnsafeRawBufferPointer(buffer))
        }
    }

    /// Takes the next bytes of the stream from memory.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(SourceError) {
        if let failure { throw failure }
        byteCount += bytes.count
        var rest = bytes
        if !pending.isEmpty {
            guard let end = firstOffset(of: ASCII.lf, in: rest) else {
                return try keep(rest)
            }
            pending.append(contentsOf: rest[...end])
            rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
            try appendPending()
        }
        let end = rest.lastIndex(of: ASCII.lf).map { $0 + 1 } ?? 0
        try appendLines(UnsafeRawBufferPointer(rebasing: rest[..<end]))
        try keep(UnsafeRawBufferPointer(rebasing: rest[end...]))
    }

    /// Takes the beginning of a line, or more of it. What has a NUL is no line, however it goes on: a stream of zeros ends
    /// here, not at the limit. As many bytes as a byte order mark has are waited for, since a mark may end in NULs.
    private mutating func keep(_ bytes: UnsafeRawBufferPointer) throws(SourceError) {
        let looked = pending.count < TextEncoding.longestByteOrderMark ? 0 : pending.count
        pending.append(contentsOf: bytes)
        if pending.count >= TextEncoding.longestByteOrderMark {
            let hasNUL = pending.withUnsafeBytes {
                firstOffset(of: 0, in: UnsafeRawBufferPointer(rebasing: $0[looked...])) != nil
            }
            if hasNUL { try appendPending() }
        }
        try checkSize()
    }

    /// Takes the last line, if no LF ended it.
    public mutating func finish() throws(SourceError) {
        if let failure { throw failure }
        if !pending.isEmpty { try appendPending() }
    }

    private mutating func appendPending() throws(SourceError) {
        let lines = pending
        pending = []
        try lines.withUnsafeBufferPointer { buffer throws(SourceError) in
            try appendLines(UnsafeRawBufferPointer(buffer))
        }
    }

    /// Takes whole lines; only the last may lack its LF.
    private mutating func appendLines(_ bytes: UnsafeRawBufferPointer) throws(SourceError) {
        let nul = firstOffset(of: 0, in: bytes)
        let invalid = UTF8Validation.firstInvalidOffset(in: bytes)
        let bad = min(nul ?? bytes.count, invalid ?? bytes.count)
        let good = UnsafeRawBufferPointer(rebasing: bytes[..<bad])
        if builder.count == 0, good.count >= Self.estimatedBytes { reserveCapacity(for: good) }
        var start = lineCount == 0 && good.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var titles: [UnsafeBufferPointer<UInt8>] = []
        titles.reserveCapacity(Self.batchSize)
        while start < good.count {
            let rest = UnsafeRawBufferPointer(rebasing: good[start...])
            let length = firstOffset(of: ASCII.lf, in: rest)
            if length == nil, bad < bytes.count { break }
            if lineCount == limits.nodes {
                builder.append(titlesWithValidatedUTF8: titles)
                throw fail(limitError("more than \(limits.nodes) lines"))
            }
            let title = Self.title(of: rest, lineFeed: length)
            lineCount += 1
            if title.isEmpty, lineCount == 1 { builder.noneTitle = "" } else { titles.append(title) }
            if titles.count == Self.batchSize {
                builder.append(titlesWithValidatedUTF8: titles)
                titles.removeAll(keepingCapacity: true)
            }
            start += (length ?? rest.count) + 1
        }
        builder.append(titlesWithValidatedUTF8: titles)
        if bad < bytes.count {
            let column = 1 + good[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
            throw fail(badByteError(bytes, at: bad, column: column))
        }
    }

    private mutating func reserveCapacity(for bytes: UnsafeRawBufferPointer) {
        let sample = bytes.prefix(Self.estimatedBytes / 16)
        let lines = sample.reduce(into: 1) { count, byte in count += byte == ASCII.lf ? 1 : 0 }
        builder.reserveCapacity(
            options: min(lines * (bytes.count / sample.count + 1), limits.nodes), titleBytes: bytes.count)
    }

    /// The first line of bytes, without its LF and a CR before that.
    private static func title(of bytes: UnsafeRawBufferPointer, lineFeed: Int?) -> UnsafeBufferPointer<UInt8>
    {
        var end = lineFeed ?? bytes.count
        if lineFeed != nil, end > 0, bytes[end - 1] == ASCII.cr { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[..<end]).assumingMemoryBound(to: UInt8.self)
    }

    private func badByteError(_ bytes: UnsafeRawBufferPointer, at offset: Int, column: Int) -> SourceError {
        let place = SourcePlace(line: lineCount + 1, column: column)
        if bytes[offset] == 0 { return UTF8Validation.nulError(at: place) }
        var error = UTF8Validation.invalidError(bytes[offset], at: place)
        if lineCount == 0, offset == 0, let mark = TextEncoding.byteOrderMark(of: bytes) {
            error.message += ", which begins \(mark.encoding.rawValue)"
        }
        return error
    }

    private mutating func checkSize() throws(SourceError) {
        if byteCount > limits.bytes {
            throw fail(limitError("more than \(ByteCount.inWords(limits.bytes))"))
        }
    }

    private func limitError(_ message: String) -> SourceError {
        SourceError(.limit, message, at: SourcePlace(line: lineCount + 1, column: 1))
    }

    private mutating func fail(_ error: SourceError) -> SourceError {
        pending = []
        failure = error.located(in: source)
        return error.located(in: source)
    }
}
