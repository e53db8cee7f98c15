#if GTK
    import CPickerGTK
    import PickerCore

    /// A field that a `GtkBuilder` file describes, as an object of the class `PickerField`.
    ///
    /// It is a `PickerFieldWidget`'s widget like any other; its properties are the ones a designer decides.
    @MainActor
    enum BuiltField {
        enum Property: guint, CaseIterable {
            case style = 1
            case label, placeholder, required, options

            var name: String {
                switch self {
                case .style: "style"
                case .label: "label"
                case .placeholder: "placeholder"
                case .required: "required"
                case .options: "options"
                }
            }
        }

        private static let type = Registration.subclass(of: FieldParts.type, named: "PickerField") {
            klass, _ in
            let objectClass = klass!.assumingMemoryBound(to: GObjectClass.self)
            objectClass.pointee.constructed = { object in
                guard let object else { return }
                let parent = g_type_class_peek(gtk_box_get_type())!.assumingMemoryBound(to: GObjectClass.self)
                parent.pointee.constructed(object)
                nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object).widget
                MainActor.assumeIsolated { BuiltField.construct(widget) }
            }
            objectClass.pointee.set_property = { object, number, value, _ in
                guard let object, let value, let property = Property(rawValue: number) else { return }
                nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object).widget
                nonisolated(unsafe) let given = UnsafePointer(value)
                MainActor.assumeIsolated { BuiltField.set(property, of: widget, to: given) }
            }
            objectClass.pointee.get_property = { object, number, value, _ in
                guard let object, let value, let property = Property(rawValue: number) else { return }
                nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object).widget
                nonisolated(unsafe) let place = value
                MainActor.assumeIsolated { BuiltField.get(property, of: widget, into: place) }
            }
            for property in Property.allCases {
                g_object_class_install_property(
                    objectClass, property.rawValue, BuiltField.specification(property))
            }
        }

        /// Makes the class known by its name, before any file is read.
        static func register() { _ = type }

        private nonisolated static func specification(_ property: Property) -> UnsafeMutablePointer<
            GParamSpec
        >? {
            let name = property.name
            let both = GParamFlags(G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
            switch property {
            case .style:
                let first = GParamFlags(both.rawValue | G_PARAM_CONSTRUCT_ONLY.rawValue)
                return g_param_spec_enum(name, nil, nil, styleType, gint(FieldStyle.menu.number), first)
            case .label, .placeholder: return g_param_spec_string(name, nil, nil, nil, both)
            case .required: return g_param_spec_boolean(name, nil, nil, 0, both)
            case .options: return g_param_spec_boxed(name, nil, nil, picker_type_strings(), both)
            }
        }

        /// Lets a file name a style as `FieldStyle` does; it cannot be a class's own, so it is kept for ever.
        private nonisolated static let styleType: GType = {
            let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: FieldStyle.allCases.count + 1)
            for style in FieldStyle.allCases {
                let name = UnsafePointer(g_strdup(style.rawValue))
                values[style.number] = GEnumValue(
                    value: gint(style.number), value_name: name, value_nick: name)
            }
            values[FieldStyle.allCases.count] = GEnumValue(value: 0, value_name: nil, value_nick: nil)
            return g_enum_register_static("PickerFieldStyle", values)
        }()

        // MARK: Objects

        private nonisolated static let styleKey = "picker-style"

        private final class Style {
            let value: FieldStyle
            init(_ value: FieldStyle) { self.value = value }
        }

        private static func construct(_ widget: WidgetPointer) {
            let style = Attachment.value(Style.self, of: widget.raw, as: styleKey)?.value ?? .menu
            let configuration = FieldConfiguration(name: "", label: "", style: style)
            let model = FieldModel(FieldState(configuration, options: [OptionList(titles: [])]))
            FieldController(FieldPort(model), root: widget).listen(to: model)
        }

        /// The controller of a field that was built or made; `nil` for another widget.
        static func controller(of widget: WidgetPointer) -> FieldController? {
            Attachment.value(FieldController.self, of: widget.raw, as: FieldController.key)
        }

        private static func set(
            _ property: Property, of widget: WidgetPointer, to value: UnsafePointer<GValue>
        ) {
            if property == .style {
                let style = FieldStyle.allCases[Int(g_value_get_enum(value))]
                return Attachment.attach(Style(style), to: widget.raw, as: styleKey)
            }
            guard let controller = controller(of: widget) else { return }
            var configuration = controller.field.configuration
            switch property {
            case .options:
                return controller.send(.optionsReplace(OptionList(titles: strings(in: value)), column: 0))
            case .label: configuration.label = string(in: value) ?? ""
            case .placeholder: configuration.placeholder = string(in: value)
            case .required: configuration.isRequired = g_value_get_boolean(value).isTrue
            case .style: return
            }
            controller.send(.configurationReplace(configuration))
        }

        private static func get(
            _ property: Property, of widget: WidgetPointer, into value: UnsafeMutablePointer<GValue>
        ) {
            guard let field = controller(of: widget)?.field else { return }
            let configuration = field.configuration
            switch property {
            case .style: g_value_set_enum(value, gint(configuration.style.number))
            case .label: g_value_set_string(value, configuration.label)
            case .placeholder: g_value_set_string(value, configuration.placeholder)
            case .required: g_value_set_boolean(value, configuration.isRequired.gboolean)
            case .options:
                let list = field.columns[0].options
                let builder = g_strv_builder_new()
                for option in list { g_strv_builder_add(builder, option.title) }
                g_value_take_boxed(value, g_strv_builder_end(builder))
                g_strv_builder_unref(builder)
            }
        }

        private static func string(in value: UnsafePointer<GValue>) -> String? {
            g_value_get_string(value).map { String(cString: $0) }
        }

        private static func strings(in value: UnsafePointer<GValue>) -> [String] {
            guard
                let list = g_value_get_boxed(value)?.assumingMemoryBound(
                    to: UnsafeMutablePointer<CChar>?.self)
            else { return [] }
            var strings: [String] = []
            while let string = list[strings.count] { strings.append(String(cString: string)) }
            return strings
        }
    }

    extension FieldStyle {
        /// Its place among all styles, for GLib's enumerations.
        fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    extension PickerFieldWidget {
        /// The field of an identifier in a `GtkBuilder` file; `nil` where that names none.
        ///
        ///     <object class="PickerField" id="tea">
        ///       <property name="style">wheel</property>
        ///       <property name="label">Tea</property>
        ///       <property name="options">Assam
        ///     Sencha</property>
        ///     </object>
        ///
        /// Its properties are `style` (`menu`, `wheel` or `combo`; while it is built only), `label`, `placeholder`,
        /// `required`, and `options`, a title a line; everything else is said in Swift. Call `Toolkit.start` before the
        /// file is read.
        public static func named(_ identifier: String, in builder: OpaquePointer) -> PickerFieldWidget? {
            guard let object = gtk_builder_get_object(builder, identifier),
                picker_is_a(object, FieldParts.type).isTrue,
                let controller = BuiltField.controller(of: UnsafeMutableRawPointer(object).widget)
            else { return nil }
            return controller.handle ?? PickerFieldWidget(controller)
        }
    }
#endif
