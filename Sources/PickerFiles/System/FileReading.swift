#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Reads whole files of whatever kind a path leads to.
package enum FileReading {
    /// How long a named pipe is waited for that no program writes to. Whoever starts both ends together is well within.
    package static let pipePatience: Int32 = 10_000  // milliseconds
    private static let chunk = 1 << 16

    /// The bytes of a file, a pipe or a device.
    ///
    /// A file above the limit is not begun. A pipe is read to its end; a device to a limit of its own.
    package static func bytes(
        of path: FilePath, limits: SourceLimits = .standard, pipePatience: Int32 = pipePatience
    ) throws(SourceError) -> [UInt8] {
        do throws(SourceError) {
            return try readPath(path, limits: limits, pipePatience: pipePatience)
        } catch {
            throw error.located(in: path.text)
        }
    }

    /// All bytes of a descriptor that is open already.
    ///
    /// A file is read in one go, anything else as it comes.
    package static func bytes(ofDescriptor descriptor: Int32) throws(SourceError) -> [UInt8] {
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        // One byte more, so that the end is seen without growing.
        var bytes = try readBlock(descriptor, capacity: isFile ? max(Int(status.st_size) + 1, chunk) : chunk)
        guard !bytes.isEmpty else { return bytes }
        while true {
            let block = try readBlock(descriptor, capacity: chunk)
            if block.isEmpty { return bytes }
            bytes += block
        }
    }

    /// What can be read from a descriptor by now, waiting for the first of it; empty at its end.
    package static func nextBytes(
        ofDescriptor descriptor: Int32, capacity: Int
    ) throws(SourceError) -> [UInt8] {
        try readBlock(descriptor, capacity: capacity)
    }

    /// Reads into memory until it is full or there is no more; how many bytes came, and why no more could be read.
    static func fill(
        _ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32
    ) -> (count: Int, failure: SourceError?) {
        var count = 0
        while count < memory.count {
            let result = read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
            if result > 0 {
                count += result
            } else if result == 0 {
                break
            } else if SystemError.current.wouldBlock {
                _ = wait(for: descriptor, milliseconds: -1)
            } else if !SystemError.current.isInterruption {
                return (count, readFailure(SystemError.current))
            }
        }
        return (count, nil)
    }

    private static func readPath(
        _ path: FilePath, limits: SourceLimits, pipePatience: Int32
    ) throws(SourceError) -> [UInt8] {
        if path.bytes.isEmpty {
            throw SourceError(.missingFile, "expected the name of a file, found an empty one")
        }
        if path.bytes.contains(0) { throw SourceError(.missingFile, "no file has a NUL in its name") }
        // Without O_NONBLOCK, opening a pipe waits for its writer, for ever if need be.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { throw OpenFailure.error(SystemError.current, path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw readFailure(SystemError.current) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            throw SourceError(.notAFile, "expected a file, found a folder")
        case S_IFREG:
            let size = Int(status.st_size)
            if size > limits.bytes { throw tooLarge(limits.bytes) }
            // One byte more, so that the end is seen without growing.
            let whole = try readBlock(descriptor, capacity: max(size + 1, chunk))
            return try readAll(descriptor, behind: whole, limit: limits.bytes)
        case S_IFIFO:
            let first = try waitForWriter(descriptor, patience: pipePatience)
            return try readAll(descriptor, behind: first, limit: limits.bytes)
        case S_IFCHR:
            let first = try readBlock(descriptor, capacity: chunk)
            return try readAll(descriptor, behind: first, limit: limits.deviceBytes, of: "a device")
        default:
            throw SourceError(.notAFile, "expected a file, found a socket or a disk")
        }
    }

    private static func tooLarge(_ limit: Int, of what: String = "a file") -> SourceError {
        SourceError(.limit, "expected at most \(ByteCount.inWords(limit)) of \(what), found more")
    }

    private static func readFailure(_ error: SystemError) -> SourceError {
        SourceError(.readFailure, "cannot be read: \(error.words)")
    }

    private static func readAll(
        _ descriptor: Int32, behind first: [UInt8], limit: Int, of what: String = "a file"
    ) throws(SourceError) -> [UInt8] {
        guard !first.isEmpty else { return first }
        if first.count > limit { throw tooLarge(limit, of: what) }
        let second = try readBlock(descriptor, capacity: chunk)
        // A file has come whole: adding nothing to it would copy it.
        guard !second.isEmpty else { return first }
        var bytes = first + second
        while true {
            if bytes.count > limit { throw tooLarge(limit, of: what) }
            let block = try readBlock(descriptor, capacity: chunk)
            if block.isEmpty { return bytes }
            bytes += block
        }
    }

    /// Reads once, waiting for bytes; empty at the end of the file.
    private static func readBlock(_ descriptor: Int32, capacity: Int) throws(SourceError) -> [UInt8] {
        while true {
            switch readOnce(descriptor, capacity: capacity) {
            case .success(let block): return block
            case .failure(let error) where error.isInterruption: continue
            case .failure(let error) where error.wouldBlock: _ = wait(for: descriptor, milliseconds: -1)
            case .failure(let error): throw readFailure(error)
            }
        }
    }

    private static func readOnce(_ descriptor: Int32, capacity: Int) -> Result<[UInt8], SystemError> {
        var failure: SystemError?
        let block = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            preferLargePages(for: UnsafeMutableRawBufferPointer(buffer))
            let result = read(descriptor, buffer.baseAddress, capacity)
            if result < 0 { failure = SystemError.current }
            count = max(result, 0)
        }
        return failure.map { .failure($0) } ?? .success(block)
    }

    /// Whether the descriptor has something to read within a time; a negative time waits for ever.
    private static func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var result: Int32 = 0
        repeat {
            result = poll(&request, 1, milliseconds)
        } while result < 0 && SystemError.current.isInterruption
        return result != 0
    }

    /// The first bytes of a pipe, if there are any yet.
    ///
    /// A pipe that no program has opened for writing reads as if it had ended, one with a slow writer as not ready.
    private static func waitForWriter(_ descriptor: Int32, patience: Int32) throws(SourceError) -> [UInt8] {
        if wait(for: descriptor, milliseconds: patience) { return try readBlock(descriptor, capacity: chunk) }
        if case .success(let block) = readOnce(descriptor, capacity: chunk), block.isEmpty {
            throw SourceError(.readFailure, "expected a program that writes to this pipe, found none")
        }
        return try readBlock(descriptor, capacity: chunk)
    }
}
