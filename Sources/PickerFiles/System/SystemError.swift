#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The number with which a system call failed.
struct SystemError: Error, Hashable, Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    /// What the last system call of this thread left.
    static var current: SystemError { SystemError(errno) }

    var isInterruption: Bool { number == EINTR }
    var wouldBlock: Bool { number == EAGAIN || number == EWOULDBLOCK }

    /// The system's own words, as in `no space left on device`.
    var words: String {
        guard let words = strerror(number) else { return "error \(number)" }
        let text = String(cString: words)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
