#if GTK
    import CPickerGTK
    import PickerCore

    /// Waits in GLib's loop for the options of a feed.
    ///
    /// The loop reads them when it has nothing else to do, so that however fast they come, keys and frames go first.
    @MainActor
    final class FeedWatch {
        private var feed: OptionFeed
        private let send: (FormEvent) -> Void
        private var watch: guint = 0
        private var timer: guint = 0

        /// Sends what comes from now on, until it ends or is stopped.
        init(_ feed: OptionFeed, send: @escaping (FormEvent) -> Void) {
            (self.feed, self.send) = (feed, send)
            let whatever = [G_IO_IN, G_IO_HUP, G_IO_ERR, G_IO_NVAL].reduce(0) { $0 | $1.rawValue }
            watch = g_unix_fd_add_full(
                G_PRIORITY_DEFAULT_IDLE, feed.descriptor, GIOCondition(whatever),
                { _, _, watch in
                    let watch = Unmanaged<FeedWatch>.fromOpaque(watch!).takeUnretainedValue()
                    MainActor.assumeIsolated { watch.pass { $0.read() } }
                    return 1
                }, Unmanaged.passRetained(self).toOpaque(),
                { Unmanaged<FeedWatch>.fromOpaque($0!).release() })
        }

        func stop() {
            for source in [watch, timer] where source != 0 { g_source_remove(source) }
            (watch, timer) = (0, 0)
        }

        private func pass(_ events: (inout OptionFeed) -> [FormEvent]) {
            guard watch != 0 else { return }
            if timer != 0 { g_source_remove(timer) }
            timer = 0
            let events = events(&feed)
            if feed.isFinished {
                stop()
            } else if feed.isPauseAwaited {
                timer = Later.after(milliseconds: UInt32(OptionFeed.pause * 1000)) {
                    [weak self] in
                    self?.timer = 0
                    self?.pass { $0.pause() }
                }
            }
            for event in events { send(event) }
        }
    }
#endif
