#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// What the signal to quit does where no terminal is in use.
    @Suite struct QuittingTests {
        @Test func `the signal to quit ends a filter that waits for more lines, at once and without a word`()
            throws
        {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (input, output) = (folder.path + "/in", folder.path + "/out")
            #expect(mkfifo(input, 0o600) == 0)
            let pipe = open(input, O_RDWR | O_CLOEXEC)
            defer { close(pipe) }
            let filter = try SpawnedProgram(
                [CommandTests.command.path, "filter", "a"], input: input, output: output, environment: [:])
            #expect(write(pipe, "a", 1) == 1)
            // It has begun when it has read this.
            try wait { unread(pipe) == 0 }
            filter.signal(SIGQUIT)
            try wait { filter.ended != nil }
            #expect(filter.ended == .killed(SIGQUIT))
            #expect(try String(contentsOfFile: output, encoding: .utf8) == "")
        }

        private func unread(_ pipe: Int32) -> Int32 {
            var count: Int32 = 0
            return ioctl(pipe, UInt(FIONREAD), &count) == 0 ? count : -1
        }

        /// The limit only ends a test that has failed.
        private func wait(until isSo: () -> Bool) throws {
            let limit = Date(timeIntervalSinceNow: 60)
            while !isSo() {
                guard Date() < limit else { throw PseudoTerminal.Failure(description: "waited in vain") }
                usleep(10_000)
            }
        }
    }
#endif
