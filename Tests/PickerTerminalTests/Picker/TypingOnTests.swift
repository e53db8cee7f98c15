#if os(Linux)
    import OptionSearch
    import PickerCore
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    /// Keys that come while a search runs: they stop it, and what it would have found is never painted (R10, R13).
    @Suite struct TypingOnTests {
        private static let list = OptionList(
            titles: (0..<40_000).map { $0 % 2 == 0 ? "able \($0)" : "cab \($0)" })

        /// Types bytes at a picker before it looks, and gives what it painted and how it ended.
        private func run(
            _ bytes: String, _ configure: (inout TerminalPicker) -> Void = { _ in }
        ) throws -> (screen: String, outcome: TerminalPicker.Outcome, picker: TerminalPicker) {
            let terminal = try PseudoTerminal()
            let session = try TerminalSession(
                input: terminal.slave, output: terminal.slave, traits: ScreenTests.capable)
            defer { withExtendedLifetime(terminal) { session.finish() } }
            // As slow as the machine may be, what is typed at once is typed before anything has to be painted.
            session.probe.patience = .max
            var picker = TerminalPicker(
                FormState([PickerFixtures.field(.combo, Self.list)]), isForm: false)
            configure(&picker)
            terminal.send(bytes)
            let outcome = picker.run(on: session)
            for _ in 0..<3 { terminal.pump() }
            return (String(decoding: terminal.output, as: UTF8.self), outcome, picker)
        }

        @Test func `only the last of some keys that come together is answered on the screen`() throws {
            let (screen, outcome, _) = try run("able 7\u{3}")
            #expect(outcome == .cancelled)
            // Nothing was painted but the whole list: Ctrl-C came with the other keys.
            #expect(screen.contains("of 40000") && !screen.contains("of 20000"))
        }

        @Test func `Enter picks the best match of what was typed, although its search was stopped`() throws {
            let (screen, outcome, picker) = try run("cab 19\r")
            #expect(outcome == .done)
            #expect(picker.form.fields[0].valueText == "cab 19")
            #expect(!screen.contains("of 20000"), "the answer to c was not painted")
        }

        @Test func `keys that edit no text move in what was searched for last`() throws {
            let (_, outcome, picker) = try run("cab 19\u{1B}[B\u{1B}[B\r")
            #expect(outcome == .done)
            let matches = SearchIndex(titles: Self.list.titles).search(SearchQuery("cab 19", mode: .contains))
            #expect(picker.form.fields[0].valueText == Self.list.title(at: matches[2]))
        }

        @Test func `a text that comes key by key, all at once, is painted for none of its beginnings`() throws
        {
            let (screen, outcome, picker) = try run(String(repeating: "able ", count: 500) + "\r")
            #expect(outcome == .done)
            #expect(picker.form.fields[0].valueText == "able 0")
            #expect(!screen.contains("of 20000"))
        }

        @Test func `a probe sees input, read or not, and gives up when too little was painted`() throws {
            let terminal = try PseudoTerminal()
            let device = try TerminalDevice(
                input: terminal.slave, output: terminal.slave, traits: ScreenTests.capable)
            defer { withExtendedLifetime(terminal) { device.close() } }
            let probe = device.probe
            probe.patience = .max
            #expect(!probe.isOvertaken)
            terminal.send("ab")
            #expect(probe.isOvertaken)
            _ = device.nextEvent()
            #expect(probe.isOvertaken, "one more was read")
            _ = device.nextEvent()
            #expect(!probe.isOvertaken)
            terminal.send("c")
            #expect(probe.isOvertaken)
            probe.patience = 0
            #expect(!probe.isOvertaken)
        }
    }
#endif
