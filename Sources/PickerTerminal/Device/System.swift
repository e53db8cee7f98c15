#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls to the operating system that a terminal needs; only this and `System+Signals` know a C library.
enum System {
    typealias Descriptor = Int32

    /// What a call left in `errno`.
    struct Failure: Error, Hashable {
        var number: Int32
        var text: String { String(cString: strerror(number)) }
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Time that only moves on, in nanoseconds.
    static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    // MARK: Descriptors

    /// Opens the terminal that controls this process, without blocking, in a description of its own: modes of the
    /// description do not reach the shell.
    static func openTerminal() throws(Failure) -> Descriptor {
        let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        return descriptor
    }

    static func closeDescriptor(_ descriptor: Descriptor) {
        _ = close(descriptor)
    }

    /// A pipe to wake those who wait, from a handler of signals or from another thread.
    final class Pipe: Sendable {
        let readEnd: Descriptor
        let writeEnd: Descriptor

        /// Nil where the system has none to give.
        init?() {
            var ends: [Descriptor] = [0, 0]
            guard pipe(&ends) == 0 else { return nil }
            readEnd = ends[0]
            writeEnd = ends[1]
            for end in ends {
                _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }

        deinit {
            closeDescriptor(readEnd)
            closeDescriptor(writeEnd)
        }
    }

    enum ReadResult {
        case bytes(ArraySlice<UInt8>)
        case nothing
        /// The other side is gone, or reading failed for good.
        case end
    }

    static func readBytes(_ descriptor: Descriptor, into buffer: inout [UInt8]) -> ReadResult {
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { return .bytes(buffer[..<count]) }
            if count == 0 { return .end }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .end
        }
    }

    enum WriteResult {
        case wrote(Int)
        case full
        case gone
    }

    static func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) -> WriteResult {
        while true {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return .wrote(count) }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == EWOULDBLOCK ? .full : .gone
        }
    }

    /// Waits until a descriptor can be read or written, or has hung up, which counts as both.
    ///
    /// - Parameter milliseconds: Nil waits for ever.
    /// - Returns: The descriptors that are ready; none when the time is over or a signal came.
    static func wait(
        reading: [Descriptor], writing: [Descriptor] = [], milliseconds: Int?
    ) -> Set<Descriptor> {
        // poll() refuses terminals on Darwin.
        #if canImport(Darwin)
            return waitBySelect(reading: reading, writing: writing, milliseconds: milliseconds)
        #else
            return waitByPoll(reading: reading, writing: writing, milliseconds: milliseconds)
        #endif
    }

    static func waitByPoll(
        reading: [Descriptor], writing: [Descriptor], milliseconds: Int?
    ) -> Set<Descriptor> {
        var entries = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        entries += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        let limit = milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1
        guard poll(&entries, nfds_t(entries.count), limit) > 0 else { return [] }
        return Set(entries.filter { $0.revents != 0 }.map(\.fd))
    }

    static func waitBySelect(
        reading: [Descriptor], writing: [Descriptor], milliseconds: Int?
    ) -> Set<Descriptor> {
        var readSet = fd_set()
        var writeSet = fd_set()
        for descriptor in reading { setBit(descriptor, in: &readSet) }
        for descriptor in writing { setBit(descriptor, in: &writeSet) }
        let highest = (reading + writing).max() ?? 0
        let limit = milliseconds.map { max($0, 0) } ?? 0
        var time = timeval()
        time.tv_sec = .init(limit / 1000)
        time.tv_usec = .init(limit % 1000 * 1000)
        let count =
            milliseconds == nil
            ? select(highest + 1, &readSet, &writeSet, nil, nil)
            : select(highest + 1, &readSet, &writeSet, nil, &time)
        guard count > 0 else { return [] }
        return Set(reading.filter { hasBit($0, in: readSet) } + writing.filter { hasBit($0, in: writeSet) })
    }

    private static func setBit(_ descriptor: Descriptor, in set: inout fd_set) {
        withUnsafeMutableBytes(of: &set) { bytes in
            guard descriptor >= 0, Int(descriptor) < bytes.count * 8 else { return }
            bytes[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
        }
    }

    private static func hasBit(_ descriptor: Descriptor, in set: fd_set) -> Bool {
        withUnsafeBytes(of: set) { bytes in
            guard descriptor >= 0, Int(descriptor) < bytes.count * 8 else { return false }
            return bytes[Int(descriptor) / 8] & 1 << UInt8(descriptor % 8) != 0
        }
    }

    // MARK: Terminals

    /// The modes of a terminal's line, to be given back as they were.
    struct LineModes {
        fileprivate(set) var raw: termios

        /// The same terminal without line editing, echo, signals by key, or any change to what is read and written.
        var withoutProcessing: LineModes {
            var modes = self
            cfmakeraw(&modes.raw)
            return modes
        }
    }

    static func lineModes(_ descriptor: Descriptor) throws(Failure) -> LineModes {
        var modes = termios()
        while tcgetattr(descriptor, &modes) != 0 {
            if errno != EINTR { throw Failure(number: errno) }
        }
        return LineModes(raw: modes)
    }

    /// Sets the modes at once, without waiting for output: a terminal that has stopped would make that endless.
    static func setLineModes(_ descriptor: Descriptor, _ modes: LineModes) throws(Failure) {
        var raw = modes.raw
        while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
            if errno != EINTR { throw Failure(number: errno) }
        }
    }

    /// The size that the terminal reports; nil where it reports none or nothing.
    static func windowSize(_ descriptor: Descriptor) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    // MARK: Jobs

    /// Whether this process may use the terminal now. True where the terminal controls no jobs.
    static func isForeground(_ descriptor: Descriptor) -> Bool {
        let group = tcgetpgrp(descriptor)
        return group < 0 || group == getpgrp()
    }

    /// Whether this process runs in the process group of the session's leader, so that no shell waits for it as a job.
    static var isInLeadersGroup: Bool { getpgrp() == getsid(0) }

    /// Sends a signal to every process of this job.
    static func signalJob(_ number: Int32) {
        _ = kill(0, number)
    }
}
