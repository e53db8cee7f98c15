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
        if scalar < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: scalar))
        } else if let syllable = HangulSyllable(scalar) {
            appendFromTable(syllable.leading, to: &bytes)
            appendFromTable(syllable.vowel, to: &bytes)
            if let trailing = syllable.trailing { appendFromTable(trailing, to: &bytes) }
        } else {
            appendFromTable(scalar, to: &bytes)
        }
    }

    /// Appends the unmarked form of a text in UTF-8.
    static func appendUnmarked(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var offset = 0
        while offset < text.count {
            let start = offset
            while offset < text.count, text[offset] < 0x80 { offset &+= 1 }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
            guard offset < text.count else { break }
            let (scalar, length) = UTF8Reader.scalar(at: offset, in: text)
            appendUnmarked(scalar, to: &bytes)
            offset += length
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

    private static func appendFromTable(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch entry(of: scalar) {
        case Entry.letter, Entry.sign:
            UTF8Reader.append(scalar, to: &bytes)
        case Entry.nothing:
            break
        case let packed:
            let start = FoldingData.pool.utf8Start + Int(packed >> Entry.lengthBits)
            let length = Int(packed & (1 << Entry.lengthBits - 1))
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
        }
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
