import PickerCore

/// Options that come from a descriptor while a person picks.
public struct OptionFeed {
    /// Options that wait this long for company are shown.
    static let pause = Duration.milliseconds(100)

    let descriptor: Int32
    private let reader: (Moment) -> Answer
    private(set) var isFinished = false
    private(set) var isPauseAwaited = false

    /// When the reader is asked.
    public enum Moment: Sendable {
        /// The descriptor has something to read, or has ended.
        case ready
        /// Nothing came for a while: whatever has been read should be shown.
        case pause
    }

    /// What the reader has to say.
    public struct Answer {
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

    public init(descriptor: Int32, reader: @escaping (Moment) -> Answer) {
        self.descriptor = descriptor
        self.reader = reader
    }

    mutating func read() -> [FormEvent] { take(reader(.ready)) }

    mutating func pause() -> [FormEvent] { isPauseAwaited ? take(reader(.pause)) : [] }

    private mutating func take(_ answer: Answer) -> [FormEvent] {
        isFinished = isFinished || answer.isFinished
        isPauseAwaited = answer.isHoldingBack && !isFinished
        return answer.events
    }
}
