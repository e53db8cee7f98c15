import PickerCore

/// Collects a bracketed paste up to its end mark, in bounded memory.
struct PasteBuffer {
    /// What terminals send after pasted text.
    private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

    private let limit: Int
    private var bytes: [UInt8] = []
    /// How much of the end mark the last bytes are.
    private(set) var matched = 0

    /// Makes a buffer that keeps the first bytes of a paste and lets the rest go by.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a byte; tells whether the paste has ended.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.endMark[matched] {
            matched += 1
            return matched == Self.endMark.count
        }
        keepMatched()
        // The mark begins with its only ESC, so a broken match can begin anew only here.
        if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
        return false
    }

    /// Counts the beginning of an end mark as text.
    mutating func keepMatched() {
        for byte in Self.endMark.prefix(matched) { keep(byte) }
        matched = 0
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < limit { bytes.append(byte) }
    }

    /// The pasted text as one line; bytes that are no UTF-8 become U+FFFD.
    var text: String {
        var whole = bytes[...]
        if whole.count == limit { Self.dropCutCharacter(&whole) }
        return OneLine(String(decoding: whole, as: UTF8.self)).text
    }

    /// Takes away the beginning of a character at the end, where the limit cut it.
    private static func dropCutCharacter(_ bytes: inout ArraySlice<UInt8>) {
        let longestCharacter = 4
        for back in 1..<longestCharacter where back <= bytes.count {
            let byte = bytes[bytes.endIndex - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            if length > back { bytes.removeLast(back) }
            return
        }
    }
}
