#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// What is typed, and where the focus comes from.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct TypingTests {
            @Test func `R11 a text is not written again because of a key that changes it`() {
                let field = Stage.countryField(.combo)
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                let entry = field.controller.parts.entry
                var texts: [String] = []
                Signals.connect(entry.raw, "changed") { _ -> Void in
                    texts.append(String(cString: gtk_editable_get_text(entry.opaque)))
                }
                for (place, letter) in ["b", "e", "x"].enumerated() {
                    var position = Int32(place)
                    gtk_editable_insert_text(entry.opaque, letter, -1, &position)
                }
                gtk_editable_set_position(entry.opaque, 2)
                gtk_editable_delete_text(entry.opaque, 1, 2)
                #expect(texts == ["b", "be", "bex", "bx"])
                #expect(gtk_editable_get_position(entry.opaque) == 1)
                #expect(field.state.query == "bx")
            }

            @Test func `R11 keys belong to the input method while it composes`() {
                let field = Stage.countryField(.combo)
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(field.controller.parts.entry)
                field.send(.popupOpen)
                Stage.settle()
                let text = gtk_editable_get_delegate(field.controller.parts.entry.opaque)!
                for (preedit, isPassed) in [("´", true), ("", false)] {
                    emit(text.raw, "preedit-changed", preedit)
                    let isTaken = field.controller.press(UInt32(GDK_KEY_Down), state: 0, editsText: true)
                    #expect(isTaken != isPassed)
                }
            }

            private func emit(_ object: UnsafeMutableRawPointer, _ name: String, _ text: String) {
                var values = [GValue(), GValue()]
                g_value_init(&values[0], picker_type_of(object))
                g_value_set_object(&values[0], object)
                g_value_init(&values[1], Fundamental.string)
                g_value_set_string(&values[1], text)
                g_signal_emitv(values, g_signal_lookup(name, picker_type_of(object)), 0, nil)
                for place in values.indices { g_value_unset(&values[place]) }
            }

            /// GTK 4.8 refuses such a wish of assistive technology; later ones grant it while they answer its message.
            @Test func `R19 a field does not open because another process asked for the focus`() throws {
                let first = Stage.countryField(.menu)
                let second = Stage.countryField(.menu) { $0.opensOnFocus = true }
                let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
                for widget in [first.widget, second.widget] { gtk_box_append(box.cast(), widget) }
                let window = Stage.window(showing: box)
                defer { Stage.close(window) }
                gtk_widget_grab_focus(first.controller.parts.entry)
                try Messages.act { gtk_widget_grab_focus(second.controller.parts.entry) }
                #expect(second.state.isFocused && !second.state.isOpen)
                gtk_widget_grab_focus(first.controller.parts.entry)
                Stage.settle()
                gtk_widget_grab_focus(second.controller.parts.entry)
                #expect(second.state.isOpen)
            }
        }
    }
#endif
