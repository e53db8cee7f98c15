#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Presses that meet a new layout.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct PressTests {
            @Test func `a press on a row is not lost where GTK lays out before it has heard of the release`()
                throws
            {
                let field = PickerFieldWidget(
                    FieldState(
                        FieldConfiguration(name: "menu", label: "Menu", style: .menu),
                        options: [OptionList(titles: ["Tea", "Coffee", "Cocoa"])]))
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                let popover = Stage.descendants(of: field.widget, gtk_popover_get_type())[0]
                let list = Stage.descendants(of: popover, gtk_list_view_get_type())[0]
                let row = try #require(gtk_widget_get_first_child(list))
                var place = graphene_rect_t()
                #expect(gtk_widget_compute_bounds(row, popover, &place).isTrue)
                try Pointer.move(
                    over: popover, x: Int(place.origin.x + place.size.width / 2),
                    y: Int(place.origin.y + place.size.height / 2))
                #expect(Stage.wait { Self.has(row, GTK_STATE_FLAG_PRELIGHT) })

                try Pointer.press()
                #expect(Stage.wait { Self.has(row, GTK_STATE_FLAG_ACTIVE) })
                let clock = try #require(gtk_widget_get_frame_clock(list))
                gtk_widget_queue_allocate(list)
                Stage.paint(list)
                try Pointer.release()
                // The release waits to be read, and the next frame begins.
                Self.emit("flush-events", of: clock)
                Self.emit("resume-events", of: clock)
                #expect(Stage.wait { field.state.text == "Tea" })
            }

            private static func has(_ widget: WidgetPointer, _ flag: GtkStateFlags) -> Bool {
                gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0
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
