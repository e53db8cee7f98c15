/// The signals that have come and have not been told yet. Several of a kind count once.
struct PendingSignals {
    static let watched: [Int32] =
        TerminalSignal.allCases.map(\.number) + [
            System.SignalNumber.stop, System.SignalNumber.resume, System.SignalNumber.windowChange,
        ]

    private(set) var end: TerminalSignal?
    var stopRequested = false
    var resumed = false
    var resized = false

    /// Whether the program was ever asked to end.
    private(set) var asksToEnd = false

    mutating func note(_ number: Int32) {
        switch number {
        case System.SignalNumber.stop: stopRequested = true
        case System.SignalNumber.resume: resumed = true
        case System.SignalNumber.windowChange: resized = true
        default:
            guard let signal = TerminalSignal(number: number) else { return }
            end = end ?? signal
            asksToEnd = true
        }
    }

    mutating func takeEnd() -> TerminalSignal? {
        defer { end = nil }
        return end
    }
}
