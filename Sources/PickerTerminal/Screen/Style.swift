/// What a piece of text is, for ``Palette`` to decide how it looks. Roles combine: a match inside the highlight.
///
/// A role never rests on colour alone: each has an attribute too, and where a terminal has neither, the text around says
/// the same by a mark.
public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// No role at all.
    public static let plain: Style = []
    /// Less important than the rest: a subtitle, the neighbours of a wheel's middle row.
    public static let dim = Style(rawValue: 1)
    /// The highlighted option.
    public static let highlighted = Style(rawValue: 1 << 1)
    /// The characters that match the query.
    public static let matched = Style(rawValue: 1 << 2)
    /// An option that is selected or drafted.
    public static let selected = Style(rawValue: 1 << 3)
    /// What cannot be picked.
    public static let disabled = Style(rawValue: 1 << 4)
    public static let error = Style(rawValue: 1 << 5)
    /// Key hints, placeholders and counts.
    public static let hint = Style(rawValue: 1 << 6)
    /// Labels, section titles.
    public static let title = Style(rawValue: 1 << 7)
}
