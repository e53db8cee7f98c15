#if GTK
    import CPickerGTK

    /// What the window of a form holds: the fields, which scroll where the screen has no room for all of them, and the
    /// buttons, which are always to be seen.
    @MainActor
    enum FormLayout {
        /// In pixels, of the screen's height: what a title bar, a desktop's bars and the buttons take.
        private static let otherHeight: Int32 = 220
        /// In pixels: two fields, on whatever screen.
        private static let leastHeight: Int32 = 140
        /// In pixels, between the fields and the buttons, and beside a button.
        private static let gap: Int32 = 12

        /// - Parameter margin: in pixels, around the whole.
        static func content(fields: WidgetPointer, buttons: [WidgetPointer], margin: Int32) -> WidgetPointer {
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let scroller = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
            let height = max(leastHeight, Screen.height - otherHeight)
            gtk_scrolled_window_set_max_content_height(scroller.opaque, height)
            gtk_widget_set_vexpand(scroller, 1)
            fields.setMargins(top: margin, bottom: gap / 2, sides: margin)
            gtk_scrolled_window_set_child(scroller.opaque, fields)
            gtk_box_append(box.cast(), scroller)

            let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, gap / 2)!
            gtk_widget_set_halign(row, GTK_ALIGN_END)
            row.setMargins(top: gap / 2, bottom: margin, sides: margin)
            for button in buttons { gtk_box_append(row.cast(), button) }
            gtk_box_append(box.cast(), row)
            return box
        }
    }
#endif
