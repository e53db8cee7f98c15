import OptionSearch

/// An unchanging list of options, made for a handful as for a million.
///
/// The text of all options lies in a few contiguous blocks; an option is made when it is asked for.
/// Copying a list costs nothing. Looking up a position or an id takes constant time.
public struct OptionList: Sendable {
    final class Storage: Sendable {
        let parts: Parts
        /// The search over the options, if it was made with them.
        let index: SearchIndex?

        init(_ parts: Parts, index: SearchIndex? = nil) {
            self.parts = parts
            self.index = index
        }
    }

    /// The columns of a list's table; those that no option uses stay `nil` or empty.
    struct Parts: Sendable {
        var titles = TextStore()
        /// `nil` while every id follows from its title; else one id an option.
        var ids: TextStore?
        var subtitles: TextStore?
        /// The keywords of an option, joined by NUL.
        var keywords: TextStore?
        var icons: TextStore?
        var sectionTitles: [String] = []
        /// For each option 0 for none, else one more than the position in `sectionTitles`.
        var sectionNumbers: [UInt32]?
        /// The reason of each disabled option.
        var disabled: [Int: String?] = [:]
        var children: [Int: OptionList] = [:]
        var noneTitle: String?
        var idTable = OptionIDTable()
    }

    let storage: Storage

    var parts: Parts { storage.parts }

    /// The list without options.
    public init() { storage = Storage(Parts()) }

    init(parts: Parts, index: SearchIndex? = nil) { storage = Storage(parts, index: index) }

    /// Plain strings: the title is the id, and a repeated title takes `title#2`, `title#3` in order (R1).
    ///
    /// An empty string at the beginning is not an option: it makes a none row (R2).
    ///
    /// - Parameter workers: who prepares a long list for searching.
    public init(titles: some Sequence<String>, workers: SearchWorkers = .single) {
        var builder = OptionListBuilder(workers: workers)
        for title in titles {
            if builder.count == 0, builder.noneTitle == nil, title.isEmpty {
                builder.noneTitle = ""
            } else {
                builder.append(title: title)
            }
        }
        self = builder.finish()
    }

    /// - Throws: `RepeatedOptionID` where two options have the same id (R1).
    public init(_ options: some Sequence<PickerOption>) throws(RepeatedOptionID) {
        var builder = OptionListBuilder()
        for option in options { try builder.append(option) }
        self = builder.finish()
    }

    /// What the row that means "none" shows; `nil` where the list has no such row.
    ///
    /// The row stands before the first option and outside the index space (R2).
    public var noneTitle: String? { parts.noneTitle }

    /// How many options can be picked.
    public var enabledCount: Int { count - parts.disabled.count }

    /// Whether two lists are one and the same, without looking at their options.
    public func isIdentical(to other: OptionList) -> Bool { storage === other.storage }

    public var hasSections: Bool { parts.sectionNumbers != nil }

    /// Where an id stands; `nil` where the list lacks it.
    public func position(of id: OptionID) -> Int? {
        parts.idTable.position(of: id.text) { storage.parts.idEquals($0, $1.utf8) }
    }

    public func id(at position: Int) -> OptionID {
        OptionID(parts.ids?[position] ?? parts.titles[position])
    }

    public func title(at position: Int) -> String { parts.titles[position] }

    public func isEnabled(at position: Int) -> Bool {
        parts.disabled.isEmpty || parts.disabled[position] == nil
    }

    /// The section heading of an option; `nil` where it stands under none.
    public func section(at position: Int) -> String? {
        guard let number = parts.sectionNumbers?[position], number > 0 else { return nil }
        return parts.sectionTitles[Int(number) - 1]
    }

    public func children(at position: Int) -> OptionList? { parts.children[position] }

    /// The search over the options: the one made with the list, where it is long, else a new one.
    ///
    /// - Parameter workers: who shares the work of searching, if they are more than the list was made with.
    public func makeIndex(workers: SearchWorkers = .single) -> SearchIndex {
        storage.index?.shared(by: workers)
            ?? SearchIndex(titles: titles, subtitles: subtitles, keywords: keywords, workers: workers)
    }

    /// The titles, as the search wants them.
    public var titles: TextStore { parts.titles }
    /// The subtitles, one an option; `nil` where no option has one.
    public var subtitles: TextStore? { parts.subtitles }
    /// The keywords, one string an option, joined by NUL; `nil` where no option has one.
    public var keywords: TextStore? { parts.keywords }
}

extension OptionList: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { parts.titles.count }

    public subscript(position: Int) -> PickerOption {
        let parts = storage.parts
        var option = PickerOption(id: id(at: position), title: parts.titles[position])
        if let subtitle = parts.subtitles?[position], !subtitle.isEmpty { option.subtitle = subtitle }
        if let joined = parts.keywords?[position], !joined.isEmpty {
            option.keywords = joined.split(separator: "\0").map(String.init)
        }
        if let icon = parts.icons?[position], !icon.isEmpty { option.icon = icon }
        option.section = section(at: position)
        if let reason = parts.disabled[position] { option.availability = .disabled(reason: reason) }
        option.children = parts.children[position]
        return option
    }
}

/// Titles in place, as in `let colors: OptionList = ["Red", "Green"]`; a repeated title is an option of its own (R1).
extension OptionList: ExpressibleByArrayLiteral {
    public init(arrayLiteral titles: String...) { self.init(titles: titles) }
}

extension OptionList: Equatable {
    public static func == (first: OptionList, second: OptionList) -> Bool {
        first.isIdentical(to: second)
            || (first.noneTitle == second.noneTitle && first.count == second.count
                && first.elementsEqual(second))
    }
}

extension OptionList.Parts {
    /// Whether any option has more than a title and an id.
    var hasColumns: Bool { subtitles != nil || keywords != nil || icons != nil || sectionNumbers != nil }

    /// Whether the option at a position has this id, from memory: the fastest way.
    func idEquals(_ position: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        ids?.isEqual(at: position, to: utf8) ?? titles.isEqual(at: position, to: utf8)
    }

    /// Whether the option at a position has this id, without making a string.
    func idEquals(_ position: Int, _ utf8: some Collection<UInt8>) -> Bool {
        if let isEqual = utf8.withContiguousStorageIfAvailable({ idEquals(position, $0) }) { return isEqual }
        let store = ids ?? titles
        let range = store.byteRange(at: position)
        return range.count == utf8.count && store.bytes[range].elementsEqual(utf8)
    }
}

extension OptionList {
    /// How many columns the list fills: one more than its options have generations of children.
    ///
    /// - Complexity: a walk through all options that have children.
    public var columnCount: Int {
        1 + (parts.children.values.map({ $0.columnCount }).max() ?? 0)
    }
}
