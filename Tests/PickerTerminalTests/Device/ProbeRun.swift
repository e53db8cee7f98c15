#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// One run of terminal-probe on a terminal of its own.
    final class ProbeRun {
        let terminal: PseudoTerminal
        let program: SpawnedProgram
        private let log: URL
        let modesBefore: [String]

        /// Where the package's programs were built, beside the tests.
        static let probe = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("terminal-probe").path

        init(
            mouse: Bool = false, term: String = "xterm-256color", typedBefore: String = "",
            through shell: String? = nil,
            blocksSignals: Bool = false
        ) throws {
            terminal = try PseudoTerminal()
            terminal.send(typedBefore)
            modesBefore = terminal.modes
            log = try Self.emptyLog()
            let command = [Self.probe, log.path] + (mouse ? ["mouse"] : [])
            let arguments = shell.map { ["/bin/sh", "-c", "\($0)\nexec \"$0\" \"$@\""] + command } ?? command
            // The report of a crash waits for a person, and is not what is looked at.
            let environment = ["TERM": term, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
            program = try SpawnedProgram(
                arguments, terminal: terminal.path, environment: environment, blocksSignals: blocksSignals)
        }

        deinit { try? FileManager.default.removeItem(at: log) }

        static func emptyLog() throws -> URL {
            let log = FileManager.default.temporaryDirectory.appendingPathComponent(
                "probe-\(UUID().uuidString).log")
            try Data().write(to: log)
            return log
        }

        var notes: [String] {
            ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        }

        var text: String { String(decoding: terminal.output, as: UTF8.self) }

        /// Waits until something is so. The limit only ends a test that has failed; nothing depends on how fast it is.
        func wait(for what: String, reading: Bool = true, until isSo: () -> Bool) throws {
            let limit = Date(timeIntervalSinceNow: 60)
            while !isSo() {
                if reading { terminal.pump() } else { usleep(10_000) }
                guard Date() < limit else {
                    throw PseudoTerminal.Failure(
                        description: "no \(what); notes \(notes), \(text.debugDescription)")
                }
            }
        }

        func waitForNote(_ note: String, reading: Bool = true) throws {
            try wait(for: note, reading: reading) { notes.contains(note) }
        }

        @discardableResult
        func waitForEnd(reading: Bool = true) throws -> SpawnedProgram.End {
            try wait(for: "end", reading: reading) { program.ended != nil }
            for _ in 0..<3 where reading { terminal.pump() }
            return try #require(program.ended)
        }
    }
#endif
