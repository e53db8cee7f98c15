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

    /// Reads all there is.
    static func bytes() -> [UInt8] { FileReading.bytes(ofDescriptor: descriptor) }

    /// Waits for bytes and gives what is there then; empty at the end.
    static func chunk(from descriptor: Int32) -> [UInt8] {
        // A pipe gives less; of a file this much at a time is fast and not waited for.
        let capacity = 1 << 18
        var count = 0
        repeat {
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
                count = read(descriptor, buffer.baseAddress, capacity)
                filled = max(count, 0)
            }
            if count >= 0 { return chunk }
            if errno == EAGAIN || errno == EWOULDBLOCK {
                // Whoever shares the descriptor made it so; waiting is what a reader wants.
                var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&entry, 1, -1)
            } else if errno != EINTR {
                return []
            }
        } while true
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
            let chunk = StandardInput.chunk(from: descriptor)
            isAtEnd = chunk.isEmpty
            if bytes.count < Self.longestLine {
                bytes += chunk
            } else if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
                bytes += chunk[end...]
            }
        }
    }
}
