/// Who does the slices of a search: one after the other, or several at a time.
///
/// The search imports nothing and so has no threads of its own; a front end that has them passes them in. The answer
/// is the same, whoever does which slice.
public struct SearchWorkers: Sendable {
    /// How many slices may be done at a time.
    public let count: Int

    private let perform: @Sendable (Int, @Sendable (Int) -> Void) -> Void

    /// Whether nobody waits any longer for what is being searched; `nil` where that is never so.
    private(set) var isUnwanted: (@Sendable () -> Bool)?

    /// - Parameters:
    ///   - count: how many slices are done at a time.
    ///   - perform: calls its second argument once with each number below the first, in any order and on any
    ///     thread, and returns when all calls have.
    public init(count: Int, perform: @escaping @Sendable (Int, @Sendable (Int) -> Void) -> Void) {
        self.count = count
        self.perform = perform
    }

    /// One slice after the other, where the search was asked for.
    public static let single = SearchWorkers(count: 1) { slices, body in
        for slice in 0..<slices { body(slice) }
    }

    /// The same workers, for a search that may be stopped (`TypedSearch.searchUntilStopped`).
    ///
    /// - Parameter isUnwanted: asked before each slice, on any thread: some hundred times in a search of millions of options.
    public func stopping(when isUnwanted: @escaping @Sendable () -> Bool) -> SearchWorkers {
        var workers = self
        workers.isUnwanted = isUnwanted
        return workers
    }

    /// Calls `body` once with each number below a count, in any order, and returns when all calls have.
    public func forEach(_ slices: Int, _ body: @Sendable (Int) -> Void) {
        if slices > 1 { perform(slices, body) } else if slices == 1 { body(0) }
    }

    /// Cuts groups of 64 options into slices and has them done.
    ///
    /// - Parameters:
    ///   - mayStop: whether slices are left out from when the work is unwanted.
    ///   - body: is given the number of the slice and its groups.
    /// - Returns: whether all slices were done.
    @discardableResult
    func forEachSlice(
        of groupCount: Int, mayStop: Bool = false, _ body: @Sendable (Int, Range<Int>) -> Void
    ) -> Bool {
        let isUnwanted = mayStop ? isUnwanted : nil
        // Who works alone may stop as well.
        let slices = isUnwanted == nil ? sliceCount(of: groupCount) : Self.slices(of: groupCount)
        guard slices > 1 || isUnwanted != nil else {
            body(0, 0..<groupCount)
            return true
        }
        var isDone = [Bool](repeating: false, count: slices)
        isDone.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let isDone = buffer
            forEach(slices) { slice in
                if let isUnwanted, isUnwanted() { return }
                let start = slice * Self.sliceGroups
                body(slice, start..<min(start + Self.sliceGroups, groupCount))
                isDone[slice] = true
            }
        }
        return !isDone.contains(false)
    }

    /// One worker needs no slices, and a second does not pay for so little.
    func sliceCount(of groupCount: Int) -> Int {
        count > 1 ? max(1, Self.slices(of: groupCount)) : 1
    }

    private static func slices(of groupCount: Int) -> Int { (groupCount + sliceGroups - 1) / sliceGroups }

    /// The groups of a slice: 16,384 options, a fraction of a millisecond. Small enough that both cores end together.
    private static let sliceGroups = 256
}
