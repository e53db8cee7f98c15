/// What stands between two cells of a row.
enum TableSeparator: UInt8 {
    case comma = 0x2C
    case semicolon = 0x3B
    case tab = 0x09

    /// As in a message.
    var name: String {
        switch self {
        case .comma: "\",\""
        case .semicolon: "\";\""
        case .tab: "a tab"
        }
    }

    /// The separator that a header row uses outside quotation marks; a comma where there is none.
    static func used(in text: DecodedText) -> TableSeparator {
        var isQuoted = false
        var seen: Set<UInt8> = []
        for byte in text.bytes[text.start...] {
            if byte == ASCII.quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == ASCII.lf || byte == ASCII.cr { break }
            seen.insert(byte)
        }
        return [.comma, .semicolon, .tab].first { seen.contains($0.rawValue) } ?? .comma
    }
}

/// Reads a table row by row: RFC 4180, the separator given.
///
/// CR LF, LF and CR each end a row; empty lines are passed over. A cell may be quoted, with `""` for a quotation
/// mark, and may then hold separators and line ends. Between commas or semicolons a quotation mark inside a cell
/// that is not quoted is an error; between tabs it is a character like others.
struct TableReader {
    /// Where a cell's text stands, without its quotation marks.
    struct Cell {
        let start: Int
        let textRange: Range<Int>
        let hasDoubledQuotes: Bool
    }

    let bytes: [UInt8]
    let start: Int
    let separator: TableSeparator
    /// The cells of the row read last.
    private(set) var cells: [Cell] = []
    private(set) var rowStart: Int
    private var offset: Int

    init(_ text: DecodedText, separator: TableSeparator) {
        self.init(bytes: text.bytes, start: text.start, separator: separator)
    }

    init(bytes: [UInt8], start: Int, separator: TableSeparator) {
        self.bytes = bytes
        self.start = start
        self.separator = separator
        offset = start
        rowStart = start
    }

    /// Reads the next row into `cells`; `false` at the end of the table.
    mutating func nextRow() throws(SourceError) -> Bool {
        while offset < bytes.count, bytes[offset] == ASCII.lf || bytes[offset] == ASCII.cr { offset += 1 }
        guard offset < bytes.count else { return false }
        rowStart = offset
        cells.removeAll(keepingCapacity: true)
        while true {
            cells.append(try bytes.at(offset) == ASCII.quote ? readQuotedCell() : readPlainCell())
            guard bytes.at(offset) == separator.rawValue else { return true }
            offset += 1
        }
    }

    /// Passes over the line that reading stands at, and gives its text.
    mutating func skipLine() -> Range<Int> {
        let start = offset
        while offset < bytes.count, bytes[offset] != ASCII.lf, bytes[offset] != ASCII.cr { offset += 1 }
        return start..<offset
    }

    /// Passes over line ends; whether a comment follows, as zone tables have them.
    mutating func isAtComment() -> Bool {
        while offset < bytes.count, bytes[offset] == ASCII.lf || bytes[offset] == ASCII.cr { offset += 1 }
        return separator == .tab && bytes.at(offset) == UInt8(ascii: "#")
    }

    func text(of cell: Cell) -> String {
        if !cell.hasDoubledQuotes { return String(decoding: bytes[cell.textRange], as: UTF8.self) }
        var text: [UInt8] = []
        var isSecond = false
        for byte in bytes[cell.textRange] {
            isSecond = byte == ASCII.quote && !isSecond
            if byte != ASCII.quote || isSecond { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    func place(of offset: Int) -> SourcePlace {
        var counter = PlaceCounter(start: start)
        return counter.place(of: offset, in: bytes)
    }

    private mutating func readPlainCell() throws(SourceError) -> Cell {
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == separator.rawValue || byte == ASCII.lf || byte == ASCII.cr { break }
            if byte == ASCII.quote, separator != .tab {
                throw SourceError(
                    .syntax, "expected no quotation mark inside a cell that does not begin with one",
                    at: place(of: offset))
            }
            offset += 1
        }
        return Cell(start: start, textRange: start..<offset, hasDoubledQuotes: false)
    }

    private mutating func readQuotedCell() throws(SourceError) -> Cell {
        let start = offset
        var hasDoubledQuotes = false
        offset += 1
        while offset < bytes.count {
            guard bytes[offset] == ASCII.quote else {
                offset += 1
                continue
            }
            if bytes.at(offset + 1) == ASCII.quote {
                hasDoubledQuotes = true
                offset += 2
                continue
            }
            let range = start + 1..<offset
            offset += 1
            try checkCellEnd()
            return Cell(start: start, textRange: range, hasDoubledQuotes: hasDoubledQuotes)
        }
        throw SourceError(
            .syntax, "expected a quotation mark that ends this cell, found the end of the file",
            at: place(of: start))
    }

    private func checkCellEnd() throws(SourceError) {
        guard let next = bytes.at(offset), next != separator.rawValue, next != ASCII.lf, next != ASCII.cr
        else {
            return
        }
        throw SourceError(
            .syntax,
            "expected \(separator.name) or the end of the line behind a quoted cell,"
                + " found \(FoundText.describe(bytes, at: offset))",
            at: place(of: offset))
    }
}

extension [UInt8] {
    /// The byte at an offset; `nil` behind the end.
    func at(_ offset: Int) -> UInt8? { offset < count ? self[offset] : nil }
}
