#if os(Linux)
    import TerminalTesting
    import Testing

    /// The registration form in a real terminal.
    @Suite(.enabled(if: TmuxShell.isInstalled)) struct FormTests {
        private static let form = "form Examples/Registration.json"

        @Test func `the registration form is filled by keys alone`() throws {
            let command = try CommandShell()
            try command.start(Self.form, until: "› Title")
            try command.press("Down")
            try command.shell.waitForScreen("▸ None")
            try command.press("Down", "Down")
            try command.shell.waitForScreen("▸ Ms")
            try command.press("Tab")
            try command.shell.waitForScreen("› Country")
            try command.text("braz")
            try command.shell.waitForScreen("▸ Brazil")
            try command.press("Enter", "Tab", "Down")
            try command.shell.waitForScreen("[ ] Music")
            try command.press("Space", "Down", "Space", "Enter")
            try command.shell.waitForScreen("Music, Reading")
            try command.press("Tab")
            #expect(
                try command.end(status: 0)
                    == "{\"title\":\"Ms\",\"country\":\"BR\",\"interests\":[\"Music\",\"Reading\"]}\n")
        }

        @Test func `R20 an incomplete form is not submitted and says what is missing`() throws {
            let command = try CommandShell()
            try command.start(Self.form, until: "› Title")
            try command.press("C-s")
            try command.shell.waitForScreen("! Choose an option")
            try command.shell.waitForScreen("› Country")
            try command.text("ital")
            try command.shell.waitForScreen("▸ Italy")
            try command.press("Enter")
            try command.shell.wait(for: "the message to go") { !command.shell.screen.contains("!") }
            try command.press("C-s")
            #expect(
                try command.end(status: 0) == "{\"title\":null,\"country\":\"IT\",\"interests\":[]}\n")
        }

        @Test func `Esc leaves the open field, then the form`() throws {
            let command = try CommandShell()
            try command.start(Self.form, until: "› Title")
            try command.press("Down")
            try command.shell.waitForScreen("▸ None")
            try command.press("Escape")
            try command.shell.wait(for: "the wheel to go") { !command.shell.screen.contains("▸ None") }
            try command.press("Escape")
            #expect(try command.end(status: 130) == "")
        }

        @Test func `a commit is undone and redone`() throws {
            let command = try CommandShell()
            try command.start(Self.form, until: "› Title")
            try command.press("Down", "Down", "Enter")
            try command.shell.waitForScreen("Title      Mr")
            try command.press("C-_")
            try command.shell.waitForScreen("Title      Choose…")
            try command.press("C-y")
            try command.shell.waitForScreen("Title      Mr")
            try command.press("C-c")
            try command.end(status: 130)
        }

        @Test func `a form shows all its fields on a terminal of few rows as far as they fit`() throws {
            let command = try CommandShell(columns: 40, rows: 6)
            try command.start(Self.form, until: "› Title")
            try command.press("Tab", "Down")
            try command.shell.waitForScreen("▸ Austria")
            try command.press("End", "Down", "Down", "Down", "Down")
            try command.shell.waitForScreen("▸ Germany")
            try command.press("C-c")
            try command.end(status: 130)
        }

        @Test func `a form's options may stand in a file beside it`() throws {
            let command = try CommandShell()
            try command.write("code;name\nx;Ex\ny;Why\n", to: "list.csv")
            try command.write(
                """
                {"fields": [{"name": "a", "options": {"file": "list.csv", "id": "code", "title": "name"}}]}
                """, to: "form.json")
            try command.start("form $T/form.json", until: "› a")
            try command.press("Down", "Down", "Enter", "Tab")
            #expect(try command.end(status: 0) == "{\"a\":\"y\"}\n")
        }
    }
#endif
