#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// The command in a real terminal, under a shell.
    final class CommandShell {
        let shell: TmuxShell
        private let folder: URL
        private var modesBefore = ""

        init(columns: Int = 80, rows: Int = 24) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "command-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            shell = try TmuxShell(
                columns: columns, rows: rows,
                environment: [
                    "P": CommandTests.command.path, "T": folder.path, "XDG_STATE_HOME": folder.path,
                    "LANG": "C.UTF-8",
                ])
            try shell.type("cd \(CommandTests.root.path)")
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// The path of a file that goes with the shell.
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

        func write(_ text: String, to name: String) throws {
            try text.write(toFile: path(name), atomically: true, encoding: .utf8)
        }

        func content(of name: String) throws -> String {
            try String(contentsOfFile: path(name), encoding: .utf8)
        }

        /// Starts the command with its output in a file; waits until the screen shows something.
        func start(_ arguments: String, before: String = "", until text: String) throws {
            modesBefore = try shell.lineModes()
            try shell.type("clear; \(before)$P \(arguments) > $T/out; echo status $?")
            try shell.waitForScreen(text)
        }

        func press(_ keys: String...) throws { for key in keys { try shell.press(key) } }

        func text(_ text: String) throws { try shell.run("send-keys", "-l", text) }

        /// Waits for the end; the terminal must be as it was, with nothing left on it.
        ///
        /// - Returns: What was printed.
        @discardableResult
        func end(status: Int32) throws -> String {
            try shell.wait(for: "status") { shell.lines.contains { $0.hasPrefix("status ") } }
            #expect(shell.lines.contains("status \(status)"), "\(shell.screen)")
            #expect(try shell.lineModes() == modesBefore)
            #expect(shell.value("cursor_flag") == "1")
            #expect(shell.value("alternate_on") == "0")
            #expect(shell.value("mouse_any_flag") == "0")
            return try content(of: "out")
        }
    }
#endif
