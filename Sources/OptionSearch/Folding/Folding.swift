/// What letters are taken for when texts are compared (R21).
///
/// Folding happens in two steps. *Unmarking* takes each scalar to the letters it stands for: without marks,
/// width, ligature and invisible characters, in lower case except for `A` to `Z`, which keep their case so
/// that a hump (`fooBar`) can still be seen. Lowering those is left to the comparison, so that text in
/// ASCII is compared where it lies.
///
/// Unmarking looks at one scalar at a time: the unmarked form of two texts put together is their unmarked
/// forms put together. `Documentation/Decisions/Folding.md` says what is folded and what is not.
enum Folding {
    /// What the table says of one scalar.
    private enum Entry {
        static let letter: UInt32 = 0
        static let sign: UInt32 = 1
        static let nothing: UInt32 = 2
        /// The bits that hold the number of bytes, below the place in the pool.
        static let lengthBits: UInt32 = 6
    }

    /// Appends the unmarked form of a scalar, as UTF-8.
    static func appendUnmarked(_ scalar: UInt32, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestForm) { window in
            let count = write(scalar, to: window, at: 0)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: window[..<count]))
        }
    }

    /// Appends the unmarked form of a text in UTF-8.
    static func appendUnmarked(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: windowSize) { window in
            var offset = 0
            var count = 0
            while offset < text.count {
                if count > windowSize - longestForm {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: window[..<count]))
                    count = 0
                }
                if offset &+ 8 <= text.count, text[offset] < 0x80 {
                    // Eight bytes at once; of those only the ones before the next scalar beyond ASCII count.
                    let eight = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped + offset)
                        .loadUnaligned(as: UInt64.self)
                    UnsafeMutableRawPointer(window.baseAddress.unsafelyUnwrapped + count)
                        .storeBytes(of: eight, as: UInt64.self)
                    let ascii = (UInt64(littleEndian: eight) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
                    count &+= ascii
                    offset &+= ascii
                } else if text[offset] < 0x80 {
                    window[count] = text[offset]
                    count &+= 1
                    offset &+= 1
                } else {
                    let (scalar, length) = UTF8Reader.scalar(at: offset, in: text)
                    count = write(scalar, to: window, at: count)
                    offset &+= length
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: window[..<count]))
        }
    }

    /// So many bytes are put together before they are appended: more than most titles have.
    private static let windowSize = 512

    /// No scalar has a longer form: the tables give its length six bits, and a syllable has three letters.
    private static let longestForm = 3 * 64

    /// Writes the unmarked form of a scalar; where the next one goes.
    @inline(__always)
    private static func write(
        _ scalar: UInt32, to window: UnsafeMutableBufferPointer<UInt8>, at place: Int
    ) -> Int {
        guard let syllable = HangulSyllable(scalar) else {
            return writeFromTable(scalar, to: window, at: place)
        }
        var place = writeFromTable(syllable.leading, to: window, at: place)
        place = writeFromTable(syllable.vowel, to: window, at: place)
        return syllable.trailing.map { writeFromTable($0, to: window, at: place) } ?? place
    }

    private static func writeFromTable(
        _ scalar: UInt32, to window: UnsafeMutableBufferPointer<UInt8>, at place: Int
    ) -> Int {
        switch entry(of: scalar) {
        case Entry.letter, Entry.sign:
            return place &+ UTF8Reader.write(scalar, to: window, at: place)
        case Entry.nothing:
            return place
        case let packed:
            let start = FoldingData.pool.utf8Start + Int(packed >> Entry.lengthBits)
            let length = Int(packed & (1 << Entry.lengthBits &- 1))
            for number in 0..<length { window[place &+ number] = start[number] }
            return place &+ length
        }
    }

    /// The unmarked form of a text, as UTF-8.
    static func unmarked(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars { appendUnmarked(scalar.value, to: &bytes) }
        return bytes
    }

    /// Whether a scalar of an unmarked text is part of a word: a letter, a digit or a kept mark.
    static func isWordPart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return ASCII.isAlphanumeric(UInt8(truncatingIfNeeded: scalar)) }
        return entry(of: scalar) != Entry.sign
    }

    private static func entry(of scalar: UInt32) -> UInt32 {
        guard scalar < 0x30000 else {
            // Plane 14 holds tags and variation selectors; nothing else up here folds.
            return scalar &- 0xE0000 < 0x1000 ? Entry.nothing : Entry.letter
        }
        let shift = FoldingData.blockShift
        let digits = FoldingData.blocks.utf8Start + Int(scalar >> shift) * 2
        let block = UInt32(digits[0]) << 7 | UInt32(digits[1])
        let index = Int(block << shift | scalar & (1 << shift - 1))
        let entry = FoldingData.entries.utf8Start + index * 3
        return UInt32(entry[0]) << 14 | UInt32(entry[1]) << 7 | UInt32(entry[2])
    }
}

/// A precomposed Hangul syllable as the letters it is written with (The Unicode Standard, section 3.12).
private struct HangulSyllable {
    let leading: UInt32
    let vowel: UInt32
    let trailing: UInt32?

    init?(_ scalar: UInt32) {
        let index = scalar &- 0xAC00
        guard index < 11_172 else { return nil }
        leading = 0x1100 + index / 588
        vowel = 0x1161 + index % 588 / 28
        trailing = index % 28 == 0 ? nil : 0x11A7 + index % 28
    }
}
