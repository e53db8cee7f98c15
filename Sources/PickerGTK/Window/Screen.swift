#if GTK
    import CPickerGTK

    /// How much there is room for, whichever monitor a window is going to be on.
    @MainActor
    enum Screen {
        /// In pixels, of the lowest monitor.
        static var height: Int32 {
            guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display)
            else {
                return 0
            }
            let heights = (0..<g_list_model_get_n_items(monitors)).compactMap { place -> Int32? in
                guard let monitor = g_list_model_get_object(monitors, place) else { return nil }
                defer { g_object_unref(monitor) }
                var geometry = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
                return geometry.height
            }
            return heights.min() ?? 0
        }

        /// The most rows of a wheel, which take half of the screen: the picked row is in its middle, and would not be
        /// seen in one that is cut off.
        static var wheelRowCount: Int { max(fewestRows, Int(height / 2 / rowHeight)) }

        private static let fewestRows = 5
        /// In pixels, with the usual font.
        private static let rowHeight: Int32 = 40
    }
#endif
