/// How far the options of a column have come (R13).
public enum LoadState: Equatable, Sendable {
    case ready
    /// The field has not asked for them yet.
    case unasked
    /// On their way. Any that have come can be picked already.
    case loading(request: Int)
    case failed(request: Int, message: String)
}

/// What a list has to show (R13): its options, or one of four reasons why there is none.
public enum ListStatus: String, CaseIterable, Sendable {
    case ready
    case loading
    case failed
    case empty
    case noMatch
}
