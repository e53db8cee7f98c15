#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// What a terminal does to a program: sizes, stops, signals, the mouse, and what it can show.
    @Suite(.enabled(if: TmuxShell.isInstalled)) struct TerminalConditionsTests {
        @Test func `R24 the window may change its size at any time`() throws {
            let command = try CommandShell()
            try command.start("Examples/Countries.json --style menu --height 4", until: "1 of 249")
            try command.press("Down", "Down", "Down")
            try command.shell.waitForScreen("4 of 249")
            let highlighted = try #require(command.shell.lines.first { $0.contains("▸") })
                .trimmingCharacters(in: CharacterSet(charactersIn: " │┃▸"))
            let whole = "4 of 249 · ↑↓ move · Enter choose · Esc cancel"
            let sizes = [
                (40, 14, "4 of 249 · Enter choose · Esc cancel"), (20, 15, "4 of 249"), (100, 30, whole),
                (33, 14, "4 of 249 · Enter choose"), (80, 24, whole),
            ]
            for (columns, rows, status) in sizes {
                try command.shell.resize(columns: columns, rows: rows)
                try command.shell.wait(for: "a frame for \(columns) columns") {
                    let lines = Array(command.shell.lines.suffix(6))
                    return lines.last?.trimmingCharacters(in: .whitespaces) == status
                        && lines[0].hasPrefix("Countri") && lines[4].contains("▸ \(highlighted.prefix(10))")
                }
            }
            try command.press("Enter")
            #expect(try command.end(status: 0).count == 3)
        }

        @Test(arguments: ["wheel", "menu", "combo"]) func `a terminal of one cell is enough to pick in`(
            _ style: String
        ) throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style \(style)", until: "▸ Apple")
            try command.shell.resize(columns: 1, rows: 1)
            try command.shell.wait(for: "the size") { command.shell.value("pane_width") == "1" }
            try command.press("Down", "Down")
            try command.shell.resize(columns: 80, rows: 24)
            try command.shell.waitForScreen("▸ Blueberry")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Blueberry\n")
        }

        @Test func `Ctrl-Z stops the job with the terminal in order, and fg goes on`() throws {
            let command = try CommandShell()
            let modes = try command.shell.lineModes()
            try command.start("Examples/Fruits.txt --style menu", until: "▸ Apple")
            try command.press("Down")
            try command.shell.waitForScreen("▸ Banana")
            try command.press("C-z")
            try command.shell.waitForScreen("Stopped")
            #expect(!command.shell.screen.contains("▸"))
            #expect(try command.shell.lineModes() == modes)
            #expect(command.shell.value("mouse_any_flag") == "0")
            try command.shell.type("fg; echo status $?")
            try command.shell.waitForScreen("▸ Banana")
            try command.press("Down", "Enter")
            try command.shell.wait(for: "status") { command.shell.screen.contains("status 0") }
            #expect(try command.content(of: "out") == "Blueberry\n")
            #expect(try command.shell.lineModes() == modes)
        }

        @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)])
        func `a signal to end restores the terminal`(_ signal: Int32, _ status: Int32) throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style wheel", until: "▸ Apple")
            let program = try #require(command.shell.child)
            kill(program, signal)
            #expect(try command.end(status: status) == "")
            #expect(!command.shell.screen.contains("Apple"))
        }

        @Test func `wide and combining characters and control characters in titles disturb nothing`() throws {
            let command = try CommandShell(columns: 40, rows: 12)
            try command.write(
                "日本語のとても長いタイトルでございます、画面より長い\ne\u{301}te\u{301}\n👩‍👩‍👧 family\n\u{1B}[2Jred\u{7}\n\u{202E}abc\nlast\n",
                to: "rough.txt")
            try command.start("$T/rough.txt --style menu", until: "▸ 日本語")
            #expect(command.shell.screen.contains("␛[2Jred␇"))
            #expect(command.shell.lines.contains { $0.hasSuffix("…") })
            for title in ["e\u{301}te\u{301}", "👩", "␛[2Jred", "\u{FFFD}abc", "last"] {
                try command.press("Down")
                try command.shell.waitForScreen("▸ \(title)")
            }
            try command.press("Up", "Up", "Enter")
            #expect(try command.end(status: 0) == "\u{1B}[2Jred\u{7}\n")
        }

        @Test func `Ctrl-L paints again what something else has written over`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style menu", until: "▸ Apple")
            try command.shell.run("send-keys", "-R")
            try command.shell.wait(for: "an empty screen") { !command.shell.screen.contains("Apple") }
            try command.press("C-l")
            try command.shell.waitForScreen("▸ Apple")
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Apple\n")
        }

        @Test func `a press of the mouse picks, and its wheel moves`() throws {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style menu", until: "▸ Apple")
            try command.shell.wait(for: "the mouse to be watched") {
                command.shell.value("mouse_any_flag") == "1"
            }
            try command.text("\u{1B}[<65;5;4M")
            try command.shell.waitForScreen("▸ Banana")
            let line = try #require(command.shell.lines.firstIndex { $0.contains("Cherry") }) + 1
            // A press that comes before the terminal has said where the lines stand is none, so it is repeated.
            try command.shell.wait(for: "the press to count") {
                try? command.text("\u{1B}[<0;7;\(line)M\u{1B}[<0;7;\(line)m")
                return command.shell.screen.contains("status 0")
            }
            #expect(try command.content(of: "out") == "Cherry\n")
        }

        @Test func `a wheel is turned by dragging it`() throws {
            let command = try CommandShell()
            try command.start("Examples/States.plist --key States --style wheel", until: "▸ Alabama")
            let line = try #require(command.shell.lines.firstIndex { $0.contains("▸") }) + 1
            // As above. Held and dragged up by two rows, it shows what comes two rows later.
            try command.shell.wait(for: "the drag to count") {
                try? command.text(
                    "\u{1B}[<0;4;\(line)M\u{1B}[<32;4;\(line - 1)M\u{1B}[<32;4;\(line - 2)M")
                return !command.shell.screen.contains("▸ Alabama")
            }
            try command.text("\u{1B}[<0;4;\(line - 2)m")
            try command.shell.wait(for: "a row in the middle") {
                command.shell.lines.filter { $0.contains("▸") }.count == 1
            }
            try command.press("Escape")
            try command.end(status: 130)
        }

        @Test func `R22 for a screen reader changes are lines and the cursor is on the highlighted one`()
            throws
        {
            let command = try CommandShell()
            try command.start("Examples/Fruits.txt --style menu --screen-reader", until: "Apple, 1 of 10")
            #expect(command.shell.screen.contains("Fruits: Choose…, menu"))
            for (title, position) in [("Banana", 2), ("Blueberry", 3), ("Cherry", 4)] {
                try command.press("Down")
                try command.shell.waitForScreen("\(title), \(position) of 10")
                let row = try #require(Int(command.shell.value("cursor_y")))
                #expect(command.shell.lines[row] == "\(title), \(position) of 10")
                #expect(command.shell.value("cursor_x") == "0")
            }
            #expect(command.shell.lines.contains("Banana, 2 of 10"))
            try command.press("Enter")
            #expect(try command.end(status: 0) == "Cherry\n")
            #expect(command.shell.lines.contains("Cherry, selected"))
        }

        @Test func `without colour no colour is written, and the rest is told by marks`() throws {
            let command = try CommandShell()
            try command.start(
                "Examples/Fruits.txt --selected Kiwi --style menu --no-color", until: "▸ ✓ Kiwi")
            let codes = try command.shell.run("capture-pane", "-p", "-e")
            #expect(codes.firstMatch(of: /\u{1B}\[[0-9;]*3[0-7]m/) == nil)
            try command.press("Escape")
            try command.end(status: 130)
        }

        @Test func `nothing is picked from a stream that broke off`() throws {
            let command = try CommandShell()
            try command.start("", before: "printf 'one\\ntwo\\n\\377\\n' | ", until: "input:3:1")
            try command.press("Down", "Enter")
            #expect(try command.end(status: 2) == "")
        }

        @Test func `on a dumb terminal one picks by number`() throws {
            let command = try CommandShell()
            try command.start(
                "Examples/Fruits.txt", before: "TERM=dumb ", until: "Enter a number from 1 to 10:")
            try command.shell.type("4")
            #expect(try command.end(status: 0) == "Cherry\n")
        }

        @Test func `on a dumb terminal options of a pipe are picked by number, answered on the terminal`()
            throws
        {
            let command = try CommandShell()
            try command.start("", before: "seq 5 9 | TERM=dumb ", until: "Enter a number from 1 to 5:")
            try command.shell.type("2")
            #expect(try command.end(status: 0) == "6\n")
        }
    }
#endif
