import Testing

@testable import PickerFiles

/// Lines that are taken over as they are: only where nothing is wrong with them.
@Suite struct PlainLinesTests {
    /// Longer than what one thread checks at a time.
    private static let border = 1 << 20
    private let text = [UInt8](repeating: UInt8(ascii: "a"), count: border + 10)

    @Test func `a long file of plain lines is taken over`() {
        #expect(PlainLines.titles(in: text, limits: .standard)?.count == 1)
    }

    @Test(arguments: [0, 1, border - 3, border - 1, border, border + 1, border + 9])
    func `a bad byte is found wherever it stands in a long file`(offset: Int) {
        for byte: UInt8 in [0, 0x80, 0xC3, 0xFF] {
            var broken = text
            broken[offset] = byte
            #expect(PlainLines.titles(in: broken, limits: .standard) == nil, "\(byte) at \(offset)")
        }
    }

    @Test(arguments: [border - 3, border - 2, border - 1])
    func `a character may stand across the border`(offset: Int) {
        var whole = text
        whole.replaceSubrange(offset..<offset + 4, with: Array("\u{1F600}".utf8))
        #expect(PlainLines.titles(in: whole, limits: .standard) != nil)
        whole[offset + 3] = UInt8(ascii: "a")
        #expect(PlainLines.titles(in: whole, limits: .standard) == nil)
    }

    @Test(arguments: ["", "\na", "\u{FEFF}a", "a\r\nb", "a\0b"])
    func `what needs more care is left to the stream of lines`(text: String) {
        #expect(PlainLines.titles(in: Array(text.utf8), limits: .standard) == nil)
    }
}
