/// The terminal of this process, in raw mode, given back as it was on every way out.
///
/// Opened on `/dev/tty`, so that standard input and output stay free for pipes. Line modes and terminal modes are restored
/// by ``close()``, on `exit`, when a signal asks the program to end (the owner closes), when the program stops for a
/// while, and when it crashes. Only a kill that cannot be caught leaves them.
///
/// Not for use from several threads. One device at a time may watch signals, for they belong to the process.
public final class TerminalDevice {
    private let input: System.Descriptor
    private let output: System.Descriptor
    private let ownsDescriptors: Bool
    private let modes: TerminalModes
    private let traits: TerminalTraits
    let watch: System.SignalWatch?
    private var before: System.LineModes?
    private var emptyReads = 0
    private var buffer = [UInt8](repeating: 0, count: 4096)

    /// What a search asks that a newer query should stop.
    let probe: InputProbe

    var decoder = InputDecoder()
    /// When what the decoder has begun counts as ended, in ``System/now()``.
    var flushTime: UInt64?
    var inputs: [TerminalInput] = []
    var nextInput = 0
    var isLost = false
    /// Whether the terminal was taken over again and nobody has been told yet.
    var hasResumed = false
    var pending = PendingSignals()

    /// Opens the process's terminal and puts it into raw mode.
    ///
    /// The modes are left alone on a terminal whose cursor cannot be addressed: it would print the sequences.
    ///
    /// In the background it first stops the job, like every program that reads the terminal, until the shell brings it to
    /// the front.
    public convenience init(
        modes: TerminalModes = [.bracketedPaste], traits: TerminalTraits = .current()
    ) throws(TerminalError) {
        let descriptor: System.Descriptor
        do { descriptor = try System.openTerminal() } catch { throw .noTerminal(reason: error.text) }
        guard let watch = System.SignalWatch(PendingSignals.watched) else {
            System.closeDescriptor(descriptor)
            throw .inUse
        }
        try self.init(
            input: descriptor, output: descriptor, ownsDescriptors: true, modes: modes, traits: traits,
            watch: watch)
    }

    /// Uses descriptors of a terminal that stay the caller's; signals are not watched.
    public convenience init(
        input: Int32, output: Int32, modes: TerminalModes = [.bracketedPaste],
        traits: TerminalTraits = .current()
    ) throws(TerminalError) {
        try self.init(
            input: input, output: output, ownsDescriptors: false, modes: modes, traits: traits, watch: nil)
    }

    private init(
        input: System.Descriptor, output: System.Descriptor, ownsDescriptors: Bool, modes: TerminalModes,
        traits: TerminalTraits, watch: System.SignalWatch?
    ) throws(TerminalError) {
        self.input = input
        self.output = output
        probe = InputProbe(descriptor: input)
        self.ownsDescriptors = ownsDescriptors
        self.modes = modes
        self.traits = traits
        self.watch = watch
        do { try enter() } catch {
            release()
            throw error
        }
    }

    deinit { close() }

    /// The size now: what the terminal reports, else `COLUMNS` and `LINES`, else 80 by 24.
    public var size: TerminalSize {
        if let size = System.windowSize(output) {
            return TerminalSize(columns: size.columns, rows: size.rows)
        }
        func number(_ name: String) -> Int? {
            System.environment(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        }
        return TerminalSize(
            columns: number("COLUMNS") ?? TerminalSize.usual.columns,
            rows: number("LINES") ?? TerminalSize.usual.rows)
    }

    /// Writes all bytes, waiting where the terminal is slow.
    ///
    /// If the terminal is gone or the program has been asked to end while the terminal takes nothing, the rest is dropped;
    /// ``nextEvent(timeout:or:)`` then says which.
    public func write(_ bytes: [UInt8]) {
        write(bytes, for: nil)
    }

    private func write(_ bytes: [UInt8], for milliseconds: Int?) {
        var rest = bytes[...]
        while !rest.isEmpty, !isLost {
            switch System.writeBytes(output, rest) {
            case .wrote(let count): rest = rest.dropFirst(count)
            case .gone: isLost = true
            case .full:
                if pending.asksToEnd { return }
                let ready = System.wait(
                    reading: watch.map { [$0.descriptor] } ?? [], writing: [output],
                    milliseconds: milliseconds)
                if ready.isEmpty, milliseconds != nil { return }
                takeSignals()
            }
        }
    }

    /// Gives the terminal back as it was; nothing can be read or written afterwards.
    ///
    /// - Parameter awaitedReports: Answers about the cursor's position that are still to come, ``Screen/awaitedReports``.
    ///   They are waited for shortly, lest the shell read them as typed.
    public func close(awaitedReports: Int = 0) {
        if before != nil { discardReports(awaitedReports) }
        leave()
        release()
    }

    private func release() {
        watch?.end()
        if ownsDescriptors, !isReleased { System.closeDescriptor(input) }
        isReleased = true
    }

    private var isReleased = false

    // MARK: Raw mode

    /// Takes the terminal over, if need be after waiting for the foreground.
    func enter() throws(TerminalError) {
        try waitForForeground()
        let modes: System.LineModes
        do {
            modes = try System.lineModes(output)
            try System.setLineModes(output, modes.withoutProcessing)
        } catch { throw .notATerminal(reason: error.text) }
        before = modes
        if watch != nil { System.setRescue(rescue(modes)) }
        if traits.addressesCursor { write(Array(self.modes.on.utf8)) }
    }

    /// Gives the terminal back; it can be taken over again.
    func leave() {
        guard let before else { return }
        // Longer than any terminal that still reads needs.
        let patience = 200
        if traits.addressesCursor { write(Array(modes.reset.utf8), for: patience) }
        try? System.setLineModes(output, before)
        self.before = nil
        if watch != nil { System.setRescue(nil) }
    }

    private func rescue(_ lineModes: System.LineModes) -> System.Rescue {
        System.Rescue(descriptor: output, modes: lineModes, reset: resetBytes)
    }

    /// Allocated once and never freed: a crash may need them at any time.
    private lazy var resetBytes: UnsafeBufferPointer<UInt8> = {
        let reset = traits.addressesCursor ? Array(modes.reset.utf8) : []
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: reset.count)
        _ = bytes.initialize(from: reset)
        return UnsafeBufferPointer(bytes)
    }()

    /// Stops the job as often as it is continued in the background. Where it does not stop, nobody could bring it to the
    /// front.
    func waitForForeground() throws(TerminalError) {
        while !System.isForeground(output) {
            guard let watch else { throw .inBackground }
            System.signalJob(System.SignalNumber.backgroundRead)
            guard waitForResume(watch) else { throw .inBackground }
        }
    }

    /// Whether the program was stopped and goes on, as its shell tells it.
    func waitForResume(_ watch: System.SignalWatch) -> Bool {
        // A stop takes effect at once; its end is in the pipe when this is reached.
        let patience = 250
        takeSignals()
        if !pending.resumed { _ = System.wait(reading: [watch.descriptor], milliseconds: patience) }
        takeSignals()
        defer { pending.resumed = false }
        return pending.resumed
    }

    func takeSignals() {
        guard let watch else { return }
        for number in watch.take() { pending.note(number) }
    }

    // MARK: Reading

    /// Waits for input, a signal or another descriptor.
    func wait(for milliseconds: Int?, or other: System.Descriptor?) -> (input: Bool, other: Bool) {
        var reading = [input]
        if let watch { reading.append(watch.descriptor) }
        if let other { reading.append(other) }
        let ready = System.wait(reading: reading, milliseconds: milliseconds)
        if let watch, ready.contains(watch.descriptor) { takeSignals() }
        return (ready.contains(input), other.map { ready.contains($0) } ?? false)
    }

    /// Reads what is there and decodes it.
    func readInput() {
        switch System.readBytes(input, into: &buffer) {
        case .bytes(let bytes): accept(decoder.decode(bytes))
        case .end: isLost = true
        case .nothing:
            // Readiness may be mistaken, but one that never gives anything is a terminal that is gone.
            emptyReads += 1
            isLost = isLost || emptyReads > 100
            return
        }
        emptyReads = 0
    }
}
