@testable import OptionSearch

/// R21 word for word, letter by letter, with nothing clever: what the search is compared with.
///
/// How it folds stands apart: the tests fold with Foundation, the fuzzer, which knows no limits, as the search does.
struct ReferenceMatcher {
    /// A letter of a folded text: the character it came from, and whether it was a capital A to Z.
    struct Letter: Equatable {
        var scalar: Unicode.Scalar
        var character: Int
        var isCapital: Bool
    }

    let title: [Letter]
    let fields: [[Letter]]

    init(title: String, subtitle: String? = nil, keywords: [String] = []) {
        self.title = Self.folded(title)
        let others = ([subtitle].compactMap { $0 } + keywords).map(Self.folded)
        fields = [self.title] + others.filter { !$0.isEmpty }
    }

    // MARK: Matching

    /// The words of a text; each run of white space parts two.
    private static func words(of letters: [Letter]) -> [[Unicode.Scalar]] {
        letters.map(\.scalar).split(separator: " ").map(Array.init)
    }

    private static func whole(of letters: [Letter]) -> [Unicode.Scalar] {
        Array(words(of: letters).joined(separator: [" "]))
    }

    func matchClass(for text: String, mode: MatchMode) -> MatchClass? {
        let query = Self.folded(text)
        let words = Self.words(of: query)
        if words.isEmpty { return .prefix }
        let whole = Self.whole(of: query)
        let wholeFields = fields.map(Self.whole)
        if wholeFields.contains(whole) { return .equal }
        if wholeFields.contains(where: { $0.starts(with: whole) }) { return .prefix }
        if mode == .prefix { return nil }
        var worst = MatchClass.wordStart
        for word in words {
            guard let best = fields.compactMap({ Self.wordClass(word, in: $0, mode: mode) }).min() else {
                return nil
            }
            worst = max(worst, best)
        }
        return worst
    }

    private static func wordClass(_ word: [Unicode.Scalar], in field: [Letter], mode: MatchMode)
        -> MatchClass?
    {
        let places = places(of: word, in: field)
        if places.contains(where: { isWordStart($0, in: field) }) { return .wordStart }
        if !places.isEmpty { return .inside }
        guard mode == .fuzzy else { return nil }
        var rest = word[...]
        for letter in field where letter.scalar == rest.first { rest.removeFirst() }
        return rest.isEmpty ? .scattered : nil
    }

    private static func places(of word: [Unicode.Scalar], in field: [Letter]) -> [Int] {
        let scalars = field.map(\.scalar)
        guard word.count <= scalars.count else { return [] }
        return (0...scalars.count - word.count).filter { Array(scalars[$0..<$0 + word.count]) == word }
    }

    private static func isWordStart(_ place: Int, in field: [Letter]) -> Bool {
        guard place > 0 else { return true }
        let before = field[place - 1]
        if field[place].isCapital, !before.isCapital, ("a"..."z").contains(before.scalar) { return true }
        return !isWordPart(before.scalar)
    }

    // MARK: Ranges

    func titleRanges(for text: String, mode: MatchMode) -> [Range<Int>] {
        guard matchClass(for: text, mode: mode) != nil else { return [] }
        let query = Self.folded(text)
        let words = Self.words(of: query)
        if words.isEmpty { return [] }
        var characters: Set<Int> = []
        func mark(_ places: Range<Int>) {
            characters.formUnion(title[places.lowerBound].character...title[places.upperBound - 1].character)
        }
        if Self.whole(of: title).starts(with: Self.whole(of: query)) {
            let start = title.firstIndex { $0.scalar != " " } ?? 0
            // The shortest beginning of the title that says what the query says.
            let end = (start...title.count).first {
                Self.whole(of: Array(title[start..<$0])) == Self.whole(of: query)
            }
            mark(start..<(end ?? title.count))
        } else if mode != .prefix {
            for word in words {
                let places = Self.places(of: word, in: title)
                if let place = places.first(where: { Self.isWordStart($0, in: title) }) ?? places.first {
                    mark(place..<place + word.count)
                } else if mode == .fuzzy, !fields.contains(where: { !Self.places(of: word, in: $0).isEmpty })
                {
                    for place in Self.bestScattered(word, in: title) ?? [] { mark(place..<place + 1) }
                }
            }
        }
        return characters.sorted().reduce(into: []) { ranges, character in
            if let last = ranges.last, last.upperBound == character {
                ranges[ranges.count - 1] = last.lowerBound..<character + 1
            } else {
                ranges.append(character..<character + 1)
            }
        }
    }

    /// Of all ways to place the letters the best one by the rule that `Alignment` states.
    static func bestScattered(_ word: [Unicode.Scalar], in field: [Letter]) -> [Int]? {
        allPlacements(of: word[...], in: field, from: 0).map { ways in (ways, score(ways, in: field)) }
            .max { $0.1.lexicographicallyPrecedes($1.1) }?.0
    }

    static func score(_ places: [Int], in field: [Letter]) -> [Int] {
        var points = 0
        for (number, place) in places.enumerated() {
            let joins = number > 0 && places[number - 1] == place - 1
            if joins || isWordStart(place, in: field) { points += 1 }
        }
        return [points, places[0] - places[places.count - 1], -places[0]]
    }

    private static func allPlacements(
        of word: ArraySlice<Unicode.Scalar>, in field: [Letter], from start: Int
    ) -> [[Int]] {
        guard let first = word.first else { return [[]] }
        return field.indices.dropFirst(start).filter { field[$0].scalar == first }.flatMap { place in
            allPlacements(of: word.dropFirst(), in: field, from: place + 1).map { [place] + $0 }
        }
    }
}
