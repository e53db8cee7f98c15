#if GTK
    import CPickerGTK
    import Glibc

    /// Says when the display has gone away, before GDK ends the process for it with the status 1, under X11 without a word.
    ///
    /// GTK 4.8 has no signal for it. Which backends it was built with only the running program knows, so their functions
    /// are looked up by name.
    @MainActor
    enum DisplayConnection {
        private typealias TypeFunction = @convention(c) () -> GType
        private typealias ConnectionFunction =
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
        private typealias DescriptorFunction = @convention(c) (UnsafeMutableRawPointer) -> Int32
        private typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
        private typealias HandlerFunction = @convention(c) (Handler?) -> UnsafeMutableRawPointer?

        private static let backends = [
            ("gdk_wayland_display_get_type", "gdk_wayland_display_get_wl_display", "wl_display_get_fd"),
            ("gdk_x11_display_get_type", "gdk_x11_display_get_xdisplay", "XConnectionNumber"),
        ]

        private static var lost: (() -> Never)?

        /// - Parameter lost: Called when the display has gone away; it may use nothing of GTK. The last call counts.
        static func watch(lost: @escaping () -> Never) {
            Self.lost = lost
            // In the middle of drawing, and where the display is on another machine, Xlib is the first to hear of it.
            find("XSetIOErrorHandler", HandlerFunction.self).map { setHandler in
                _ = setHandler { _ in
                    MainActor.assumeIsolated { DisplayConnection.lost?() }
                    return 0
                }
            }
            guard let descriptor else { return }
            // GLib asks GDK's source, which would end the process, only when no more urgent one is ready.
            g_unix_fd_add_full(
                G_PRIORITY_HIGH, descriptor, GIOCondition(G_IO_HUP.rawValue | G_IO_ERR.rawValue),
                { _, _, _ in
                    MainActor.assumeIsolated { DisplayConnection.lost?() }
                    return 0
                }, nil, nil)
        }

        private static var descriptor: Int32? {
            guard let display = gdk_display_get_default() else { return nil }
            for (type, connection, descriptor) in backends {
                guard let type = find(type, TypeFunction.self), picker_is_a(display.raw, type()).isTrue,
                    let connection = find(connection, ConnectionFunction.self)?(display.raw),
                    let descriptor = find(descriptor, DescriptorFunction.self)
                else { continue }
                return descriptor(connection)
            }
            return nil
        }

        private static func find<Function>(_ name: String, _: Function.Type) -> Function? {
            dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
        }
    }
#endif
