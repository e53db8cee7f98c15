/// How long some calls of the same work took.
struct Timings {
    private(set) var milliseconds: [Double]

    init(_ milliseconds: [Double] = []) { self.milliseconds = milliseconds }

    /// Does work and notes its time.
    mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try work()
        let time = (ContinuousClock.now - start).components
        milliseconds.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15)
        return result
    }

    /// The time that a part of the calls did not exceed.
    func quantile(_ part: Double) -> Double {
        let sorted = milliseconds.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }

    var median: Double { quantile(0.5) }
    var least: Double { milliseconds.min() ?? 0 }

    /// Median, 95th of a hundred, and worst.
    var words: String {
        [median, quantile(0.95), quantile(1)].map(Markdown.milliseconds).joined(separator: " / ")
    }
}
