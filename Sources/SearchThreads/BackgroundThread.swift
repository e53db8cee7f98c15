#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A thread of the system's that does one piece of work.
package struct BackgroundThread {
    private let thread: pthread_t

    /// Begins the work; `nil` where the system has no thread to give, and nothing is begun.
    package init?(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Work(work))
        #if canImport(Darwin)
            var started: pthread_t?
            let status = pthread_create(&started, nil, { Work.run($0) }, box.toOpaque())
        #else
            var started = pthread_t()
            let status = pthread_create(&started, nil, { Work.run($0) }, box.toOpaque())
        #endif
        guard status == 0 else {
            box.release()
            return nil
        }
        #if canImport(Darwin)
            guard let started else { return nil }
        #endif
        thread = started
    }

    /// Waits until the work is done. Either this or ``detach()`` is called, once.
    package func join() { pthread_join(thread, nil) }

    /// Lets the work go on by itself.
    package func detach() { pthread_detach(thread) }

    private final class Work: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        static func run(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            guard let box else { return nil }
            Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body()
            return nil
        }
    }
}
