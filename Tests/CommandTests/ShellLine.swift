import Foundation

extension CommandTests {
    /// Runs a shell line without a terminal of its own, `$P` being the command and `$T` an empty folder.
    static func shell(_ line: String) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try run(
            ["-w", "/bin/sh", "-c", line], program: URL(fileURLWithPath: "/usr/bin/setsid"),
            environment: ["P": command.path, "T": folder.path, "XDG_STATE_HOME": folder.path])
    }

    /// Whether a process can be had without a terminal.
    static let hasSession = FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")
}
