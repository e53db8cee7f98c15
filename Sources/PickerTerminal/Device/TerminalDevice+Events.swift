extension TerminalDevice {
    /// How long ESC is waited on before it counts as the key. A sequence comes in one piece but for networks; Vim's
    /// manual recommends the same 50 milliseconds.
    static let escapePatience: UInt64 = 50_000_000
    /// How long the rest of a sequence or character is waited for. Nobody types into the middle of one.
    static let restPatience: UInt64 = 500_000_000

    /// Waits for what comes next: signals first, then input, then the other descriptor.
    ///
    /// - Parameters:
    ///   - timeout: Nil waits for ever, zero only looks.
    ///   - other: A descriptor of the caller's that ends the wait when it can be read, such as standard input with options.
    /// - Returns: One event. Input that came with it is given by the next calls, at once.
    public func nextEvent(timeout: Duration? = nil, or other: Int32? = nil) -> TerminalEvent {
        let deadline = timeout.map { System.now() + Self.nanoseconds($0) }
        while true {
            if let event = nextPending() { return event }
            let wakeTime = [deadline, flushTime].compactMap { $0 }.min()
            let ready = wait(for: wakeTime.map(Self.milliseconds), or: other)
            if ready.input {
                readInput()
                continue
            }
            let now = System.now()
            if let flushTime, now >= flushTime {
                accept(decoder.flush())
                continue
            }
            if let event = nextPending() { return event }
            if ready.other { return .descriptorReady }
            if let deadline, now >= deadline { return .timeout }
        }
    }

    /// What need not be waited for.
    private func nextPending() -> TerminalEvent? {
        if let signal = pending.takeEnd() { return .terminated(signal) }
        if pending.resumed {
            pending.resumed = false
            resume()
            hasResumed = true
        }
        if hasResumed {
            hasResumed = false
            return isLost ? .lost : .resumed
        }
        if pending.stopRequested {
            pending.stopRequested = false
            return .suspendRequested
        }
        if pending.resized {
            pending.resized = false
            return .resized(size)
        }
        if nextInput < inputs.count {
            nextInput += 1
            probe.hasMore = nextInput < inputs.count
            return .input(inputs[nextInput - 1])
        }
        return isLost ? .lost : nil
    }

    /// Takes decoded input and notes how long what remains may wait.
    func accept(_ decoded: [TerminalInput]) {
        if nextInput == inputs.count {
            inputs.removeAll(keepingCapacity: true)
            nextInput = 0
        }
        inputs += decoded
        switch decoder.waiting {
        case .nothing: flushTime = nil
        case .escape: flushTime = System.now() + Self.escapePatience
        case .rest: flushTime = System.now() + Self.restPatience
        }
    }

    /// Reads and drops input until so many answers about the cursor have come, or time is over.
    func discardReports(_ count: Int) {
        // An answer that takes longer has lost its way, or the terminal gives none.
        let patience: UInt64 = 200_000_000
        let deadline = System.now() + patience
        var missing = count
        while missing > 0, !isLost, System.now() < deadline {
            let ready = wait(for: Self.milliseconds(deadline), or: nil)
            if ready.input { readInput() }
            for case .cursorReport in inputs[nextInput...] { missing -= 1 }
            nextInput = inputs.count
        }
    }

    /// Milliseconds from now to a time, rounded up so that the time has come when they are over.
    private static func milliseconds(_ time: UInt64) -> Int {
        let now = System.now()
        return time > now ? Int((time - now + 999_999) / 1_000_000) : 0
    }

    private static func nanoseconds(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        // A year is as good as for ever and keeps the sum from overflowing.
        let longest: Int64 = 31_536_000
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return UInt64(min(seconds, longest)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    }
}
