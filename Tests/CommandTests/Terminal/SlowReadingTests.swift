#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// Files that take long to read: a pipe with a name, which gives what the test writes into it.
    @Suite(.enabled(if: TmuxShell.isInstalled)) struct SlowReadingTests {
        private static let list = #"[{"id": "a", "title": "Apple"}, {"id": "b", "title": "Banana"}]"#

        /// A command that reads, and the other end of what it reads.
        private struct Reading {
            let command: CommandShell
            private let writer: FileHandle

            init(_ arguments: String, file name: String = "slow.json") throws {
                command = try CommandShell()
                let path = command.path(name)
                try #require(mkfifo(path, 0o600) == 0)
                // Open for both, so that nobody waits for the other.
                writer = FileHandle(
                    fileDescriptor: open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
                try command.start(arguments, until: "Loading")
            }

            func write(_ text: String) throws {
                try writer.write(contentsOf: Data(text.utf8))
                try writer.close()
            }
        }

        @Test func `R13 what is typed while a file is read counts afterwards, and nothing shows it before`()
            throws
        {
            let reading = try Reading("$T/slow.json")
            #expect(reading.command.shell.lines.last?.hasSuffix("slow.json  Loading…") == true)
            try reading.command.text("bana")
            try reading.command.press("Enter")
            try reading.write(Self.list)
            #expect(try reading.command.end(status: 0) == "b\n")
        }

        @Test(arguments: ["Escape", "C-c", "C-d"]) func `R13 whoever does not want to wait gives up`(
            _ key: String
        ) throws {
            let reading = try Reading("$T/slow.json")
            try reading.command.press(key)
            #expect(try reading.command.end(status: 130) == "")
            #expect(!reading.command.shell.screen.contains("Loading"))
        }

        @Test func `a mistake in a file that was waited for is told`() throws {
            let reading = try Reading("$T/slow.json")
            try reading.write("[1, 2")
            #expect(try reading.command.end(status: 2) == "")
            let screen = reading.command.shell.screen.replacing("\n", with: "")
            #expect(screen.contains("slow.json:1:6: expected \",\" or \"]\""))
            #expect(!screen.contains("Loading"))
        }

        @Test func `R24 the window changes its size and the job stops while a file is read`() throws {
            let reading = try Reading("$T/slow.json")
            let shell = reading.command.shell
            try shell.resize(columns: 40, rows: 12)
            try shell.wait(for: "the size") { shell.value("pane_width") == "40" }
            try reading.command.press("C-z")
            try shell.waitForScreen("Stopped")
            #expect(!shell.screen.contains("Loading"))
            try shell.type("fg; echo status $?")
            try shell.waitForScreen("Loading")
            try reading.write(Self.list)
            try shell.waitForScreen("▸ Apple")
            try reading.command.press("Enter")
            try shell.wait(for: "status") { shell.lines.contains("status 0") }
        }

        @Test func `a signal ends the command while it reads`() throws {
            let reading = try Reading("$T/slow.json")
            kill(try #require(reading.command.shell.child), SIGTERM)
            #expect(try reading.command.end(status: 143) == "")
        }

        @Test func `R22 a screen reader is told once that a file is read`() throws {
            let reading = try Reading("--screen-reader $T/slow.json")
            try reading.write(Self.list)
            try reading.command.shell.waitForScreen("Apple")
            try reading.command.press("Escape")
            try reading.command.end(status: 130)
            #expect(reading.command.shell.lines.filter { $0.contains("Loading") }.count == 1)
        }

        @Test func `a form waits for its lists`() throws {
            let command = try CommandShell()
            try command.write(
                #"{"fields": [{"name": "fruit", "label": "Fruit", "options": "slow.json"}]}"#, to: "form.json"
            )
            let path = command.path("slow.json")
            try #require(mkfifo(path, 0o600) == 0)
            let writer = FileHandle(fileDescriptor: open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
            try command.start("form $T/form.json", until: "Loading")
            try writer.write(contentsOf: Data(Self.list.utf8))
            try writer.close()
            try command.shell.waitForScreen("Fruit")
            try command.press("Down")
            try command.shell.waitForScreen("▸ Apple")
            try command.press("Enter", "C-s")
            #expect(try command.end(status: 0) == #"{"fruit":"a"}"# + "\n")
        }

        @Test(arguments: [("json", "[\\\"$word\\\"]"), ("lines", "$word")])
        func `whoever gives the options may ask for something on the terminal before`(
            format: String, output: String
        ) throws {
            let command = try CommandShell()
            try command.start(
                "--format \(format)",
                before: "{ read -p 'Password: ' word < /dev/tty; echo \"\(output)\"; } | ",
                until: "Password:")
            try command.text("secret")
            try command.press("Enter")
            try command.shell.waitForScreen("▸ secret")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "secret\n")
        }
    }
#endif
