import Foundation
import Testing

/// What the README says of lists holds for the files that it shows.
@Suite struct ReadmeTests {
    /// The file of each format, as the README has it, with what follows its name in the command.
    private static let files: [String: String] = {
        let readme =
            (try? String(contentsOf: CommandTests.root.appendingPathComponent("README.md"), encoding: .utf8))
            ?? ""
        var files: [String: String] = [:]
        for match in readme.matches(
            of: /`(drinks\.[a-z]+)`, [^`]*(?:`--key`[^`]*)?`pickerfield [^`]*`\n\n```[a-z]*\n([^`]*)```/)
        {
            files[String(match.1)] = String(match.2)
        }
        return files
    }()

    @Test func `there is a file of each format`() {
        #expect(Self.files.keys.sorted() == ["drinks.csv", "drinks.json", "drinks.plist", "drinks.txt"])
    }

    @Test(
        arguments: [
            ("drinks.txt", [], "Coffee"), ("drinks.csv", [], "c"), ("drinks.json", [], "c"),
            ("drinks.plist", ["--key", "Drinks"], "c"),
        ] as [(String, [String], String)])
    func `a list written as the README shows it is read`(
        name: String, options: [String], expected: String
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try #require(Self.files[name]).write(to: file, atomically: true, encoding: .utf8)
        let found = try CommandTests.run(["filter", "coff", file.path, "--print", "id"] + options)
        #expect(found == CommandTests.Result(output: expected + "\n", errors: "", status: 0))
    }

    @Test func `the help names every option that the README names`() throws {
        let readme = try String(
            contentsOf: CommandTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        let help = try CommandTests.run(["--help"]).output
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `--") }
        let named = Set(rows.flatMap { $0.matches(of: /--[a-z-]+/).map { String($0.0) } })
        let helped = Set(help.matches(of: /--[a-z-]+/).map { String($0.0) })
        #expect(named.count > 20)
        #expect(named.isSubset(of: helped), "\(named.subtracting(helped))")
        #expect(helped.subtracting(named).isSubset(of: ["--version", "--help"]))
    }
}
