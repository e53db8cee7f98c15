/// Tells a search that is running whether somebody has typed on, so that its answer is not wanted any more.
///
/// May be asked on any thread while the one that reads the terminal waits for the search; only that one changes it, between
/// searches.
final class InputProbe: @unchecked Sendable {
    private let descriptor: System.Descriptor

    /// Whether input that was read waits to be given.
    var hasMore = false

    /// How old what shows may become, in nanoseconds, before a search is no longer stopped: whoever types without end sees in
    /// turn what they do.
    var patience: UInt64 = 100_000_000
    private var drawnTime = System.now()

    init(descriptor: System.Descriptor) { self.descriptor = descriptor }

    /// Notes that what shows is up to date.
    func noteDrawing() { drawnTime = System.now() }

    var isOvertaken: Bool {
        guard System.now() - drawnTime < patience else { return false }
        return hasMore || !System.wait(reading: [descriptor], milliseconds: 0).isEmpty
    }
}
