#if GTK
    import CPickerGTK

    /// Where a widget that a popover stands at is to be seen.
    enum Sight {
        /// Its window is hidden or minimised, or itself is on a page that is not shown.
        case offScreen
        /// It has not been given a place yet.
        case unplaced
        /// Scrolled away.
        case outOfSight
        case inSight
    }

    extension Sight {
        /// Where a widget is, and will be once what was scrolled is laid out again.
        ///
        /// GDK must not be asked to place a popover at what is on no monitor, and GTK asks it in the midst of the layout.
        ///
        /// - Parameter leeway: by how many pixels it may come to lie elsewhere than can be foreseen.
        @MainActor
        init(of anchor: WidgetPointer, leeway: Double = 0) {
            guard gtk_widget_get_mapped(anchor).isTrue, let window = gtk_widget_get_root(anchor),
                let surface = gtk_native_get_surface(window), gdk_surface_get_mapped(surface).isTrue,
                !Self.isMinimized(surface)
            else {
                self = .offScreen
                return
            }
            let (width, height) = (
                Double(gtk_widget_get_width(anchor)), Double(gtk_widget_get_height(anchor))
            )
            guard width > 0, height > 0, gtk_widget_get_width(window.widget) > 0, Self.isOnMonitor(surface)
            else {
                self = .unplaced
                return
            }
            let here = Area(0, 0, width, height)
            var coming = [here]
            if leeway > 0 {
                for way in [(0, leeway), (0, -leeway), (leeway, 0), (-leeway, 0)] {
                    coming.append(here.moved(by: way))
                }
            }
            let isSeen =
                Self.isSeen(here, in: anchor, foresees: false)
                && coming.allSatisfy { Self.isSeen($0, in: anchor, foresees: true) }
            self = isSeen ? .inSight : .outOfSight
        }

        private static func isMinimized(_ surface: OpaquePointer) -> Bool {
            picker_is_a(surface.raw, gdk_toplevel_get_type()).isTrue
                && gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        }

        /// Whether GDK knows on which monitor it has to place popups, which under Wayland the compositor does.
        ///
        /// A window that comes back after it was minimised has no place for a moment.
        private static func isOnMonitor(_ surface: OpaquePointer) -> Bool {
            let display = gdk_surface_get_display(surface)!
            guard picker_is_a(display.raw, g_type_from_name("GdkX11Display")).isTrue else { return true }
            return gdk_display_get_monitor_at_surface(display, surface) != nil
        }

        /// Follows an area up to the window or popover, through everything that cuts off what does not fit into it.
        @MainActor
        private static func isSeen(_ area: Area, in anchor: WidgetPointer, foresees: Bool) -> Bool {
            var (area, widget) = (area, anchor)
            while let parent = gtk_widget_get_parent(widget) {
                let coming = foresees ? Viewport(parent)?.comingOrigin : nil
                guard let origin = coming ?? origin(of: widget, in: parent) else { return false }
                area = area.moved(by: origin)
                let isNative = picker_is_a(parent.raw, gtk_native_get_type()).isTrue
                if isNative || gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN {
                    let (width, height) = (gtk_widget_get_width(parent), gtk_widget_get_height(parent))
                    area = area.cut(to: Area(0, 0, Double(width), Double(height)))
                    if area.isEmpty { return false }
                }
                if isNative { return true }
                widget = parent
            }
            return true
        }

        typealias Point = (x: Double, y: Double)

        @MainActor
        private static func origin(of widget: WidgetPointer, in other: WidgetPointer) -> Point? {
            var (x, y) = (0.0, 0.0)
            guard gtk_widget_translate_coordinates(widget, other, 0, 0, &x, &y).isTrue else { return nil }
            return (x, y)
        }

        /// Scrolls whatever a widget stands in until it is to be seen, as far as that can be scrolled now.
        @MainActor
        static func scroll(to anchor: WidgetPointer) {
            var widget = anchor
            while let parent = gtk_widget_get_parent(widget) {
                if let viewport = Viewport(parent), let origin = origin(of: anchor, in: widget) {
                    viewport.show(
                        Area(
                            origin.x, origin.y, Double(gtk_widget_get_width(anchor)),
                            Double(gtk_widget_get_height(anchor))))
                }
                widget = parent
            }
        }
    }
#endif
