import OptionSearch

/// Says where a title matches the query that a popup is filtered by.
public struct ColumnSearch: Sendable {
    let index: SearchIndex
    let query: SearchQuery

    /// The matched characters of an option's title, as ascending ranges of character offsets (R21); of an endless title those
    /// among the characters that `DisplayText` shows.
    ///
    /// - Parameter position: the option's place in the list, as `VisibleOptions.position(at:)` gives it.
    public func matchedRanges(at position: Int) -> [Range<Int>] {
        index.titleRanges(at: position, for: query, characterLimit: DisplayText.lengthLimit)
    }
}
