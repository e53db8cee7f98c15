#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// What a person changes on the desktop while a field is there.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct DesktopSettingsTests {
            private func field(
                _ label: String = "Country", _ adjust: (inout FieldConfiguration) -> Void = { _ in }
            ) -> PickerFieldWidget {
                Stage.countryField(.wheel, label: label, titles: (1...50).map { "Option \($0)" }, adjust)
            }

            private var settings: UnsafeMutablePointer<GObject> {
                UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
            }

            // MARK: Motion

            @Test func `R15 a field follows the desktop's wish for less motion as it comes and goes`() {
                let field = field()
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                let animations = DesktopSetting.animations
                defer { animations.restore() }
                #expect(!field.state.configuration.reducesMotion)
                animations.set(false)
                #expect(field.state.configuration.reducesMotion)
                field.send(.popupOpen)
                field.send(.keyPress(.end, []))
                #expect(!field.state.snapshot.columns[0].isTurning)
                animations.set(true)
                #expect(!field.state.configuration.reducesMotion)
                field.send(.keyPress(.home, []))
                #expect(field.state.snapshot.columns[0].isTurning)
                // A wheel that turns by then stops at once.
                animations.set(false)
                field.send(.keyPress(.end, []))
                #expect(!field.state.snapshot.columns[0].isTurning)
            }

            @Test func `R15 an app's own wish for less motion stays`() {
                let field = field { $0.reducesMotion = true }
                let animations = DesktopSetting.animations
                defer { animations.restore() }
                animations.set(false)
                animations.set(true)
                #expect(field.state.configuration.reducesMotion)
            }

            @Test func `R15 another configuration or model heeds the desktop's wish as well`() {
                let animations = DesktopSetting.animations
                defer { animations.restore() }
                animations.set(false)
                let first = FieldModel(FieldState(FieldConfiguration(name: "a", style: .wheel), options: []))
                let second = FieldModel(FieldState(FieldConfiguration(name: "b", style: .wheel), options: []))
                let field = PickerFieldWidget(first)
                #expect(first.state.configuration.reducesMotion)
                field.send(.configurationReplace(FieldConfiguration(name: "a", style: .wheel)))
                #expect(first.state.configuration.reducesMotion)
                field.bind(second)
                #expect(second.state.configuration.reducesMotion && !first.state.configuration.reducesMotion)
                animations.set(true)
                #expect(!second.state.configuration.reducesMotion)
            }

            @Test func `R24 nobody listens to the settings for a field that is gone`() {
                let signal = g_signal_lookup("notify", picker_type_of(settings))
                let detail = g_quark_from_string("gtk-enable-animations")
                /// Each field has one handler; one more is disconnected to count them.
                func listeners() -> Int {
                    var blocked: [UInt] = []
                    let mask = GSignalMatchType(
                        G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DETAIL.rawValue
                            | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
                    while true {
                        let handler = g_signal_handler_find(settings, mask, signal, detail, nil, nil, nil)
                        guard handler != 0 else { break }
                        g_signal_handler_block(settings, handler)
                        blocked.append(UInt(handler))
                    }
                    for handler in blocked { g_signal_handler_unblock(settings, gulong(handler)) }
                    return blocked.count
                }
                Stage.settle(milliseconds: 5)
                let before = listeners()
                do {
                    let fields = (0..<3).map { _ in field() }
                    #expect(listeners() == before + fields.count)
                }
                Stage.settle(milliseconds: 5)
                #expect(listeners() == before)
            }

            // MARK: Text

            private func findWheel(below widget: WidgetPointer) -> WidgetPointer? {
                var found: WidgetPointer?
                var child = gtk_widget_get_first_child(widget)
                while let next = child, found == nil {
                    let isWheel = String(cString: gtk_widget_get_css_name(next)) == "pickerwheel"
                    found = isWheel ? next : findWheel(below: next)
                    child = gtk_widget_get_next_sibling(next)
                }
                return found
            }

            @Test(arguments: [true, false], [true, false])
            func `an open wheel takes another font or size of text`(isSheet: Bool, isFont: Bool) throws {
                let field = field()
                field.presentation = isSheet ? .sheet : .popover
                let host = PickerSheetHost(content: field.widget)
                let window = Stage.window(showing: host.widget, width: 480, height: 500)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 400)
                let wheel = try #require(findWheel(below: host.widget))
                let view = try #require(
                    Attachment.value(WheelView.self, of: wheel.raw, as: "picker-wheel"))
                let before = (gtk_widget_get_height(wheel), view.geometry.rowHeight)
                #expect(before.0 > 0)
                let setting = isFont ? DesktopSetting.font : .resolution
                defer { setting.restore() }
                // Twice the usual 96 dots per inch, which GTK counts in parts of 1,024.
                if isFont { setting.set("Sans 20") } else { setting.set(192 * 1024) }
                Stage.settle(milliseconds: 200)
                #expect(Double(gtk_widget_get_height(wheel)) > 1.5 * Double(before.0))
                #expect(view.geometry.rowHeight > 1.5 * before.1)
                #expect(abs(view.geometry.visibleRows - 5) < 1)
                if !isSheet {
                    let popover = try #require(FieldLook(controller: field.controller).popover)
                    #expect(gtk_widget_get_height(popover) >= gtk_widget_get_height(wheel))
                }
            }

            // MARK: The bar

            /// Its buttons, its labels' texts that show, and whether each of these shows whole.
            private func bar(of host: WidgetPointer) -> (
                buttons: [WidgetPointer], titles: [(String, isWhole: Bool)]
            ) {
                let buttons = Stage.descendants(of: host, gtk_button_get_type()).filter {
                    gtk_widget_get_mapped($0).isTrue
                        && gtk_widget_has_css_class(
                            gtk_widget_get_parent(gtk_widget_get_parent($0)), "picker-bar"
                        )
                        .isTrue
                }
                let titles = Stage.descendants(of: host, gtk_label_get_type()).filter {
                    var ancestor = gtk_widget_get_parent($0)
                    while let next = ancestor, !gtk_widget_has_css_class(next, "picker-bar").isTrue {
                        if picker_is_a(next.raw, gtk_button_get_type()).isTrue { return false }
                        ancestor = gtk_widget_get_parent(next)
                    }
                    return ancestor != nil && gtk_widget_get_mapped($0).isTrue
                        && gtk_label_get_text($0.opaque).pointee != 0
                }
                return (
                    buttons,
                    titles.map { title in
                        (
                            String(cString: gtk_label_get_text(title.opaque)),
                            !pango_layout_is_ellipsized(gtk_label_get_layout(title.opaque)).isTrue
                        )
                    }
                )
            }

            @Test(arguments: [
                (width: 480, font: "Sans 10"), (330, "Sans 10"), (330, "Sans 14"), (480, "Sans 20"),
            ])
            func `the bar of a sheet shows its buttons and its title whole`(width: Int, font: String) throws {
                let label = "Country of residence"
                let field = field(label)
                field.presentation = .sheet
                let setting = DesktopSetting.font
                defer { setting.restore() }
                setting.set(font)
                let host = PickerSheetHost(content: field.widget)
                let window = Stage.window(showing: host.widget, width: width, height: 600)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle(milliseconds: 500)
                #expect(field.controller.popup?.isSheet == true)
                for _ in 0..<2 {
                    let bar = bar(of: host.widget)
                    #expect(bar.buttons.count == 4)
                    for button in bar.buttons {
                        var least: Int32 = 0
                        gtk_widget_measure(button, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
                        #expect(gtk_widget_get_allocated_width(button) >= least)
                    }
                    let (texts, isWhole) = (bar.titles.map(\.0), bar.titles.allSatisfy(\.isWhole))
                    #expect(texts == [label] && isWhole)
                    // Larger text, while it is open.
                    setting.set("Sans 15")
                    Stage.settle(milliseconds: 300)
                }
            }
        }
    }
#endif
