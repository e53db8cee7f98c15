#if GTK
    import CPickerGTK

    /// What a signal hands over, the sender left out; valid during the emission only.
    struct SignalArguments {
        private let values: UnsafePointer<GValue>?
        private let count: Int

        init(_ values: UnsafePointer<GValue>?, count: Int) {
            self.values = values
            self.count = count
        }

        private func value(_ place: Int) -> UnsafePointer<GValue>? {
            place + 1 < count ? values?.advanced(by: place + 1) : nil
        }

        func double(_ place: Int) -> Double { value(place).map { g_value_get_double($0) } ?? 0 }
        func uint(_ place: Int) -> UInt32 { value(place).map { g_value_get_uint($0) } ?? 0 }
        func int(_ place: Int) -> Int { value(place).map { Int(g_value_get_int($0)) } ?? 0 }
        func flags(_ place: Int) -> UInt32 { value(place).map { g_value_get_flags($0) } ?? 0 }
        func enumeration(_ place: Int) -> Int32 { value(place).map { g_value_get_enum($0) } ?? 0 }
        func object(_ place: Int) -> UnsafeMutableRawPointer? {
            value(place).flatMap { g_value_get_object($0) }.map { UnsafeMutableRawPointer($0) }
        }
        func pointer(_ place: Int) -> UnsafeMutableRawPointer? {
            value(place).flatMap { g_value_get_pointer($0) }
        }
        func string(_ place: Int) -> String {
            value(place).flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
        }
    }

    /// A Swift closure that GTK holds: retained when it is connected, released by GTK's own destroy notice,
    /// never before the last emission.
    private final class SignalBox {
        let body: @MainActor (SignalArguments) -> Bool
        init(_ body: @escaping @MainActor (SignalArguments) -> Bool) { self.body = body }
    }

    private let marshal: GClosureMarshal = { closure, answer, count, values, _, _ in
        guard let data = closure?.pointee.data else { return }
        nonisolated(unsafe) let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let arguments = SignalArguments(values, count: Int(count))
        let isHandled = MainActor.assumeIsolated { box.body(arguments) }
        if let answer, answer.pointee.g_type != 0 { g_value_set_boolean(answer, isHandled.gboolean) }
    }

    enum Signals {
        /// Connects a closure that says whether it dealt with the matter; signals that do not ask ignore it.
        ///
        /// Capture what owns the widget weakly: the sender keeps the closure alive.
        @discardableResult @MainActor
        static func connect(
            _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
            asking body: @escaping @MainActor (SignalArguments) -> Bool
        ) -> UInt {
            precondition(picker_signal_exists(object, name).isTrue, "no signal \(name)")
            let box = Unmanaged.passRetained(SignalBox(body)).toOpaque()
            let closure = picker_closure_new(box, marshal) { data, _ in
                Unmanaged<SignalBox>.fromOpaque(data!).release()
            }
            return UInt(g_signal_connect_closure(object, name, closure, after.gboolean))
        }

        @discardableResult @MainActor
        static func connect(
            _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
            _ body: @escaping @MainActor (SignalArguments) -> Void
        ) -> UInt {
            connect(
                object, name, after: after,
                asking: { arguments in
                    body(arguments)
                    return false
                })
        }
    }

    /// Work that GLib's loop does later, or again and again.
    enum Later {
        private final class Box {
            let body: @MainActor () -> Bool
            init(_ body: @escaping @MainActor () -> Bool) { self.body = body }
        }

        private static let run: GSourceFunc = { Later.call($0) }

        private static func call(_ data: gpointer?) -> gboolean {
            nonisolated(unsafe) let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
            return MainActor.assumeIsolated { box.body() }.gboolean
        }

        private static let release: GDestroyNotify = { Unmanaged<Box>.fromOpaque($0!).release() }

        /// Does something once, as soon as events and layout are dealt with.
        @MainActor
        static func whenIdle(_ body: @escaping @MainActor () -> Void) {
            let box = Box {
                body()
                return false
            }
            g_idle_add_full(
                G_PRIORITY_DEFAULT_IDLE, run, Unmanaged.passRetained(box).toOpaque(), release)
        }

        /// Does something once after some milliseconds.
        @discardableResult @MainActor
        static func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> UInt32 {
            let box = Box {
                body()
                return false
            }
            return g_timeout_add_full(
                G_PRIORITY_DEFAULT, milliseconds, run, Unmanaged.passRetained(box).toOpaque(), release)
        }

        /// Does something before each frame of a widget until it answers false. Ends with the widget.
        @MainActor
        static func eachFrame(of widget: WidgetPointer, _ body: @escaping @MainActor () -> Bool) {
            gtk_widget_add_tick_callback(
                widget, { _, _, data in Later.call(data) }, Unmanaged.passRetained(Box(body)).toOpaque(),
                release)
        }
    }
#endif
