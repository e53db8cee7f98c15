import PickerCore
import Testing

@testable import PickerFiles

@Suite struct OptionFileTests {
    private func list(
        _ text: String, _ format: OptionFileFormat? = .json, key: String? = nil,
        mapping: MemberMapping = MemberMapping()
    ) throws(SourceError) -> OptionList {
        try OptionFile.options(in: Array(text.utf8), named: "f", format: format, key: key, mapping: mapping)
    }

    private func message(
        _ text: String, _ format: OptionFileFormat? = .json, key: String? = nil,
        mapping: MemberMapping = MemberMapping()
    ) -> String {
        failure { () throws(SourceError) in try list(text, format, key: key, mapping: mapping) }.description
    }

    // MARK: - The way to the list

    static let nested = """
        {"States": ["CA"], "forms": {"title": ["Mr"], "a.b": {"c": ["literal"]}, "a": {"b": {"c": ["steps"], "d": ["deep"]}}},
         "lists": [["zero"], {"only": ["one"]}], "3166-1": ["AW"], "one.two": ["dot"], "empty": [], "word": "x"}
        """

    @Test(arguments: [
        ("States", "CA"), ("forms.title", "Mr"), ("lists.0", "zero"), ("lists.1", "one"),
        ("lists.1.only", "one"),
        ("3166-1", "AW"), ("one.two", "dot"), ("forms.a.b.c", "literal"), ("forms.a.b.d", "deep"),
    ])
    func `a key leads to its list`(key: String, title: String) throws {
        #expect(try list(Self.nested, key: key).map(\.title) == [title])
    }

    @Test(arguments: [
        (
            "Sates",
            "f:1:1: no key \"Sates\"; the keys are \"States\", \"forms\", \"lists\", \"empty\", \"word\", \"3166-1\", \"one.two\""
        ),
        ("forms.tilte", "f:1:29: no key \"tilte\" in \"forms\"; the keys are \"title\", \"a.b\", \"a\""),
        ("lists.2", "f:2:11: no position \"2\": the array \"lists\" has the positions 0 to 1"),
        ("lists.first", "f:2:11: no position \"first\": the array \"lists\" has the positions 0 to 1"),
        ("empty.0", "f:2:89: no position \"0\": the array \"empty\" is empty"),
        ("word.0", "f:2:101: no key \"0\": expected an object or an array, found a string at \"word\""),
        ("word", "f:2:101: expected an array, found a string"),
        ("forms.a", "f:1:79: expected an array, found an object with the keys \"b\" (choose one with --key)"),
        (
            "",
            "f:1:1: no key \"\"; the keys are \"word\", \"forms\", \"lists\", \"empty\", \"States\", \"3166-1\", \"one.two\""
        ),
    ])
    func `an unknown key is answered with the keys that exist, the nearest first`(
        key: String, message: String
    ) {
        #expect(self.message(Self.nested, key: key) == message)
    }

    @Test func `the only array of an object needs no key`() throws {
        #expect(try list("{\"version\": 1, \"all\": [\"a\"]}").map(\.title) == ["a"])
        #expect(
            message("{\"a\": [], \"b\": 1, \"c\": []}")
                == "f:1:1: expected one array, found 2 with the keys \"a\", \"c\" (choose one with --key)")
        #expect(message("{}") == "f:1:1: expected an array, found an empty object")
        #expect(message("\"a\"") == "f:1:1: expected an array, found a string")
        #expect(message("a\n", .lines, key: "k") == "f: plain lines have no keys")
        #expect(message("title\na\n", .csv, key: "k") == "f: a table has no keys")
    }

    // MARK: - Options

    @Test func `objects, strings, numbers and booleans are options`() throws {
        let text = """
            [{"id": 7, "title": 1.50, "subtitle": "s", "keywords": ["a", 2, ""], "section": "S", "disabled": "why", "icon": "i"},
             {"title": true, "keywords": "x, y;z", "disabled": false, "subtitle": null, "section": ""},
             {"id": "w", "title": "W", "disabled": true, "more": {}}, "plain", 1.0, false]
            """
        let expected = [
            PickerOption(
                id: "7", title: "1.50", subtitle: "s", keywords: ["a", "2"], section: "S",
                availability: .disabled(reason: "why"), icon: "i"),
            PickerOption(id: "true", title: "true", keywords: ["x", "y", "z"]),
            PickerOption(id: "w", title: "W", availability: .disabled(reason: nil)),
            PickerOption(id: "plain", title: "plain"), PickerOption(id: "1.0", title: "1.0"),
            PickerOption(id: "false", title: "false"),
        ]
        #expect(Array(try list(text)) == expected)
    }

    @Test func `R16 children are lists of their own, to any depth`() throws {
        let text = """
            [{"name": "US", "parts": [{"name": "CA", "parts": ["LA", "SF"]}, "TX"]}, {"name": "VA", "parts": []}, {"name": "X"}]
            """
        let list = try list(text, mapping: MemberMapping(title: "name", children: "parts"))
        #expect(list.children(at: 0)?.map(\.title) == ["CA", "TX"])
        #expect(list.children(at: 0)?.children(at: 0)?.map(\.title) == ["LA", "SF"])
        #expect(list.children(at: 1)?.isEmpty == true)
        #expect(list.children(at: 2) == nil)
    }

    @Test(arguments: [
        "[\"\", \"Mr\", \"Ms\"]", "[{\"title\": \"\"}, \"Mr\", {\"title\": \"Ms\"}]",
        "[{\"id\": 0, \"title\": \"\"}, \"Mr\", \"Ms\"]",
    ])
    func `R2 an empty first title is a none row`(text: String) throws {
        #expect(try list(text) == OptionList(titles: ["", "Mr", "Ms"]))
    }

    @Test func `R1 without an id the title is the id, and repeated titles are numbered`() throws {
        #expect(
            try list("[{\"title\": \"a\"}, \"a\", {\"id\": \"b\", \"title\": \"a\"}, {\"title\": \"a\"}]")
                .map(\.id)
                == ["a", "a#2", "b", "a#3"])
    }

    @Test(arguments: [
        (
            "[{\"id\": 1, \"title\": \"a\"},\n {\"title\": \"b\", \"id\": \"1\"}]",
            "f:2:23: expected each id once, found \"1\" again (first at line 1, column 9)"
        ),
        (
            "[\"\", \"a\", {\"id\": \"a\", \"title\": \"b\"}]",
            "f:1:18: expected each id once, found \"a\" again (first at line 1, column 6)"
        ),
    ])
    func `R1 two equal ids are refused with both places`(text: String, message: String) {
        #expect(self.message(text) == message)
    }

    @Test(arguments: [
        ("[\n []]", "f:2:2: expected a string or an object, found an array"),
        ("[null]", "f:1:2: expected a string or an object, found null"),
        ("[{\"title\": []}]", "f:1:12: expected a string for the title, found an array"),
        ("[{\"title\": null}]", "f:1:12: expected a string for the title, found null"),
        ("[{\"title\": \"a\", \"id\": {}}]", "f:1:23: expected a string for the id, found an object"),
        ("[{\"title\": \"a\", \"id\": \"\"}]", "f:1:23: expected an id, found an empty string"),
        (
            "[{\"title\": \"a\", \"subtitle\": []}]",
            "f:1:29: expected a string for the subtitle, found an array"
        ),
        ("[{\"title\": \"a\", \"keywords\": {}}]", "f:1:29: expected an array of keywords, found an object"),
        ("[{\"title\": \"a\", \"keywords\": [null]}]", "f:1:30: expected a keyword, found null"),
        ("[{\"title\": \"a\", \"disabled\": 1}]", "f:1:29: expected true, false or a reason, found a number"),
        ("[{\"title\": \"a\", \"children\": \"b\"}]", "f:1:29: expected an array of options, found a string"),
        (
            "[{\"title\": \"a\", \"children\": [{}]}]",
            "f:1:30: expected a member \"title\", found an empty object"
        ),
        (
            "[{\"name\": \"a\", \"tilte\": \"b\"}]",
            "f:1:2: expected a member \"title\", found \"tilte\", \"name\" (choose one with --title)"
        ),
    ])
    func `a value of another type is named with its place`(text: String, message: String) {
        #expect(self.message(text) == message)
    }

    @Test(arguments: [
        (
            MemberMapping(title: "nmae"),
            "f:1:2: expected a member \"nmae\", found \"name\", \"code\" (choose one with --title)"
        ),
        (
            MemberMapping(id: "cod", title: "name"),
            "f:1:2: expected a member \"cod\", found \"code\", \"name\" (choose one with --id)"
        ),
        (
            MemberMapping(title: "name", icon: "ico"),
            "f:1:2: no option has a member \"ico\" for the icon; the members are \"code\", \"name\", \"note\""
        ),
    ])
    func `an unknown member is answered with those that exist, the nearest first`(
        mapping: MemberMapping, message: String
    ) {
        #expect(
            self.message(
                "[{\"name\": \"a\", \"code\": 1}, {\"name\": \"b\", \"code\": 2, \"note\": null}]",
                mapping: mapping) == message)
    }

    @Test func `a mapping needs members`() throws {
        let mapping = MemberMapping(title: "name")
        #expect(
            message("[\"a\"]", mapping: mapping)
                == "f:1:2: no option has a member \"name\" for the title; the options are plain strings")
        #expect(
            message("a\n", .lines, mapping: mapping)
                == "f: plain lines have no members; a table is read with the format csv or tsv")
        #expect(try list("[]", mapping: mapping).isEmpty)
    }

    // MARK: - Formats

    @Test(
        arguments: [
            ("a.json", .json), ("a.PLIST", .propertyList), ("/x.y/b.csv", .csv), ("zone.tab", .tsv),
            ("a.tsv", .tsv), ("a.txt", .lines),
            ("a", nil), ("a.b/c", nil), (".json", nil), ("a.", nil), ("words.dic", nil),
        ] as [(String, OptionFileFormat?)])
    func `the end of the name tells the format`(path: String, format: OptionFileFormat?) {
        #expect(OptionFileFormat(path: path) == format)
    }

    @Test func `a format is named as its files end`() {
        #expect(
            ["json", "plist", "CSV", "tab", "tsv", "lines", "txt"].map { OptionFileFormat(name: $0) }
                == [.json, .propertyList, .csv, .tsv, .tsv, .lines, .lines])
        #expect(OptionFileFormat(name: "xml") == nil)
    }

    @Test(
        arguments: [
            ("[\"a\"]", .json), (" {\"a\": []}", .json), ("\u{FEFF}[{\"title\": 1}]", .json),
            ("[1, 2]", .json), ("[]", .json),
            ("[\"a\"", .json), ("[a]\n[b]", nil), ("[1] x", nil), ("{a}", nil), ("a,b\n", nil),
            ("<?xml version=\"1.0\"?>", .propertyList),
            ("<!DOCTYPE plist>", .propertyList), ("\n<plist>", .propertyList), ("bplist00", .propertyList),
            ("<b> bold", nil),
        ] as [(String, OptionFileFormat?)])
    func `a file without an ending is told by its first words`(text: String, format: OptionFileFormat?) {
        #expect(FormatSniffing.evidentFormat(of: Array(text.utf8)) == format)
    }

    @Test func `options inside a larger file are read with its places`() throws {
        let tape = try JSONReader.read(
            Array("{\"field\": {\"options\": [\"a\", {\"title\": \"b\"}]},\n\"bad\": [[]]}".utf8))
        #expect(try OptionFile.options(in: #require(tape["field"]?["options"])).map(\.title) == ["a", "b"])
        let bad = try #require(tape["bad"])
        let error = failure { () throws(SourceError) in try OptionFile.options(in: bad) }
        #expect(error.description == "2:9: expected a string or an object, found an array")
    }

    @Test func `lines may look like JSON where lines are asked for`() throws {
        #expect(try list("[\"a\"]\n", .lines).map(\.title) == ["[\"a\"]"])
        #expect(try list("[\"a\"]\n", nil).map(\.title) == ["a"])
    }
}
