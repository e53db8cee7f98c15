/// Who does the slices of a search: one after the other, or several at a time.
///
/// The search imports nothing and so has no threads of its own; a front end that has them passes them in. The answer
/// is the same, whoever does which slice.
public struct SearchWorkers: Sendable {
    /// How many slices may be done at a time.
    public let count: Int

    private let perform: @Sendable (Int, @Sendable (Int) -> Void) -> Void

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

    /// Calls `body` once with each number below a count, in any order, and returns when all calls have.
    public func forEach(_ slices: Int, _ body: @Sendable (Int) -> Void) {
        if slices > 1 { perform(slices, body) } else if slices == 1 { body(0) }
    }

    /// Cuts groups of 64 options into slices and has them done.
    ///
    /// - Parameter body: is given the number of the slice and its groups.
    func forEachSlice(of groupCount: Int, _ body: @Sendable (Int, Range<Int>) -> Void) {
        let slices = sliceCount(of: groupCount)
        guard slices > 1 else { return body(0, 0..<groupCount) }
        perform(slices) { slice in
            let start = slice * Self.sliceGroups
            body(slice, start..<min(start + Self.sliceGroups, groupCount))
        }
    }

    /// One worker needs no slices, and a second does not pay for so little.
    func sliceCount(of groupCount: Int) -> Int {
        guard count > 1, groupCount > Self.sliceGroups else { return 1 }
        return (groupCount + Self.sliceGroups - 1) / Self.sliceGroups
    }

    /// The groups of a slice: 16,384 options, a fraction of a millisecond. Small enough that both cores end together.
    private static let sliceGroups = 256
}
