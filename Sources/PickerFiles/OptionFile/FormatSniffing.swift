/// Tells a format by the first bytes.
enum FormatSniffing {
    /// How many bytes at the beginning are looked at.
    private static let length = 512

    /// The format that a file evidently has; `nil` for text that may be lines or a table.
    ///
    /// JSON is told by its first two tokens: a line of text may well begin with a bracket.
    static func evidentFormat(of file: [UInt8]) -> OptionFileFormat? {
        let mark = TextEncoding.byteOrderMark(of: file)?.length ?? 0
        // Without its NULs, the beginning of UTF-16 reads as ASCII.
        let start = file[mark...].prefix(length).filter { $0 != 0 }
        if start.starts(with: "bplist".utf8) { return .propertyList }
        let text = start.drop(while: ASCII.isWhitespace)
        if text.first == UInt8(ascii: "<") { return isPropertyList(text) ? .propertyList : nil }
        return isJSON(text, end: file) ? .json : nil
    }

    private static func isPropertyList(_ text: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: text, as: UTF8.self)
        return text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE plist") || text.hasPrefix("<plist")
    }

    private static func isJSON(_ text: ArraySlice<UInt8>, end file: [UInt8]) -> Bool {
        guard let opening = text.first else { return false }
        let second = text.dropFirst().first { !ASCII.isWhitespace($0) }
        switch (opening, second) {
        case (UInt8(ascii: "{"), UInt8(ascii: "\"")), (UInt8(ascii: "["), UInt8(ascii: "\"")),
            (UInt8(ascii: "["), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "}")),
            (UInt8(ascii: "["), UInt8(ascii: "]")):
            return true
        case (UInt8(ascii: "["), let second?):
            let last = file.last { !ASCII.isWhitespace($0) && $0 != 0 }
            return last == UInt8(ascii: "]") && (ASCII.isDigit(second) || "[-tfn".utf8.contains(second))
        default:
            return false
        }
    }

    /// Whether text looks like a property list in the old style of OpenStep.
    static func isOpenStep(_ file: [UInt8]) -> Bool {
        let text = file.prefix(length).drop(while: ASCII.isWhitespace)
        switch text.first {
        case UInt8(ascii: "("), UInt8(ascii: "{"): return true
        case UInt8(ascii: "<"): return text.dropFirst().first.map { ASCII.hexValue($0) != nil } ?? false
        default: return false
        }
    }
}
