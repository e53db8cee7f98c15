#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Fields that a `GtkBuilder` file describes.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct BuilderTests {
            private func file(_ properties: String) -> String {
                """
                <interface>
                  <object class="GtkBox" id="box">
                    <child><object class="PickerField" id="tea">\(properties)</object></child>
                  </object>
                </interface>
                """
            }

            /// - Returns: what the builder has to say against a file; `nil` where it has nothing.
            private func read(_ file: String, into builder: OpaquePointer) -> String? {
                var error: UnsafeMutablePointer<GError>?
                guard !gtk_builder_add_from_string(builder, file, -1, &error).isTrue else { return nil }
                defer { g_error_free(error) }
                return error.map { String(cString: $0.pointee.message) } ?? ""
            }

            @Test(arguments: FieldStyle.allCases)
            func `a file describes a field and Swift takes it over`(style: FieldStyle) throws {
                weak var controller: FieldController?
                do {
                    let builder = try #require(gtk_builder_new())
                    defer { g_object_unref(builder.raw) }
                    let problem = read(
                        file(
                            """
                            <property name="style">\(style.rawValue)</property>
                            <property name="label">Tea &amp; more</property>
                            <property name="placeholder">Which?</property>
                            <property name="required">yes</property>
                            <property name="options">Assam\nSencha\nAssam</property>
                            """), into: builder)
                    #expect(problem == nil)
                    let field = try #require(PickerFieldWidget.named("tea", in: builder))
                    controller = field.controller
                    #expect(PickerFieldWidget.named("tea", in: builder) === field)
                    #expect(PickerFieldWidget.named("box", in: builder) == nil)
                    #expect(PickerFieldWidget.named("coffee", in: builder) == nil)
                    let box = try #require(gtk_builder_get_object(builder, "box"))
                    let window = Stage.window(showing: UnsafeMutableRawPointer(box).widget)
                    let configuration = field.state.configuration
                    #expect(configuration.style == style && configuration.isRequired)
                    #expect(field.state.columns[0].options.map(\.title) == ["Assam", "Sencha", "Assam"])
                    let look = FieldLook(controller: field.controller)
                    #expect(look.placeholder == "Which?")
                    #expect(look.differences(from: field.state.snapshot).isEmpty)
                    var picked: [OptionID] = []
                    field.onChange = { picked = $0.to.ids }
                    field.send(.popupOpen)
                    Stage.settle()
                    field.send(.keyPress(.down, []))
                    field.send(.toolbarDone)
                    Stage.settle()
                    #expect(picked.count == 1)
                    #expect(look.differences(from: field.state.snapshot).isEmpty)
                    Stage.close(window)
                }
                // What was announced is waited with until it can be read.
                #expect(Stage.wait { controller == nil }, "the controller leaked")
            }

            @Test func `properties are read and written as any object's`() throws {
                let builder = try #require(gtk_builder_new())
                defer { g_object_unref(builder.raw) }
                #expect(
                    read(file("<property name=\"options\">Assam\nSencha</property>"), into: builder) == nil)
                let field = try #require(PickerFieldWidget.named("tea", in: builder))
                let object = field.widget.cast(to: GObject.self)
                var value = GValue()
                g_value_init(&value, Fundamental.string)
                g_value_set_string(&value, "Coffee")
                g_object_set_property(object, "label", &value)
                #expect(field.state.configuration.label == "Coffee")
                g_object_get_property(object, "label", &value)
                #expect(g_value_get_string(&value).map { String(cString: $0) } == "Coffee")
                g_value_unset(&value)
                var options = GValue()
                g_value_init(&options, picker_type_strings())
                g_object_get_property(object, "options", &options)
                let list = try #require(g_value_get_boxed(&options)).assumingMemoryBound(
                    to: UnsafeMutablePointer<CChar>?.self)
                #expect(list[0].map { String(cString: $0) } == "Assam")
                #expect(list[1].map { String(cString: $0) } == "Sencha")
                #expect(list[2] == nil)
                g_value_unset(&options)
            }

            @Test func `a property that there is not is the builder's error, which names it`() throws {
                let builder = try #require(gtk_builder_new())
                defer { g_object_unref(builder.raw) }
                let problem = try #require(
                    read(file("<property name=\"colour\">green</property>"), into: builder))
                #expect(problem.contains("colour"))
            }

            @Test(arguments: [
                "<property name=\"style\">drum</property>", "<property name=\"required\">perhaps</property>",
                "<property name=\"options\"></property>", "",
            ])
            func `a value that GTK cannot read leaves the property as it was`(properties: String) throws {
                let builder = try #require(gtk_builder_new())
                defer { g_object_unref(builder.raw) }
                #expect(read(file(properties), into: builder) == nil)
                let field = try #require(PickerFieldWidget.named("tea", in: builder))
                #expect(field.state.configuration.style == .menu && !field.state.configuration.isRequired)
                #expect(field.state.columns[0].options.isEmpty)
            }
        }
    }
#endif
