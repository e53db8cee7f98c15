import OptionSearch

/// Queries typed letter by letter.
struct Typing {
    /// What is typed: matches much, little, nothing; several words; letters beyond ASCII.
    static let texts = ["e", "ers", "stone", "zurich", "xqzj", "san pedro", "são", "qu", "ness's"]

    /// How long each keystroke took: the first letter, each further one, and each one taken back.
    var new = Timings()
    var extended = Timings()
    /// Each query alone, as if pasted.
    var pasted = Timings()

    mutating func run(on index: SearchIndex, mode: MatchMode, workers: SearchWorkers) {
        for text in Self.texts {
            var previous: SearchResult?
            for length in 1...text.count {
                let typed = String(text.prefix(length))
                if length == 1 {
                    previous = new.measure {
                        index.search(SearchQuery(typed, mode: mode), workers: workers)
                    }
                } else {
                    previous = extended.measure {
                        index.search(SearchQuery(typed, mode: mode), narrowing: previous, workers: workers)
                    }
                }
            }
            _ = pasted.measure { index.search(SearchQuery(text, mode: mode), workers: workers) }
        }
    }
}
