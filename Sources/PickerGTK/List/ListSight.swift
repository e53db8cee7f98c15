#if GTK
    import CPickerGTK

    /// Brings the rows of a list up to date: those in sight before the next frame is painted, the others bit by bit
    /// when nothing else is to be done.
    @MainActor
    final class ListSight {
        private unowned let list: ColumnList
        private var clock: ObjectReference?
        private var handler: UInt = 0
        private var isWaiting = false
        private var lastNews = 0.0

        /// In seconds: a person who types is left alone for so long before rows that nobody sees are dealt with.
        private static let pause = 0.05

        /// So many rows are brought up to date between two looks at what else is to be done: a millisecond or two.
        private static let batch = 16

        init(_ list: ColumnList) {
            self.list = list
            Signals.connect(list.view.raw, "map") { [weak self] _ in self?.follow() }
            Signals.connect(list.view.raw, "unmap") { [weak self] _ in self?.stop() }
        }

        /// Some rows may show what is not so any more.
        func noteStaleRows() {
            if let clock { gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
            lastNews = Self.now
            wait()
        }

        private static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

        private func wait() {
            guard !isWaiting else { return }
            isWaiting = true
            Later.after(milliseconds: UInt32(Self.pause * 1000)) { [weak self] in
                guard let self else { return }
                isWaiting = false
                if Self.now - lastNews < Self.pause { wait() } else { workOn() }
            }
        }

        /// Where rows stand is known when GTK has laid them out, and they may still be changed then: it lays out
        /// again before it paints.
        private func follow() {
            guard clock == nil, let found = gtk_widget_get_frame_clock(list.view) else { return }
            clock = ObjectReference(found.raw)
            handler = Signals.connect(found.raw, "layout", after: true) { [weak self] _ in self?.drawInSight()
            }
        }

        private func stop() {
            guard let clock else { return }
            g_signal_handler_disconnect(clock.pointer, gulong(handler))
            self.clock = nil
        }

        private func drawInSight() {
            for row in list.staleRows where row.isInSight { list.draw(row) }
        }

        private func workOn() {
            let stale = list.staleRows
            for row in stale.prefix(Self.batch) { list.draw(row) }
            guard stale.count > Self.batch else { return }
            Later.whenIdle { [weak self] in self?.workOn() }
        }
    }
#endif
