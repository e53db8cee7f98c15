#if GTK
    import Testing

    @testable import PickerGTK

    /// Messages of other processes, over the session's bus.
    @MainActor
    enum Messages {
        private static let path = "/picker/test"

        /// Does something because a message asked for it.
        static func act(_ body: @escaping @MainActor () -> Void) throws {
            let bus = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
            defer { g_object_unref(bus.raw) }
            let actions = g_simple_action_group_new()!
            defer { g_object_unref(UnsafeMutableRawPointer(actions)) }
            let action = g_simple_action_new("act", nil)!
            defer { g_object_unref(action.raw) }
            var isDone = false
            Signals.connect(action.raw, "activate") { _ -> Void in
                body()
                isDone = true
            }
            let map = OpaquePointer(actions)
            g_action_map_add_action(map, action)
            let export = g_dbus_connection_export_action_group(bus, path, map, nil)
            defer { g_dbus_connection_unexport_action_group(bus, export) }
            let arguments = g_variant_parse(nil, "('act', @av [], @a{sv} {})", nil, nil, nil)
            g_dbus_connection_call(
                bus, g_dbus_connection_get_unique_name(bus), path, "org.gtk.Actions", "Activate", arguments,
                nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
            for _ in 0..<100 where !isDone { Stage.settle(milliseconds: 20) }
            #expect(isDone, "the message did not come")
        }
    }
#endif
