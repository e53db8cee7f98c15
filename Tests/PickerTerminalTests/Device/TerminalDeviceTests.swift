#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    @Suite struct TerminalDeviceTests {
        /// Everything that was turned on must be turned off, and the modes of the line be those of before.
        private func expectRestored(_ run: ProbeRun) {
            #expect(run.terminal.modes == run.modesBefore)
            for (on, off) in [
                ("\u{1B}[?2004h", "\u{1B}[?2004l"), ("\u{1B}[?25l", "\u{1B}[?25h"),
                ("\u{1B}[?7l", "\u{1B}[?7h"),
            ] {
                let lastOn = run.text.range(of: on, options: .backwards)
                let lastOff = run.text.range(of: off, options: .backwards)
                #expect(lastOn != nil && lastOff != nil)
                if let lastOn, let lastOff {
                    #expect(lastOn.lowerBound < lastOff.lowerBound, "\(on.debugDescription)")
                }
            }
        }

        @Test(arguments: TerminalSignal.allCases)
        func `a signal to end leaves the terminal as it was, and ends the program by that signal`(
            _ signal: TerminalSignal
        ) throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            #expect(run.terminal.modes != run.modesBefore)
            run.program.signal(signal.number)
            #expect(try run.waitForEnd() == .killed(signal.number))
            #expect(run.notes.last == "terminated \(signal)")
            #expect(run.text.contains("probe ended"))
            expectRestored(run)
        }

        @Test func `signals that were blocked when the program began still count`() throws {
            var all = sigset_t()
            var before = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_BLOCK, &all, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            let run = try ProbeRun(blocksSignals: true)
            try run.waitForNote("ready")
            run.terminal.resize(columns: 40, rows: 9)
            try run.waitForNote("repaint 40x9")
            run.program.signal(SIGTERM)
            #expect(try run.waitForEnd() == .killed(SIGTERM))
            expectRestored(run)
        }

        @Test(arguments: [("q", .exited(0)), ("e", .exited(3))] as [(String, SpawnedProgram.End)])
        func `ending leaves the terminal as it was, closed or not`(_ key: String, _ end: SpawnedProgram.End)
            throws
        {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send(key)
            #expect(try run.waitForEnd() == end)
            expectRestored(run)
        }

        @Test func `a crash leaves the terminal as it was`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send("x")
            let end = try run.waitForEnd()
            #expect([.killed(SIGILL), .killed(SIGTRAP), .killed(SIGABRT)].contains(end))
            expectRestored(run)
        }

        @Test func `all that is written is text and our own sequences`() throws {
            let run = try ProbeRun(mouse: true)
            try run.waitForNote("ready")
            for key in ["\u{1B}[A", "x\u{8}", "é"] where key != "x\u{8}" { run.terminal.send(key) }
            run.terminal.resize(columns: 33, rows: 9)
            try run.waitForNote("repaint 33x9")
            run.terminal.send("q")
            try run.waitForEnd()
            #expect(throws: Never.self) { try StrictParser.parse(run.terminal.output) }
        }

        @Test
        func `a terminal that closes ends the program at once, also where the hang-up signal is ignored`()
            throws
        {
            for shell in [nil, "trap '' HUP"] {
                let run = try ProbeRun(through: shell)
                try run.waitForNote("ready")
                run.terminal.hangUp()
                let end = try run.waitForEnd()
                // Where the signal counts, it and the hang-up itself run a race.
                #expect(end == .exited(1) || shell == nil && end == .killed(SIGHUP))
                #expect(run.program.processorSeconds < 1, "it must not spin")
            }
        }

        @Test func `a signal ends the program though the terminal takes no more output`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send("w")
            try run.waitForNote("writing", reading: false)
            run.program.signal(SIGTERM)
            #expect(try run.waitForEnd(reading: false) == .killed(SIGTERM))
            #expect(run.terminal.modes == run.modesBefore)
        }

        @Test func `a terminal that is slow gets everything in the end`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send("w")
            try run.waitForNote("written")
            run.terminal.send("q")
            try run.waitForEnd()
            #expect(run.text.contains("output 9999 x"))
        }

        @Test func `the window's size is followed, and a report of no size is survived`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            #expect(run.text.contains("size 60x12"))
            run.terminal.resize(columns: 1, rows: 1)
            try run.waitForNote("repaint 1x1")
            run.terminal.resize(columns: 0, rows: 0)
            try run.waitForNote("repaint 80x24")
            run.terminal.send("q")
            #expect(try run.waitForEnd() == .exited(0))
        }

        @Test func `what was typed before the program began is not lost`() throws {
            let run = try ProbeRun(typedBefore: "a")
            try run.waitForNote("ready")
            try run.wait(for: "the key") { run.notes.contains { $0.contains("character(\"a\")") } }
            run.terminal.send("q")
            try run.waitForEnd()
        }

        @Test func `Esc alone arrives, though nothing follows it`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send("\u{1B}")
            try run.wait(for: "Esc") { run.notes.contains { $0.contains("escape") } }
        }

        @Test func `the terminal's late answer is neither a key nor left for the shell`() throws {
            let run = try ProbeRun(mouse: true)
            try run.waitForNote("ready")
            try run.wait(for: "the question") { run.text.contains("\u{1B}[6n") }
            run.terminal.send("q\u{1B}[8;7R")
            #expect(try run.waitForEnd() == .exited(0))
            #expect(run.terminal.unreadInput == 0)
            #expect(run.notes == ["ready", "quit"])
        }

        @Test func `the mouse is told by the line under it`() throws {
            let run = try ProbeRun(mouse: true)
            try run.waitForNote("ready")
            try run.wait(for: "the question") { run.text.contains("\u{1B}[6n") }
            // The cursor stands in the fourth line, so the first is in row 5.
            run.terminal.send("\u{1B}[8;7R\u{1B}[<0;3;6M")
            try run.wait(for: "the press") { run.notes.contains { $0.contains("mouse") } }
            #expect(run.notes.contains { $0.contains("mouse") && $0.contains("line: Optional(1)") })
        }

        @Test func `a dumb terminal gets no escape sequence`() throws {
            let run = try ProbeRun(term: "dumb")
            try run.waitForNote("ready")
            run.terminal.send("a")
            try run.wait(for: "the change") { run.text.contains("events 1") }
            run.terminal.send("q")
            try run.waitForEnd()
            #expect(!run.text.contains("\u{1B}"))
            #expect(run.terminal.modes == run.modesBefore)
        }

        @Test func `where no shell could continue the program it does not stop`() throws {
            let run = try ProbeRun()
            try run.waitForNote("ready")
            run.terminal.send("\u{1A}")
            try run.waitForNote("refused")
            run.program.signal(SIGTSTP)
            run.terminal.send("q")
            #expect(try run.waitForEnd() == .exited(0))
        }

        @Test func `without a terminal there is an error that says so`() throws {
            let log = try ProbeRun.emptyLog()
            defer { try? FileManager.default.removeItem(at: log) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
            process.arguments = ["--wait", ProbeRun.probe, log.path]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 2)
            #expect(try String(contentsOf: log, encoding: .utf8).hasPrefix("error: no terminal: /dev/tty"))
        }

        @Test func `a file is no terminal`() throws {
            let file = open("/dev/null", O_RDWR)
            defer { close(file) }
            #expect(throws: TerminalError.self) { try TerminalDevice(input: file, output: file) }
        }
    }
#endif
