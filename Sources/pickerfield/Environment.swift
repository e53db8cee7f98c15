#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
        let descriptor = open("/dev/tty", O_RDWR)
        if descriptor < 0 { return false }
        close(descriptor)
        return true
    }
}
