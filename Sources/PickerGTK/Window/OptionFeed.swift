#if GTK
    import CPickerGTK
    import PickerCore

    /// Options that come from a descriptor while a person picks.
    ///
    /// GLib's loop reads them when it has nothing else to do, so that however fast they come, keys and frames go
    /// first.
    @MainActor
    public final class OptionFeed {
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

        /// In milliseconds: options that wait this long for company are shown.
        private static let pause: UInt32 = 100

        private let descriptor: Int32
        private let reader: (Moment) -> Answer
        private var send: ((FormEvent) -> Void)?
        private var watch: guint = 0
        private var timer: guint = 0

        /// - Parameter reader: told when to read the descriptor, of which it reads once.
        public init(descriptor: Int32, reader: @escaping (Moment) -> Answer) {
            self.descriptor = descriptor
            self.reader = reader
        }

        /// Sends what comes from now on, until it ends or is stopped.
        func start(_ send: @escaping (FormEvent) -> Void) {
            self.send = send
            let whatever = [G_IO_IN, G_IO_HUP, G_IO_ERR, G_IO_NVAL].reduce(0) { $0 | $1.rawValue }
            watch = g_unix_fd_add_full(
                G_PRIORITY_DEFAULT_IDLE, descriptor, GIOCondition(whatever),
                { _, _, feed in
                    let feed = Unmanaged<OptionFeed>.fromOpaque(feed!)
                        .takeUnretainedValue()
                    MainActor.assumeIsolated { feed.ask(.ready) }
                    return 1
                }, Unmanaged.passRetained(self).toOpaque(),
                { Unmanaged<OptionFeed>.fromOpaque($0!).release() })
        }

        func stop() {
            for source in [watch, timer] where source != 0 { g_source_remove(source) }
            (watch, timer) = (0, 0)
            send = nil
        }

        private func ask(_ moment: Moment) {
            guard let send else { return }
            if timer != 0 { g_source_remove(timer) }
            timer = 0
            let answer = reader(moment)
            if answer.isFinished {
                stop()
            } else if answer.isHoldingBack {
                timer = Later.after(milliseconds: Self.pause) { [weak self] in
                    self?.timer = 0
                    self?.ask(.pause)
                }
            }
            for event in answer.events { send(event) }
        }
    }
#endif
