#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Presses that meet a new layout.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct PressTests {
            @MainActor
            private final class Menu {
                let field: PickerFieldWidget
                let popover: WidgetPointer
                let list: WidgetPointer
                private let window: WidgetPointer

                init(titles: [String]) throws {
                    field = PickerFieldWidget(
                        FieldState(
                            FieldConfiguration(name: "menu", label: "Menu", style: .menu),
                            options: [OptionList(titles: titles)]))
                    window = Stage.window(showing: field.widget)
                    field.send(.popupOpen)
                    list = try #require(Stage.openList(of: field.widget))
                    popover = try #require(gtk_widget_get_ancestor(list, gtk_popover_get_type()))
                }

                func close() { Stage.close(window) }

                /// Waits for GTK to know what is under the pointer.
                func moveOverRow(_ place: Int) throws -> WidgetPointer {
                    var row = try #require(gtk_widget_get_first_child(list))
                    for _ in 0..<place { row = try #require(gtk_widget_get_next_sibling(row)) }
                    var bounds = graphene_rect_t()
                    #expect(gtk_widget_compute_bounds(row, popover, &bounds).isTrue)
                    try Pointer.move(
                        over: popover, x: Int(bounds.origin.x + bounds.size.width / 2),
                        y: Int(bounds.origin.y + bounds.size.height / 2))
                    #expect(Stage.wait { has(row, GTK_STATE_FLAG_PRELIGHT) })
                    return row
                }

                func has(_ widget: WidgetPointer, _ flag: GtkStateFlags) -> Bool {
                    gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0
                }

                /// The row that a person sees under the pointer.
                var rowUnderPointer: WidgetPointer? {
                    var (x, y) = (0.0, 0.0)
                    let pointer = gdk_display_get_default_seat(gtk_widget_get_display(popover))
                        .flatMap { gdk_seat_get_pointer($0) }
                    guard
                        gdk_surface_get_device_position(
                            gtk_native_get_surface(popover.opaque), pointer, &x, &y, nil
                        ).isTrue
                    else { return nil }
                    var (left, top) = (0.0, 0.0)
                    gtk_native_get_surface_transform(popover.opaque, &left, &top)
                    var (listX, listY) = (0.0, 0.0)
                    gtk_widget_translate_coordinates(popover, list, x - left, y - top, &listX, &listY)
                    var row = gtk_widget_pick(list, listX, listY, GTK_PICK_DEFAULT)
                    while let inner = row, let parent = gtk_widget_get_parent(inner), parent != list {
                        row = parent
                    }
                    return row
                }

                var titleUnderPointer: String? {
                    rowUnderPointer.flatMap { Stage.descendants(of: $0, gtk_label_get_type()).first }
                        .map { String(cString: gtk_label_get_text($0.opaque)) }
                }
            }

            @Test func `a press on a row is not lost where GTK lays out before it has heard of the release`()
                throws
            {
                let menu = try Menu(titles: ["Tea", "Coffee", "Cocoa"])
                defer { menu.close() }
                let row = try menu.moveOverRow(0)
                try Pointer.press()
                #expect(Stage.wait { menu.has(row, GTK_STATE_FLAG_ACTIVE) })
                let clock = try #require(gtk_widget_get_frame_clock(menu.list))
                gtk_widget_queue_allocate(menu.list)
                Stage.paint(menu.list)
                try Pointer.release()
                // The release waits to be read, and the next frame begins.
                Self.emit("flush-events", of: clock)
                Self.emit("resume-events", of: clock)
                #expect(Stage.wait { menu.field.state.text == "Tea" })
            }

            @Test func `a press picks the row that was scrolled under a pointer at rest`() throws {
                let menu = try Menu(titles: (0..<1000).map { "Number \($0)" })
                defer { menu.close() }
                _ = try menu.moveOverRow(4)
                for _ in 0..<3 {
                    let before = menu.titleUnderPointer
                    try Pointer.scroll()
                    #expect(Stage.wait { menu.titleUnderPointer != before })
                }
                #expect(
                    Stage.wait { menu.rowUnderPointer.map { menu.has($0, GTK_STATE_FLAG_PRELIGHT) } ?? false }
                )
                let title = menu.titleUnderPointer
                try Pointer.click()
                #expect(Stage.wait { !menu.field.state.isOpen })
                #expect(menu.field.state.text == title)
            }

            private static func emit(_ name: String, of clock: OpaquePointer) {
                var sender = GValue()
                g_value_init(&sender, picker_type_of(clock.raw))
                g_value_set_object(&sender, clock.raw)
                g_signal_emitv(&sender, g_signal_lookup(name, picker_type_of(clock.raw)), 0, nil)
                g_value_unset(&sender)
            }
        }
    }
#endif
