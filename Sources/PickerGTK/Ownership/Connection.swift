#if GTK
    import CPickerGTK

    /// A signal that is listened to as long as this lives; its sender lives as long, at least.
    @MainActor
    final class Connection {
        private let object: ObjectReference
        private nonisolated let handler: UInt

        init(
            _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
        ) {
            self.object = ObjectReference(object)
            handler = Signals.connect(object, signal) { _ -> Void in body() }
        }

        deinit {
            let object = object
            let handler = gulong(handler)
            // The last holder may have let go on another thread than GTK's own.
            if Toolkit.isOnThread {
                g_signal_handler_disconnect(object.pointer, handler)
            } else {
                Task { @MainActor in g_signal_handler_disconnect(object.pointer, handler) }
            }
        }
    }
#endif
