/// A line of text in several styles, of any length and with any content.
///
/// Text may come from anywhere: it is made printable (`R25`) and cut when it is measured or painted, never before, so a
/// line costs nothing for what does not show.
public struct StyledLine: Hashable, Sendable {
    /// A piece of one style.
    public struct Span: Hashable, Sendable {
        public var text: Substring
        public var style: Style
    }

    public private(set) var spans: [Span] = []

    /// An empty line.
    public init() {}

    public init(_ text: some StringProtocol, _ style: Style = .plain) {
        append(text, style)
    }

    init(_ spans: ArraySlice<Span>) { self.spans = Array(spans) }

    /// Adds text at the end.
    public mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        spans.append(Span(text: Substring(text), style: style))
    }

    /// Adds a title with its matched characters (`R21`), ranges of character offsets in rising order.
    ///
    /// Ranges that reach beyond the title or overlap count as far as they lie in what is left of it.
    public mutating func append(_ title: String, matched: [Range<Int>], _ style: Style = .plain) {
        var rest = title[...]
        var offset = 0
        for range in matched {
            let gap = rest.prefix(max(range.lowerBound - offset, 0))
            append(gap, style)
            rest = rest[gap.endIndex...]
            offset += gap.count
            let match = rest.prefix(max(range.upperBound - offset, 0))
            append(match, style.union(.matched))
            rest = rest[match.endIndex...]
            offset += match.count
        }
        append(rest, style)
    }

    /// Adds spaces up to a column; a line that is already as long stays.
    public mutating func pad(to columns: Int, _ style: Style = .plain) {
        let gap = columns - self.columns
        if gap > 0 { append(String(repeating: " ", count: gap), style) }
    }

    /// The columns of the whole line as it would be painted; linear in its length.
    public var columns: Int {
        spans.reduce(0) { $0 + PrintableText($1.text).reduce(0) { $0 + CellWidth.columns(of: $1) } }
    }

    /// The line cut to a number of columns, with an ellipsis where something is missing. Cost grows with the columns.
    public func cut(to columns: Int) -> StyledLine {
        var line = StyledLine()
        for cell in FittedLine(self, columns: columns).cells {
            if let last = line.spans.indices.last, line.spans[last].style == cell.style {
                line.spans[last].text += cell.text
            } else {
                line.append(cell.text, cell.style)
            }
        }
        return line
    }
}
