#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// The search of the command in a real terminal: strange queries, endless titles, and options that still come.
    @Suite(.enabled(if: TmuxShell.isInstalled)) struct SearchTests {
        @Test func `bytes that are no text are a sign like others, and can be taken back`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt", until: "▸ Apple")
            try command.text("pl")
            try command.shell.waitForScreen("1 of 2")
            try command.shell.run("send-keys", "-H", "ff", "c3", "80")
            try command.shell.waitForScreen("No match")
            #expect(command.shell.screen.contains("pl\u{FFFD}"))
            try command.press("C-u")
            try command.text("ki")
            try command.shell.waitForScreen("▸ Kiwi")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Kiwi\n")
        }

        @Test func `marks alone and spaces alone search for nothing`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt", until: "▸ Apple")
            try command.text("\u{301}\u{323}   ")
            try command.text("x")
            try command.shell.waitForScreen("No match")
            try command.press("BSpace")
            try command.shell.waitForScreen("1 of 10")
            try command.press("Escape")
            try command.end(status: 130)
        }

        @Test func `a query of 10,000 characters is pasted and searched for`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt", until: "▸ Apple")
            try command.shell.run("set-buffer", String(repeating: "ab cd ", count: 1_666) + "abcd")
            try command.shell.run("paste-buffer", "-p")
            try command.shell.waitForScreen("No match")
            try command.press("C-u")
            try command.text("plum")
            try command.shell.waitForScreen("▸ Plum")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Plum\n")
        }

        @Test func `a title of 50 MB is searched, shown and picked`() throws {
            let command = try CommandShell()
            try command.shell.type(
                "(echo short; head -c 50000000 /dev/zero | tr '\\0' x; echo ' needle'; echo needle) > $T/long.txt; echo made"
            )
            try command.shell.waitForScreen("made")
            try command.start("$T/long.txt --print index", until: "▸ short")
            try command.text("needle")
            try command.shell.waitForScreen("1 of 2")
            try command.press("Down")
            try command.shell.waitForScreen("▸ xxxxxxxx")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "1\n")
        }

        @Test func `R13 of a million lines those that have come are searched, and the others when they come`()
            throws
        {
            let command = try CommandShell()
            try command.shell.type("mkfifo $T/pipe; exec 7<>$T/pipe; (seq 50000 &) >&7")
            try command.start("< $T/pipe", until: "50000 options so far")
            try command.text("4999")
            try command.shell.waitForScreen("of 15 ")
            let pipe = try #require(FileHandle(forWritingAtPath: command.path("pipe")))
            try pipe.write(contentsOf: Data((50_001...1_000_000).map { "\($0)\n" }.joined().utf8))
            try command.shell.waitForScreen("1000000 options so far")
            #expect(command.shell.screen.contains("4999"))
            try command.text("99")
            try command.shell.waitForScreen("1 of 1 ")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "499999\n")
        }
    }
#endif
