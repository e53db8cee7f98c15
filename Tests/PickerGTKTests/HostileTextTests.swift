#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Texts from outside that would act on a terminal, on markup or on the order of what stands beside them (R25).
    enum HostileText {
        static let texts: [String] = [
            // What terminals obey.
            "\u{1B}]52;c;ZWNobyBwd25lZA==\u{7}", "\u{1B}]8;;http://evil/\u{7}Help\u{1B}]8;;\u{7}",
            "\u{1B}]0;",
            "\u{1B}[6n \u{1B}[c \u{1B}[5n \u{1B}[>c", "\u{1B}[2J\u{1B}[10A\u{1B}[K",
            "\u{1B}[?1049h\u{1B}[?25l",
            "\u{1B}c\u{1B}(0\u{E}\u{F}", "\u{9B}31mred", "\u{9D}52;\u{9C}", "\u{1B}", "[2J",
            "\u{1B}[<0;10;5M",
            // Zero width, tags and selectors, ends of lines, invalid input as it is read.
            "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{34F}\u{180E}\u{3164}\u{115F}",
            "flag\u{E0067}\u{E0062}\u{E007F}", "a\u{FE0F}b\u{E0101}", "one\u{2028}two\u{2029}three\u{85}four",
            "line\nbreak\r\nand tab\t", "\0", "a\0b", "\u{FFFD}31m", "\u{FFFE}", "\u{10FFFF}",
            // Markup.
            "<b>&amp;</b>", "<b>never closed & <i", "<img src=x onerror=alert(1)>", "&lt;", "\" onfocus=",
            "_F_ile",
            // Directions.
            "a\u{202E}b", "\u{202A}\u{202B}\u{202D}\u{202C}", "\u{2066}never closed", "never opened\u{2069}",
            "\u{5D0}\u{5D1}\u{5D2} abc 123", "\u{200F}\u{200E}",
            // Look-alikes, marks, emoji, and more of everything than anyone reads.
            "\u{430}pple", "e\u{301}\u{301}\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
            "z" + String(repeating: "\u{335}", count: 10_000), String(repeating: "long ", count: 100_000),
            String(repeating: "\u{202E}", count: 1_000),
        ]

        static func isHarmless(_ text: String) -> Bool {
            text.unicodeScalars.allSatisfy {
                switch $0.value {
                case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E: false
                default: true
                }
            }
        }
    }

    extension DisplayTests {
        @Suite(.serialized) @MainActor struct HostileTextTests {
            private func field(_ style: FieldStyle, _ text: String) throws -> PickerFieldWidget {
                var configuration = FieldConfiguration(name: "country", label: text, style: style)
                configuration.placeholder = text
                let options = try OptionList([
                    PickerOption(id: "hostile", title: text, subtitle: text, section: text),
                    PickerOption(
                        id: "off", title: "other", section: text, availability: .disabled(reason: text)),
                ])
                return PickerFieldWidget(FieldState(configuration, options: [options]))
            }

            private func labels(below widget: WidgetPointer) -> [WidgetPointer] {
                Stage.descendants(of: widget, gtk_label_get_type())
            }

            private func text(of label: WidgetPointer) -> String {
                String(cString: gtk_label_get_text(label.opaque))
            }

            @Test(arguments: HostileText.texts, FieldStyle.allCases)
            func `R25 any text shows harmlessly wherever a field shows it`(
                hostile: String, style: FieldStyle
            ) throws {
                let field = try field(style, hostile)
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle()
                let look = FieldLook(controller: field.controller)
                let all = labels(below: field.widget)
                #expect(all.count > 1)
                for label in all {
                    #expect(HostileText.isHarmless(text(of: label)))
                    #expect(text(of: label).count <= 600)
                    #expect(!gtk_label_get_use_markup(label.opaque).isTrue)
                }
                #expect(HostileText.isHarmless(look.placeholder))
                field.send(.selectionSet([["hostile"]]))
                field.send(.toolbarDone)
                Stage.settle()
                #expect(field.state.selection.ids == ["hostile"])
                #expect(HostileText.isHarmless(look.text))
                #expect(look.differences(from: field.state.snapshot).isEmpty)
            }

            @Test func `R25 what looks like markup shows as it was written`() throws {
                let field = try field(.menu, "<b>&amp;</b>")
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle()
                let popover = try #require(FieldLook(controller: field.controller).popover)
                #expect(labels(below: popover).map(text).contains("<b>&amp;</b>"))
            }

            @Test func `R25 a search in hostile titles finds and marks them`() throws {
                for hostile in HostileText.texts {
                    let field = try field(.combo, hostile)
                    let window = Stage.window(showing: field.widget)
                    field.send(.popupOpen)
                    Stage.settle()
                    field.send(.queryEdit(String(hostile.prefix(3))))
                    Stage.settle()
                    let popover = FieldLook(controller: field.controller).popover
                    #expect(
                        popover.map { labels(below: $0).map(text).allSatisfy(HostileText.isHarmless) } ?? true
                    )
                    #expect(field.state.query == String(hostile.prefix(3)))
                    Stage.close(window)
                }
            }
        }
    }
#endif
