/// Finds the letters of texts, and those with which their words begin.
struct LetterMasks: Sendable {
    /// For each kind of byte before, and each byte behind it: its plane, as a bit of the lower half, and of the upper half as
    /// well where a word begins there.
    private let masks: [UInt64]

    /// For each byte where the masks of what stands behind it begin.
    private let rows: [UInt16]

    /// What a byte may stand behind.
    private enum Before: UInt16, CaseIterable {
        /// The beginning of the text, or what is no letter or digit: a word begins.
        case nothing
        /// A small letter: a capital one is a hump.
        case small
        case other

        init(_ byte: UInt8) {
            self = ASCII.isLower(byte) ? .small : ASCII.isAlphanumeric(byte) ? .other : .nothing
        }

        func beginsWord(_ byte: UInt8) -> Bool {
            self == .nothing || (self == .small && ASCII.isUpper(byte))
        }

        /// Where the masks begin.
        var row: UInt16 { rawValue * 256 }
    }

    private static let lowerHalf: UInt64 = 1 << UInt64(LetterPlanes.letterCount) - 1

    init() {
        masks = Before.allCases.flatMap { before in
            (0...UInt8.max).map { byte in
                let letter = UInt64(LetterPlanes.letter(byte))
                return before.beginsWord(byte) ? letter | letter << UInt64(LetterPlanes.letterCount) : letter
            }
        }
        rows = (0...UInt8.max).map { Before($0).row }
    }

    /// Adds the letters of a column's texts to the rows of their options.
    func add(_ column: ColumnReading, group: Int, to letters: UnsafeMutableBufferPointer<UInt64>) {
        masks.withUnsafeBufferPointer { masks in
            rows.withUnsafeBufferPointer { rows in
                guard let masks = masks.baseAddress, let rows = rows.baseAddress else { return }
                let first = group &* 64
                let end = min(first &+ 64, column.raw.ends.count)
                guard first < end else { return }
                for position in first..<end {
                    letters[position &- first] |= Self.mask(of: column[position], masks, rows)
                }
            }
        }
    }

    /// The letters in the lower half, those with which words begin in the upper half.
    @inline(__always)
    private static func mask(
        of text: UnsafeBufferPointer<UInt8>, _ masks: UnsafePointer<UInt64>, _ rows: UnsafePointer<UInt16>
    ) -> UInt64 {
        var found: UInt64 = 0
        // Nothing is decided on the way: nobody can foretell where words begin.
        var row = Int(Before.nothing.row)
        for byte in text {
            found |= masks[row &+ Int(byte)]
            row = Int(rows[Int(byte)])
        }
        guard found & UInt64(LetterPlanes.beyondASCII) != 0 else { return found }
        return found & lowerHalf | wordStarts(of: text, masks)
    }

    /// The letters with which words begin, in the upper half, where a text holds more than ASCII.
    private static func wordStarts(
        of text: UnsafeBufferPointer<UInt8>, _ masks: UnsafePointer<UInt64>
    ) -> UInt64 {
        var starts: UInt64 = 0
        // The middle of a character begins nothing.
        for offset in text.indices
        where text[offset] & 0xC0 != 0x80 && WordStart.isWordStart(offset, in: text) {
            starts |= masks[Int(Before.nothing.row) + Int(text[offset])] & ~lowerHalf
        }
        return starts
    }
}
