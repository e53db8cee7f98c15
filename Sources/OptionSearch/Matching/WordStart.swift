/// Where the words of a title begin.
enum WordStart {
    /// Whether a word begins at an offset of an unmarked text.
    ///
    /// A word begins at the start of the text, behind anything that is not a letter, a digit or a mark, and
    /// at a hump: a capital `A` to `Z` behind `a` to `z`, as in fooBar.
    @inline(__always)
    static func isWordStart(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset > 0 else { return true }
        let previous = text[offset - 1]
        guard previous < 0x80 else {
            return !Folding.isWordPart(UTF8Reader.scalar(before: offset, in: text))
        }
        if ASCII.isLower(previous) { return ASCII.isUpper(text[offset]) }
        return !ASCII.isAlphanumeric(previous)
    }
}
