import Testing

@testable import PickerTerminal

@Suite struct CellWidthTests {
    /// Text, and its columns by the newest convention.
    static let known: [(String, Int)] = [
        ("", 0), ("a", 1), ("plain words", 11), ("e\u{301}", 1), ("日", 2), ("Ａ", 2), ("ｱ", 1), ("😀", 2),
        ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("🇫🇷", 2), ("🇫🇷🇩🇪", 4), ("1\u{FE0F}\u{20E3}", 2),
        ("❤\u{FE0F}", 2), ("❤", 1), ("👍\u{1F3FD}", 2), ("\u{200B}", 0), ("\u{200C}", 0), ("\u{202E}", 0),
        ("\u{2066}", 0), ("\u{FEFF}", 0), ("\u{1112}\u{1161}\u{11AB}", 2), ("한", 2),
        ("\u{0915}\u{094D}\u{0937}\u{093F}", 3), ("\u{0E01}\u{0E33}", 2), ("\u{AD}", 1), ("\u{A0}", 1),
        ("\u{FDFA}", 1), ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
        ("a" + String(repeating: "\u{301}", count: 10), 1), ("\u{A1}", 1), ("─", 1), ("\u{E000}", 1),
        ("\u{378}", 1),
        ("\u{1F9D1}\u{200D}\u{1F4BB}", 2), ("\u{3000}", 2), ("\u{2028}", 0),
        ("👩\u{200D}❤\u{FE0F}\u{200D}👨", 2),
        ("🏳\u{FE0F}\u{200D}🌈", 2), ("Zürich", 6), ("Łódź", 4), ("東京都", 6), ("מלון", 4), ("ab日c", 5),
    ]

    @Test(arguments: known)
    func `text takes the columns of the table`(_ text: String, _ columns: Int) {
        #expect(CellWidth.columns(of: text) == columns)
    }

    @Test(arguments: known)
    func `a character whose width is agreed is one scalar, no emoji and no mark`(_ text: String, _: Int) {
        for character in text where CellWidth.isAgreed(character) {
            #expect(character.unicodeScalars.count == 1)
            #expect(CellWidth.columns(of: character) > 0)
            #expect(character.isASCII || character.unicodeScalars.first?.properties.isEmoji == false)
        }
    }

    @Test func `nothing that a terminal shows as a picture or a mark is agreed`() {
        let wrong = (UInt32(0x20)...0x1FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            CellWidth.isAgreed(Character(scalar))
                && (ScalarWidth.columns(of: scalar) == 0
                    || !scalar.isASCII && scalar.value != 0xAE && scalar.properties.isEmoji)
        }
        #expect(wrong == [])
    }

    @Test(arguments: [
        ("Österreich", 10, "Österreich"), ("Österreich", 9, "Österrei…"), ("Österreich", 1, "…"),
        ("Österreich", 0, ""),
        ("東京都", 6, "東京都"), ("東京都", 5, "東京…"), ("東京都", 4, "東…"), ("東京都", 2, "…"), ("東京都", 1, "…"),
        ("", 0, ""), ("", 3, ""), ("e\u{301}e\u{301}", 1, "…"), ("e\u{301}e\u{301}e", 2, "e\u{301}…"),
        ("a\u{200B}", 1, "a\u{200B}"), ("👩\u{200D}👩\u{200D}👧xyz", 4, "👩\u{200D}👩\u{200D}👧x…"),
    ])
    func `a cut text ends in an ellipsis and splits no character`(
        _ text: String, _ columns: Int, _ expected: String
    ) {
        #expect(CellWidth.cut(text, to: columns) == expected)
    }

    @Test(arguments: known)
    func `a cut text fits, whatever the width`(_ text: String, _: Int) {
        let long = text + "x" + text + text
        for columns in 0...(CellWidth.columns(of: long) + 2) {
            let cut = CellWidth.cut(long, to: columns)
            #expect(CellWidth.columns(of: cut) <= columns)
            #expect((cut == long) == (CellWidth.columns(of: long) <= columns))
        }
    }
}
