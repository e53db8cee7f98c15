#if GTK
    import CPickerGTK
    import PickerCore

    /// The rows' texts, laid out once and kept while they may be drawn again.
    @MainActor
    final class WheelTitles {
        struct Title {
            let layout: OpaquePointer
            let height: Int
            let isEnabled: Bool
        }

        @MainActor
        private final class Entry {
            let title: Title
            let owner: ObjectReference
            init(_ title: Title) {
                self.title = title
                owner = ObjectReference(owning: title.layout.raw)
            }
        }

        private let widget: WidgetPointer
        private var entries: [Int: Entry] = [:]

        /// More than any wheel draws at a time, so that a turning one lays out only the rows that come in.
        private static let limit = 256
        /// In pixels on either side of a title.
        private static let margin: Int32 = 12
        /// Rows whose titles decide the width; a longer one further on is cut.
        private static let measuredRows = 50
        private static let leastWidth: Int32 = 96
        private static let greatestWidth: Int32 = 360
        /// Two lines, as the first picker text field had them.
        private static let lines: Int32 = 2
        /// In pixels above and below them.
        private static let padding = 4.0

        init(_ widget: WidgetPointer) { self.widget = widget }

        /// The width of the wheel in pixels.
        var width: Int32 = 120 {
            didSet { if width != oldValue { forget() } }
        }

        /// Whether a check mark may stand before a title; after it there is as much room, so that it stays in the middle.
        var leavesRoomForChecks = false {
            didSet { if leavesRoomForChecks != oldValue { forget() } }
        }

        private var sideWidth: Int32 {
            Self.margin + (leavesRoomForChecks ? WheelCheck.size + WheelCheck.spacing : 0)
        }

        var textWidth: Int32 { max(1, width - 2 * sideWidth) }

        /// From the left edge of a title to the middle of its check mark, in pixels: where lines begin.
        var checkX: Float {
            let before = WheelCheck.spacing + WheelCheck.size / 2
            let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            return Float(isMirrored ? textWidth + before : -before)
        }

        func forget() { entries = [:] }

        /// The height of a row: two lines of the wheel's font.
        var rowHeight: Double {
            let layout = gtk_widget_create_pango_layout(widget, "Ég\nÉg")!
            defer { g_object_unref(layout.raw) }
            var height: Int32 = 0
            pango_layout_get_pixel_size(layout, nil, &height)
            return Double(height) + 2 * Self.padding
        }

        func naturalWidth(of column: ColumnSnapshot) -> Int32 {
            var widest = Self.leastWidth
            for row in 0..<min(column.rowCount, Self.measuredRows) {
                let layout = gtk_widget_create_pango_layout(widget, Self.text(of: row, in: column))!
                var width: Int32 = 0
                pango_layout_get_pixel_size(layout, &width, nil)
                g_object_unref(layout.raw)
                widest = max(widest, width + 2 * sideWidth)
            }
            return min(widest, Self.greatestWidth)
        }

        func layout(of row: Int, in column: ColumnSnapshot) -> Title {
            if let entry = entries[row] { return entry.title }
            if entries.count >= Self.limit { entries = [:] }
            let layout = gtk_widget_create_pango_layout(widget, Self.text(of: row, in: column))!
            pango_layout_set_width(layout, textWidth * PANGO_SCALE)
            pango_layout_set_height(layout, -Self.lines)
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
            var height: Int32 = 0
            pango_layout_get_pixel_size(layout, nil, &height)
            let title = Title(
                layout: layout, height: Int(height), isEnabled: column.option(inRow: row)?.isEnabled ?? true)
            entries[row] = Entry(title)
            return title
        }

        private static func text(of row: Int, in column: ColumnSnapshot) -> String {
            DisplayText(column.option(inRow: row)?.title ?? column.noneTitle ?? "").text
        }
    }
#endif
