#if GTK
    import CPickerGTK
    import Dispatch
    import Glibc

    /// Lets GLib's main loop run what Swift queues on the main actor and on `DispatchQueue.main`.
    ///
    /// Under a plain GLib loop neither would ever run. libdispatch has a descriptor that becomes readable when
    /// its main queue has work; the loop watches it, so nothing polls and an idle program sleeps.
    @MainActor
    public enum MainLoopBridge {
        private static var watch: guint = 0

        private static let runMainQueue: GUnixFDSourceFunc = { descriptor, _, _ in
            // It stays readable until it is read, and this source would then run for ever before anything is painted.
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }

        /// Installs the bridge; once is enough, and a second call does nothing.
        public static func install() {
            guard watch == 0 else { return }
            watch = g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, runMainQueue, nil)
        }

        /// Takes the bridge away again, for an app that brings its own.
        public static func remove() {
            guard watch != 0 else { return }
            g_source_remove(watch)
            watch = 0
        }
    }
#endif
