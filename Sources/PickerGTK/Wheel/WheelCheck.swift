#if GTK
    import CPickerGTK

    /// The check mark of a row of a wheel where several values can be picked (R17).
    @MainActor
    enum WheelCheck {
        /// In pixels, as in a list.
        static let size: Int32 = 16
        /// In pixels, between the mark and the title.
        static let spacing: Int32 = 8

        /// Draws it around the point that the canvas stands at, in the theme's shape.
        static func draw(on canvas: OpaquePointer, beside widget: WidgetPointer, _ color: GdkRGBA) {
            let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
            let icon = gtk_icon_theme_lookup_icon(
                theme, "object-select-symbolic", nil, size, gtk_widget_get_scale_factor(widget),
                gtk_widget_get_direction(widget), GtkIconLookupFlags(0))!
            defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
            var place = graphene_point_t()
            graphene_point_init(&place, -Float(size) / 2, -Float(size) / 2)
            gtk_snapshot_translate(canvas, &place)
            // A symbolic icon has one colour of its own; the others are for signs within it, of which this has none.
            let colors = [color]
            gtk_symbolic_paintable_snapshot_symbolic(
                icon, canvas, Double(size), Double(size), colors, gsize(colors.count))
        }
    }
#endif
