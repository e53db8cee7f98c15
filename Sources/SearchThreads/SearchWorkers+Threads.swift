import OptionSearch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension SearchWorkers {
    /// A thread for each processor, started for a search and gone after it.
    ///
    /// Starting and joining a thread costs some hundredths of a millisecond, a search of a million options some
    /// milliseconds: keeping threads for it would not pay.
    public static let threads = threads(count: min(processorCount, mostThreads))

    /// So many threads, the calling one included.
    public static func threads(count: Int) -> SearchWorkers {
        guard count > 1 else { return .single }
        return SearchWorkers(count: count) { slices, body in
            withoutActuallyEscaping(body) { body in
                let task = SliceTask(sliceCount: slices, body: body)
                // Where the system has no threads to give, the others do their part.
                let helpers = (1..<max(1, min(count, slices))).compactMap { _ in BackgroundThread(task.work) }
                task.work()
                for helper in helpers { helper.join() }
            }
        }
    }

    /// Beyond this the processors wait for memory, not for each other.
    private static let mostThreads = 8

    private static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Slices of one task, taken one by one by the threads that do them.
private final class SliceTask: @unchecked Sendable {
    private let sliceCount: Int
    private let body: @Sendable (Int) -> Void
    private let lock = ThreadLock()
    /// Guarded by `lock`.
    private var next = 0

    init(sliceCount: Int, body: @escaping @Sendable (Int) -> Void) {
        self.sliceCount = sliceCount
        self.body = body
    }

    /// Does slices until none is left.
    func work() {
        while let slice = take() { body(slice) }
    }

    private func take() -> Int? {
        lock.withLock {
            guard next < sliceCount else { return nil }
            next += 1
            return next - 1
        }
    }
}
