import SearchThreads

/// How far the reading of a file has come, for another thread to show.
public final class ReadingProgress: @unchecked Sendable {
    private let lock = ThreadLock()
    /// Guarded by `lock`.
    private var count = 0

    public init() {}

    /// How many options have been made so far; 0 while the file's own structure is still read.
    public var optionCount: Int { lock.withLock { count } }

    /// So many options are noted at a time, which costs nothing beside making them.
    private static let step = 1024

    func note(optionCount: Int) {
        if optionCount % Self.step == 0 { lock.withLock { count = optionCount } }
    }
}
