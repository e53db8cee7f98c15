import OptionSearch
import PickerCore
import SearchThreads

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Answers one query about the lines of a file or a pipe while they are read: no list, no index of them all.
///
/// The answer is that of a search over the list of the lines.
package struct LineFilter: Sendable {
    package enum Outcome {
        case matches(LineMatches)
        /// The content is no plain lines, or needs the care that `OptionFile` takes; here it is.
        case needsCare([UInt8])
    }

    let query: SearchQuery
    let wanted: LineMatches.Wanted
    /// `nil` to tell it by the content.
    let format: OptionFileFormat?
    let limits: SourceLimits
    let workers: SearchWorkers
    /// The bytes that one thread reads and searches at a time.
    var pieceSize = LineChunks.size

    package init(
        _ query: SearchQuery, wanted: LineMatches.Wanted, format: OptionFileFormat?,
        limits: SourceLimits = .standard, workers: SearchWorkers = .threads
    ) {
        (self.query, self.wanted, self.format) = (query, wanted, format)
        (self.limits, self.workers) = (limits, workers)
    }

    /// The lines of a file that answer; `nil` where the path leads to something else, or cannot be read.
    package func outcome(ofFile path: FilePath) -> Outcome? {
        guard !path.bytes.isEmpty, !path.bytes.contains(0) else { return nil }
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) <= limits.bytes
        else { return nil }
        let chunks = LineChunks(descriptor: descriptor, limit: limits.bytes, size: pieceSize)
        return try? outcome(of: chunks)
    }

    /// The lines that answer of what is read from a descriptor, to its end.
    package func outcome(ofDescriptor descriptor: Int32) throws(SourceError) -> Outcome {
        try outcome(of: LineChunks(descriptor: descriptor, limit: limits.bytes, size: pieceSize))
    }

    private func outcome(of chunks: LineChunks) throws(SourceError) -> Outcome {
        let gathered = GatheredParts()
        workers.forEach(workers.count) { _ in
            while let chunk = chunks.next() {
                guard let part = part(of: chunk) else {
                    gathered.needsCare()
                    return chunks.stop()
                }
                gathered.add(part, chunk.number)
            }
        }
        if let failure = chunks.failure { throw failure }
        guard let parts = gathered.parts, !parts.isEmpty, !chunks.isTooLong,
            parts.reduce(0, { $0 + $1.lineCount }) <= limits.nodes
        else { return .needsCare(try chunks.wholeContent()) }
        return .matches(LineMatches(parts: parts))
    }

    /// What answers in some lines; `nil` where they need more care.
    private func part(of chunk: LineChunks.Chunk) -> LineMatches.Part? {
        if chunk.number == 0 {
            guard PlainLines.beginsPlainly(chunk.bytes), OptionContent.areLines(chunk.bytes, format: format)
            else { return nil }
            // Whether a bracket begins JSON is seen at the end of the file.
            let first = chunk.bytes.first { !ASCII.isWhitespace($0) }
            if format != .lines, first == UInt8(ascii: "[") { return nil }
        }
        guard chunk.bytes.withUnsafeBytes({ PlainLines.isText($0) }),
            let titles = TextStore(validatedLines: chunk.bytes, limit: .max)
        else { return nil }
        let result = SearchIndex(titles: titles, for: .oneQuery).search(query)
        return LineMatches.Part(result, in: titles, wanted: wanted)
    }
}

/// What the threads found, in the order of the lines.
private final class GatheredParts: @unchecked Sendable {
    private let lock = ThreadLock()
    // Guarded by `lock`.
    private var found: [LineMatches.Part] = []
    private var isUseless = false

    func add(_ part: LineMatches.Part, _ number: Int) {
        lock.withLock {
            while found.count <= number { found.append(LineMatches.Part()) }
            found[number] = part
        }
    }

    func needsCare() { lock.withLock { isUseless = true } }

    /// `nil` where a part needs more care.
    var parts: [LineMatches.Part]? { lock.withLock { isUseless ? nil : found } }
}
