extension TextRun {
    /// Which of up to 64 neighbouring texts hold the letters of a word, in order.
    ///
    /// - Parameters:
    ///   - wanted: a bit a text; the others are not answered for.
    ///   - inParts: whether NUL parts texts, each of which has to hold them all.
    func scattered(_ word: QueryWord, from first: Int, wanted: UInt64, inParts: Bool) -> UInt64 {
        var (found, rest): (UInt64, UInt64) = (0, wanted)
        while rest != 0 {
            let position = first &+ rest.trailingZeroBitCount
            let bit = rest & ~(rest &- 1)
            if inParts {
                if !ColumnReading.forEachPart(of: self[position], { !word.isScattered(in: $0) }) {
                    found |= bit
                }
            } else if isScattered(word, at: position) {
                found |= bit
            }
            rest &= rest &- 1
        }
        return found
    }

    /// How many bytes are looked at together: most titles are no longer.
    private static let window = 32

    @inline(__always)
    private func isScattered(_ word: QueryWord, at position: Int) -> Bool {
        let start = start(of: position)
        let count = Int(ends[position]) &- start
        guard count <= Self.window, word.isASCII, start &+ Self.window <= bytes.count else {
            return word.isScattered(in: self[position])
        }
        let text = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + start
        // The places behind the letters found so far; none any more once a letter is missing. To leave the loop then
        // would cost more than it spares: nobody can foretell where.
        var rest = (1 << UInt64(count)) &- 1 as UInt64
        var places: UInt64 = 0
        for letter in word.bytes {
            places = rest & ByteMask.places(of: letter, caseBit: ASCII.isLower(letter) ? 0x20 : 0, in: text)
            let first = places & ~(places &- 1)
            rest &= ~(first | (first &- 1))
        }
        return places != 0
    }
}
