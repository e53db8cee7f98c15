extension TextRun {
    /// Which of up to 64 neighbouring texts hold the letters of a word, in order.
    ///
    /// - Parameters:
    ///   - wanted: a bit a text; the others are not answered for.
    ///   - inParts: whether NUL parts texts, each of which has to hold them all.
    func scattered(_ word: QueryWord, from first: Int, wanted: UInt64, inParts: Bool) -> UInt64 {
        var (found, rest): (UInt64, UInt64) = (0, wanted)
        while rest != 0 {
            let text = self[first &+ rest.trailingZeroBitCount]
            let isFound =
                inParts
                ? !ColumnReading.forEachPart(of: text, { !word.isScattered(in: $0) })
                : word.isScattered(in: text)
            if isFound { found |= rest & ~(rest &- 1) }
            rest &= rest &- 1
        }
        return found
    }
}
