/// Why no terminal could be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The process has no controlling terminal, or it could not be opened; with the system's reason.
    case noTerminal(reason: String)
    /// What was given is no terminal; with the system's reason.
    case notATerminal(reason: String)
    /// The terminal belongs to another job, and this one cannot wait for it.
    case inBackground
    /// Another part of the program holds the terminal.
    case inUse

    public var description: String {
        switch self {
        case .noTerminal(let reason): "no terminal: /dev/tty: \(reason)"
        case .notATerminal(let reason): "not a terminal: \(reason)"
        case .inBackground: "the terminal belongs to another job; start this one in the foreground"
        case .inUse: "the terminal is in use by another picker of this program"
        }
    }
}
