import OptionSearch

/// The options that a popup shows, in shown order: all of them, or those that match a query.
///
/// Copying costs nothing and a million options cost no more than ten: an option is made when asked for.
public struct VisibleOptions: Sendable {
    public let list: OptionList
    /// What matched, best first; `nil` while everything shows.
    public let matches: SearchResult?

    init(list: OptionList, matches: SearchResult? = nil) {
        self.list = list
        self.matches = matches
    }

    /// The place in the list of the option at a shown position.
    public func position(at index: Int) -> Int { matches.map { $0[index] } ?? index }

    /// Where an option shows; `nil` where the list lacks it or the query hides it.
    ///
    /// Costs the same, however many options match.
    public func index(of id: OptionID) -> Int? {
        guard let position = list.position(of: id) else { return nil }
        guard let matches else { return position }
        return matches.place(of: position)
    }

    public func id(at index: Int) -> OptionID { list.id(at: position(at: index)) }

    public func isEnabled(at index: Int) -> Bool { list.isEnabled(at: position(at: index)) }
}

extension VisibleOptions: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { matches?.count ?? list.count }

    public subscript(index: Int) -> PickerOption { list[position(at: index)] }
}

extension VisibleOptions {
    func firstEnabled() -> Int? { nextEnabled(from: 0) }

    /// The first enabled option at a shown position or after it.
    func nextEnabled(from index: Int) -> Int? {
        var index = Swift.max(0, index)
        while index < count {
            if isEnabled(at: index) { return index }
            index += 1
        }
        return nil
    }

    /// The last enabled option at a shown position or before it.
    func previousEnabled(from index: Int) -> Int? {
        var index = Swift.min(count - 1, index)
        while index >= 0 {
            if isEnabled(at: index) { return index }
            index -= 1
        }
        return nil
    }

    /// The enabled option nearest to a shown position; the later one of two that are as near.
    func nearestEnabled(to index: Int) -> Int? {
        guard let later = nextEnabled(from: index) else { return previousEnabled(from: index) }
        guard let earlier = previousEnabled(from: index) else { return later }
        return later - index <= index - earlier ? later : earlier
    }
}
