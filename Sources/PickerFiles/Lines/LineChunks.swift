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

/// The bytes of a file or a pipe in pieces of whole lines, for several threads to take.
///
/// One thread reads while others work on what they took. A piece is small enough to stay in the memory that a processor
/// has to itself, so the text of a file is fetched once, whatever is done with it.
final class LineChunks: @unchecked Sendable {
    struct Chunk {
        /// How many were taken before.
        let number: Int
        let bytes: [UInt8]
    }

    /// The bytes of a piece, if no line is longer: a quarter of a millisecond.
    static let size = 1 << 18

    private let size: Int
    private let descriptor: Int32
    private let limit: Int
    private let lock = ThreadLock()
    /// Where the file stood, to go back to; `nil` for a pipe, of which all pieces are kept.
    private let start: off_t?

    // Guarded by `lock`.
    private var number = 0
    private var byteCount = 0
    /// The beginning of the next piece.
    private var pending: [UInt8] = []
    private var isAtEnd = false
    private var broken: SourceError?
    private var kept: [[UInt8]] = []

    /// - Parameter limit: after more bytes than this the reading ends; `isTooLong` then is true.
    init(descriptor: Int32, limit: Int, size: Int) {
        self.size = size
        self.descriptor = descriptor
        self.limit = limit
        let place = lseek(descriptor, 0, SEEK_CUR)
        start = place < 0 ? nil : place
    }

    /// Whether there were more bytes than the limit.
    var isTooLong: Bool { lock.withLock { byteCount > limit } }

    /// Why no more could be read, where that was not the end.
    var failure: SourceError? { lock.withLock { broken } }

    /// The next piece; `nil` when there is none.
    func next() -> Chunk? {
        lock.withLock {
            guard let bytes = read() else { return nil }
            if start == nil { kept.append(bytes) }
            number += 1
            return Chunk(number: number - 1, bytes: bytes)
        }
    }

    /// Lets the others find no more.
    func stop() { lock.withLock { isAtEnd = true } }

    /// All bytes from the beginning, read anew or to the end, as far as the limit goes.
    ///
    /// To be called when no other thread takes pieces any more.
    func wholeContent() throws(SourceError) -> [UInt8] {
        if let start, lseek(descriptor, start, SEEK_SET) == start {
            return try FileReading.bytes(ofDescriptor: descriptor)
        }
        var bytes = Array(kept.joined()) + pending
        isAtEnd = false
        pending = []
        while bytes.count <= limit, let more = read() { bytes += more }
        if let broken { throw broken }
        return bytes
    }

    private func read() -> [UInt8]? {
        while !isAtEnd {
            // A line longer than a piece doubles the next one, so that it is not copied again and again.
            let wanted = max(size, pending.count)
            let known = pending.count
            var bytes = [UInt8](unsafeUninitializedCapacity: known + wanted) { buffer, count in
                let memory = UnsafeMutableRawBufferPointer(buffer)
                pending.withUnsafeBytes { memory.copyMemory(from: $0) }
                let rest = UnsafeMutableRawBufferPointer(rebasing: memory[known...])
                let (read, failure) = FileReading.fill(rest, from: descriptor)
                if let failure { broken = failure }
                count = known + read
            }
            byteCount += bytes.count - known
            isAtEnd = bytes.count < known + wanted || byteCount > limit
            if isAtEnd {
                pending = []
                return bytes.isEmpty ? nil : bytes
            }
            guard let end = bytes[known...].lastIndex(of: ASCII.lf) else {
                pending = bytes
                continue
            }
            pending = Array(bytes[(end + 1)...])
            bytes.removeLast(bytes.count - end - 1)
            return bytes
        }
        return nil
    }
}
