#if GTK
    import Glibc
    import Testing

    @testable import PickerGTK

    /// The pointer of the test's display, moved by `xdotool`, so that what happens goes the way of all input.
    @MainActor
    enum Pointer {
        private typealias Identify = @convention(c) (OpaquePointer?) -> UInt

        /// Moves it to a place in pixels from a popover's or window's upper left corner.
        static func move(over native: WidgetPointer, x: Int, y: Int) throws {
            let surface = try #require(gtk_native_get_surface(native.opaque))
            let identify = try #require(dlsym(nil, "gdk_x11_surface_get_xid"), "not on an X server")
            let window = unsafeBitCast(identify, to: Identify.self)(surface)
            try run("mousemove --window \(window) \(x) \(y) mousemove_relative 1 1")
        }

        static func click() throws { try run("click 1") }

        /// One step of its wheel downwards.
        static func scroll() throws { try run("click 5") }

        static func press() throws { try run("mousedown 1") }

        static func release() throws { try run("mouseup 1") }

        private static func run(_ command: String) throws {
            try #require(system("xdotool \(command)") == 0)
        }
    }
#endif
