/// The string that quickly typed keys make (R14).
struct Typeahead: Equatable, Sendable {
    /// Keys that are no further apart than this, in seconds, belong to one string (R14).
    static let pause = 1.0

    private(set) var text = ""
    private var lastKeyTime = -Double.infinity

    func isLive(at now: Double) -> Bool { !text.isEmpty && now - lastKeyTime <= Self.pause }

    mutating func type(_ typed: String, at now: Double) {
        text = isLive(at: now) ? text + typed : typed
        lastKeyTime = now
    }

    mutating func end() { self = Typeahead() }

    /// The letter that is all the string consists of, typed more than once, in whatever case.
    var repeatedLetter: String? {
        guard let letter = text.first?.lowercased(), text.count > 1,
            text.allSatisfy({ $0.lowercased() == letter })
        else { return nil }
        return letter
    }

    var isFirstKey: Bool { text.count == 1 }
}
