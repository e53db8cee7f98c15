#if GTK
    import Glibc
    import PickerGTK

    /// GLib's loop by hand, and what a step costs.
    @MainActor
    enum Measuring {
        /// In milliseconds.
        static var now: Double { clock(CLOCK_MONOTONIC) }

        private static func clock(_ identifier: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(identifier, &time)
            return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
        }

        /// What an act took, until it showed.
        struct Cost {
            /// In milliseconds: what a person waits.
            var wait = Double.nan
            /// In milliseconds, of all threads: what it costs even while the machine does other work as well.
            var work = Double.nan
        }

        /// In milliseconds: a step that has not shown by then never will.
        private static let patience = 60_000.0

        static func turn(until isDone: () -> Bool) {
            let end = now + patience
            // The loop sleeps between events, so that waiting is no work; this wakes it.
            let waker = g_timeout_add(5, { _ in 1 }, nil)
            while !isDone() && now < end { g_main_context_iteration(nil, 1) }
            g_source_remove(waker)
        }

        static func rest(milliseconds: Double) {
            let end = now + milliseconds
            turn { now >= end }
        }

        /// What an act costs until a widget has been painted as it is after it.
        static func cost(untilPainted widget: () -> WidgetPointer?, of act: () -> Void) -> Cost {
            let (start, startOfWork) = (now, clock(CLOCK_PROCESS_CPUTIME_ID))
            act()
            guard let widget = widget(), let clock = gtk_widget_get_frame_clock(widget) else { return Cost() }
            let frames = Frames(clock)
            defer { frames.stop() }
            gtk_widget_queue_draw(widget)
            turn {
                frames.count > 0 && gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_height(widget) > 0
            }
            return Cost(wait: now - start, work: Self.clock(CLOCK_PROCESS_CPUTIME_ID) - startOfWork)
        }

        /// Counts what a frame clock paints.
        private struct Frames {
            private let clock: UnsafeMutableRawPointer
            private let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            private let handler: UInt

            init(_ clock: OpaquePointer) {
                self.clock = UnsafeMutableRawPointer(clock)
                counter.initialize(to: 0)
                let count: @convention(c) (gpointer?, gpointer?) -> Void = { _, counter in
                    counter!.assumingMemoryBound(to: Int.self).pointee += 1
                }
                handler = UInt(
                    g_signal_connect_data(
                        self.clock, "after-paint", unsafeBitCast(count, to: GCallback.self), counter, nil,
                        GConnectFlags(0)))
            }

            var count: Int { counter.pointee }

            func stop() {
                g_signal_handler_disconnect(clock, gulong(handler))
                counter.deallocate()
            }
        }

        /// The middle of several figures.
        static func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

        /// What something costs in bytes, one with another: small ones are made by the hundred, for the system gives
        /// memory by the page.
        static func bytes<Made>(perOptionOf count: Int, _ make: () -> Made) -> (Made, bytes: Double) {
            let before = bytesInUse()
            let made = (0..<max(1, 200_000 / count)).map { _ in make() }
            return withExtendedLifetime(made) {
                (made[0], Double(bytesInUse() - before) / Double(count * made.count))
            }
        }

        /// Of the process.
        private static func bytesInUse() -> Int {
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var text = [CChar](repeating: 0, count: 128)
            fgets(&text, 128, file)
            let fields = String(
                decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
            )
            .split(separator: " ")
            return (Int(fields[1]) ?? 0) * Int(getpagesize())
        }
    }
#endif
