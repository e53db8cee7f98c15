#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What surrounds the process.
enum Environment {
    /// The language of the person's messages, as POSIX has it.
    static var language: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty { return value }
        }
        return "en"
    }

    /// Whether the process has a terminal of its own to draw on.
    static var hasTerminal: Bool {
        guard let descriptor = openTerminal() else { return false }
        close(descriptor)
        return true
    }

    /// Opens the process's terminal; nil where it has none.
    static func openTerminal() -> Int32? {
        let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        return descriptor < 0 ? nil : descriptor
    }

    /// Opens the three standard files that were closed when the program began, so that nothing else that is opened is taken
    /// for one of them.
    ///
    /// - Returns: Whether standard output was closed.
    static func fillStandardFiles() -> Bool {
        var isOutputClosed = false
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
            if descriptor == 1 { isOutputClosed = true }
        }
        return isOutputClosed
    }

    /// Lets the signal to quit end the process, as it does by itself, unless whoever started the process had it ignored.
    static func restoreQuitting() {
        let before = unsafeBitCast(signal(SIGQUIT, SIG_IGN), to: Int.self)
        if before != unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_DFL) }
    }
}
