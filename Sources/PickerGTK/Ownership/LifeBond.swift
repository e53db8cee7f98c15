#if GTK
    import CPickerGTK

    /// Ties a Swift object and a widget together: each lives at least as long as the other is in use.
    ///
    /// The Swift object owns the widget by a toggle reference. While anybody else does too, a container, the
    /// widget keeps the Swift object, so that a handler that holds it weakly finds it. When both are let go they
    /// end, the widget no sooner than the main loop next runs: a pointer read from the last holder, as in
    /// `append(PickerFieldWidget(state).widget)`, is still in use then.
    @MainActor
    final class LifeBond {
        nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
        private nonisolated(unsafe) let ends: UnsafeMutablePointer<Ends>

        private struct Ends {
            let pointer: UnsafeMutableRawPointer
            weak var holder: AnyObject?
            /// The holder again, while someone else uses the widget.
            var kept: AnyObject?
        }

        private nonisolated static let toggle: GToggleNotify = { data, _, isLast in
            let ends = data!.assumingMemoryBound(to: Ends.self)
            // What is let go here may end the holder, which must not find this in use.
            let before = ends.pointee.kept
            ends.pointee.kept = isLast.isTrue ? nil : ends.pointee.holder
            _ = before
        }

        init(_ object: UnsafeMutableRawPointer) {
            pointer = object
            ends = .allocate(capacity: 1)
            ends.initialize(to: Ends(pointer: object))
            g_object_ref_sink(object)
            g_object_add_toggle_ref(object.assumingMemoryBound(to: GObject.self), Self.toggle, ends)
            g_object_unref(object)
        }

        /// Names the Swift object; once, at the end of its initialiser.
        func bind(_ holder: AnyObject) { ends.pointee.holder = holder }

        deinit {
            g_idle_add_full(
                G_PRIORITY_HIGH_IDLE,
                { data in
                    let ends = data!.assumingMemoryBound(to: Ends.self)
                    g_object_remove_toggle_ref(
                        ends.pointee.pointer.assumingMemoryBound(to: GObject.self), LifeBond.toggle, ends)
                    ends.deinitialize(count: 1)
                    ends.deallocate()
                    return 0
                }, ends, nil)
        }
    }
#endif
