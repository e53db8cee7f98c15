/// A text with names in braces, in whose places values are put.
struct PhraseTemplate {
    enum Value {
        case number(Int)
        case text(String)
    }

    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ template: StaticString) {
        bytes = UnsafeBufferPointer(start: template.utf8Start, count: template.utf8CodeUnitCount)
    }

    /// The text with each name replaced by its value. Braces within a value have no meaning.
    ///
    /// What a value does to a screen it does not do within a sentence: it is put in as `DisplayText` shows it (R25).
    /// A text in letters of the other direction is isolated, so that the words around it keep their order.
    func filled(with values: KeyValuePairs<StaticString, Value>, isRightToLeft: Bool) -> String {
        var result = ""
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            result += String(decoding: bytes[start..<index], as: UTF8.self)
            var end = index
            while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
            let name = bytes[min(index + 1, end)..<end]
            for (key, value) in values where Self.isEqual(key, name) {
                switch value {
                case .number(let number): result += "\(number)"
                case .text(let text):
                    result += Direction.isolated(DisplayText(text).text, inRightToLeft: isRightToLeft)
                }
            }
            index = min(end + 1, bytes.count)
            start = index
        }
        return result + String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isEqual(_ key: StaticString, _ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount).elementsEqual(name)
    }
}

/// The direction in which letters are read, as far as a text within a text needs it.
enum Direction {
    /// A text that may stand in a sentence of either direction without changing the order of its words:
    /// between U+2068 and U+2069 (Unicode Standard Annex 9) where it has letters of the other direction.
    ///
    /// In a sentence from right to left digits count as well: `3 / 12` would be turned round.
    static func isolated(_ text: String, inRightToLeft: Bool) -> String {
        let isForeign = text.unicodeScalars.contains { scalar in
            inRightToLeft ? isLeftToRight(scalar) : isRightToLeft(scalar)
        }
        return isForeign ? "\u{2068}\(text)\u{2069}" : text
    }

    /// The blocks of scripts that are read from right to left: Hebrew to Arabic Extended-A, the presentation
    /// forms, and the two reserved ranges of the supplementary plane.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// ASCII letters and digits, and beyond Latin-1's signs all that is neither read from right to left nor
    /// punctuation or a symbol of the general blocks.
    private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xC0, 0x2000...0x2BFF, 0x3000...0x303F: false
        default: !isRightToLeft(scalar)
        }
    }
}
