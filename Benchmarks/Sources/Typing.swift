import OptionSearch

/// Queries typed letter by letter, and taken back.
struct Typing {
    /// What is typed: matches much, little, nothing; several words; letters beyond ASCII.
    static let texts = [
        "e", "ers", "stone", "zurich", "xqzj", "san pedro", "são", "qu", "ness's", "new york x",
    ]

    /// The first letter, each further one, and each one taken back.
    var new = Timings()
    var extended = Timings()
    var shortened = Timings()

    /// Types all texts once.
    mutating func run(on index: SearchIndex, mode: MatchMode) {
        for text in Self.texts {
            var search = TypedSearch(index)
            let queries = (1...text.count).map { SearchQuery(String(text.prefix($0)), mode: mode) }
            _ = new.measure { search.search(queries[0]) }
            for query in queries.dropFirst() { _ = extended.measure { search.search(query) } }
            for query in queries.reversed().dropFirst() {
                _ = shortened.measure { search.search(query) }
            }
        }
    }
}
