import Foundation
import Testing

/// Queries and titles that nobody would type on purpose, through the command.
@Suite struct SearchInputTests {
    private static let all = try! String(
        contentsOf: CommandTests.root.appending(path: "Examples/Fruits.txt"), encoding: .utf8)

    @Test(
        arguments: ["contains", "prefix", "fuzzy"], ["", "   ", "\u{301}\u{323}", "\u{3000}\t", "\u{200B}"])
    func `R10 a query of nothing, of spaces or of marks alone finds everything`(match: String, query: String)
        throws
    {
        let found = try CommandTests.run(["filter", query, "Examples/Fruits.txt", "--match", match])
        #expect(found == CommandTests.Result(output: Self.all, errors: "", status: 0))
    }

    @Test(arguments: ["contains", "prefix", "fuzzy"])
    func `a query of 10,000 characters is answered, by one option or by none`(match: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = String(repeating: "ab c", count: 2_500)
        let file = folder.appending(path: "long.txt")
        try "x\n\(text)\nab c\n".write(to: file, atomically: true, encoding: .utf8)
        let found = try CommandTests.run(["filter", text, file.path, "--match", match, "--print", "index"])
        #expect(found == CommandTests.Result(output: "1\n", errors: "", status: 0))
        let none = try CommandTests.run(["filter", text + "x", file.path, "--match", match])
        #expect(none == CommandTests.Result(output: "", errors: "", status: 1))
    }

    /// The shell passes bytes on that are no text.
    @Test func `a query that is no UTF-8 is told, and nothing is searched for`() throws {
        let shell = URL(fileURLWithPath: "/bin/sh")
        let line = "printf 'a\\357\\277\\275b\\nab\\n' | \"$P\" filter \"$(printf 'A\\377')\""
        let found = try CommandTests.run(
            ["-c", line], program: shell, environment: ["P": CommandTests.command.path])
        let message = "pickerfield: the query expects UTF-8, found \"A\\xff\" (see pickerfield --help)\n"
        #expect(found == CommandTests.Result(output: "", errors: message, status: 2))
    }

    @Test func `unassigned and private code points are found, in lines as in other files`() throws {
        let shell = URL(fileURLWithPath: "/bin/sh")
        for (format, text) in [
            ("lines", "a\\nx\u{378}y\\n\u{10FFFF}\\n"), ("json", "[\"a\", \"x\u{378}y\", \"\u{10FFFF}\"]"),
        ] {
            for (query, expected) in [
                ("X\u{378}", "x\u{378}y\n"), ("\u{10FFFF}", "\u{10FFFF}\n"), ("\u{379}", ""),
            ] {
                let line = "printf '\(text)' | \"$P\" filter '\(query)' --format \(format)"
                let found = try CommandTests.run(
                    ["-c", line], program: shell, environment: ["P": CommandTests.command.path])
                #expect(found.output == expected && found.errors.isEmpty, "\(format) \(query)")
            }
        }
    }

    @Test func `a line of 50 MB is found beside short ones`() throws {
        let line =
            "(head -c 50000000 /dev/zero | tr '\\0' x; printf ' Needle\\nneedle\\n') | \"$P\" filter needle --print index"
        let found = try CommandTests.run(
            ["-c", line], program: URL(fileURLWithPath: "/bin/sh"),
            environment: ["P": CommandTests.command.path])
        #expect(found == CommandTests.Result(output: "1\n0\n", errors: "", status: 0))
    }
}
