import PickerFiles

/// Titles as they can stand in a drawing: on one line, each sign harmless and to be seen (R25).
enum DrawnText {
    /// Whatever a terminal obeys, ends a line or changes the direction of writing becomes `\u{…}`.
    static func harmless(_ text: String) -> String { Quoting.escape(text) }

    /// A title with what a query matches between « and ».
    static func marked(_ title: String, _ ranges: [Range<Int>]) -> String {
        if ranges.isEmpty { return harmless(title) }
        let characters = Array(title)
        var result = ""
        var end = 0
        for range in ranges {
            result += harmless(String(characters[end..<range.lowerBound]))
            result += "«" + harmless(String(characters[range])) + "»"
            end = range.upperBound
        }
        return result + harmless(String(characters[end...]))
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Without the spaces at its end.
    static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
