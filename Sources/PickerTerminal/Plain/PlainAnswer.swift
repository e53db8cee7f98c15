import OptionSearch
import PickerCore

/// What a line that a person typed says about a list.
enum PlainAnswer: Equatable {
    case nothing
    case more
    /// The options to press, nil for none; more than one where several can be picked.
    case options([OptionID?])
    /// A value of the person's own.
    case ownText(String)
    case search(String)
    case unknown(String)

    /// Reads a number, or for several values numbers and ranges such as `1 3-5`; then an id, or a title as it is
    /// spelt or else the only one that differs in no more than case and marks; what is neither searches the list.
    init(_ line: String, in field: FieldState, column: Int) {
        let text = line.trimming { $0.isWhitespace }
        let list = field.columns[column].options
        let hasNone = field.hasNoneRow(column) || field.query != nil && field.noneTitle(column) != nil
        if text.isEmpty {
            self = .nothing
        } else if text == "+" {
            self = .more
        } else if let positions = Self.positions(text, count: list.count, isMultiple: field.isMultiple) {
            self = .options(positions.map { list.id(at: $0) })
        } else if text == "0", hasNone {
            self = .options([nil])
        } else if let id = Self.id(of: text, in: list) {
            self = .options([id])
        } else if let wrong = Self.wrongNumber(text, in: list, field) {
            self = .unknown(wrong)
        } else if field.configuration.style == .wheel || Int(text) != nil {
            self = .unknown(text)
        } else {
            self = field.configuration.allowsCustomText ? .ownText(text) : .search(text)
        }
    }

    /// Positions from 0; nil where not all of it is numbers of the list.
    private static func positions(_ text: String, count: Int, isMultiple: Bool) -> [Int]? {
        guard isMultiple else {
            return Int(text).flatMap { (1...max(count, 1)).contains($0) && count > 0 ? [$0 - 1] : nil }
        }
        var positions: [Int] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
                first >= 1, first <= last, last <= count
            else { return nil }
            positions += (first - 1)..<last
        }
        return positions.isEmpty ? nil : positions
    }

    private static func id(of text: String, in list: OptionList) -> OptionID? {
        if let position = list.position(of: OptionID(text)) { return list.id(at: position) }
        let exact = list.indices.first { list.isEnabled(at: $0) && list.title(at: $0) == text }
        if let exact { return list.id(at: exact) }
        let index = SearchIndex(titles: list.titles, for: .oneQuery)
        guard let equal = index.firstTitle(equalTo: text, where: list.isEnabled(at:)) else {
            // It is refused with its reason.
            return index.firstTitle(equalTo: text).map { list.id(at: $0) }
        }
        let isOnly = index.firstTitle(equalTo: text) { list.isEnabled(at: $0) && $0 != equal } == nil
        return isOnly ? list.id(at: equal) : nil
    }

    /// Of an answer that is all numbers and ranges the first that the list lacks, or all of it where one value is asked for;
    /// nil where it is no such answer, or text that something in the list matches.
    private static func wrongNumber(_ text: String, in list: OptionList, _ field: FieldState) -> String? {
        let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
        let isNumeric = words.allSatisfy { word in
            word.contains { $0.isNumber } && word.allSatisfy { $0.isNumber || $0 == "-" }
        }
        guard words.count > 1 || text.contains("-"), isNumeric else { return nil }
        guard field.isMultiple else {
            return field.configuration.allowsCustomText || isFound(text, in: list, field) ? nil : text
        }
        if isFound(text, in: list, field) { return nil }
        return words.first { positions($0, count: list.count, isMultiple: true) == nil } ?? text
    }

    private static func isFound(_ text: String, in list: OptionList, _ field: FieldState) -> Bool {
        let index = SearchIndex(
            titles: list.titles, subtitles: list.subtitles, keywords: list.keywords, for: .oneQuery)
        return !index.search(SearchQuery(text, mode: field.configuration.match)).isEmpty
    }
}

extension String {
    /// Without the characters at both ends that are of a kind.
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        guard let last = start.lastIndex(where: { !isLeftOut($0) }) else { return "" }
        return String(start[...last])
    }
}
