import PickerCore
import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, and the exit statuses.
enum Output {
    static let picked: Int32 = 0
    static let nothing: Int32 = 1
    static let badUsage: Int32 = 2
    static let cancelled: Int32 = 130

    /// Standard output takes no more.
    struct Failure: Error {
        /// What the system says.
        let reason: String
    }

    /// Writes a line of text to standard output, all of it.
    static func print(_ text: String) throws(Failure) { try print(bytes: Array((text + "\n").utf8)) }

    /// Writes bytes to standard output, all of them.
    ///
    /// Where the reader has gone it ends the process, as that ends other filters.
    static func print(bytes: [UInt8]) throws(Failure) {
        guard let number = write(bytes, to: 1) else { return }
        if number == EPIPE { endByBrokenPipe() }
        throw Failure(reason: String(cString: strerror(number)))
    }

    private static func endByBrokenPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGPIPE)
        // The status by which shells report the signal, should it not have ended the process.
        exit(128 + SIGPIPE)
    }

    /// Ends the process without whatever libraries do at its end, which may need what is gone.
    static func endAtOnce(_ status: Int32) -> Never { _exit(status) }

    /// Says what is wrong.
    static func complain(_ message: String) { say("pickerfield: \(message)\n") }

    /// Writes text for a person, beside what the command prints.
    static func say(_ text: String) { _ = write(Array(text.utf8), to: 2) }

    /// Why a file could not be written, as the system says it; nil where it can. Makes the file if there is none.
    static func obstacle(toWriting path: FilePath) -> String? {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666) }
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        close(descriptor)
        return nil
    }

    /// Writes a file anew.
    ///
    /// - Returns: Why it could not be written, as the system says it; nil where it was.
    static func write(_ text: String, toFile path: FilePath) -> String? {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        let number = write(Array(text.utf8), to: descriptor)
        // Some file systems tell only now that there was no room.
        let isClosed = close(descriptor) == 0
        if let number { return String(cString: strerror(number)) }
        return isClosed ? nil : String(cString: strerror(errno))
    }

    /// - Returns: The system's number for what went wrong; nil for nothing.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                let number = errno
                if number == EAGAIN || number == EWOULDBLOCK {
                    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&entry, 1, -1)
                } else if number != EINTR {
                    return number
                }
                continue
            }
            bytes = bytes.dropFirst(written)
        }
        return nil
    }

    private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, base, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, base, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, base, count)
        #endif
    }

    /// What a selection prints: a line a value.
    static func lines(_ field: FieldState, as word: PrintWord) -> [String] {
        let picks = field.selection.columns.enumerated().flatMap { column, picks in
            picks.filter { $0.standing != .waiting }.map { (column: column, pick: $0) }
        }
        return picks.map { column, pick in
            switch word {
            case .id: return pick.id.text
            case .title: return pick.title
            case .index:
                return field.columns[column].options.position(of: pick.id).map(String.init) ?? ""
            case .json: return JSONWriter.text(json(pick))
            }
        }
    }

    private static func json(_ pick: Pick) -> SourceValue {
        var members: [(String, SourceValue)] = [
            ("id", .string(pick.id.text)), ("title", .string(pick.title)),
        ]
        if pick.standing == .custom { members.append(("custom", .bool(true))) }
        return .object(members)
    }

    /// The ids of a field as a member of a form's object.
    static func value(of field: FieldState) -> SourceValue {
        if field.isMultiple { return .array(field.selection.columns[0].map { .string($0.id.text) }) }
        let ids = field.selection.columns.map { SourceValue.text($0.first?.id.text) }
        return ids.count == 1 ? ids[0] : .array(ids)
    }
}
