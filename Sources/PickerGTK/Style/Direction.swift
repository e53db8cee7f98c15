#if GTK
    import CPickerGTK

    /// The direction of a field's language (R23). GTK gives every widget the desktop's, and none its parent's.
    @MainActor
    enum Direction {
        static func apply(isRightToLeft: Bool, to widget: WidgetPointer) {
            let direction = isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            if gtk_widget_get_direction(widget) != direction { gtk_widget_set_direction(widget, direction) }
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                // A popup is given its direction when it is made; what stands in it is too much to walk each time.
                if !picker_is_a(next.raw, gtk_popover_get_type()).isTrue {
                    apply(isRightToLeft: isRightToLeft, to: next)
                }
                child = gtk_widget_get_next_sibling(next)
            }
        }
    }
#endif
