import TerminalTesting
import Testing

@testable import PickerTerminal

@Suite struct PrintableTextTests {
    @Test(
        arguments: [
            ("plain", "plain"), ("Zürich", "Zürich"), ("a\tb", "a b"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"),
            ("\0", "␀"),
            ("\u{1B}[31mred", "␛[31mred"), ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{85}", "␤"),
            ("a\u{2028}b\u{2029}", "a␤b␤"), ("\u{202E}gnp.exe", "\u{FFFD}gnp.exe"),
            ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),

            ("\u{E000}", "\u{E000}"),
        ] as [(String, String)])
    func `R25 controls and overrides are shown, not sent`(_ text: String, _ shown: String) {
        #expect(PrintableText(text).string == shown)
    }

    @Test(
        arguments: [
            ("pay\u{200B}pal", "pay◌pal"), ("\u{200B}", "◌"), ("\u{2060}", "◌"), ("\u{FEFF}a", "◌a"),
            ("\u{AD}", "◌"),
            ("a\u{34F}b", "a◌b"), ("\u{180E}", "◌"), ("\u{3164}", "◌"), ("\u{115F}", "◌"), ("\u{FFA0}", "◌"),
            ("a\u{200D}b", "a◌b"), ("a\u{FE0F}", "a◌"), ("a\u{E0061}\u{E0062}b", "a◌b"), ("\u{E0041}", "◌"),
            ("😀\u{FE0F}\u{FE01}\u{FE02}", "😀\u{FE0F}◌"), ("\u{301}", "◌\u{301}"), ("\u{200F}", "◌"),
        ] as [(String, String)])
    func `R25 what would hide inside a title is marked`(_ text: String, _ shown: String) {
        #expect(PrintableText(text).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test(arguments: [
        "می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "भाषा", "क\u{94D}\u{200D}ष",
        "葛\u{E0100}", "ភាសា\u{200B}ខ្មែរ", "C++\u{200F} שלום",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "\u{1112}\u{1161}\u{11AB}", "Đà Nẵng", "u\u{308}", "\u{600}١٢",
    ])
    func `text that needs its invisible characters keeps them`(_ text: String) {
        #expect(PrintableText(text).string.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFF, 0x10FFFE] as [UInt32])
    func `R25 a noncharacter is replaced`(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(PrintableText(String(scalar)).string == "\u{FFFD}")
    }

    @Test func `a tower of marks is cut at thirty`() {
        let tower = "a" + String(repeating: "\u{301}", count: 500)
        let shown = PrintableText(tower).string
        #expect(shown.unicodeScalars.count == 32)
        #expect(shown.hasSuffix("◌"))
    }

    @Test func `R25 nothing shown has a control, a separator, an override, or no columns at all`() {
        var wrong: [Unicode.Scalar] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = PrintableText(String(scalar)).string
            let isHarmful = shown.unicodeScalars.contains { StrictParser.isHarmful($0) }
            if isHarmful || CellWidth.columns(of: shown) == 0 { wrong.append(scalar) }
        }
        #expect(wrong == [])
    }

    @Test func `one picture belongs to each character, so matched ranges carry over`() {
        let title = "a\r\nb\u{1B}c\u{202E}e\u{301}👩\u{200D}👧"
        #expect(Array(PrintableText(title)).count == title.count)
    }

    @Test func `the beginning of a long title costs only the beginning`() {
        let title = String(repeating: "x\u{1B}", count: 5_000_000)
        #expect(Array(PrintableText(title).prefix(3)) == ["x", "␛", "x"])
    }

    @Test func `what is shown is shown the same again`() {
        for text in [
            "\u{1B}]0;x", "pay\u{200B}pal", "\u{301}a", "a\u{FE0F}", "\u{202E}", "葛\u{E0100}\u{E0101}",
        ] {
            let shown = PrintableText(text).string
            #expect(PrintableText(shown).string == shown)
        }
    }
}
