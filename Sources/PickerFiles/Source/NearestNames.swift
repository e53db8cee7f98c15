/// Puts the names that exist in order of likeness to the one that was asked for.
package enum NearestNames {
    /// Names longer than this are compared by their beginnings.
    private static let comparedLength = 64
    /// How many names a message lists.
    private static let listedCount = 8
    /// How many names are compared; a message about more would be no help sooner.
    private static let comparedCount = 2_000

    /// The nearest first; equally near ones stay in order.
    package static func sorted(_ names: [String], near wanted: String) -> [String] {
        let target = characters(wanted)
        let compared = names.prefix(comparedCount).map {
            (name: $0, distance: distance(characters($0), target))
        }
        let order = compared.indices.sorted {
            (compared[$0].distance, $0) < (compared[$1].distance, $1)
        }
        return order.map { compared[$0].name }
    }

    /// The names as a message lists them, quoted, the nearest first.
    package static func list(_ names: [String], near wanted: String? = nil) -> String {
        let sorted = wanted.map { Self.sorted(names, near: $0) } ?? names
        let listed = sorted.prefix(listedCount).map { Quoting.quote($0) }.joined(separator: ", ")
        return names.count > listedCount ? "\(listed) and \(names.count - listedCount) more" : listed
    }

    /// The name that was probably meant; `nil` where none is like it.
    package static func likely(_ names: [String], near wanted: String) -> String? {
        guard let best = sorted(names, near: wanted).first else { return nil }
        let target = characters(wanted)
        // A third of the letters may be wrong, as in other tools' suggestions.
        return distance(characters(best), target) <= max(1, target.count / 3) ? best : nil
    }

    private static func characters(_ name: String) -> [UInt32] {
        name.lowercased().unicodeScalars.prefix(comparedLength).map(\.value)
    }

    /// The number of insertions, removals, replacements and swaps of neighbours between two words.
    static func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
