import Testing

@testable import PickerCore

/// What a label shows of any title (R25).
@Suite struct DisplayTextTests {
    @Test(
        arguments: [
            ("", ""), ("plain", "plain"), ("Zürich 漢字 👩‍👩‍👧", "Zürich 漢字 👩‍👩‍👧"), ("\u{0}", "␀"), ("a\tb", "a b"),
            ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\u{0B}\u{0C}", "␋␌"), ("\u{1B}[31mred", "␛[31mred"),
            ("\u{1F}", "␟"), ("\u{7F}", "␡"), ("\u{80}", "\u{FFFD}"), ("\u{85}", "␤"),
            ("\u{9B}31m", "\u{FFFD}31m"),
            ("\u{9F}", "\u{FFFD}"), ("a\u{2028}b\u{2029}", "a␤b␤"),
            ("\u{FFFD}\u{E000}", "\u{FFFD}\u{E000}"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ] as [(String, String)])
    func `R25 controls and separators show as pictures`(_ title: String, _ shown: String) {
        #expect(DisplayText(title).text.unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
    func `R25 a noncharacter does not reach a label`(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(DisplayText("a\(scalar)").text == "a\u{FFFD}")
    }

    @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E] as [UInt32])
    func `R25 no embedding and no override reaches a label`(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(DisplayText("photo\(scalar)gpj.exe").text == "photo\u{FFFD}gpj.exe")
    }

    @Test(
        arguments: [
            ("\u{2066}a\u{2069}", "\u{2066}a\u{2069}"),
            ("\u{2067}א\u{2068}b\u{2069}\u{2069}", "\u{2067}א\u{2068}b\u{2069}\u{2069}"),
            ("\u{2066}a", "\u{FFFD}a"), ("\u{2067}a", "\u{FFFD}a"), ("\u{2068}a", "\u{FFFD}a"),
            ("a\u{2069}", "a\u{FFFD}"),
            ("\u{2069}a\u{2066}", "\u{FFFD}a\u{FFFD}"),
            ("\u{2068}\u{2067}a\u{2069}", "\u{FFFD}\u{2067}a\u{2069}"),
        ] as [(String, String)])
    func `R25 an isolate stays where it is closed, and only there`(_ title: String, _ shown: String) {
        #expect(DisplayText(title).text.unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test func `R25 of all scalars, none that controls anything is left`() {
        var wrong: [Unicode.Scalar] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = DisplayText("a\(scalar)b").text.unicodeScalars
            let isWrong = shown.contains { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: true
                default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                }
            }
            if isWrong || shown.count != 3 { wrong.append(scalar) }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [(499, false), (500, false), (501, true), (100_000, true)])
    func `a very long title ends in an ellipsis`(_ length: Int, _ isCut: Bool) {
        for unit in ["a", "\u{1}", "é", "👩‍👩‍👧"] {
            let title = String(repeating: unit, count: length)
            let shown = DisplayText(title)
            #expect(shown.text.count == min(length, DisplayText.lengthLimit) + (isCut ? 1 : 0))
            #expect(shown.text.hasSuffix("…") == isCut)
            #expect(DisplayText(title, limit: nil).text.count == length)
        }
    }

    @Test func `an isolate that is closed beyond the end is cut open, and does not stay`() {
        let title = "\u{2067}" + String(repeating: "a", count: 600) + "\u{2069}"
        #expect(DisplayText(title).text.unicodeScalars.first == "\u{FFFD}")
        #expect(DisplayText(title, limit: nil).text == title)
    }

    @Test func `a tower of marks is cut off`() {
        let tower = "x" + String(repeating: "\u{301}", count: 100_000) + "y"
        let shown = DisplayText(tower)
        #expect(shown.text.unicodeScalars.count == DisplayText.scalarLimit + 1)
        #expect(shown.text.hasSuffix("y"))
        #expect(shown.byteRanges(of: [1..<2]) == [shown.text.utf8.count - 1..<shown.text.utf8.count])
    }

    @Test(arguments: HostileTitleTests.titles) func `what shows is shown again as it is`(_ title: String) {
        let once = DisplayText(title).text
        #expect(DisplayText(once).text.unicodeScalars.elementsEqual(once.unicodeScalars))
    }

    @Test(
        arguments: [
            ("plain", [1..<3], ["la"]), ("a\u{1B}b", [1..<2, 2..<3], ["␛", "b"]),
            ("\r\nx", [0..<1, 1..<2], ["␍␊", "x"]),
            ("\u{202E}é日", [1..<3], ["é日"]), ("ab", [0..<0, 1..<9, 5..<7], ["b"]), ("", [0..<1], []),
            ("ab", [], []),
        ] as [(String, [Range<Int>], [String])])
    func `R21 what matches is found in what shows`(_ title: String, _ ranges: [Range<Int>], _ parts: [String])
    {
        let shown = DisplayText(title)
        #expect(shown.ranges(of: ranges).map { String(shown.text[$0]) } == parts)
        let bytes = Array(shown.text.utf8)
        #expect(shown.byteRanges(of: ranges).map { String(decoding: bytes[$0], as: UTF8.self) } == parts)
    }

    @Test func `a match beyond the end of a cut title marks nothing`() {
        let shown = DisplayText(String(repeating: "a", count: 600))
        #expect(shown.byteRanges(of: [550..<560, 498..<510]) == [498..<500])
    }

    @Test(arguments: HostileTitleTests.titles) func `R25 a sentence about a title keeps to itself`(
        _ title: String
    ) {
        for language in Language.allCases {
            let said = Texts(language)(.picked(title: title))
            #expect(DisplayText(said, limit: nil).text == said)
        }
    }
}
