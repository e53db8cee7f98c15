import PickerCore

/// A terminal with a screen on it: paints lines, gives what a person does, and keeps both in step with the window.
///
/// Sizes, positions of the mouse, stops and continuations are dealt with here; the owner paints whenever it is asked to
/// and whenever it has something new, and calls ``finish(leaving:)`` at the end.
public final class TerminalSession {
    /// What happened.
    public enum Event: Hashable, Sendable {
        case key(Key, KeyModifiers)
        case paste(String)
        /// The mouse, over one of the painted lines or nil elsewhere; its column counts from 1.
        case mouse(MouseReport, line: Int?)
        case focus(Bool)
        /// Everything must be painted: the window has another size, or the program goes on after a stop.
        case repaint
        /// Somebody asks the program to end.
        case terminated(TerminalSignal)
        /// The terminal is gone.
        case lost
        case descriptorReady
        case timeout
    }

    private let device: TerminalDevice

    /// What a search asks that a newer query should stop.
    var probe: InputProbe { device.probe }

    private var screen: Screen
    /// What has happened before and is still to be given.
    private var kept: [Event] = []

    /// Opens the process's terminal.
    ///
    /// - Parameter noColor: Whether the person asked for no colour.
    public convenience init(
        modes: TerminalModes = [.bracketedPaste], noColor: Bool = false
    ) throws(TerminalError) {
        let traits = TerminalTraits.current(noColor: noColor)
        try self.init(TerminalDevice(modes: modes, traits: traits), modes, traits)
    }

    /// Uses descriptors of a terminal that stay the caller's; signals are not watched.
    public convenience init(
        input: Int32, output: Int32, modes: TerminalModes = [.bracketedPaste],
        traits: TerminalTraits = .current()
    ) throws(TerminalError) {
        try self.init(
            TerminalDevice(input: input, output: output, modes: modes, traits: traits), modes, traits)
    }

    private init(_ device: TerminalDevice, _ modes: TerminalModes, _ traits: TerminalTraits) {
        self.device = device
        screen = Screen(size: device.size, traits: traits, tracksMouse: modes.contains(.mouse))
    }

    /// The size to paint for.
    public var size: TerminalSize { screen.size }

    public var traits: TerminalTraits { screen.traits }

    /// Whether the terminal has said where the lines stand, so that a press on no line is one beside them.
    public var isPlaceKnown: Bool { screen.isPlaceKnown }

    /// Shows these lines in place of those painted before; see ``Screen/paint(_:cursor:)``.
    public func paint(_ lines: [StyledLine], cursor: Screen.Place? = nil) {
        device.write(screen.paint(lines, cursor: cursor))
    }

    /// Takes the painted lines away, so that the next frame is painted anew, where something else has written over them.
    public func refresh() { device.write(screen.erase()) }

    /// Prints lines that stay, above those painted; the next ``paint(_:cursor:)`` begins below them.
    public func print(_ lines: [StyledLine]) {
        for line in lines { device.write(screen.finish(leaving: line)) }
    }

    /// Waits for what happens next; see ``TerminalDevice/nextEvent(timeout:or:)``.
    public func nextEvent(timeout: Duration? = nil, or other: Int32? = nil) -> Event {
        if !kept.isEmpty { return kept.removeFirst() }
        while true {
            switch device.nextEvent(timeout: timeout, or: other) {
            case .input(.cursorReport(let row, _)): screen.cursorReported(row: row)
            case .input(.key(let key, let modifiers)): return .key(key, modifiers)
            case .input(.paste(let text)): return .paste(text)
            case .input(.focus(let hasFocus)): return .focus(hasFocus)
            case .input(.mouse(let report)):
                return .mouse(report, line: screen.line(atTerminalRow: report.row))
            case .suspendRequested: suspend()
            case .resumed:
                screen.resize(to: device.size)
                return .repaint
            case .resized(let size):
                screen.resize(to: size)
                return .repaint
            case .terminated(let signal): return .terminated(signal)
            case .lost: return .lost
            case .descriptorReady: return .descriptorReady
            case .timeout: return .timeout
            }
        }
    }

    /// Gives events once more, before all others.
    func putBack(_ events: [Event]) { kept = events + kept }

    /// Stops the job until the shell continues it, with nothing painted meanwhile; ``Event/repaint`` follows.
    ///
    /// - Returns: False, with nothing done, where nobody could continue it.
    @discardableResult
    public func suspend() -> Bool {
        guard device.canSuspend else { return false }
        device.write(screen.erase())
        defer { screen.resize(to: device.size) }
        return device.suspend()
    }

    /// Takes everything away, leaves a line in its place if one is given, and gives the terminal back.
    public func finish(leaving line: StyledLine? = nil) {
        device.write(screen.finish(leaving: line))
        device.close(awaitedReports: screen.awaitedReports)
    }
}
