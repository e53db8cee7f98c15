import Testing

@testable import OptionSearch

/// What other matchers' own tests expect, as tables. Scores are theirs; what counts here is what matches, which
/// characters, and the order.
///
/// Differences from fzf and nucleo, each with a row below: case never counts, so there is no smart case; marks
/// count in neither direction; there are no operators and no suffix mode; a run of letters is preferred to
/// scattered ones; ties keep the order of the options, whatever their length.
@Suite struct MatcherCaseTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var title: String
        var text: String
        var mode: MatchMode
        /// The characters that match; `nil` for no match.
        var characters: [Int]?
        /// In what the expectation differs from the other matcher's.
        var difference: String?

        init(
            _ title: String, _ text: String, _ mode: MatchMode, _ characters: [Int]?,
            _ difference: String? = nil
        ) {
            (self.title, self.text, self.mode) = (title, text, mode)
            (self.characters, self.difference) = (characters, difference)
        }

        var testDescription: String {
            "\(text.debugDescription) in \(title.prefix(40).debugDescription), \(mode)"
        }
    }

    private func check(_ row: Row) {
        let index = SearchIndex(titles: [row.title])
        let query = SearchQuery(row.text, mode: row.mode)
        #expect(Array(index.search(query)) == (row.characters == nil ? [] : [0]))
        #expect(index.titleRanges(at: 0, for: query).flatMap { Array($0) } == row.characters ?? [])
    }

    static let fuzzy: [Row] = [
        Row("fooBarbaz1", "oBZ", .fuzzy, [2, 3, 8]),
        Row("fooBarbaz1", "obr", .fuzzy, [2, 3, 5]),
        Row("fooBarbaz1", "br", .fuzzy, [3, 5]),
        Row("foo bar baz", "fbb", .fuzzy, [0, 4, 8]),
        Row("foo/bar/baz", "fbb", .fuzzy, [0, 4, 8]),
        Row("fooBarBaz", "fbb", .fuzzy, [0, 3, 6]),
        Row("foo barbaz", "fbb", .fuzzy, [0, 4, 7]),
        Row("fooBar Baz", "foob", .fuzzy, [0, 1, 2, 3]),
        Row("xFoo-Bar Baz", "foo-b", .fuzzy, [1, 2, 3, 4, 5]),
        Row("/AutomatorDocument.icns", "rdoc", .fuzzy, [9, 10, 11, 12]),
        Row("/man1/zshcompctl.1", "zshc", .fuzzy, [6, 7, 8, 9]),
        Row("/.oh-my-zsh/cache", "zshc", .fuzzy, [8, 9, 10, 12]),
        Row(".vimrc", ".vimrc", .fuzzy, [0, 1, 2, 3, 4, 5]),
        Row("/.vimrc", ".vimrc", .fuzzy, [1, 2, 3, 4, 5, 6]),
        Row("ab0123 456", "12356", .fuzzy, [3, 4, 5, 8, 9]),
        Row("abc123 456", "12356", .fuzzy, [3, 4, 5, 8, 9]),
        Row(
            "foobar fb", "fb", .fuzzy, [7, 8], "fzf's first algorithm takes 0 to 3: a run is preferred here"),
        Row("foo-bar", "foobar", .fuzzy, [0, 1, 2, 4, 5, 6]),
        Row("foobar", "foobar", .fuzzy, [0, 1, 2, 3, 4, 5]),
        Row("axxx xx ", "xx", .fuzzy, [5, 6]),
        Row("SS!H", "S!", .fuzzy, [1, 2], "nucleo takes 0 and 2: a run is preferred here"),
        Row("xf fo", "xfo", .fuzzy, [0, 3, 4]),
        Row("foO", "o", .fuzzy, [2]),
        Row("Só Danço Samba", "sodc", .fuzzy, [0, 1, 3, 6]),
        Row("Só Danço Samba", "sox", .fuzzy, nil),
        Row("你好世界", "你好", .fuzzy, [0, 1]),
        Row(" 你好世界", "你好", .fuzzy, [1, 2]),
        Row("你好界", "abc", .fuzzy, nil),
        Row("你好世界", "富", .fuzzy, nil),
        Row("ۂۂfoۂۂ", "foo", .fuzzy, nil),
        Row("Flibbertigibbet / イタズラっ子たち", "lying", .fuzzy, nil),
        Row("fooBarbaz", "c", .fuzzy, nil),
        Row("fooBarbaz", "fooBarbazz", .fuzzy, nil),
        Row("abc", "cba", .fuzzy, nil),
        Row("abc", "aa", .fuzzy, nil),
        Row("aabc", "aa", .fuzzy, [0, 1]),
        Row(String(repeating: "x", count: 65_536), "xx", .fuzzy, [0, 1]),
        Row(
            "Though I cannot tell why it was exactly that those stage managers, the Fates, put me down for this "
                + "shabby part of a whaling voyage", "md", .fuzzy, [82, 85]),
        Row("fooBarbaz", "oBZ", .fuzzy, [2, 3, 8], "case-sensitive in fzf: no match there"),
        Row("Foo Bar Baz", "fbb", .fuzzy, [0, 4, 8], "case-sensitive in fzf: no match there"),
        Row("abc", "A", .fuzzy, [0], "case-sensitive in nucleo: no match there"),
        Row("fooBarbaz", "oBz", .fuzzy, [2, 3, 8]),
        Row("fooBarbaz1", "oBr", .fuzzy, [2, 3, 5]),
        Row("FooBarBaz", "FBB", .fuzzy, [0, 3, 6]),
        Row("FooBar Baz", "FooB", .fuzzy, [0, 1, 2, 3]),
        Row("Só Danço Samba", "So", .fuzzy, [0, 1]),
        Row("Só Danço Samba", "sod", .fuzzy, [0, 1, 3], "case and marks count in nucleo: no match there"),
        Row("Só Danç", "So", .fuzzy, [0, 1], "marks count in nucleo: no match there"),
        Row("foo", "foo", .fuzzy, [0, 1, 2]),
        Row(" foo", " foo", .fuzzy, [1, 2, 3], "white space at the beginning does not count"),
        Row("abc", "d", .fuzzy, nil),
    ]

    static let runs: [Row] = [
        Row("fooBarbaz", "oBA", .contains, [2, 3, 4]),
        Row("/man1/zshcompctl.1", "zshc", .contains, [6, 7, 8, 9]),
        Row("/.oh-my-zsh/cache", "zsh/c", .contains, [8, 9, 10, 11, 12]),
        Row("fooBarbaz", "fooBarbazz", .contains, nil),
        Row("foobar foob", "oo", .contains, [1, 2], "fzf can prefer the last of equal places"),
        Row("Danço", "danco", .contains, [0, 1, 2, 3, 4]),
        Row("DanÇo", "danco", .contains, [0, 1, 2, 3, 4]),
        Row("xÇando", "cando", .contains, [1, 2, 3, 4, 5]),
        Row("Fȫô bar baz", "foo", .contains, [0, 1, 2]),
        Row("fooBarbaz", "Baz", .contains, [6, 7, 8], "a suffix and case-sensitive in fzf: no match there"),
        Row(
            "foo bar baz ", "baz ", .contains, [8, 9, 10], "white space at the end of a query does not count"),
        Row("a.b", ".", .contains, [1]),
        Row("axb", ".", .contains, nil),
        Row("a\\b", "a\\b", .contains, [0, 1, 2]),
        Row("apple", "!an", .contains, nil, "an operator in fzf: there it matches"),
        Row("!an", "!an", .contains, [0, 1, 2]),
        Row("foo bar", "^foo", .contains, nil, "an operator in fzf: there it matches"),
        Row("1", "1 | !1", .contains, nil, "an operator in fzf: there it matches"),
        Row("it's ^ | $", "'s ^ | $", .contains, [2, 3, 5, 7, 9]),
        Row("fooBarbaz", "Foo", .prefix, [0, 1, 2]),
        Row("foOBarBaZ", "foo", .prefix, [0, 1, 2]),
        Row(" fooBar", "foo", .prefix, [1, 2, 3]),
        Row(" fooBar", " fo", .prefix, [1, 2], "white space at the beginning does not count"),
        Row("Danço", "danco", .prefix, [0, 1, 2, 3, 4]),
        Row("foo bar", "bar", .prefix, nil),
        Row("New  York", "new yo", .prefix, [0, 1, 2, 3, 4, 5, 6]),
        Row("foo bar baz", "foo", .contains, [0, 1, 2]),
        Row("foo bar baz", "foo", .prefix, [0, 1, 2]),
        Row("foo bar baz", "baz", .contains, [8, 9, 10]),
        Row(" foo bar baz", " FOO", .prefix, [1, 2, 3], "white space at the beginning does not count"),
        Row("foo", "foo", .contains, [0, 1, 2]),
        Row(" foo", " foo", .prefix, [1, 2, 3], "white space at the beginning does not count"),
        Row("Foo bar baz", "foo", .prefix, [0, 1, 2], "case-sensitive in nucleo: no match there"),
        Row("Fȫô bar baz", "Fȫô", .prefix, [0, 1, 2]),
        Row("fooBarbaz", "Foo", .contains, [0, 1, 2], "a suffix in fzf: no match there"),
        Row("fooBarBaZ", "baz", .contains, [6, 7, 8]),
        Row("fooBarbaz ", "baz", .contains, [6, 7, 8]),
        Row("Foo bar", "foo Fbar", .contains, nil, "scattered in fzf: there it matches"),
        Row("Foo bar", "foo Fbar", .fuzzy, [0, 1, 2, 4, 5, 6]),
        Row("b.md", "!.txt$", .contains, nil, "an operator in fzf: there it matches"),
        Row("AbC", "^AbC$", .contains, nil, "operators in fzf: there it matches"),
        Row("foo bar", "^foo\\ bar$", .contains, nil, "operators in fzf: there it matches"),
        Row("fooBarbaz1", "oba", .contains, [2, 3, 4]),
        Row("Foo bar baz", "Foo", .contains, [0, 1, 2]),
        Row("foo bar baz", "Foo", .prefix, [0, 1, 2], "case-sensitive in nucleo: no match there"),
        Row("foo bar baz", "", .fuzzy, []),
        Row("foobar", "", .fuzzy, []),
        Row("foobar", "", .contains, []),
        Row("foobar", "", .prefix, []),
    ]

    @Test(arguments: fuzzy) func `scattered letters are found where one would look for them`(row: Row) {
        check(row)
    }

    @Test(arguments: runs) func `runs of letters are found, and signs stand for themselves`(row: Row) {
        check(row)
    }

    struct Order: CustomTestStringConvertible, Sendable {
        var titles: [String]
        var text: String
        var mode: MatchMode
        var expected: [String]
        var difference: String?

        init(
            _ titles: [String], _ text: String, _ mode: MatchMode, _ expected: [String],
            _ difference: String? = nil
        ) {
            (self.titles, self.text, self.mode) = (titles, text, mode)
            (self.expected, self.difference) = (expected, difference)
        }

        var testDescription: String { "\(text.debugDescription), \(mode)" }
    }

    static let orders: [Order] = [
        Order(
            ["foo bar", "bar foo", "foo"], "bar foo", .fuzzy, ["bar foo", "foo bar"], "fzf keeps the order"),
        Order((1...123).map(String.init), "13", .fuzzy, ["13", "113", "103", "123"]),
        Order((1...123).map(String.init), "13", .contains, ["13", "113"]),
        Order(["Foo", "foo", "FOO"], "Foo", .fuzzy, ["Foo", "foo", "FOO"], "no smart case"),
        Order(["a", "á", "A", "Á"], "á", .fuzzy, ["a", "á", "A", "Á"], "marks count in neither direction"),
        Order(["a", "á", "A", "Á"], "A", .fuzzy, ["a", "á", "A", "Á"], "no smart case"),
        Order(
            ["строКА1", "СТРОКА2", "строка3", "Строка4"], "С", .fuzzy,
            ["строКА1", "СТРОКА2", "строка3", "Строка4"],
            "no smart case"),
        Order(
            ["строКА1", "СТРОКА2", "строка3", "Строка4"], "с", .fuzzy,
            ["строКА1", "СТРОКА2", "строка3", "Строка4"]),
        Order(["c", "a", "b"], "", .fuzzy, ["c", "a", "b"]),
        Order(["c", "a", "b"], "' ^ !' !^", .fuzzy, [], "no operators: fzf finds all"),
        Order(["foobar", "foo", "foobarbaz"], "foo", .fuzzy, ["foo", "foobar", "foobarbaz"]),
        Order(["fooBarBaz", "foobarbaz"], "fbb", .fuzzy, ["fooBarBaz", "foobarbaz"]),
        Order(
            ["f-o-o", "xxfooxx"], "foo", .fuzzy, ["xxfooxx", "f-o-o"], "a run comes before scattered letters"),
        Order(
            ["--foobar--------", "-----foobar---", "----foobar--", "-------foobar-"], "foobar", .fuzzy,
            ["--foobar--------", "-----foobar---", "----foobar--", "-------foobar-"],
            "neither length nor place counts"),
        Order(
            ["-------foobar-", "----foobar--", "--foobar--------"], "foobar", .fuzzy,
            ["-------foobar-", "----foobar--", "--foobar--------"], "fzf can prefer the earliest place"),
        Order(["a.txt", "b.md"], "!.txt$", .fuzzy, [], "an operator in fzf"),
        Order(["AbC", "ABC", "AbCd", " AbC "], "AbC", .fuzzy, ["AbC", "ABC", " AbC ", "AbCd"]),
        Order(["🍎 apple", "🍌 banana"], "🍌", .fuzzy, ["🍌 banana"]),
        Order(["école", "e\u{301}cole"], "école", .contains, ["école", "e\u{301}cole"]),
        Order(["ＡＢＣ"], "abc", .contains, ["ＡＢＣ"]),
        Order(["straße"], "strasse", .contains, ["straße"]),
        Order(["ﬁnance"], "fi", .contains, ["ﬁnance"]),
        Order(["Łódź", "Øst", "Đà Nẵng"], "lodz", .contains, ["Łódź"]),
        Order(["a.b", "axb", "a*b"], ".", .contains, ["a.b"]),
        Order(
            [String(repeating: ".", count: 262_144)], ".", .fuzzy, [String(repeating: ".", count: 262_144)]),
    ]

    @Test(arguments: orders) func `the best comes first and ties keep their order`(row: Order) {
        let index = SearchIndex(titles: TextStore(row.titles))
        let found = index.search(SearchQuery(row.text, mode: row.mode)).map { row.titles[$0] }
        #expect(found.map { Array($0.utf8) } == row.expected.map { Array($0.utf8) })
    }
}

extension TextStore: ExpressibleByArrayLiteral {
    public init(arrayLiteral strings: String...) { self.init(strings) }
}
