#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A lock that one program, or one thread, has at a time; the system lifts it when its holder dies.
struct FileLock {
    private let descriptor: Int32

    /// How long a lock is waited for: many times what saving takes, so that its holder must have been stopped.
    private static let patience = 10_000  // milliseconds
    private static let pause: Int32 = 2  // milliseconds

    /// Takes the lock of a file, which is made if need be and never removed.
    init(path: String, patience: Int = patience) throws(SelectionStoreError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw AtomicFile.failure(SystemError.current, path) }
        var waited = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let error = SystemError.current
            guard error.wouldBlock || error.isInterruption else {
                close(descriptor)
                throw AtomicFile.failure(error, path)
            }
            guard waited < patience else {
                close(descriptor)
                throw .busy(path: path)
            }
            poll(nil, 0, Self.pause)
            waited += Int(Self.pause)
        }
    }

    func release() { close(descriptor) }
}
