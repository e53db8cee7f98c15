#if os(Linux)
    import Foundation

    /// A shell with job control in a real terminal, driven as a person would: keys in, screen out.
    package final class TmuxShell {
        private static let tmux = "/usr/bin/tmux"
        private static let bash = "/bin/bash"
        package static let isInstalled = [tmux, bash].allSatisfy(FileManager.default.isExecutableFile)

        private let folder: URL
        /// A file of its own for what a program has to tell, `$LOG` to the shell.
        package let log: URL

        /// - Parameter environment: What the shell has beside its prompt and the name of its log.
        package init(columns: Int = 60, rows: Int = 16, environment: [String: String] = [:]) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "picker-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            log = folder.appendingPathComponent("log")
            try Data().write(to: log)
            let variables = environment.map { " '\($0.key)=\($0.value)'" }.sorted().joined()
            try run(
                "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
                "env LOG=\(log.path) PS1='$ '\(variables) \(Self.bash) --norc --noprofile")
            try wait(for: "a prompt") { screen.contains("$") }
        }

        deinit {
            _ = try? run("kill-server")
            try? FileManager.default.removeItem(at: folder)
        }

        /// Runs tmux to its end; gives what it printed.
        ///
        /// Not by Foundation's `Process`, which waits for everybody who inherits from the child: tmux's server lives on.
        @discardableResult
        package func run(_ arguments: String...) throws -> String {
            let output = folder.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: output) }
            let tmux = try SpawnedProgram(
                [Self.tmux, "-S", folder.appendingPathComponent("tmux").path, "-f", "/dev/null"] + arguments,
                input: "/dev/null",
                output: output.path,
                environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8"])
            tmux.waitForEnd()
            return try String(contentsOf: output, encoding: .utf8)
        }

        /// Types a line and Enter.
        package func type(_ line: String) throws {
            try run("send-keys", "-l", line)
            try run("send-keys", "Enter")
        }

        /// Presses a key by tmux's name for it.
        package func press(_ key: String) throws {
            try run("send-keys", key)
        }

        package func resize(columns: Int, rows: Int = 16) throws {
            try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
        }

        /// The lines of the screen, without blank ones at the bottom.
        package var lines: [String] {
            var lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last == "" { lines.removeLast() }
            return lines
        }

        package var screen: String { (try? run("capture-pane", "-p")) ?? "" }

        /// What tmux knows of its pane, by the name of a format such as `cursor_y`.
        package func value(_ name: String) -> String {
            let text = (try? run("display-message", "-p", "#{\(name)}")) ?? ""
            return text.split(separator: "\n").first.map(String.init) ?? ""
        }

        package var notes: [String] {
            ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        }

        /// The program that the shell runs in the foreground, by the system's list of its children.
        package var child: pid_t? {
            guard let shell = try? run("display-message", "-p", "#{pane_pid}").split(separator: "\n").first,
                let children = try? String(
                    contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
            else { return nil }
            return children.split(separator: " ").last.flatMap { pid_t($0) }
        }

        /// What `stty -g` says at the prompt. The shell shows that it is there by printing a word.
        package func lineModes() throws -> String {
            let file = folder.appendingPathComponent(UUID().uuidString)
            try type("stty -g > \(file.path).part; mv \(file.path).part \(file.path)")
            try wait(for: "stty") { FileManager.default.fileExists(atPath: file.path) }
            return try String(contentsOf: file, encoding: .utf8)
        }

        /// Waits until something is so. The limit only ends a test that has failed.
        package func wait(for what: String, until isSo: () -> Bool) throws {
            let limit = Date(timeIntervalSinceNow: 60)
            while !isSo() {
                usleep(20_000)
                guard Date() < limit else {
                    throw PseudoTerminal.Failure(
                        description: "no \(what); notes \(notes), screen:\n\(screen)")
                }
            }
        }

        package func waitForNote(_ note: String, times: Int = 1) throws {
            try wait(for: note) { notes.filter { $0 == note }.count >= times }
        }

        package func waitForScreen(_ text: String) throws {
            try wait(for: text) { screen.contains(text) }
        }
    }
#endif
