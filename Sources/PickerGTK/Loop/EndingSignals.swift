#if GTK
    import CPickerGTK
    import Glibc

    /// Tells GLib's loop of the signals that ask a program to end, instead of ending it at once.
    ///
    /// Each is told once: a second one of the same kind ends the program as if nobody had watched, for then the loop is
    /// busy or stuck. Signals that were ignored when the program began, as under `nohup`, stay ignored. Signals belong to
    /// the process, so there is one watch at a time.
    @MainActor
    final class EndingSignals {
        private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

        private var watched: [Int32] = []
        private var ends: [gint] = [-1, -1]
        private var source: guint = 0
        private let told: (Int32) -> Void

        /// - Parameter told: Called by the loop with the number of the signal.
        init(told: @escaping (Int32) -> Void) {
            self.told = told
            guard wakeDescriptor < 0, g_unix_open_pipe(&ends, FD_CLOEXEC, nil).isTrue else { return }
            wakeDescriptor = ends[1]
            source = g_unix_fd_add_full(
                G_PRIORITY_HIGH, ends[0], G_IO_IN,
                { descriptor, _, signals in
                    var number: UInt8 = 0
                    guard read(descriptor, &number, 1) == 1 else { return 1 }
                    let signals = Unmanaged<EndingSignals>.fromOpaque(signals!).takeUnretainedValue()
                    MainActor.assumeIsolated { signals.told(Int32(number)) }
                    return 1
                }, Unmanaged.passRetained(self).toOpaque(),
                { Unmanaged<EndingSignals>.fromOpaque($0!).release() })
            for number in Self.numbers {
                let before = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
                guard before != unsafeBitCast(SIG_IGN, to: Int.self) else { continue }
                watched.append(number)
                signal(number, noteSignal)
            }
        }

        /// From now on each signal does what it does by itself.
        func stop() {
            guard source != 0 else { return }
            for number in watched { signal(number, SIG_DFL) }
            wakeDescriptor = -1
            g_source_remove(source)
            source = 0
            for end in ends { close(end) }
        }
    }

    // A plain global: the handler may touch nothing else.
    nonisolated(unsafe) private var wakeDescriptor: Int32 = -1

    private func noteSignal(_ number: Int32) {
        let before = errno
        signal(number, SIG_DFL)
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakeDescriptor, &byte, 1)
        errno = before
    }
#endif
