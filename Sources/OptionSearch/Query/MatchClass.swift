/// How well an option answers a query, the best first (R21).
///
/// An option has the class `equal` or `prefix` where the query as a whole has it in one field; else it has
/// the worst class of the query's words, each word taken where it stands best.
public enum MatchClass: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// The query is the whole of a field.
    case equal
    /// A field begins with the query.
    case prefix
    /// Each word begins where a word of a field begins, a hump (`fooBar`) included.
    case wordStart
    /// A word stands inside another.
    case inside
    /// The letters of a word stand scattered, in order.
    case scattered

    public static func < (first: MatchClass, second: MatchClass) -> Bool { first.rawValue < second.rawValue }
}
