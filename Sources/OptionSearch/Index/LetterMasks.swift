/// Finds the letters of texts, and those with which their words begin.
struct LetterMasks: Sendable {
    /// For each byte its plane, as a bit of the lower half; that of a capital letter in the upper half as well.
    private let entries = (0...UInt8.max).map { byte in
        let letter = UInt64(LetterPlanes.letter(byte))
        return ASCII.isUpper(byte) ? letter | letter << UInt64(LetterPlanes.letterCount) : letter
    }

    /// For each byte which bits of the next byte's entry say that a word begins there: the lower half behind what is no
    /// letter or digit, the upper half behind a small letter, where a capital one is a hump.
    private let starts = (0...UInt8.max).map { byte -> UInt64 in
        if ASCII.isLower(byte) { return ~lowerHalf }
        return ASCII.isAlphanumeric(byte) ? 0 : lowerHalf
    }

    private static let lowerHalf: UInt64 = 1 << UInt64(LetterPlanes.letterCount) - 1

    /// Adds the letters of a column's texts to the rows of their options.
    func add(_ column: ColumnReading, group: Int, to rows: UnsafeMutableBufferPointer<UInt64>) {
        entries.withUnsafeBufferPointer { entries in
            starts.withUnsafeBufferPointer { starts in
                guard let entries = entries.baseAddress, let starts = starts.baseAddress else { return }
                let first = group &* 64
                let end = min(first &+ 64, column.raw.ends.count)
                guard first < end else { return }
                for position in first..<end {
                    rows[position &- first] |= Self.mask(of: column[position], entries, starts)
                }
            }
        }
    }

    /// The letters in the lower half, those with which words begin in the upper half.
    @inline(__always)
    private static func mask(
        of text: UnsafeBufferPointer<UInt8>, _ entries: UnsafePointer<UInt64>,
        _ starts: UnsafePointer<UInt64>
    ) -> UInt64 {
        var (anywhere, atStart): (UInt64, UInt64) = (0, 0)
        // The text begins with a word. Nothing is decided on the way: nobody can foretell where words begin.
        var wanted = lowerHalf
        for byte in text {
            let entry = entries[Int(byte)]
            anywhere |= entry
            atStart |= entry & wanted
            wanted = starts[Int(byte)]
        }
        if anywhere & UInt64(LetterPlanes.beyondASCII) != 0 { atStart = wordStarts(of: text, entries) }
        let shift = UInt64(LetterPlanes.letterCount)
        return anywhere & lowerHalf | (atStart | atStart >> shift) << shift
    }

    /// The letters with which words begin where a text holds more than ASCII.
    private static func wordStarts(
        of text: UnsafeBufferPointer<UInt8>, _ entries: UnsafePointer<UInt64>
    ) -> UInt64 {
        var atStart: UInt64 = 0
        // The middle of a character begins nothing.
        for offset in text.indices
        where text[offset] & 0xC0 != 0x80 && WordStart.isWordStart(offset, in: text) {
            atStart |= entries[Int(text[offset])] & lowerHalf
        }
        return atStart
    }
}
