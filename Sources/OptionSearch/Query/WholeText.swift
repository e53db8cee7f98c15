/// Texts compared as a whole: white space counts as one space between words and as nothing at the ends.
enum WholeText {
    /// A text folded, in lower case, each run of white space one space, none at the ends.
    ///
    /// - Parameter keepsLastSpace: whether white space at the end stays as one space, which a text that is
    ///   still being typed needs: `new ` begins New York and not Newark.
    static func folded(_ text: String, keepsLastSpace: Bool = false) -> [UInt8] {
        var whole: [UInt8] = []
        var spaceIsDue = false
        for byte in Folding.unmarked(text) {
            if ASCII.isSpace(byte) {
                spaceIsDue = !whole.isEmpty
            } else {
                if spaceIsDue { whole.append(ASCII.space) }
                spaceIsDue = false
                whole.append(ASCII.lowered(byte))
            }
        }
        if spaceIsDue && keepsLastSpace { whole.append(ASCII.space) }
        return whole
    }

    /// Where in an unmarked field a folded whole text stands, if the field begins with it.
    ///
    /// The range leaves out white space before the text.
    static func prefixRange(
        of whole: UnsafeBufferPointer<UInt8>, in field: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        let start = skipSpaces(in: field, from: 0)
        var offset = start
        for byte in whole {
            guard offset < field.count else { return nil }
            if byte == ASCII.space {
                guard ASCII.isSpace(field[offset]) else { return nil }
                offset = skipSpaces(in: field, from: offset)
            } else {
                guard ASCII.lowered(field[offset]) == byte else { return nil }
                offset += 1
            }
        }
        return start..<offset
    }

    /// How a folded whole text stands at the beginning of an unmarked field: `equal`, `prefix` or not.
    static func matchClass(of whole: UnsafeBufferPointer<UInt8>, in field: UnsafeBufferPointer<UInt8>)
        -> MatchClass?
    {
        guard let range = prefixRange(of: whole, in: field) else { return nil }
        return skipSpaces(in: field, from: range.upperBound) == field.count ? .equal : .prefix
    }

    private static func skipSpaces(in field: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        while offset < field.count, ASCII.isSpace(field[offset]) { offset += 1 }
        return offset
    }
}
