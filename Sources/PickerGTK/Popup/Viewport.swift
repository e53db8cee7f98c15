#if GTK
    import CPickerGTK

    /// A rectangle in pixels.
    struct Area {
        var left, top, right, bottom: Double

        init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            (left, top, right, bottom) = (x, y, x + width, y + height)
        }

        var isEmpty: Bool { left >= right || top >= bottom }

        func moved(by distance: (x: Double, y: Double)) -> Area {
            Area(left + distance.x, top + distance.y, right - left, bottom - top)
        }

        func cut(to other: Area) -> Area {
            let (x, y) = (max(left, other.left), max(top, other.top))
            return Area(x, y, min(right, other.right) - x, min(bottom, other.bottom) - y)
        }
    }

    /// What a scrolled window shows a part of.
    @MainActor
    struct Viewport {
        private let widget: WidgetPointer
        private let content: WidgetPointer
        private let across: UnsafeMutablePointer<GtkAdjustment>
        private let down: UnsafeMutablePointer<GtkAdjustment>

        init?(_ widget: WidgetPointer) {
            guard picker_is_a(widget.raw, gtk_viewport_get_type()).isTrue,
                let content = gtk_viewport_get_child(widget.opaque),
                let across = gtk_scrollable_get_hadjustment(widget.opaque),
                let down = gtk_scrollable_get_vadjustment(widget.opaque)
            else { return nil }
            (self.widget, self.content, self.across, self.down) = (widget, content, across, down)
        }

        /// Those that a widget stands in, from the innermost on.
        static func around(_ widget: WidgetPointer) -> [Viewport] {
            var found: [Viewport] = []
            var ancestor = gtk_widget_get_parent(widget)
            while let next = ancestor {
                if let viewport = Viewport(next) { found.append(viewport) }
                ancestor = gtk_widget_get_parent(next)
            }
            return found
        }

        /// Does something that gives a widget the focus, for which none of those around it scrolls to it.
        static func keepingScroll(around widget: WidgetPointer, _ body: () -> Void) {
            let following = around(widget).map(\.widget.opaque).filter {
                gtk_viewport_get_scroll_to_focus($0).isTrue
            }
            for viewport in following { gtk_viewport_set_scroll_to_focus(viewport, 0) }
            body()
            for viewport in following { gtk_viewport_set_scroll_to_focus(viewport, 1) }
        }

        private var margins: (left: Double, top: Double) {
            let isMirrored = gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL
            let left = isMirrored ? gtk_widget_get_margin_end(content) : gtk_widget_get_margin_start(content)
            return (Double(left), Double(gtk_widget_get_margin_top(content)))
        }

        /// Where its content will be once it is laid out as it is scrolled now.
        var comingOrigin: (x: Double, y: Double) {
            (
                margins.left - gtk_adjustment_get_value(across),
                margins.top - gtk_adjustment_get_value(down)
            )
        }

        /// How wide and how high its content will be once it is laid out, in pixels.
        ///
        /// GTK remembers what it has measured, so that asking again costs nothing.
        var comingLengths: [Double] {
            let isAcrossFirst = gtk_widget_get_request_mode(content) != GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
            let first = isAcrossFirst ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
            let second = isAcrossFirst ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            let length = comingLength(first, other: -1)
            let other = comingLength(second, other: Int32(length))
            return isAcrossFirst ? [length, other] : [other, length]
        }

        private func comingLength(_ orientation: GtkOrientation, other: Int32) -> Double {
            let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
            let policy =
                isAcross
                ? gtk_scrollable_get_hscroll_policy(widget.opaque)
                : gtk_scrollable_get_vscroll_policy(widget.opaque)
            var (least, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(content, orientation, other, &least, &natural, nil, nil)
            return max(
                Double(policy == GTK_SCROLL_NATURAL ? natural : least),
                gtk_adjustment_get_page_size(isAcross ? across : down))
        }

        /// How wide and how high it was when it was laid out last.
        var lengths: [Double] { [gtk_adjustment_get_upper(across), gtk_adjustment_get_upper(down)] }

        /// - Parameter area: a part of the content.
        func show(_ area: Area) {
            let area = area.moved(by: (margins.left, margins.top))
            gtk_adjustment_clamp_page(across, area.left, area.right)
            gtk_adjustment_clamp_page(down, area.top, area.bottom)
        }
    }
#endif
