import SearchThreads

/// How work that a person waited for has ended.
public enum WorkOutcome<Value: Sendable>: Sendable {
    case done(Value)
    /// The person gave up; the work goes on, and what comes of it is dropped.
    case cancelled
    case terminated(TerminalSignal)
    /// The terminal is gone.
    case lost
}

extension TerminalSession {
    /// Work that takes no longer shows nothing.
    private static var patience: Duration { .milliseconds(300) }
    /// How often what is shown may change.
    private static var interval: Duration { .milliseconds(100) }

    /// Does long work on a thread of its own while the person waits.
    ///
    /// Work of more than 0.3 seconds shows a line. What is typed meanwhile is kept and comes out of
    /// ``nextEvent(timeout:or:)`` afterwards; Esc, Ctrl-C and Ctrl-D give up.
    ///
    /// - Parameters:
    ///   - presentation: as lines, what is shown is said once and stays.
    ///   - line: what is to be shown now, asked ten times a second.
    public func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value, presentation: TerminalPicker.Presentation = .picture,
        showing line: () -> StyledLine
    ) -> WorkOutcome<Value> {
        guard let task = BackgroundTask(work) else { return .done(work()) }
        let start = ContinuousClock.now
        var kept: [Event] = []
        var shown: StyledLine?
        var isStale = true
        while true {
            let event = nextEvent(timeout: Self.interval, or: task.descriptor)
            switch event {
            case .descriptorReady:
                putBack(kept)
                return .done(task.value())
            case .terminated(let signal): return .terminated(signal)
            case .lost: return .lost
            case .key(.escape, []), .key(.character("c"), .ctrl), .key(.character("d"), .ctrl):
                return .cancelled
            case .key(.character("z"), .ctrl): suspend()
            case .key, .paste: kept.append(event)
            case .repaint: isStale = true
            case .mouse, .focus, .timeout: break
            }
            guard ContinuousClock.now - start >= Self.patience else { continue }
            let next = line()
            switch presentation {
            case .picture where isStale || next != shown: paint([next])
            case .lines where shown == nil: print([next])
            default: continue
            }
            isStale = false
            shown = next
        }
    }
}

/// Work on a thread of its own, with a descriptor that can be read when it is done.
private final class BackgroundTask<Value: Sendable>: Sendable {
    private let pipe: System.Pipe
    private let result: Result

    /// Nil where the system has no thread or no pipe to give; nothing has begun then.
    init?(_ work: @escaping @Sendable () -> Value) {
        guard let pipe = System.Pipe() else { return nil }
        let result = Result()
        guard
            let thread = BackgroundThread({
                result.set(work())
                _ = System.writeBytes(pipe.writeEnd, [0])
            })
        else { return nil }
        thread.detach()
        self.pipe = pipe
        self.result = result
    }

    var descriptor: Int32 { pipe.readEnd }

    /// What came of it, once the descriptor can be read.
    func value() -> Value { result.take() }

    private final class Result: @unchecked Sendable {
        private let lock = ThreadLock()
        /// Guarded by `lock`.
        private var value: Value?

        func set(_ value: Value) { lock.withLock { self.value = value } }

        func take() -> Value {
            guard let value = lock.withLock({ value }) else { preconditionFailure("the work is not done") }
            return value
        }
    }
}
