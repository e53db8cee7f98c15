import Testing

@testable import OptionSearch

/// Bad input: never a trap, never a hang.
@Suite struct HostileInputTests {
    private let modes = [MatchMode.contains, .prefix, .fuzzy]

    @Test func `titles of NUL, of unassigned and of private code points are searched like others`() {
        let titles = [
            "\0\0\0", "a\0b", "\u{378}\u{379}", "\u{E000}", "\u{10FFFF}", "\u{FFFF}", "\u{E0041}", "",
        ]
        let index = SearchIndex(titles: TextStore(titles))
        for (position, title) in titles.enumerated() where !SearchQuery(title, mode: .contains).isEmpty {
            for mode in modes {
                #expect(Array(index.search(SearchQuery(title, mode: mode))).contains(position))
                #expect(
                    index.titleRanges(at: position, for: SearchQuery(title, mode: mode)) == [0..<title.count])
            }
        }
        #expect(Array(index.search(SearchQuery("\0", mode: .contains))) == [0, 1])
    }

    @Test func `a query of 10,000 characters is answered`() {
        let letters = String(repeating: "ab", count: 5_000)
        let words = (0..<2_500).map { "w\($0)" }.joined(separator: " ")
        let marks = String(repeating: "\u{301}", count: 10_000)
        let index = SearchIndex(titles: [letters, letters + "b", "x" + letters, words, marks, "é" + marks])
        for mode in modes {
            let expected = mode == .prefix ? [0, 1] : [0, 1, 2]
            #expect(Array(index.search(SearchQuery(letters, mode: mode))) == expected)
            #expect(Array(index.search(SearchQuery(words, mode: mode))) == [3])
            #expect(index.search(SearchQuery(marks, mode: mode)).count == 6)
            #expect(index.search(SearchQuery(letters + "c", mode: mode)).isEmpty)
        }
        #expect(index.titleRanges(at: 2, for: SearchQuery(letters, mode: .contains)) == [1..<10_001])
    }

    @Test func `a long repetitive title and a long repetitive query take time in proportion to the title`() {
        // Comparing anew at each place would take ten thousand million steps.
        let title = String(repeating: "a", count: 1_000_000)
        let query = SearchQuery(String(repeating: "a", count: 9_999) + "b", mode: .contains)
        #expect(SearchIndex(titles: TextStore([title])).search(query).isEmpty)
        let found = SearchQuery(String(repeating: "a", count: 9_999), mode: .contains)
        let index = SearchIndex(titles: TextStore(["b" + title]))
        #expect(index.titleRanges(at: 0, for: found) == [1..<10_000])
    }

    @Test func `a title of 50 MB is searched like a short one`() {
        let long = String(repeating: "Lorem ipsum Dölör ", count: 2_600_000) + "needle"
        let index = SearchIndex(titles: TextStore(["a", long, "Needle"]))
        #expect(Array(index.search(SearchQuery("needle", mode: .contains))) == [2, 1])
        #expect(Array(index.search(SearchQuery("dolor needle", mode: .contains))) == [1])
        #expect(Array(index.search(SearchQuery("lorem", mode: .prefix))) == [1])
        #expect(index.search(SearchQuery("needles", mode: .contains)).isEmpty)
    }

    @Test func `of an endless title only the characters of interest are looked at for what to mark`() {
        let long = String(repeating: "Dölör ", count: 2_000_000)
        let index = SearchIndex(titles: TextStore([long + "needle", "ab", "a\u{301}b"]))
        let needle = SearchQuery("needle dolor", mode: .contains)
        #expect(index.titleRanges(at: 0, for: needle, characterLimit: 500) == [0..<5])
        #expect(index.titleRanges(at: 0, for: SearchQuery("needle", mode: .fuzzy), characterLimit: 500) == [])
        for (limit, expected) in [(0, []), (1, [0..<1]), (2, [0..<2]), (3, [0..<2]), (.max, [0..<2])] {
            for position in 1...2 {
                let query = SearchQuery("ab", mode: .contains)
                #expect(index.titleRanges(at: position, for: query, characterLimit: limit) == expected)
            }
        }
    }

    @Test func `a query of text that the terminal sent broken finds what the replacement character says`() {
        let broken = String(decoding: [0xC3, 0x61, 0xFF] as [UInt8], as: UTF8.self)
        let index = SearchIndex(titles: TextStore(["\u{FFFD}a\u{FFFD}", "a", "é"]))
        for mode in modes { #expect(Array(index.search(SearchQuery(broken, mode: mode))) == [0]) }
    }

    @Test func `combining marks alone find everything, as nothing does`() {
        let index = SearchIndex(titles: TextStore(["e\u{301}", "\u{301}", ""]))
        for text in ["\u{301}", "\u{301}\u{323} \u{20DD}", " \u{200B}"] {
            for mode in modes { #expect(Array(index.search(SearchQuery(text, mode: mode))) == [0, 1, 2]) }
        }
    }

    @Test func `an empty query and one of only spaces find everything`() {
        let index = SearchIndex(titles: TextStore(["a", "", " ", "\0"]))
        for text in ["", " ", String(repeating: " ", count: 10_000), "\u{3000}\t\n"] {
            for mode in modes { #expect(Array(index.search(SearchQuery(text, mode: mode))) == [0, 1, 2, 3]) }
        }
    }

    @Test func `words of every length are found in titles of every length, among many and alone`() {
        // Lengths around what is looked at together, and beyond it; the last ones stand at the end of all text.
        let lengths = [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 200]
        let titles = (0..<100).map { number in
            String(repeating: "-", count: lengths[number % lengths.count]) + "xYz w\u{e9}"
                + String(number % 7)
        }
        let index = SearchIndex(titles: TextStore(titles))
        for count in 0...6 {
            for (text, mode) in [("xyz", MatchMode.contains), ("xz\(count)", .fuzzy), ("we\(count)", .fuzzy)]
            {
                let query = SearchQuery(text, mode: mode)
                let expected = titles.indices.filter {
                    (mode == .contains || $0 % 7 == count) && index.matchClass(of: $0, for: query) != nil
                }
                #expect(expected.count == titles.indices.count { mode == .contains || $0 % 7 == count })
                #expect(index.search(query).sorted() == expected, "\(text)")
            }
        }
        let long = SearchQuery(String(repeating: "-", count: 64), mode: .fuzzy)
        #expect(index.search(long).count == titles.count { $0.hasPrefix(String(repeating: "-", count: 64)) })
    }

    @Test func `letters scattered over a long title are marked where they first come`() {
        let title = "x" + String(repeating: "-a", count: 200_000) + "-b"
        let index = SearchIndex(titles: TextStore([title]))
        let ranges = index.titleRanges(at: 0, for: SearchQuery("xab", mode: .fuzzy))
        #expect(ranges == [0..<1, 2..<3, 400_002..<400_003])
    }

    @Test func `long words are found where they begin a word, whatever comes before`() {
        let word = String(repeating: "abcab", count: 5)
        let index = SearchIndex(
            titles: TextStore(["x" + word + " " + word, "x" + word + word, "é" + word + "-" + word]))
        let query = SearchQuery(word, mode: .contains)
        #expect((0..<3).map { index.matchClass(of: $0, for: query) } == [.wordStart, .inside, .wordStart])
        #expect(index.titleRanges(at: 0, for: query) == [27..<52])
    }
}
