#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    @Suite(.enabled(if: TmuxShell.isInstalled)) struct JobControlTests {
        /// A shell that runs a command line with the probe, up to its first frame.
        private func shell(running command: String) throws -> (shell: TmuxShell, modes: String) {
            let shell = try TmuxShell(environment: ["PROBE": ProbeRun.probe])
            let modes = try shell.lineModes()
            try shell.type("clear; \(command)")
            try shell.waitForNote("ready")
            try shell.waitForScreen("events 0")
            return (shell, modes)
        }

        private func quit(_ shell: TmuxShell) throws {
            try shell.press("q")
            try shell.waitForNote("quit")
            try shell.waitForScreen("probe ended")
        }

        @Test(arguments: ["$PROBE $LOG", "cat /dev/null | $PROBE $LOG | cat"])
        func `Ctrl-Z stops the whole job with the screen in order, and fg paints it again`(_ command: String)
            throws
        {
            let (shell, modes) = try shell(running: command)
            try shell.press("C-z")
            try shell.waitForScreen("Stopped")
            #expect(!shell.screen.contains("events"))
            #expect(try shell.lineModes() == modes)
            try shell.type("fg")
            try shell.waitForNote("continued")
            try shell.waitForScreen("events")
            #expect(shell.screen.contains("size 60x16"))
            try quit(shell)
            #expect(try shell.lineModes() == modes)
        }

        @Test func `continued in the background it stops again, and goes on in the foreground`() throws {
            let (shell, modes) = try shell(running: "$PROBE $LOG")
            try shell.press("C-z")
            try shell.waitForScreen("Stopped")
            try shell.type("clear; bg; wait; echo waited")
            try shell.waitForScreen("Stopped")
            #expect(try shell.lineModes() == modes)
            #expect(!shell.notes.contains("continued"))
            try shell.type("fg")
            try shell.waitForNote("continued")
            try quit(shell)
            #expect(try shell.lineModes() == modes)
        }

        @Test func `started in the background it waits for the foreground`() throws {
            let shell = try TmuxShell(environment: ["PROBE": ProbeRun.probe])
            let modes = try shell.lineModes()
            try shell.type("clear; $PROBE $LOG &")
            try shell.wait(for: "stop") {
                try? shell.type("")
                return shell.screen.contains("Stopped")
            }
            #expect(shell.notes == [])
            #expect(try shell.lineModes() == modes)
            try shell.type("fg")
            try shell.waitForNote("ready")
            try quit(shell)
            #expect(try shell.lineModes() == modes)
        }

        @Test func `in a command substitution, where no shell waits for jobs, Ctrl-Z does nothing`() throws {
            let (shell, modes) = try shell(running: "x=$($PROBE $LOG); echo done")
            try shell.press("C-z")
            try shell.waitForNote("refused")
            try quit(shell)
            try shell.waitForScreen("done")
            #expect(try shell.lineModes() == modes)
        }

        @Test func `stopped by a signal that cannot be caught, it takes the terminal over again`() throws {
            let (shell, modes) = try shell(running: "$PROBE $LOG")
            let probe = try #require(shell.child)
            kill(probe, SIGSTOP)
            try shell.waitForScreen("Stopped")
            #expect(try shell.lineModes() == modes)
            try shell.type("clear; fg")
            try shell.waitForNote("repaint 60x16")
            try shell.waitForScreen("events")
            try shell.press("Up")
            try shell.wait(for: "the key") { shell.notes.contains { $0.contains("up") } }
            try quit(shell)
            #expect(try shell.lineModes() == modes)
        }

        @Test func `asked to stop by a signal it stops like by Ctrl-Z`() throws {
            let (shell, modes) = try shell(running: "$PROBE $LOG")
            let probe = try #require(shell.child)
            kill(probe, SIGTSTP)
            try shell.waitForScreen("Stopped")
            #expect(!shell.screen.contains("events"))
            #expect(try shell.lineModes() == modes)
            try shell.type("fg")
            try shell.waitForNote("repaint 60x16")
            try quit(shell)
            #expect(try shell.lineModes() == modes)
        }

        @Test func `in a window that becomes narrow and wide again the lines stand once, under the prompt`()
            throws
        {
            let (shell, _) = try shell(running: "$PROBE $LOG mouse")
            let long = "a line long enough to be wrapped when the window becomes narrow: 日本語 and words"
            for columns in [30, 12, 45, 100, 20, 60] {
                try shell.resize(columns: columns)
                try shell.waitForNote("repaint \(columns)x16")
                try shell.waitForScreen("size \(columns)x16")
                try shell.wait(for: "the last line") { shell.lines.last?.hasPrefix("events") == true }
                let lines = shell.lines
                #expect(lines.filter { $0.hasPrefix("probe") }.count == 1, "\(lines)")
                #expect(
                    lines.suffix(4).dropLast() == [
                        "probe", "size \(columns)x16", CellWidth.cut(long, to: columns),
                    ])
            }
            try quit(shell)
        }

        @Test func `titles of every width stand in one row each, whatever tmux thinks of their width`() throws
        {
            let (shell, _) = try shell(running: "$PROBE $LOG titles")
            try shell.wait(for: "the titles") { shell.lines.filter { $0.hasSuffix("|") }.count == 10 }
            #expect(
                shell.lines.suffix(10).allSatisfy { $0.hasSuffix("|") && $0.filter { $0 == "|" }.count == 1 })
            try quit(shell)
            #expect(!shell.screen.contains("|"))
        }
    }
#endif
