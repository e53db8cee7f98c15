#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension System {
    /// What a signal did before it was watched.
    fileprivate struct Action {
        var number: Int32
        var action: sigaction
    }

    /// Watches signals: each that comes writes its number into a pipe, and nothing else happens in the handler.
    ///
    /// Signals belong to the process, so there is one watch at a time.
    final class SignalWatch {
        /// Becomes readable when a signal has come.
        let descriptor: Descriptor
        private var pipe: Pipe?
        private var replaced: [Action] = []
        private var ignored: Set<Int32> = []
        private let maskBefore: sigset_t

        /// Begins to watch; nil if another watch is on or no pipe is to be had.
        init?(_ numbers: [Int32]) {
            guard wakeDescriptor == nil else { return nil }
            // Who started the program may have blocked signals and left them so; to us that is no wish.
            maskBefore = System.unblock(numbers + [SIGTTIN, SIGTTOU])
            guard let pipe = Pipe() else { return nil }
            self.pipe = pipe
            descriptor = pipe.readEnd
            wakeDescriptor = pipe.writeEnd
            for number in numbers { watch(number) }
        }

        /// Whether a signal was ignored when the program began; such a signal stays ignored.
        func wasIgnored(_ number: Int32) -> Bool { ignored.contains(number) }

        private func watch(_ number: Int32) {
            var action = sigaction()
            sigaction(number, nil, &action)
            if System.isIgnored(signal(number, SIG_IGN)) {
                ignored.insert(number)
                return
            }
            replaced.append(Action(number: number, action: action))
            _ = signal(number, noteSignal)
        }

        /// The signals that have come since the last call, in order.
        func take() -> [Int32] {
            var buffer = [UInt8](repeating: 0, count: 64)
            var numbers: [Int32] = []
            while case .bytes(let bytes) = System.readBytes(descriptor, into: &buffer) {
                numbers += bytes.map { Int32($0) }
            }
            return numbers
        }

        /// Lets a signal do what it does by itself while something happens.
        func withDefault(_ number: Int32, _ body: () -> Void) {
            guard !wasIgnored(number) else { return body() }
            _ = signal(number, SIG_DFL)
            body()
            _ = signal(number, noteSignal)
        }

        /// Gives every signal back to whoever had it.
        func end() {
            for var old in replaced { sigaction(old.number, &old.action, nil) }
            replaced = []
            guard pipe != nil else { return }
            var mask = maskBefore
            pthread_sigmask(SIG_SETMASK, &mask, nil)
            wakeDescriptor = nil
            pipe = nil
        }

        deinit { end() }
    }

    /// Lets signals reach this thread; gives the mask that kept them away.
    @discardableResult
    fileprivate static func unblock(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        var before = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, &before)
        return before
    }

    fileprivate static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    enum SignalNumber {
        static let hangUp = SIGHUP
        static let interrupt = SIGINT
        static let quit = SIGQUIT
        static let terminate = SIGTERM
        static let stop = SIGTSTP
        static let resume = SIGCONT
        static let backgroundRead = SIGTTIN
        static let windowChange = SIGWINCH
    }

    /// Ends the process by a signal, as if nobody had watched it.
    static func end(by number: Int32) -> Never {
        _ = signal(number, SIG_DFL)
        unblock([number])
        raise(number)
        // A signal that cannot end the process has its status in the shell's way.
        exit(128 + number)
    }

    // MARK: Rescue

    /// What brings a terminal back to order when the program ends without closing it.
    struct Rescue {
        var descriptor: Descriptor
        var modes: LineModes
        /// Bytes that end every mode, never freed.
        var reset: UnsafeBufferPointer<UInt8>
    }

    /// Signals that end a program which has failed. Each puts the terminal in order and then does what it did before.
    private static let failures = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

    /// Sets what happens to the terminal on a crash and on `exit`; nil when it is in order.
    static func setRescue(_ next: Rescue?) {
        if !isRescuePrepared {
            isRescuePrepared = true
            actionsBefore = .allocate(capacity: Int(failures.max() ?? 0) + 1)
            for number in failures {
                sigaction(number, nil, &actionsBefore![Int(number)])
                _ = signal(number, noteFailure)
            }
            atexit(bringRescue)
        }
        rescue = next
    }
}

// What handlers touch are plain globals: no allocation, no lock, no reference count.
nonisolated(unsafe) private var wakeDescriptor: Int32?
nonisolated(unsafe) private var rescue: System.Rescue?
nonisolated(unsafe) private var isRescuePrepared = false
nonisolated(unsafe) private var actionsBefore: UnsafeMutablePointer<sigaction>?

private func noteSignal(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    if let wakeDescriptor { _ = write(wakeDescriptor, &byte, 1) }
    errno = before
}

private func noteFailure(_ number: Int32) {
    bringRescue()
    if let actionsBefore { sigaction(number, &actionsBefore[Int(number)], nil) }
    raise(number)
}

private func bringRescue() {
    guard let current = rescue else { return }
    rescue = nil
    _ = write(current.descriptor, current.reset.baseAddress, current.reset.count)
    var modes = current.modes.raw
    _ = tcsetattr(current.descriptor, TCSANOW, &modes)
}
