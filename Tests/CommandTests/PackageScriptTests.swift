#if os(Linux)
    import Foundation
    import Testing

    /// What the scripts need is looked for before anything is built, and what is missing is said so that it can be copied.
    @Suite(.enabled(if: CommandTests.hasSession)) struct PackageScriptTests {
        /// Runs the script for uses on a machine that has the packages that `installed` says, as somebody without rights.
        private static func run(_ uses: String, installed: String) throws -> CommandTests.Result {
            try CommandTests.shell(
                """
                printf '#!/bin/sh\\ncase " \(installed) " in *" $4 "*) echo installed;; *) exit 1;; esac\\n' > $T/dpkg-query
                printf '#!/bin/sh\\necho 1000\\n' > $T/id
                chmod +x $T/dpkg-query $T/id
                PATH=$T:$PATH Scripts/install-packages \(uses)
                """)
        }

        private static let inTests = "iso-codes python3 tmux tzdata unicode-data wamerican-huge"

        @Test func `without rights the line that installs what is missing is printed`() throws {
            let result = try Self.run("tests", installed: "tmux python3")
            #expect(result.status == 1)
            let lines = result.errors.split(separator: "\n")
            #expect(lines.last == "sudo apt-get install iso-codes tzdata unicode-data wamerican-huge")
        }

        @Test func `all that is missing is told at once, each package once`() throws {
            let packages = try Self.run("tests gtk-tests", installed: "").errors.split(separator: "\n").last?
                .split(separator: " ").dropFirst(3)
            let named = try #require(packages)
            #expect(named.contains("tmux") && named.contains("libgtk-4-dev"))
            #expect(Set(named).count == named.count)
            #expect(try Self.run("tests", installed: Self.inTests).status == 0)
        }

        @Test func `every script asks for a use that there is, and the tests for those of GTK too`() throws {
            let scripts = CommandTests.root.appendingPathComponent("Scripts")
            var uses: [String: String] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: scripts.path) {
                let text = try String(contentsOf: scripts.appendingPathComponent(name), encoding: .utf8)
                if let match = text.firstMatch(of: /\n *Scripts\/install-packages ([a-z -]+)/) {
                    uses[name] = String(match.1)
                }
            }
            #expect(uses["test"] == "tests gtk-tests")
            #expect(uses.count == 4)
            for use in uses.values { #expect(try Self.run(use, installed: "").status == 1) }
            #expect(try Self.run("tset", installed: "").status == 2)
        }
    }
#endif
