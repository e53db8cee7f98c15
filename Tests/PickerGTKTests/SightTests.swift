#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Fields that are not to be seen: scrolled away, in a window that is not on the screen, not placed yet.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct SightTests {
            private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            private let scrolled = gtk_scrolled_window_new()!

            init() {
                gtk_scrolled_window_set_child(scrolled.opaque, box)
            }

            private static func minimize(_ window: WidgetPointer, then body: () -> Void = {}) {
                let surface = gtk_native_get_surface(window.opaque)!
                // The window manager has to have seen it.
                #expect(Stage.wait { gtk_window_is_active(window.cast(to: GtkWindow.self)).isTrue })
                gtk_window_minimize(window.cast(to: GtkWindow.self))
                body()
                #expect(
                    Stage.wait {
                        gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
                    })
            }

            /// More than any screen is high, in pixels.
            private static let farAway: Int32 = 5000

            private func append(_ widget: WidgetPointer) { gtk_box_append(box.cast(), widget) }

            private func appendSpace() {
                let space = gtk_label_new("…")!
                gtk_widget_set_size_request(space, -1, Self.farAway)
                append(space)
            }

            private func scroll(to y: Double) {
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), y)
            }

            private var scrolledTo: Double {
                gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque))
            }

            private func popover(of field: PickerFieldWidget) -> WidgetPointer? {
                FieldLook(controller: field.controller).popover
            }

            /// Whether the model and the screen say the same.
            private func isShown(_ field: PickerFieldWidget) -> Bool {
                field.state.isOpen && popover(of: field).map { gtk_widget_get_mapped($0).isTrue } ?? false
            }

            @Test(arguments: FieldStyle.allCases)
            func `R6 a popup goes when its field is scrolled out of sight`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                appendSpace()
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(field.controller.parts.entry)
                field.send(.popupOpen)
                field.send(.keyPress(.down, []))
                Stage.settle(milliseconds: 200)
                #expect(isShown(field))
                scroll(to: 4000)
                Stage.settle(milliseconds: 300)
                #expect(popover(of: field) == nil)
                #expect(scrolledTo == 4000)
                #expect(field.state.isOpen == (style == .combo))
                #expect(field.state.selection.ids == (style == .wheel ? ["Belgium"] : []))
                scroll(to: 0)
                Stage.settle(milliseconds: 300)
                #expect(isShown(field) == (style == .combo))
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field that is appended far below and opened at once is scrolled to first`(
                style: FieldStyle
            ) {
                appendSpace()
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                let field = Stage.countryField(style)
                append(field.widget)
                field.send(.popupOpen)
                #expect(Stage.wait { isShown(field) })
                #expect(scrolledTo > 4000)
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field opened in a window that is minimised opens when that comes back`(style: FieldStyle)
            {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                Self.minimize(window)
                field.send(.popupOpen)
                Stage.settle(milliseconds: 500)
                #expect(field.state.isOpen && !isShown(field))
                gtk_window_present(window.cast(to: GtkWindow.self))
                #expect(Stage.wait { isShown(field) })
            }

            /// The window manager has not heard of it when the popup comes up.
            @Test(arguments: FieldStyle.allCases)
            func `a field may be opened while its window is being minimised`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(field.controller.parts.entry)
                Self.minimize(window) { field.send(.popupOpen) }
                Stage.settle(milliseconds: 300)
                #expect(popover(of: field) == nil)
                gtk_window_present(window.cast(to: GtkWindow.self))
                Stage.settle(milliseconds: 500)
                #expect(field.state.isOpen == isShown(field))
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field opened before its window shows opens with it`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.hiddenWindow(around: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle()
                #expect(!isShown(field))
                gtk_window_present(window.cast(to: GtkWindow.self))
                #expect(Stage.wait { isShown(field) })
                window.setVisible(false)
                Stage.settle()
                #expect(!field.state.isOpen && popover(of: field) == nil)
                field.send(.popupOpen)
                Stage.settle()
                gtk_window_present(window.cast(to: GtkWindow.self))
                #expect(Stage.wait { isShown(field) })
            }

            @Test func `R6 a popup that is to be kept hides while its field is scrolled away`() {
                let field = Stage.countryField(.menu) { $0.outside = .keep }
                append(field.widget)
                appendSpace()
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                scroll(to: 4000)
                Stage.settle(milliseconds: 300)
                #expect(field.state.isOpen && popover(of: field) == nil)
                scroll(to: 0)
                #expect(Stage.wait { isShown(field) })
                field.send(.keyPress(.down, []))
                field.send(.toolbarDone)
                #expect(field.state.selection.ids == ["Belgium"])
            }

            @Test func `a person who types on has the field scrolled back`() {
                let field = Stage.countryField(.combo)
                append(field.widget)
                appendSpace()
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(field.controller.parts.entry)
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                scroll(to: 4000)
                Stage.settle(milliseconds: 300)
                #expect(field.state.isOpen && !isShown(field))
                gtk_editable_set_text(field.controller.parts.entry.opaque, "b")
                #expect(Stage.wait { isShown(field) })
                #expect(scrolledTo < 100 && field.state.query == "b")
            }

            @Test(arguments: FieldStyle.allCases)
            func `what appears above an open field may push it out of sight`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                let space = gtk_label_new("…")!
                gtk_widget_set_size_request(space, -1, Self.farAway)
                gtk_box_prepend(box.cast(), space)
                Stage.settle(milliseconds: 400)
                #expect(popover(of: field) == nil && field.state.isOpen == (style == .combo))
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field that is opened as it is pushed out of sight is scrolled to`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                let space = gtk_label_new("…")!
                gtk_widget_set_size_request(space, -1, Self.farAway)
                gtk_box_prepend(box.cast(), space)
                field.send(.popupOpen)
                #expect(Stage.wait { isShown(field) && scrolledTo > 4000 })
            }

            @Test func `a small change above an open field leaves its menu open`() {
                let field = Stage.countryField(.menu)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                gtk_box_prepend(box.cast(), gtk_label_new("more"))
                Stage.settle(milliseconds: 400)
                #expect(isShown(field))
            }

            @Test(arguments: FieldStyle.allCases)
            func `whatever changes below an open field leaves its popup alone`(style: FieldStyle) throws {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                var hasGone = false
                let shown = try #require(popover(of: field))
                Signals.connect(shown.raw, "unmap") { _ -> Void in hasGone = true }
                appendSpace()
                Stage.settle(milliseconds: 300)
                #expect(isShown(field) && !hasGone)
                gtk_box_remove(box.cast(), gtk_widget_get_last_child(box))
                Stage.settle(milliseconds: 300)
                #expect(isShown(field) && !hasGone)
            }

            /// The rows of a list are nowhere before it is laid out.
            @Test(arguments: FieldStyle.allCases)
            func `R24 a field in a row of a list that is scrolled away`(style: FieldStyle) {
                let field = Stage.countryField(style)
                let factory = gtk_signal_list_item_factory_new()!
                Signals.connect(factory.raw, "bind") { arguments in
                    guard let item = arguments.object(0) else { return }
                    let isFirst = gtk_list_item_get_position(item.opaque) == 0
                    gtk_list_item_set_child(item.opaque, isFirst ? field.widget : gtk_label_new("row"))
                }
                Signals.connect(factory.raw, "unbind") { arguments in
                    arguments.object(0).map { gtk_list_item_set_child($0.opaque, nil) }
                }
                let strings = gtk_string_list_new(nil)!
                for number in 0..<1000 { gtk_string_list_append(strings, "\(number)") }
                let list = gtk_list_view_new(gtk_no_selection_new(strings), factory)!
                gtk_scrolled_window_set_child(scrolled.opaque, list)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                #expect(isShown(field))
                scroll(to: 10)
                Stage.settle(milliseconds: 300)
                #expect(isShown(field))
                scroll(to: 10_000)
                Stage.settle(milliseconds: 400)
                #expect(popover(of: field) == nil && !(field.state.isOpen && style != .combo))
            }

            @Test(arguments: FieldStyle.allCases)
            func `a popup goes with its window when that is minimised`(style: FieldStyle) {
                let field = Stage.countryField(style)
                append(field.widget)
                let window = Stage.window(showing: scrolled)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(field.controller.parts.entry)
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                #expect(isShown(field))
                Self.minimize(window)
                Stage.settle(milliseconds: 300)
                #expect(popover(of: field) == nil)
                #expect(field.state.isOpen == (style == .combo))
                gtk_window_present(window.cast(to: GtkWindow.self))
                Stage.settle(milliseconds: 500)
                #expect(isShown(field) == (style == .combo))
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field that cannot be shown does not stay open`(style: FieldStyle) {
                let field = Stage.countryField(style)
                let fixed = gtk_fixed_new()!
                gtk_widget_set_overflow(fixed, GTK_OVERFLOW_HIDDEN)
                gtk_fixed_put(fixed.cast(), field.widget, 0, Double(-Self.farAway))
                let window = Stage.window(showing: fixed)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                #expect(Stage.wait { !field.state.isOpen })
                #expect(popover(of: field) == nil)
            }

            /// Not yet shown, minimised, far below.
            @Test(arguments: FieldStyle.allCases, 0..<3)
            func `R24 a field may end while its popup waits for a place`(style: FieldStyle, wait: Int) {
                weak var controller: FieldController?
                do {
                    let field = Stage.countryField(style)
                    controller = field.controller
                    let window = Stage.hiddenWindow(around: scrolled)
                    if wait > 0 { Stage.present(window) }
                    if wait == 1 { Self.minimize(window) }
                    if wait == 2 { appendSpace() }
                    append(field.widget)
                    field.send(.popupOpen)
                    #expect(field.state.isOpen && !isShown(field))
                    if wait == 2 {
                        // The window stays.
                        gtk_box_remove(box.cast(), field.widget)
                        Stage.settle(milliseconds: 300)
                    }
                    Stage.close(window)
                }
                Stage.settle(milliseconds: 300)
                #expect(controller == nil, "the controller leaked")
            }

            @Test func `a choice that waits for a place ends with the window`() async {
                let field = Stage.countryField(.menu)
                append(field.widget)
                let window = Stage.hiddenWindow(around: scrolled)
                let choice = Task { await field.choice() }
                while !field.state.isOpen { await Task.yield() }
                Stage.close(window)
                #expect(await choice.value == nil)
            }
        }
    }
#endif
