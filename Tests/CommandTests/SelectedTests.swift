import Testing

/// A mistyped `--selected` is told; what may be of an earlier list is dropped (R12).
@Suite(.enabled(if: CommandTests.hasSession)) struct SelectedTests {
    private static let places =
        #"[{"id": "eu", "title": "Europe", "children": ["Germany", "France"]}, {"id": "as", "title": "Asia"}]"#

    @Test(arguments: [
        ("--selected Appel", #"--selected expects one of "Apple""#),
        ("--selected Appel --style wheel", #"and 2 more, found "Appel""#),
        ("--selected apple", #"one of "Apple""#),
        ("--multiple --selected Kiwi --selected nope", #"found "nope""#),
        ("--selected Appel --save key", #"--selected expects one of "Apple""#),
    ])
    func `an id that the list lacks is a usage error that names the nearest`(
        options: String, expected: String
    ) throws {
        let result = try CommandTests.shell("echo 1 | $P Examples/Fruits.txt \(options); ls $T >&2")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(expected), "\(result.errors)")
        #expect(!result.errors.contains("1) Apple") && !result.errors.contains("selections"))
        #expect(try CommandTests.shell("echo 1 | $P Examples/Fruits.txt \(options)").status == 2)
    }

    @Test(arguments: [
        ("Examples/Countries.json --selected Italy", #"found "Italy", which is the title of "IT""#),
        ("$T/p.json --selected eu --selected Gremany", #"one of "Germany", "France", found "Gremany""#),
        ("$T/p.json --selected as --selected Germany", "for there is no option"),
        ("$T/p.json --selected Asia", #"which is the title of "as""#),
    ])
    func `the title is told from the id, and each column has its own`(
        arguments: String, expected: String
    ) throws {
        let result = try CommandTests.shell("echo '\(Self.places)' > $T/p.json; echo 1 | $P \(arguments)")
        #expect(result.status == 2)
        #expect(result.errors.contains(expected), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test(arguments: [
        "Examples/Fruits.txt --selected Kiwi", "Examples/Fruits.txt --selected ''",
        "Examples/Fruits.txt --default nope", "Examples/Fruits.txt --selected nope --custom",
        "$T/l.txt --selected a#2", "$T/l.txt --selected '' --multiple --selected a#2",
    ])
    func `R12 what is there, none, a default and an own text are taken`(arguments: String) throws {
        let result = try CommandTests.shell(
            "printf 'a\\na\\n' > $T/l.txt; printf '1\\n\\n' | $P \(arguments)")
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `R12 what is saved and gone since is dropped`() throws {
        let result = try CommandTests.shell(
            "printf 'a\\nb\\n' > $T/l.txt; echo 2 | $P $T/l.txt --save key; printf 'a\\n' > $T/l.txt;"
                + " echo 1 | $P $T/l.txt --save key")
        #expect(result.output == "b\na\n", "\(result.errors)")
    }
}
