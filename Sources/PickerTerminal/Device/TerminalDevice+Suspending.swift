extension TerminalDevice {
    /// Whether a shell would continue the job if it stopped.
    ///
    /// Not where the signal was ignored when the program began, as in a command substitution, nor in the session leader's
    /// own job.
    public var canSuspend: Bool {
        watch?.wasIgnored(System.SignalNumber.stop) == false && !System.isInLeadersGroup
    }

    /// Gives the terminal back and stops the whole job, as Ctrl-Z does outside raw mode; takes the terminal over again when
    /// the shell continues the job in the foreground.
    ///
    /// Erase the screen before. ``TerminalEvent/resumed`` follows.
    ///
    /// - Returns: False, with nothing done, where not ``canSuspend``.
    @discardableResult
    public func suspend() -> Bool {
        pending.stopRequested = false
        guard let watch, !watch.wasIgnored(System.SignalNumber.stop), !System.isInLeadersGroup else {
            return false
        }
        leave()
        watch.withDefault(System.SignalNumber.stop) {
            System.signalJob(System.SignalNumber.stop)
            // Where the stop is refused because no shell is left, the program simply goes on.
            _ = waitForResume(watch)
        }
        pending.stopRequested = false
        resume()
        hasResumed = true
        return true
    }

    /// Puts the terminal in order after the program was stopped, by ``suspend()`` or by a signal that nobody can catch.
    func resume() {
        do {
            // The line modes may be the shell's now, or still raw; either way only those kept from before are right.
            try waitForForeground()
            leave()
            try enter()
        } catch { isLost = true }
    }
}
