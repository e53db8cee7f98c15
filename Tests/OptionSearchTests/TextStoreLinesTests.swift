import RandomTesting
import Testing

@testable import OptionSearch

/// A text of lines is taken over as it is, and behaves as any other store.
@Suite struct TextStoreLinesTests {
    private func lines(_ text: String) -> TextStore? {
        TextStore(validatedLines: Array(text.utf8), limit: 1_000_000)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\n\nb\n\n", ["a", "", "b", ""]),
        ("\n", [""]), ("é\u{2028}x\nb\rc", ["é\u{2028}x", "b\rc"]),
    ])
    func `a line feed ends a line and the last line needs none`(text: String, expected: [String]) throws {
        #expect(Array(try #require(lines(text))) == expected)
    }

    @Test func `carriage returns before line feeds and too many lines are left to a reader with more care`() {
        #expect(lines("a\r\nb") == nil)
        #expect(TextStore(validatedLines: Array("a\nb\nc".utf8), limit: 2) == nil)
        #expect(TextStore(validatedLines: Array("a\nb\n".utf8), limit: 2)?.count == 2)
    }

    @Test(arguments: ["a\nb", "a\nb\n", "a\n\n", "a"])
    func `strings may be appended to a text of lines`(text: String) throws {
        var store = try #require(lines(text))
        var expected = Array(store)
        for string in ["c", "", "d"] {
            store.append(string)
            expected.append(string)
        }
        store.pad(to: store.count + 2)
        expected += ["", ""]
        store.replaceLast(with: "e")
        expected[expected.count - 1] = "e"
        #expect(Array(store) == expected)
    }

    @Test func `lines are found as strings are, across every border of the comparison`() throws {
        var generator = SeededNumbers(seed: 9)
        for count in [1, 5, 63, 64, 65, 200] {
            let titles = (0..<count).map { number in
                "\(number)" + generator.text(of: ["a", "b", "Ü", " ", "-", "c"], count: 1...90)
            }
            let store = try #require(lines(titles.joined(separator: "\n")))
            let (lined, plain) = (SearchIndex(titles: store), SearchIndex(titles: TextStore(titles)))
            for text in ["a", "ab", "abc", "ü", "cu b", "9", "bacab"] {
                for mode in [MatchMode.contains, .prefix, .fuzzy] {
                    let query = SearchQuery(text, mode: mode)
                    #expect(lined.search(query) == plain.search(query), "\(text)")
                }
            }
        }
    }
}
