/// Finds the letters of texts, and those with which their words begin.
struct LetterMasks: Sendable {
    /// For each byte its plane, as a bit, and the bit `small` for `a` to `z`.
    private let entries = (0...UInt8.max).map { byte in
        UInt64(LetterPlanes.letter(byte)) | (ASCII.isLower(byte) ? small : 0)
    }

    /// Above the bits of all planes.
    private static let small: UInt64 = 1 << 32
    private static let planes: UInt64 = small - 1

    /// Adds the letters of a column's texts to the rows of their options.
    func add(_ column: ColumnReading, group: Int, to rows: UnsafeMutableBufferPointer<UInt64>) {
        entries.withUnsafeBufferPointer { entries in
            guard let entries = entries.baseAddress else { return }
            let first = group &* 64
            let end = min(first &+ 64, column.raw.ends.count)
            guard first < end else { return }
            for position in first..<end {
                rows[position &- first] |= Self.mask(of: column[position], entries)
            }
        }
    }

    /// The letters in the lower half, those with which words begin in the upper half.
    @inline(__always)
    private static func mask(
        of text: UnsafeBufferPointer<UInt8>, _ entries: UnsafePointer<UInt64>
    ) -> UInt64 {
        var (anywhere, atStart): (UInt64, UInt64) = (0, 0)
        /// `small` where a letter or digit of ASCII stands before: then most bytes begin no word.
        var inside: UInt64 = 0
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            let entry = entries[Int(byte)]
            anywhere |= entry
            if entry & inside == 0 {
                // The middle of a character begins nothing.
                if byte & 0xC0 != 0x80, WordStart.isWordStart(offset, in: text) { atStart |= entry }
                inside = byte < 0x80 && ASCII.isAlphanumeric(byte) ? small : 0
            }
            offset &+= 1
        }
        return anywhere & planes | (atStart & planes) << UInt64(LetterPlanes.letterCount)
    }
}
