import Foundation
import Testing

/// Form files, asked by plain lines.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid"))) struct FormFileTests {
    /// - Parameter files: What stands in a folder of its own, `form.json` among it.
    private func fill(
        _ files: [String: String], answers: [String], language: String = "C", options: [String] = []
    ) throws -> CommandTests.Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("lists"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try Data((answers.joined(separator: "\n") + "\n").utf8)
            .write(to: folder.appendingPathComponent("answers"))
        let line = "exec \"$P\" form \"$T/form.json\" \(options.joined(separator: " ")) < \"$T/answers\""
        return try CommandTests.run(
            ["-w", "/bin/sh", "-c", line], program: URL(fileURLWithPath: "/usr/bin/setsid"),
            environment: [
                "P": CommandTests.command.path, "T": folder.path, "LC_ALL": language, "LANG": language,
            ])
    }

    @Test func `options stand in a file beside the form, in any format`() throws {
        let form = """
            {"fields": [
              {"name": "a", "options": "lists/a.txt"},
              {"name": "b", "options": {"file": "lists/b.csv", "id": "code", "title": "name"}},
              {"name": "c", "options": {"file": "c", "format": "json", "key": "deep.0", "title": "t", "disabled": "off"}}
            ]}
            """
        let result = try fill(
            [
                "form.json": form, "lists/a.txt": "one\ntwo\n", "lists/b.csv": "code;name\nx;Ex\ny;Why\n",
                "c": "{\"deep\": [[{\"t\": \"No\", \"off\": \"gone\"}, {\"t\": \"Yes\"}]]}",
            ], answers: ["two", "2", "1", "2"])
        #expect(result.output == "{\"a\":\"two\",\"b\":\"y\",\"c\":\"Yes\"}\n")
        #expect(result.errors.contains("“No” cannot be chosen: gone"))
    }

    @Test func `R23 a form speaks the language of the environment, unless it or the command line names one`()
        throws
    {
        let plain = "{\"fields\": [{\"name\": \"a\", \"options\": [\"x\"]}]}"
        let french = "{\"fields\": [{\"name\": \"a\", \"lang\": \"fr\", \"options\": [\"x\"]}]}"
        let all = "{\"lang\": \"es\", \"fields\": [{\"name\": \"a\", \"options\": [\"x\"]}]}"
        func says(_ form: String, _ language: String, _ options: [String] = []) throws -> String {
            let errors = try fill(["form.json": form], answers: ["1"], language: language, options: options)
                .errors
            return String(errors.split(separator: "\n")[0])
        }
        #expect(try says(plain, "de_DE.UTF-8").contains("Auswählen"))
        #expect(try says(plain, "C").contains("Choose"))
        #expect(try says(french, "de_DE.UTF-8") == says(plain, "fr_FR.UTF-8"))
        #expect(try says(all, "de_DE.UTF-8") == says(plain, "es_ES.UTF-8"))
        #expect(try says(french, "de_DE.UTF-8", ["--lang", "pl"]) == says(plain, "pl_PL.UTF-8"))
    }

    @Test func `what is wrong in a form's list is told with the list's own place`() throws {
        let form = "{\"fields\": [{\"name\": \"a\", \"options\": \"lists/a.json\"}]}"
        let result = try fill(["form.json": form, "lists/a.json": "[1,\n 2,]"], answers: [])
        #expect(result.status == 2)
        #expect(result.errors.contains("lists/a.json:2:"), "\(result.errors)")
    }

    @Test func `two fields of one name are refused`() throws {
        let form = "{\"fields\": [{\"name\": \"a\"},\n {\"name\": \"a\"}]}"
        let result = try fill(["form.json": form], answers: [])
        #expect(result.status == 2)
        #expect(result.errors.contains("form.json:2:2: expected each field's name once"))
    }

    @Test(arguments: ["Registration.json", "Address.json"]) func `the examples are forms`(name: String) throws
    {
        let result = try CommandTests.run(
            ["-w", "/bin/sh", "-c", "\"$P\" form Examples/\(name) < /dev/null"],
            program: URL(fileURLWithPath: "/usr/bin/setsid"),
            environment: ["P": CommandTests.command.path, "LC_ALL": "C"])
        #expect(result.status == 130)
        #expect(result.errors.hasPrefix("Title: Choose…\n  0) None\n  1) Mr\n"), "\(result.errors)")
    }
}
