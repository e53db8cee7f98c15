import Testing

/// What is printed of what was picked: of plain lines the line, of other lists the id, or what `--print` says.
@Suite(.enabled(if: CommandTests.hasSession)) struct PrintingTests {
    @Test(arguments: [
        ("txt", "", "a\n"), ("", "", "a\n"), ("any", "--format lines", "a\n"),
        ("txt", "--print title", "a\n"),
        ("txt", "--print id", "a#2\n"), ("txt", "--print index", "1\n"),
        ("txt", "--print json", "{\"id\":\"a#2\",\"title\":\"a\"}\n"),
        ("txt", "--style menu", "a\n"), ("txt", "--style wheel", "a\n"), ("txt", "--custom", "a\n"),
    ])
    func `R1 the second of two equal lines is printed as the line it is`(
        name: String, options: String, expected: String
    ) throws {
        let file = name.isEmpty ? "$T/list" : "$T/list.\(name)"
        let result = try CommandTests.shell("printf 'a\\na\\nb\\n' > \(file); echo 2 | $P \(file) \(options)")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == expected)
    }

    @Test func `several lines are printed as lines`() throws {
        let result = try CommandTests.shell(
            "printf 'a\\na\\nb\\n' > $T/l.txt; printf '1-2\\n\\n' | $P $T/l.txt --multiple")
        #expect(result.output == "a\na\n")
    }

    @Test(arguments: [("json", #"["a", "a"]"#), ("csv", #"title\na\na\n"#), ("plist", plist)])
    func `R1 of every other list the id is printed`(format: String, content: String) throws {
        let file = "$T/list.\(format)"
        let result = try CommandTests.shell("printf '\(content)' > \(file); echo 2 | $P \(file)")
        #expect(result.output == "a#2\n", "\(result.errors)")
        #expect(
            try CommandTests.shell("printf '\(content)' > \(file); $P filter a \(file) --print id").output
                == "a\na#2\n")
    }

    private static let plist =
        "<plist version=\"1.0\"><array><string>a</string><string>a</string></array></plist>"

    @Test func `what is saved of lines is the id, so that the same one of equal lines is found again`() throws
    {
        let pick = "$P $T/l.txt --save key --print"
        let result = try CommandTests.shell(
            "printf 'a\\na\\n' > $T/l.txt; echo 2 | \(pick) index; grep -o 'a#2' $T/pickerfield/selections.json;"
                + " $P $T/l.txt --save key --record $T/tape.json < /dev/null; grep -o 'selected.*a#2' $T/tape.json"
        )
        #expect(result.output.hasPrefix("1\na#2\n"), "\(result.output)")
        #expect(result.output.contains("selected"), "\(result.output)")
    }

    @Test(arguments: [("", "a\na\n"), ("--print id", "a\na#2\n"), ("--print index", "0\n1\n")])
    func `filter prints the lines that match`(options: String, expected: String) throws {
        for source in ["$P filter a \(options) $T/l.txt", "$P filter a \(options) < $T/l.txt"] {
            let result = try CommandTests.shell("printf 'a\\na\\nb\\n' > $T/l.txt; \(source)")
            #expect(result.output == expected)
        }
    }
}
