#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// The command in a real terminal, by keys.
    @Suite(.enabled(if: TmuxShell.isInstalled)) struct PickingTests {
        @Test(arguments: ["wheel", "menu", "combo"]) func `each style picks by arrow keys and Enter`(
            _ style: String
        ) throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style \(style)", until: "▸ Apple")
            try command.press("Down", "Down")
            try command.shell.waitForScreen("▸ Blueberry")
            try command.shell.waitForScreen("3 of 10")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Blueberry\n")
            #expect(!command.shell.screen.contains("Apple"))
        }

        @Test func `a combo box searches without regard to accents`() throws {
            let command = try CommandShell()
            try command.start("Examples/Countries.json", until: "1 of 249")
            try command.text("cote")
            try command.shell.waitForScreen("Countries  cote")
            try command.shell.waitForScreen("1 of 1")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "CI\n")
        }

        @Test func `R21 a match far behind in a title is shown`() throws {
            let command = try CommandShell()
            let far = String(repeating: "x", count: 200) + "needle" + String(repeating: "y", count: 100)
            try command.write("\(far)\n\(String(repeating: "字", count: 90))needle\n", to: "long.txt")
            try command.start("$T/long.txt", until: "1 of 2")
            try command.text("needle")
            try command.shell.waitForScreen("▸ …xxxxxxxxneedleyyyy")
            try command.shell.waitForScreen("字字字needle")
            try command.press("Enter")
            #expect(try command.end(status: 0) == far + "\n")
        }

        @Test func `letters jump in a menu`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style menu", until: "▸ Apple")
            try command.text("pl")
            try command.shell.waitForScreen("▸ Plum")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Plum\n")
        }

        @Test func `R17 several values are printed in the order of the options`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style menu --multiple --print title", until: "[ ] Apple")
            try command.press("Down", "Down", "Space", "Up", "Up", "Space")
            try command.shell.waitForScreen("2 selected")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Apple\nBlueberry\n")
        }

        @Test func `R16 columns are walked by Left and Right`() throws {
            let command = try CommandShell()
            try command.write(
                """
                [{"id": "eu", "title": "Europe", "children": ["Germany", "France"]},
                 {"id": "as", "title": "Asia", "children": ["Japan", "India"]}]
                """, to: "places.json")
            try command.start("$T/places.json", until: "▸ Europe")
            try command.press("Down")
            try command.shell.waitForScreen("Japan")
            try command.press("Right", "Down")
            try command.shell.waitForScreen("▸ India")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "as\nIndia\n")
        }

        @Test func `in a command substitution the choice is the shell's and the screen is the terminal's`()
            throws
        {
            let command = try CommandShell()
            try command.shell.type("clear; choice=$($P Examples/Fruits.txt --style menu); echo got $choice")
            try command.shell.waitForScreen("▸ Apple")
            try command.press("End", "Enter")
            try command.shell.waitForScreen("got Plum")
        }

        @Test(arguments: ["Escape", "C-c"]) func `Esc and Ctrl-C cancel, print nothing and restore all`(
            _ key: String
        ) throws {
            for style in ["wheel", "menu", "combo"] {
                let command = try CommandShell()
                try command.start("Examples/Fruits.txt --style \(style)", until: "▸ Apple")
                try command.press("Down", key)
                #expect(try command.end(status: 130) == "")
            }
        }

        @Test func `R10 Enter without a match picks nothing and ends nothing`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt", until: "▸ Apple")
            try command.text("zzz")
            try command.shell.waitForScreen("No match")
            try command.press("Enter", "BSpace", "BSpace", "BSpace")
            try command.shell.waitForScreen("▸ Apple")
            try command.press("Escape")
            #expect(try command.end(status: 130) == "")
        }

        @Test func `what is saved is where the next one starts, and none is saved too`() throws {
            let command = try CommandShell()
            try command.write("[\"\", \"Ohio\", \"Utah\"]", to: "s.json")
            let arguments = "$T/s.json --style menu --save state --default Utah"
            try command.start(arguments, until: "▸ ✓ Utah")
            try command.press("Up", "Enter")
            #expect(try command.end(status: 0) == "Ohio\n")
            try command.start(arguments, until: "▸ ✓ Ohio")
            try command.press("Home", "Enter")
            #expect(try command.end(status: 1) == "")
            try command.start(arguments, until: "▸ None")
            try command.press("Escape")
            try command.end(status: 130)
        }

        @Test func `options can be picked before the last one has come`() throws {
            let command = try CommandShell()
            try command.shell.type("mkfifo $T/pipe; exec 7<>$T/pipe; (echo first; echo second) >&7")
            try command.start("< $T/pipe", until: "2 options so far")
            try command.shell.waitForScreen("▸ first")
            // Another shell adds a line while the person looks.
            let pipe = try #require(FileHandle(forWritingAtPath: command.path("pipe")))
            try pipe.write(contentsOf: Data("third\n".utf8))
            try command.shell.waitForScreen("3 options so far")
            try command.text("third")
            try command.shell.waitForScreen("▸ third")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "third\n")
        }

        /// Enter printed another option than the one that was marked, or one that never came.
        @Test(arguments: ["wheel", "menu", "combo"])
        func `R12 Enter waits for a selected option that has not come yet`(_ style: String) throws {
            let command = try CommandShell()
            try command.shell.type("mkfifo $T/pipe; exec 7<>$T/pipe; (echo first; echo second) >&7")
            try command.start("--style \(style) --default third < $T/pipe", until: "2 options so far")
            #expect(!command.shell.screen.contains("▸"))
            try command.press("Enter")
            let pipe = try #require(FileHandle(forWritingAtPath: command.path("pipe")))
            try pipe.write(contentsOf: Data("third\n".utf8))
            try command.shell.waitForScreen("3 options so far")
            try command.shell.wait(for: "the mark") {
                command.shell.lines.contains { $0.contains("▸") && $0.contains("third") }
            }
            try command.press("Enter")
            #expect(try command.end(status: 0) == "third\n")
        }

        @Test func `R12 R17 Enter waits for checked values that have not come yet`() throws {
            let command = try CommandShell()
            try command.shell.type("mkfifo $T/pipe; exec 7<>$T/pipe; (echo first; echo second) >&7")
            try command.start(
                "--style menu --multiple --selected first --selected third --print index < $T/pipe",
                until: "2 options so far")
            try command.press("Enter")
            let pipe = try #require(FileHandle(forWritingAtPath: command.path("pipe")))
            try pipe.write(contentsOf: Data("third\n".utf8))
            try command.shell.waitForScreen("3 options so far")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "0\n2\n")
        }

        @Test func `R1 of equal lines that come in a stream the line is printed, not what tells it apart`()
            throws
        {
            let command = try CommandShell()
            try command.start("", before: "printf 'a\\na\\n' | ", until: "1 of 2")
            try command.press("Down")
            try command.shell.waitForScreen("2 of 2")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "a\n")
        }

        @Test
        func
            `a mistyped choice is told before anything is shown, and not in a stream, which is not known yet`()
            throws
        {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --selected Kivi", until: "expects one of \"Kiwi\"")
            #expect(try command.end(status: 2) == "")
            #expect(!command.shell.screen.contains("▸"))
            try command.start("--selected nope", before: "seq 3 | ", until: "1 of 3")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "1\n")
        }

        @Test func `a pasted line break picks nothing`() throws {
            let command = try CommandShell()
            try command.start("Examples/Countries.json", until: "1 of 249")
            try command.shell.run("set-buffer", "united\nstates\u{1B}")
            try command.shell.run("paste-buffer", "-p")
            try command.shell.waitForScreen("Countries  united states")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "US\n")
        }

        @Test func `a session that was recorded replays to the same end`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --record $T/tape.json", until: "▸ Apple")
            try command.text("p")
            try command.shell.waitForScreen("Fruits  p")
            try command.press("BSpace", "Down", "Down", "Up", "Enter")
            #expect(try command.end(status: 0) == "Banana\n")
            let replay = try CommandTests.run(["replay", command.path("tape.json")])
            #expect(replay.status == 0, "\(replay.errors)")
            #expect(replay.output.contains("\"selected\":\"Banana\""))
        }
    }
#endif
