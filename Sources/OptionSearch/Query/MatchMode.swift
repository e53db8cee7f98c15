/// How a query is compared with an option (R21).
public enum MatchMode: Sendable, Hashable {
    /// Every word of the query stands somewhere in the title, the subtitle or a keyword; each may stand in
    /// another of them.
    case contains
    /// The title, the subtitle or a keyword begins with the query as a whole.
    case prefix
    /// As `contains`, and a word is also found where its letters stand scattered, in order, in one field.
    case fuzzy
}
