/// Options that come while a person picks, from a descriptor that the front end waits at.
///
/// The front end calls ``read()`` when there is something to read, and ``pause()`` when nothing came for a while; it
/// sends the events that they give to the form.
public struct OptionFeed {
    /// In seconds: options that wait this long for company are shown.
    public static let pause = 0.1

    /// What there is to wait at.
    public let descriptor: Int32
    private let reader: (Moment) -> Answer
    public private(set) var isFinished = false
    /// Whether ``pause()`` is to be called when nothing comes for a while.
    public private(set) var isPauseAwaited = false

    /// When the reader is asked.
    public enum Moment: Sendable {
        /// The descriptor has something to read, or has ended.
        case ready
        /// Nothing came for a while: whatever has been read should be shown.
        case pause
    }

    /// What the reader has to say.
    public struct Answer: Sendable {
        public var events: [FormEvent]
        /// Whether something was read that no event has told yet.
        public var isHoldingBack: Bool
        public var isFinished: Bool

        public init(events: [FormEvent] = [], isHoldingBack: Bool = false, isFinished: Bool = false) {
            self.events = events
            self.isHoldingBack = isHoldingBack
            self.isFinished = isFinished
        }
    }

    /// - Parameter reader: told when to read the descriptor, of which it reads once.
    public init(descriptor: Int32, reader: @escaping (Moment) -> Answer) {
        self.descriptor = descriptor
        self.reader = reader
    }

    /// Reads once, and gives the events to send.
    public mutating func read() -> [FormEvent] { take(reader(.ready)) }

    /// Gives the events that show what has been held back; none where nothing was.
    public mutating func pause() -> [FormEvent] { isPauseAwaited ? take(reader(.pause)) : [] }

    private mutating func take(_ answer: Answer) -> [FormEvent] {
        isFinished = isFinished || answer.isFinished
        isPauseAwaited = answer.isHoldingBack && !isFinished
        return answer.events
    }
}
