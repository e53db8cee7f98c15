#if os(Linux)
    import Foundation
    import PickerCore
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    @Suite final class TerminalEventTests {
        private let terminal: PseudoTerminal
        private let device: TerminalDevice

        /// The device gives the terminal back before its descriptor closes: the number may be another test's terminal at once.
        deinit { device.close() }

        init() throws {
            terminal = try PseudoTerminal()
            device = try TerminalDevice(
                input: terminal.slave, output: terminal.slave, traits: ScreenTests.capable)
        }

        @Test func `a time that is over is told, also one of nothing`() {
            #expect(device.nextEvent(timeout: .zero) == .timeout)
            #expect(device.nextEvent(timeout: .milliseconds(1)) == .timeout)
            #expect(device.nextEvent(timeout: .seconds(-5)) == .timeout)
        }

        @Test func `input that came in one piece comes one by one, at once`() {
            terminal.send("a\u{1B}[B")
            #expect(device.nextEvent() == .input(.key(.character("a"), [])))
            #expect(device.nextEvent() == .input(.key(.down, [])))
            #expect(device.nextEvent(timeout: .zero) == .timeout)
        }

        @Test func `Esc is told though the caller waits for ever`() {
            terminal.send("\u{1B}")
            #expect(device.nextEvent() == .input(.key(.escape, [])))
        }

        @Test func `half a character is replaced though the caller waits for ever`() {
            terminal.send("a")
            #expect(device.nextEvent() == .input(.key(.character("a"), [])))
            terminal.sendBytes([0xE2, 0x82])
            #expect(device.nextEvent() == .input(.key(.character("\u{FFFD}"), [])))
        }

        @Test func `another descriptor ends the wait, but never before what was typed`() {
            let pipe = Pipe()
            let reader = pipe.fileHandleForReading.fileDescriptor
            #expect(device.nextEvent(timeout: .zero, or: reader) == .timeout)
            pipe.fileHandleForWriting.write(Data("x".utf8))
            #expect(device.nextEvent(or: reader) == .descriptorReady)
            terminal.send("k")
            #expect(device.nextEvent(or: reader) == .input(.key(.character("k"), [])))
            #expect(device.nextEvent(or: reader) == .descriptorReady)
            withExtendedLifetime(pipe) {}
        }

        @Test func `a descriptor that is always ready does not keep Esc back`() {
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data("x".utf8))
            let reader = pipe.fileHandleForReading.fileDescriptor
            terminal.send("\u{1B}")
            var event = device.nextEvent(or: reader)
            while event == .descriptorReady { event = device.nextEvent(or: reader) }
            #expect(event == .input(.key(.escape, [])))
            withExtendedLifetime(pipe) {}
        }

        @Test func `what was typed before the terminal went is told before the loss, which is told for ever`()
        {
            terminal.send("ab")
            #expect(device.nextEvent() == .input(.key(.character("a"), [])))
            terminal.hangUp()
            #expect(device.nextEvent() == .input(.key(.character("b"), [])))
            #expect(device.nextEvent() == .lost)
            #expect(device.nextEvent(timeout: .zero) == .lost)
            device.write(Array("gone".utf8))
        }

        @Test func `closing twice is closing once`() {
            let before = terminal.modes
            device.close()
            let after = terminal.modes
            device.close()
            #expect(before != after)
            #expect(terminal.modes == after)
        }

        @Test func `a stop is refused where signals are not watched`() {
            #expect(!device.canSuspend)
            #expect(!device.suspend())
        }

        @Test func `the size is the terminal's own`() {
            #expect(device.size == TerminalSize(columns: 60, rows: 12))
        }
    }

    @Suite struct TerminalSessionTests {
        private let terminal: PseudoTerminal
        private let session: TerminalSession

        init() throws {
            terminal = try PseudoTerminal(columns: 20, rows: 6)
            session = try TerminalSession(
                input: terminal.slave, output: terminal.slave, modes: [.mouse], traits: ScreenTests.capable)
        }

        /// What the terminal shows after all that was written.
        private func shown() throws -> [String] {
            for _ in 0..<3 { terminal.pump() }
            var model = TerminalModel(columns: 20, rows: 6)
            try model.write(terminal.output)
            return model.text
        }

        @Test func `lines printed stay above those painted`() throws {
            session.paint([StyledLine("list")])
            session.print([StyledLine("one"), StyledLine("two")])
            session.paint([StyledLine("list")])
            #expect(try shown() == ["one", "two", "list"])
            session.finish(leaving: StyledLine("picked"))
            #expect(try shown() == ["one", "two", "picked"])
        }

        @Test func `the mouse is mapped once the terminal has answered, and the answer is no event`() {
            session.paint([StyledLine("one"), StyledLine("two")])
            terminal.send("\u{1B}[<0;1;4M")
            #expect(
                session.nextEvent()
                    == .mouse(MouseReport(.press, button: .left, column: 1, row: 4), line: nil))
            terminal.send("\u{1B}[3;1R\u{1B}[<0;1;4M")
            #expect(
                session.nextEvent() == .mouse(MouseReport(.press, button: .left, column: 1, row: 4), line: 1))
        }

        @Test func `keys and pastes come through`() {
            terminal.send("q\u{1B}[200~x y\u{1B}[201~\u{1B}[I")
            #expect(session.nextEvent() == .key(.character("q"), []))
            #expect(session.nextEvent() == .paste("x y"))
            #expect(session.nextEvent() == .focus(true))
            #expect(session.nextEvent(timeout: .zero) == .timeout)
        }
    }
#endif
