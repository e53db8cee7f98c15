#if os(Linux)
    import Foundation

    /// A program that a test has started, with the system's own means.
    package final class SpawnedProgram {
        package enum End: Equatable {
            case exited(Int32)
            case killed(Int32)
        }

        /// glibc's flags for `posix_spawn`, which its headers hide from Swift.
        private enum Flag {
            /// No signal blocked: the test's threads block some, and a program inherits that.
            static let signalMask: Int16 = 0x08
            /// A session of the program's own. The first terminal that it opens then controls it.
            static let ownSession: Int16 = 0x80
        }

        package private(set) var identifier: pid_t = 0
        private var end: End?
        /// Time that the program spent computing, known at its end.
        package private(set) var processorSeconds = 0.0

        /// Starts a program with nothing open but its three standard files.
        ///
        /// - Parameters:
        ///   - terminal: The path of a terminal that is all three of them, and that controls the program.
        ///   - blocksSignals: Whether the program inherits the blocked signals of the test's thread.
        package init(
            _ arguments: [String], terminal: String? = nil, input: String = "/dev/null",
            output: String = "/dev/null",
            environment: [String: String], blocksSignals: Bool = false
        ) throws {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(
                &actions, 0, terminal ?? input, terminal == nil ? O_RDONLY : O_RDWR, 0)
            if terminal == nil {
                posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            } else {
                posix_spawn_file_actions_adddup2(&actions, 0, 1)
            }
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setflags(
                &attributes, (terminal == nil ? 0 : Flag.ownSession) | (blocksSignals ? 0 : Flag.signalMask))
            let words = arguments.map { strdup($0) } + [nil]
            let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for word in words + variables { free(word) } }
            let failure = posix_spawn(&identifier, arguments[0], &actions, &attributes, words, variables)
            guard failure == 0 else {
                throw PseudoTerminal.Failure(
                    description: "\(arguments[0]): \(String(cString: strerror(failure)))")
            }
        }

        deinit {
            if end == nil {
                kill(identifier, SIGKILL)
                waitpid(identifier, nil, 0)
            }
        }

        package func signal(_ number: Int32) {
            kill(identifier, number)
        }

        /// How the program ended, nil while it runs.
        package var ended: End? {
            if end == nil { wait(WNOHANG) }
            return end
        }

        package func waitForEnd() {
            if end == nil { wait(0) }
        }

        private func wait(_ options: Int32) {
            var status: Int32 = 0
            var usage = rusage()
            guard wait4(identifier, &status, options, &usage) == identifier else { return }
            processorSeconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
            end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
        }
    }
#endif
