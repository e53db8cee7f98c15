import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard input, as a source of options or of answers.
enum StandardInput {
    static let descriptor: Int32 = 0
    /// What errors call it.
    static let name = "standard input"
    static let isTerminal = isatty(0) == 1

    /// Waits until there is something to read, or its end.
    static func wait() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, -1) < 0, errno == EINTR {}
    }

    /// Reads all there is.
    static func bytes() throws(SourceError) -> [UInt8] {
        try named { () throws(SourceError) in try FileReading.bytes(ofDescriptor: descriptor) }
    }

    /// Waits for bytes and gives what is there then; empty at the end.
    static func chunk() throws(SourceError) -> [UInt8] {
        try named { () throws(SourceError) in
            try FileReading.nextBytes(ofDescriptor: descriptor, capacity: chunkSize)
        }
    }

    /// A pipe gives less; of a file this much at a time is fast and not waited for.
    fileprivate static let chunkSize = 1 << 18

    /// Has an error say what could not be read.
    static func named<Value>(_ read: () throws(SourceError) -> Value) throws(SourceError) -> Value {
        do throws(SourceError) { return try read() } catch { throw error.located(in: name) }
    }
}

/// Answers that are typed line by line, or come from a pipe.
final class LineInput {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    private var isAtEnd = false
    /// Longer lines are no answers; what is beyond is dropped.
    private static let longestLine = 1 << 16

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// The next line without its end; nil when there are no more.
    func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeFirst(end + 1) }
                return String(decoding: bytes[..<end].prefix(Self.longestLine), as: UTF8.self)
            }
            if isAtEnd {
                defer { bytes = [] }
                return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
            }
            // Answers that cannot be read have come to their end.
            let chunk =
                (try? FileReading.nextBytes(ofDescriptor: descriptor, capacity: StandardInput.chunkSize))
                ?? []
            isAtEnd = chunk.isEmpty
            if bytes.count < Self.longestLine {
                bytes += chunk
            } else if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
                bytes += chunk[end...]
            }
        }
    }
}
