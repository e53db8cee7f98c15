#if GTK
    import CPickerGTK

    /// Gives a window room for sheets: put the window's content into it, and it into the window.
    ///
    /// A wheel then slides in over the window's lower edge, under a bar, as on a phone. The content behind keeps
    /// its place and its scrolling.
    @MainActor
    public final class PickerSheetHost {
        private let bond: LifeBond

        static let key = "picker-sheet-host"

        public init(content: WidgetPointer) {
            let overlay = gtk_overlay_new()!
            bond = LifeBond(overlay.raw)
            gtk_overlay_set_child(overlay.opaque, content)
            Attachment.attach(Mark(), to: overlay.raw, as: Self.key)
        }

        /// What to put into the window.
        public var widget: WidgetPointer { bond.pointer.widget }

        private final class Mark {}

        /// The host that a widget stands in, the innermost where there are several.
        static func around(_ widget: WidgetPointer) -> WidgetPointer? {
            var ancestor = gtk_widget_get_parent(widget)
            while let found = ancestor {
                if Attachment.value(Mark.self, of: found.raw, as: key) != nil { return found }
                ancestor = gtk_widget_get_parent(found)
            }
            return nil
        }

        /// Whether a popup is a sheet here.
        static func isWanted(_ presentation: Presentation, around widget: WidgetPointer) -> WidgetPointer? {
            guard presentation != .popover, let host = around(widget) else { return nil }
            if presentation == .sheet { return host }
            return gtk_widget_get_width(host) < narrowWidth ? host : nil
        }

        /// Whether a sheet's content fits; GTK would cut off what does not, such as Done.
        static func hasRoom(_ host: WidgetPointer, for content: WidgetPointer) -> Bool {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
            gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
            return width <= gtk_widget_get_width(host) && height <= gtk_widget_get_height(host)
        }

        /// In pixels: GNOME's own applications take a narrower window for a phone's.
        private static let narrowWidth: Int32 = 500
    }
#endif
