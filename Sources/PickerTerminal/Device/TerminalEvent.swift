/// What ``TerminalDevice/nextEvent(timeout:or:)`` waited for.
public enum TerminalEvent: Hashable, Sendable {
    /// A person or the terminal sent something.
    case input(TerminalInput)
    /// The window has another size.
    case resized(TerminalSize)
    /// Somebody asks the program to stop for a while: erase, then ``TerminalDevice/suspend()``.
    case suspendRequested
    /// The program goes on after a stop: the terminal is in order again, and everything must be painted anew.
    case resumed
    /// Somebody asks the program to end.
    case terminated(TerminalSignal)
    /// The terminal is gone; there is nothing left to read or to paint on. Comes again on every call.
    case lost
    /// The other descriptor can be read or has ended.
    case descriptorReady
    /// The time is over.
    case timeout
}

/// A signal that asks a program to end.
public enum TerminalSignal: Hashable, Sendable, CaseIterable {
    case hangUp, interrupt, quit, terminate

    /// The system's number for it.
    var number: Int32 {
        switch self {
        case .hangUp: System.SignalNumber.hangUp
        case .interrupt: System.SignalNumber.interrupt
        case .quit: System.SignalNumber.quit
        case .terminate: System.SignalNumber.terminate
        }
    }

    /// The signal of a number of the system's; `nil` for others.
    public init?(number: Int32) {
        guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = signal
    }

    /// The exit status by which shells report it, 128 and its number.
    public var exitStatus: Int32 { 128 + number }

    /// Ends the process by the signal, so that whoever started it sees why. Close the terminal before.
    public func endProcess() -> Never {
        System.end(by: number)
    }
}
