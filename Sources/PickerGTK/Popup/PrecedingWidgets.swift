#if GTK
    import CPickerGTK

    /// What stands before a widget in whatever is scrolled around it, and would push it elsewhere by growing.
    @MainActor
    struct PrecedingWidgets {
        /// Width and height that each wants, in pixels.
        private var sizes: [WidgetPointer: (width: Int32, height: Int32)] = [:]

        /// Cost: in proportion to their number; GTK remembers what it has measured.
        init(of widget: WidgetPointer) {
            var outermost = Viewport.around(widget).count
            var widget = widget
            while outermost > 0, let parent = gtk_widget_get_parent(widget) {
                if Viewport(parent) != nil { outermost -= 1 }
                var sibling = gtk_widget_get_prev_sibling(widget)
                while let next = sibling {
                    let takesRoom = !picker_is_a(next.raw, gtk_native_get_type()).isTrue
                    if takesRoom { sizes[next] = Self.size(of: next) }
                    sibling = gtk_widget_get_prev_sibling(next)
                }
                widget = parent
            }
        }

        private static func size(of widget: WidgetPointer) -> (width: Int32, height: Int32) {
            var (least, width, height): (Int32, Int32, Int32) = (0, 0, 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, nil, nil)
            // Text that wraps is as high as its width makes it.
            let margins = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
            let given = gtk_widget_get_allocated_width(widget)
            gtk_widget_measure(
                widget, GTK_ORIENTATION_VERTICAL, given > 0 ? max(least, given + margins) : -1, nil, &height,
                nil, nil)
            return (width, height)
        }

        /// By how many pixels they grew and shrank, those that came or went included.
        func difference(from before: PrecedingWidgets) -> Double {
            var sum = 0.0
            for (widget, now) in sizes {
                let then = before.sizes[widget] ?? (0, 0)
                sum += Double(max(abs(now.width - then.width), abs(now.height - then.height)))
            }
            for (widget, then) in before.sizes where sizes[widget] == nil {
                sum += Double(max(then.width, then.height))
            }
            return sum
        }
    }
#endif
