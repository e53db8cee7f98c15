#if GTK
    import CPickerGTK

    /// What assistive technology is told about a widget.
    ///
    /// GTK 4.8 passes on everything that is set, also what was so before, and a screen reader says it again. So
    /// what was told is remembered with the widget, and only what is new is told.
    @MainActor
    enum Accessible {
        static func set(_ widget: WidgetPointer, _ property: GtkAccessibleProperty, _ text: String) {
            if property == GTK_ACCESSIBLE_PROPERTY_DESCRIPTION {
                Told.of(widget).description = text
            }
            tell(widget, property, text)
        }

        static func set(_ widget: WidgetPointer, _ property: GtkAccessibleProperty, number: Double) {
            guard Told.of(widget).isNews(.property(property.rawValue), .number(number)) else { return }
            var properties = [property]
            var value = GValue()
            gtk_accessible_property_init_value(property, &value)
            put(number, into: &value)
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
            g_value_unset(&value)
        }

        static func reset(_ widget: WidgetPointer, _ property: GtkAccessibleProperty) {
            let told = Told.of(widget)
            if property == GTK_ACCESSIBLE_PROPERTY_DESCRIPTION { told.description = nil }
            guard told.forget(.property(property.rawValue)) else { return }
            gtk_accessible_reset_property(widget.opaque, property)
        }

        static func set(_ widget: WidgetPointer, _ state: GtkAccessibleState, _ number: Int) {
            guard Told.of(widget).isNews(.state(state.rawValue), .number(Double(number))) else { return }
            var states = [state]
            var value = GValue()
            gtk_accessible_state_init_value(state, &value)
            put(Double(number), into: &value)
            gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
            g_value_unset(&value)
        }

        static func set(_ widget: WidgetPointer, _ relation: GtkAccessibleRelation, number: Int) {
            guard Told.of(widget).isNews(.relation(relation.rawValue), .number(Double(number))) else {
                return
            }
            var relations = [relation]
            var value = GValue()
            gtk_accessible_relation_init_value(relation, &value)
            put(Double(number), into: &value)
            gtk_accessible_update_relation_value(widget.opaque, 1, &relations, &value)
            g_value_unset(&value)
        }

        /// Says something by way of the description of a widget that has the focus, until it loses it.
        static func announce(_ text: String, by widget: WidgetPointer) {
            let told = Told.of(widget)
            // What was said before is said again, if it happens again.
            if told.forget(.property(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION.rawValue)) {
                gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            }
            tell(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
            guard !told.isWatched else { return }
            told.isWatched = true
            let focus = gtk_event_controller_focus_new()!
            Signals.connect(focus.raw, "leave") { _ in describeAgain(widget) }
            gtk_widget_add_controller(widget, focus)
        }

        /// Puts the description of its own in the place of what was announced.
        private static func describeAgain(_ widget: WidgetPointer) {
            if let description = Told.of(widget).description {
                tell(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
            } else {
                reset(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            }
        }

        private static func tell(_ widget: WidgetPointer, _ property: GtkAccessibleProperty, _ text: String) {
            guard Told.of(widget).isNews(.property(property.rawValue), .text(text)) else { return }
            var properties = [property]
            var value = GValue()
            gtk_accessible_property_init_value(property, &value)
            g_value_set_string(&value, text)
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
            g_value_unset(&value)
        }

        private static func put(_ number: Double, into value: inout GValue) {
            switch g_type_fundamental(value.g_type) {
            case Fundamental.boolean: g_value_set_boolean(&value, (number != 0).gboolean)
            case Fundamental.double: g_value_set_double(&value, number)
            case Fundamental.enumeration:
                // GTK 4.8 makes such a value an enumeration's and then reads it as an integer.
                g_value_unset(&value)
                g_value_init(&value, Fundamental.int)
                g_value_set_int(&value, gint(number))
            default: g_value_set_int(&value, gint(number))
            }
        }
    }
#endif
