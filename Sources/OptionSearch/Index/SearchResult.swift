/// The positions of the options that answer a query, best first.
///
/// The count is known at once. Copying costs nothing; memory is four bytes an option found, and none where
/// the query is empty and finds them all.
public struct SearchResult: Sendable {
    /// What was looked for.
    public let query: SearchQuery

    /// How many options were searched.
    public let optionCount: Int

    /// The positions, class by class, ascending in each; `nil` for all in order.
    private let positions: [UInt32]?

    /// Where each class ends in `positions`.
    private let classEnds: [Int]

    /// Every option, in order: the answer to an empty query.
    public init(all optionCount: Int, for query: SearchQuery) {
        self.query = query
        self.optionCount = optionCount
        positions = nil
        classEnds = []
    }

    init(_ found: FoundPositions, of optionCount: Int, for query: SearchQuery) {
        self.query = query
        self.optionCount = optionCount
        (positions, classEnds) = found.joined()
    }

    /// Calls `body` with each position, from the first option to the last.
    func forEachInOptionOrder(_ body: (Int) -> Void) {
        guard let positions else {
            for position in 0..<optionCount { body(position) }
            return
        }
        // Each class is ascending: merging a handful of them is cheaper than sorting.
        var heads: [Range<Int>] = []
        var start = 0
        for end in classEnds {
            if start < end { heads.append(start..<end) }
            start = end
        }
        while let first = heads.indices.min(by: {
            positions[heads[$0].lowerBound] < positions[heads[$1].lowerBound]
        }) {
            body(Int(positions[heads[first].lowerBound]))
            heads[first].removeFirst()
            if heads[first].isEmpty { heads.remove(at: first) }
        }
    }
}

extension SearchResult: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { positions?.count ?? optionCount }

    /// The position of the option that stands at a place of the result.
    public subscript(place: Int) -> Int {
        guard let positions else {
            precondition(place >= 0 && place < optionCount, "no such place in the result")
            return place
        }
        return Int(positions[place])
    }
}

extension SearchResult: Equatable {
    /// Two results are equal when they answer equal queries with the same options in the same order.
    public static func == (first: SearchResult, second: SearchResult) -> Bool {
        first.query == second.query && first.optionCount == second.optionCount
            && first.elementsEqual(second)
    }
}

/// Positions that are found in the order of the options, kept apart by class: counting instead of sorting.
struct FoundPositions {
    private var byClass = [[UInt32]](repeating: [], count: MatchClass.allCases.count)

    mutating func append(_ position: Int, _ matchClass: MatchClass?) {
        guard let matchClass else { return }
        byClass[Int(matchClass.rawValue)].append(UInt32(truncatingIfNeeded: position))
    }

    /// All positions, best class first, and where each class ends.
    func joined() -> (positions: [UInt32], classEnds: [Int]) {
        var positions: [UInt32] = []
        positions.reserveCapacity(byClass.reduce(0) { $0 + $1.count })
        var ends: [Int] = []
        for part in byClass {
            positions.append(contentsOf: part)
            ends.append(positions.count)
        }
        return (positions, ends)
    }
}
