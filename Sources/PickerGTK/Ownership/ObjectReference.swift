#if GTK
    import CPickerGTK

    /// A counted reference to a GObject: it lives at least as long as this.
    ///
    /// A floating object is sunk, so that making and keeping one is a single step.
    @MainActor
    final class ObjectReference {
        nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

        init(_ object: UnsafeMutableRawPointer) {
            pointer = object
            g_object_ref_sink(object)
        }

        /// Takes over a reference that the caller owns.
        init(owning object: UnsafeMutableRawPointer) { pointer = object }

        deinit {
            // GTK may be touched on its own thread only; the last holder may have let go on another.
            nonisolated(unsafe) let object = pointer
            if Toolkit.isOnThread {
                g_object_unref(object)
            } else {
                g_idle_add_full(
                    G_PRIORITY_HIGH_IDLE,
                    { object in
                        g_object_unref(object)
                        return 0
                    }, object, nil)
            }
        }

        var widget: WidgetPointer { pointer.widget }
        var opaque: OpaquePointer { OpaquePointer(pointer) }
    }

    /// Swift objects that live as long as a GObject does.
    enum Attachment {
        /// Keeps a Swift object alive until the GObject is finalised.
        static func attach(_ value: AnyObject, to object: UnsafeMutableRawPointer, as key: String) {
            g_object_set_data_full(
                object.assumingMemoryBound(to: GObject.self), key,
                Unmanaged.passRetained(value).toOpaque(),
                { Unmanaged<AnyObject>.fromOpaque($0!).release() })
        }

        /// What was attached under a key, if it is of this type.
        static func value<Value: AnyObject>(
            _ type: Value.Type, of object: UnsafeMutableRawPointer, as key: String
        ) -> Value? {
            guard let data = g_object_get_data(object.assumingMemoryBound(to: GObject.self), key) else {
                return nil
            }
            return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? Value
        }
    }
#endif
