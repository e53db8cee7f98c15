import Testing

@testable import PickerFiles

@Suite struct MessageTests {
    @Test(arguments: [
        ("plain é 日本 😀", "\"plain é 日本 😀\""), ("a\"b", "\"a\\\"b\""),
        ("\u{1b}]52;c;x\u{7}", "\"\\u{1b}]52;c;x\\u{7}\""),
        ("\u{9b}31m\u{85}", "\"\\u{9b}31m\\u{85}\""), ("\u{202e}abc\u{2066}", "\"\\u{202e}abc\\u{2066}\""),
        ("a\r\nb\u{2028}", "\"a\\u{d}\\u{a}b\\u{2028}\""),
        ("\u{e0041}\u{f8ff}\u{feff}", "\"\\u{e0041}\\u{f8ff}\\u{feff}\""),
        ("می\u{200c}خواهم", "\"می\u{200c}خواهم\""),
        (String(repeating: "x", count: 70), "\"\(String(repeating: "x", count: 60))…\""),
    ])
    func `R25 foreign text in a message is quoted and harmless`(text: String, quoted: String) {
        #expect(Quoting.quote(text) == quoted)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("title", "tilte", 1), ("kitten", "sitting", 3), ("abc", "ca", 3),
        ("ab", "ba", 1),
    ])
    func `the distance of two words counts letters changed, added, lost and swapped`(
        first: String, second: String, distance: Int
    ) {
        let letters = [first, second].map { $0.unicodeScalars.map(\.value) }
        #expect(NearestNames.distance(letters[0], letters[1]) == distance)
        #expect(NearestNames.distance(letters[1], letters[0]) == distance)
    }

    @Test func `names are listed from the nearest on, equally near ones in order`() {
        #expect(
            NearestNames.sorted(["b", "Title", "tit", "a"], near: "title") == ["Title", "tit", "b", "a"])
        #expect(NearestNames.list((0..<12).map { "n\($0)" }, near: "n9").hasPrefix("\"n9\", \"n0\", "))
        #expect(NearestNames.list((0..<12).map { "n\($0)" }, near: "n9").hasSuffix(" and 4 more"))
        #expect(NearestNames.likely(["states"], near: "sates") == "states")
        #expect(NearestNames.likely(["states"], near: "xyz") == nil)
        #expect(NearestNames.likely([], near: "x") == nil)
    }

    @Test func `a message names the file, the line and the column, or the byte`() {
        let error = SourceError(.syntax, "expected x, found y", at: SourcePlace(line: 3, column: 14))
        #expect(error.description == "3:14: expected x, found y")
        #expect(error.located(in: "a\nb").description == "a\\u{a}b:3:14: expected x, found y")
        #expect(SourceError(.syntax, "m", at: SourcePlace(byte: 49), in: "f").description == "f: byte 49: m")
        #expect(SourceError(.syntax, "m", in: "f").located(in: "other").description == "f: m")
        #expect(SourcePlace(byte: 0).line == nil && SourcePlace(line: 1, column: 2).byte == nil)
    }

    @Test func `places count LF, CR and CR LF as one line end each`() {
        let bytes = Array("a\nb\rc\r\ndé\n".utf8)
        var counter = PlaceCounter()
        #expect(
            bytes.indices.map { counter.place(of: $0, in: bytes).description }
                == ["1:1", "1:2", "2:1", "2:2", "3:1", "3:2", "3:3", "4:1", "4:2", "4:3", "4:3"])
        #expect(counter.place(of: 0, in: bytes).description == "1:1")
        #expect(counter.place(of: bytes.count, in: bytes).description == "5:1")
    }
}
