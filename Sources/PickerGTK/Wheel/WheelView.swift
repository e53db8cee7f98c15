#if GTK
    import CPickerGTK
    import Glibc
    import PickerCore

    /// One column of a wheel: a cylinder that is drawn, and dragged, thrown, scrolled and pressed.
    ///
    /// Inside it stands a text that nobody sees, of the role "spin button": it has the keyboard's focus, and a
    /// screen reader reads its name and its text. GTK 4.8 lets no other widget tell a value.
    ///
    /// CSS: `pickerwheel`, with the class `active` for the column that keys speak to; its colour and font are
    /// the rows'.
    @MainActor
    final class WheelView {
        let root: WidgetPointer
        let voice: WidgetPointer
        let column: Int
        private weak var controller: FieldController?
        let titles: WheelTitles
        private(set) var geometry: WheelGeometry
        private var offset = 0.0
        private var snapshot: ColumnSnapshot?
        private var drag = WheelDrag()
        private var wantsFocus = false
        private var raisesContrast = Toolkit.raisesContrast
        private let visibleRows: Int
        /// In pixels.
        private var naturalHeight: Double
        /// Called after its width or its font has changed.
        var onResize: (() -> Void)?

        private nonisolated static let key = "picker-wheel"

        private static let type = Registration.subclass(of: gtk_widget_get_type(), named: "PickerWheel") {
            klass, _ in
            let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widgetClass, "pickerwheel")
            gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
            widgetClass.pointee.measure = { widget, orientation, _, least, natural, _, _ in
                nonisolated(unsafe) var size: Int32 = 0
                WheelView.of(widget) { size = $0.naturalSize(orientation) }
                least?.pointee = orientation == GTK_ORIENTATION_HORIZONTAL ? min(size, 80) : size
                natural?.pointee = size
            }
            widgetClass.pointee.size_allocate = { widget, width, height, _ in
                WheelView.of(widget) { $0.allocate(width: width, height: height) }
            }
            widgetClass.pointee.css_changed = { widget, change in
                let parent = g_type_class_peek(gtk_widget_get_type())!
                parent.assumingMemoryBound(to: GtkWidgetClass.self).pointee.css_changed(widget, change)
                WheelView.of(widget) { $0.followStyle() }
            }
            widgetClass.pointee.snapshot = { widget, snapshot in
                nonisolated(unsafe) let snapshot = snapshot
                WheelView.of(widget) { view in snapshot.map { view.draw(on: $0) } }
            }
            Registration.unparentChildren(inDisposeOf: klass!)
        }

        private nonisolated static func of(
            _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (WheelView) -> Void
        ) {
            guard let widget else { return }
            let view = Attachment.value(WheelView.self, of: widget.raw, as: key)
            MainActor.assumeIsolated { if let view { body(view) } }
        }

        init(_ controller: FieldController, column: Int, visibleRows: Int) {
            self.controller = controller
            self.column = column
            root = makeObject(Self.type).widget
            voice = makeObject(gtk_entry_get_type(), role: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON).widget
            titles = WheelTitles(root)
            self.visibleRows = visibleRows
            geometry = WheelGeometry(visibleRows: visibleRows, rowHeight: titles.rowHeight)
            naturalHeight = geometry.height
            gtk_editable_set_editable(voice.opaque, 0)
            gtk_widget_set_can_target(voice, 0)
            gtk_widget_set_parent(voice, root)
            gtk_widget_set_overflow(root, GTK_OVERFLOW_HIDDEN)
            gtk_widget_set_hexpand(root, 1)
            gtk_widget_set_vexpand(root, 1)
            Attachment.attach(self, to: root.raw, as: Self.key)
            Signals.connect(voice.raw, "map") { [weak self] _ in
                Later.whenIdle { [weak self] in
                    if let self, wantsFocus { takeFocus() }
                }
            }
            WheelInput.connect(self)
        }

        /// The theme, its font or the desktop's size of text is another.
        private func followStyle() {
            raisesContrast = Toolkit.raisesContrast
            titles.forget()
            let height = WheelGeometry(visibleRows: visibleRows, rowHeight: titles.rowHeight).height
            if height != naturalHeight { onResize?() }
            naturalHeight = height
            gtk_widget_queue_resize(root)
        }

        private func naturalSize(_ orientation: GtkOrientation) -> Int32 {
            if orientation == GTK_ORIENTATION_VERTICAL { return Int32(naturalHeight.rounded(.up)) }
            return snapshot.map { titles.naturalWidth(of: $0) } ?? 120
        }

        private func allocate(width: Int32, height: Int32) {
            geometry = WheelGeometry(height: Double(height), rowHeight: titles.rowHeight)
            if titles.width != width {
                titles.width = width
                onResize?()
            }
            gtk_widget_allocate(voice, width, height, -1, nil)
        }

        func update(_ field: FieldState, _ snapshot: ColumnSnapshot) {
            let isSame =
                self.snapshot.map {
                    $0.visible.list.isIdentical(to: snapshot.visible.list)
                        && $0.noneTitle == snapshot.noneTitle
                } ?? false
            let isChecked = self.snapshot?.checked != snapshot.checked
            titles.leavesRoomForChecks = field.isMultiple
            if !isSame {
                titles.forget()
                gtk_widget_queue_resize(root)
            }
            let isMoved = offset != snapshot.wheelOffset
            offset = snapshot.wheelOffset
            self.snapshot = snapshot
            root.setClass("active", field.columns.count > 1 && column == field.activeColumn)
            if isMoved || isChecked || !isSame { gtk_widget_queue_draw(root) }
            describe(field, snapshot)
        }

        /// A turning wheel is silent; where it rests, and where a key takes it, is said.
        private func describe(_ field: FieldState, _ snapshot: ColumnSnapshot) {
            let name = snapshot.label.isEmpty ? field.configuration.label : snapshot.label
            Accessible.set(voice, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
            guard !snapshot.isTurning || snapshot.draft?.first?.id == snapshot.highlight?.id,
                let row = snapshot.highlightedRow
            else { return }
            let accessibility = field.accessibility(ofRow: row, column: column)
            let text = DisplayText(accessibility.name).text
            if String(cString: gtk_editable_get_text(voice.opaque)) != text {
                gtk_editable_set_text(voice.opaque, text)
                // Screen readers pass over a text that changes and that nobody can edit.
                if hasFocus { Announcer.read(accessibility.spoken(field.texts), from: voice) }
            }
            Accessible.set(voice, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
            Accessible.set(voice, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, number: 1)
            Accessible.set(voice, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, number: Double(accessibility.size))
            Accessible.set(
                voice, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number: Double(accessibility.position ?? 0))
        }

        func takeFocus() {
            // Of a focus that comes to what is not on the screen yet, as in a sheet that slides in, GTK tells nobody.
            guard gtk_widget_get_mapped(voice).isTrue else {
                wantsFocus = true
                return
            }
            wantsFocus = false
            if !hasFocus { gtk_widget_grab_focus(voice) }
        }

        private var hasFocus: Bool {
            (gtk_widget_get_state_flags(voice).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue) != 0
        }

        // MARK: Drawing

        private func draw(on canvas: OpaquePointer) {
            guard let snapshot else { return }
            let width = Float(gtk_widget_get_width(root))
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(root), &color)
            drawBand(on: canvas, width: width, color)
            for row in geometry.rows(at: offset, rowCount: snapshot.rowCount) {
                draw(row, of: snapshot, on: canvas, width: width, color)
            }
        }

        private func drawBand(on canvas: OpaquePointer, width: Float, _ color: GdkRGBA) {
            let band = geometry.selectionBand
            var tint = color
            tint.alpha *= gtk_widget_has_css_class(root, "active").isTrue ? Self.activeTint : Self.bandTint
            var bounds = graphene_rect_t()
            graphene_rect_init(&bounds, 0, Float(band.top), width, Float(band.height))
            gtk_snapshot_append_color(canvas, &tint, &bounds)
            tint.alpha = color.alpha * Self.lineTint
            for y in [band.top, band.top + band.height - 1] {
                graphene_rect_init(&bounds, 0, Float(y), width, 1)
                gtk_snapshot_append_color(canvas, &tint, &bounds)
            }
        }

        /// Shares of the text's colour, faint enough to read on in any theme.
        private static let bandTint: Float = 0.06
        private static let activeTint: Float = 0.14
        private static let lineTint: Float = 0.25
        private static let disabledOpacity = 0.4
        /// The least that still has a contrast of 4.5 to 1, black on white (WCAG 2.2, 1.4.3).
        private static let contrastOpacity = 0.6

        private func draw(
            _ row: WheelRow, of snapshot: ColumnSnapshot, on canvas: OpaquePointer, width: Float,
            _ color: GdkRGBA
        ) {
            let title = titles.layout(of: row.row, in: snapshot)
            var place = graphene_point_t()
            graphene_point_init(&place, width / 2, Float(row.centerY))
            gtk_snapshot_save(canvas)
            gtk_snapshot_translate(canvas, &place)
            gtk_snapshot_scale(canvas, Float(row.scale), Float(row.height / geometry.rowHeight))
            graphene_point_init(&place, -Float(titles.textWidth) / 2, -Float(title.height) / 2)
            gtk_snapshot_translate(canvas, &place)
            var color = color
            color.alpha *= Float(opacity(of: row) * (title.isEnabled ? 1 : Self.disabledOpacity))
            gtk_snapshot_append_layout(canvas, title.layout, &color)
            if let id = snapshot.option(inRow: row.row)?.id, snapshot.checked.contains(id) {
                graphene_point_init(&place, titles.checkX, Float(title.height) / 2)
                gtk_snapshot_translate(canvas, &place)
                WheelCheck.draw(on: canvas, beside: root, color)
            }
            gtk_snapshot_restore(canvas)
        }

        /// The farther the cylinder turns a row away, the less light falls on it; who wants contrast gets more of it.
        private func opacity(of row: WheelRow) -> Double {
            let opacity = row.opacity * cos(row.angle)
            let isLegible = row.height > geometry.rowHeight / 2
            return raisesContrast && isLegible ? max(opacity, Self.contrastOpacity) : opacity
        }

        // MARK: Input

        /// What stands at a height, for a press.
        func press(atY y: Double) {
            guard let controller, let snapshot,
                let row = geometry.row(atY: y, offset: offset, rowCount: snapshot.rowCount)
            else { return }
            controller.send(.optionPress(snapshot.option(inRow: row)?.id, column: column))
        }

        func takeHold() {
            drag = WheelDrag()
            drag.isStopping = snapshot?.isTurning ?? false
            if drag.isStopping { controller?.send(.wheelDrag(by: 0, column: column)) }
        }

        func drag(to y: Double, at time: Double) {
            guard geometry.pitch > 0, let moved = drag.move(to: y, at: time) else { return }
            controller?.send(.wheelDrag(by: -moved / geometry.pitch, column: column))
        }

        func letGo(startY: Double, at time: Double) {
            guard drag.isDragging || drag.isStopping else { return press(atY: startY) }
            let velocity = geometry.pitch > 0 ? -drag.velocity(at: time) / geometry.pitch : 0
            controller?.send(.wheelRelease(velocity: velocity, column: column))
        }

        /// A mouse's notches turn by rows; a touch pad's way is a finger's.
        func scroll(by distance: Double, isNotches: Bool) {
            if isNotches {
                controller?.send(.wheelStep(by: Int(distance.rounded(.awayFromZero)), column: column))
            } else if geometry.pitch > 0 {
                controller?.send(.wheelDrag(by: distance / geometry.pitch, column: column))
            }
        }

        func endScrolling(velocity: Double) {
            guard geometry.pitch > 0 else { return }
            controller?.send(.wheelRelease(velocity: velocity / geometry.pitch, column: column))
        }
    }
#endif
