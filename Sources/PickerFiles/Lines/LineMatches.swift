import OptionSearch

/// The lines that answer a query, best first; ties keep their order.
package struct LineMatches: Sendable {
    /// What is wanted of the lines that answer.
    package enum Wanted: Sendable {
        /// Each line, with a line feed behind it.
        case lines
        /// The number of each line, from 0.
        case positions
    }

    /// Those of some neighbouring lines.
    struct Part: Sendable {
        private(set) var lineCount = 0
        /// The lines, or else the numbers among these lines, those of one class behind those of the class before.
        private(set) var text: [UInt8] = []
        private(set) var positions: [UInt32] = []
        /// For each class where its lines end in `text`, or in `positions`.
        private(set) var ends: [Int] = []

        init() {}

        init(_ result: SearchResult, in titles: TextStore, wanted: Wanted) {
            lineCount = titles.count
            switch wanted {
            case .positions:
                positions = result.map { UInt32($0) }
                ends = MatchClass.allCases.map { result.places(of: $0).upperBound }
            case .lines:
                titles.withTexts { texts in
                    let size = result.reduce(0) { $0 + texts[$1].count + 1 }
                    text = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                        var place = 0
                        var classes = MatchClass.allCases[...]
                        for position in result {
                            while let first = classes.first, result.places(of: first).upperBound <= place {
                                ends.append(count)
                                classes.removeFirst()
                            }
                            let line = texts[position]
                            if let base = buffer.baseAddress, let start = line.baseAddress {
                                (base + count).initialize(from: start, count: line.count)
                            }
                            buffer.initializeElement(at: count + line.count, to: ASCII.lf)
                            count += line.count + 1
                            place += 1
                        }
                        for _ in classes { ends.append(count) }
                    }
                }
            }
        }

        /// Where the lines of a class stand in `text`, or in `positions`.
        func range(of matchClass: MatchClass) -> Range<Int> {
            let number = Int(matchClass.rawValue)
            guard number < ends.count else { return 0..<0 }
            return (number == 0 ? 0 : ends[number - 1])..<ends[number]
        }
    }

    let parts: [Part]

    package var isEmpty: Bool { parts.allSatisfy { $0.text.isEmpty && $0.positions.isEmpty } }

    /// Goes through the text of the lines, some at a time.
    package func forEachText<Failure: Error>(
        _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        for matchClass in MatchClass.allCases {
            for part in parts where !part.text.isEmpty {
                let range = part.range(of: matchClass)
                if !range.isEmpty { try body(part.text[range]) }
            }
        }
    }

    /// Goes through the numbers of the lines.
    package func forEachPosition<Failure: Error>(
        _ body: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        for matchClass in MatchClass.allCases {
            var before = 0
            for part in parts {
                if !part.positions.isEmpty {
                    for position in part.positions[part.range(of: matchClass)] {
                        try body(before + Int(position))
                    }
                }
                before += part.lineCount
            }
        }
    }
}
