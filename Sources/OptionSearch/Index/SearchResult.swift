/// The positions of the options that answer a query, best first.
///
/// The count is known at once, so is the place of an option. Copying costs nothing; memory is at most five bits an
/// option searched, however many answer, and none where the query is empty and finds them all.
public struct SearchResult: Sendable {
    /// What was looked for.
    public let query: SearchQuery

    /// How many options were searched.
    public let optionCount: Int

    public let count: Int

    /// The positions of each class, best class first; `nil` for all in order.
    private let classes: [PositionSet]?

    /// For each class where its options begin, and where the last ones end.
    private let bounds: [Int]

    /// The index that answered; a result narrows a search of that index only.
    let identity: SearchIndex.Identity?

    /// Every option, in order: the answer to an empty query.
    public init(all optionCount: Int, for query: SearchQuery) {
        self.query = query
        self.optionCount = optionCount
        count = optionCount
        classes = nil
        // Each title begins with nothing.
        bounds = MatchClass.allCases.map { $0 > .prefix ? optionCount : 0 } + [optionCount]
        identity = nil
    }

    /// - Parameter bits: for each class in turn a bit an option, `groupCount` words a class.
    init(
        bits: [UInt64], groupCount: Int, of optionCount: Int, for query: SearchQuery,
        identity: SearchIndex.Identity
    ) {
        self.query = query
        self.optionCount = optionCount
        self.identity = identity
        var sets: [PositionSet] = []
        var bounds = [0]
        for start in stride(from: 0, to: bits.count, by: Swift.max(1, groupCount)) {
            let set = PositionSet(bits[start..<start + groupCount])
            bounds.append(bounds[bounds.count - 1] + set.count)
            sets.append(set)
        }
        classes = sets
        self.bounds = bounds
        count = sets.reduce(0) { $0 + $1.count }
    }

    /// The places of the options of a class: they stand together.
    public func places(of matchClass: MatchClass) -> Range<Int> {
        let number = Int(matchClass.rawValue)
        return number + 1 < bounds.count ? bounds[number]..<bounds[number + 1] : count..<count
    }

    /// Where the option at a position stands in the result; `nil` where it does not answer.
    public func place(of position: Int) -> Int? {
        guard let classes else { return (0..<optionCount).contains(position) ? position : nil }
        guard position >= 0 else { return nil }
        var place = 0
        for set in classes {
            if set.contains(position) { return place + set.rank(of: position) }
            place += set.count
        }
        return nil
    }

    /// The options of one group of 64 that answer as well as a class has it, or better: a bit each.
    @inline(__always)
    func found(_ group: Int, upTo matchClass: MatchClass = .scattered) -> UInt64 {
        guard let classes else { return ~0 }
        var found: UInt64 = 0
        for set in classes.prefix(Int(matchClass.rawValue) + 1) { found |= set.word(group) }
        return found
    }
}

extension SearchResult: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The position of the option that stands at a place of the result.
    public subscript(place: Int) -> Int {
        precondition(place >= 0 && place < count, "no such place in the result")
        guard let classes else { return place }
        var rest = place
        for set in classes {
            if rest < set.count { return set[rest] }
            rest -= set.count
        }
        return place
    }

    /// Goes through the result faster than by its places.
    public struct Iterator: IteratorProtocol {
        fileprivate let classes: [PositionSet]?
        fileprivate let optionCount: Int
        private var number = 0
        private var position = 0

        fileprivate init(_ result: SearchResult) {
            classes = result.classes
            optionCount = result.optionCount
        }

        public mutating func next() -> Int? {
            guard let classes else {
                guard position < optionCount else { return nil }
                position += 1
                return position - 1
            }
            while number < classes.count {
                if let found = classes[number].next(from: position) {
                    position = found + 1
                    return found
                }
                number += 1
                position = 0
            }
            return nil
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

extension SearchResult: Equatable {
    /// Two results are equal when they answer equal queries with the same options in the same order.
    public static func == (first: SearchResult, second: SearchResult) -> Bool {
        first.query == second.query && first.optionCount == second.optionCount
            && first.count == second.count && first.elementsEqual(second)
    }
}
