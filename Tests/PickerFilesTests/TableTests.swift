import PickerCore
import Testing

@testable import PickerFiles

@Suite struct TableTests {
    private func list(
        _ text: String, _ format: OptionFileFormat = .csv, mapping: MemberMapping = MemberMapping()
    ) throws(SourceError) -> OptionList {
        try OptionFile.options(in: Array(text.utf8), named: "f", format: format, mapping: mapping)
    }

    @Test(arguments: [
        "title\na\nb", "title\r\na\r\nb\r\n", "title\ra\rb\r", "\u{FEFF}title\n\n\na\n\nb\n\n",
        "\"title\"\n\"a\"\n\"b\"\n",
    ])
    func `LF, CR LF and CR end a row and empty lines are passed over`(text: String) throws {
        #expect(try list(text) == OptionList(titles: ["a", "b"]))
    }

    @Test func `a quoted cell holds separators, line ends and quotation marks`() throws {
        let list = try list("id,title\n1,\"a, \"\"b\"\"\r\nc\"\n2,\"\"\n3,\"\"\"\"\n")
        #expect(list.map(\.title) == ["a, \"b\"\r\nc", "", "\""])
    }

    @Test(arguments: [
        ("id,title\n1,a;b\n", "a;b"), ("id;title\n1;a,b\n", "a,b"), ("id\ttitle\n1\ta,b\n", "a,b"),
        ("\"a;b\",title\nx,y\n", "y"),
    ])
    func `the header row tells what separates the cells`(text: String, title: String) throws {
        #expect(try list(text).map(\.title) == [title])
    }

    @Test func `each column gives its part of an option`() throws {
        let text = """
            id,title,subtitle,keywords,section,disabled,icon,other
            1,One,first,"uno, eins;un",Odd,,star,x
            2,Two,,,,true,,
            3,Three,,,,sold out,,
            4,Four,,,,FALSE,,
            """
        let expected = try OptionList([
            PickerOption(
                id: "1", title: "One", subtitle: "first", keywords: ["uno", "eins", "un"], section: "Odd",
                icon: "star"),
            PickerOption(id: "2", title: "Two", availability: .disabled(reason: nil)),
            PickerOption(id: "3", title: "Three", availability: .disabled(reason: "sold out")),
            PickerOption(id: "4", title: "Four"),
        ])
        #expect(Array(try list(text)) == Array(expected))
    }

    @Test func `columns are mapped by name or by number`() throws {
        let text = "code,name\nDE,Germany\n"
        for mapping in [MemberMapping(id: "code", title: "name"), MemberMapping(id: "1", title: "2")] {
            let list = try list(text, mapping: mapping)
            #expect(list.map(\.id) == ["DE"] && list.map(\.title) == ["Germany"])
        }
        #expect(try list("2,1\na,b\n", mapping: MemberMapping(title: "2")).map(\.title) == ["a"])
    }

    @Test(arguments: [
        (
            MemberMapping(title: "nmae"),
            "f:1:1: no column \"nmae\" for the title; the columns are \"name\", \"code\" (choose one with --title)"
        ),
        (
            MemberMapping(title: "3"),
            "f:1:1: no column \"3\" for the title; the columns are \"code\", \"name\" (choose one with --title)"
        ),
        (
            MemberMapping(title: "name", icon: "cod"),
            "f:1:1: no column \"cod\" for the icon; the columns are \"code\", \"name\" (choose one with --icon)"
        ),
        (
            MemberMapping(title: "name", children: "code"),
            "f:1:1: a table has no children; JSON and property lists have them"
        ),
    ])
    func `an unknown column is answered with those that exist, the nearest first`(
        mapping: MemberMapping, message: String
    ) {
        #expect(
            failure { () throws(SourceError) in try list("code,name\nDE,Germany\n", mapping: mapping) }
                .description == message)
    }

    @Test(arguments: [
        (
            "id,title\n\n1,a\n\"2\",b\n1,c\n",
            "f:5:1: expected each id once, found \"1\" again (first at line 3, column 1)"
        ),
        (
            "title,id\n,0\na,1\nb,0\nc,1\n",
            "f:5:3: expected each id once, found \"1\" again (first at line 3, column 3)"
        ),
    ])
    func `R1 two equal ids are refused with both places`(text: String, message: String) {
        #expect(failure { () throws(SourceError) in try list(text) }.description == message)
    }

    @Test func `R1 a row without an id is known by its title, unless the column was named`() throws {
        #expect(try list("id,title\n,a\n,a\n").map(\.id) == ["a", "a#2"])
        let error = failure { () throws(SourceError) in
            try list("id,title\n,a\n", mapping: MemberMapping(id: "id"))
        }
        #expect(error.description == "f:2:1: expected an id, found an empty cell")
    }

    @Test func `a table by tabs has comments, rows that end early, and quotation marks inside cells`() throws
    {
        let text = "# about\n#\n#code\tplace\t\tnote\nAD\tAndorra\n# more\nAE\tthe \"Emirates\"\tnote \"x\"\n"
        let list = try list(text, .tsv, mapping: MemberMapping(id: "code", title: "place", subtitle: "note"))
        #expect(list.map(\.id) == ["AD", "AE"])
        #expect(list.map(\.subtitle) == [nil, "note \"x\""])
        let error = failure { () throws(SourceError) in try self.list("#\n# a\ttitle\na\tb\tc\n", .tsv) }
        #expect(error.description == "f:3:5: expected 2 cells, found 3")
    }

    @Test func `more cells than the limit are refused`() {
        var limits = SourceLimits()
        limits.nodes = 4
        let error = failure { () throws(SourceError) in
            try OptionFile.options(
                in: Array("title,id\na,1\nb,2\nc,3\n".utf8), named: nil, format: .csv, limits: limits)
        }
        #expect(error.description == "4:1: more than 4 cells")
    }
}
