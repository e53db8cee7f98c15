#if GTK
    import CPickerGTK

    /// What assistive technology is told about a widget.
    @MainActor
    enum Accessible {
        static func set(_ widget: WidgetPointer, _ property: GtkAccessibleProperty, _ text: String) {
            var properties = [property]
            var value = GValue()
            gtk_accessible_property_init_value(property, &value)
            g_value_set_string(&value, text)
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
            g_value_unset(&value)
        }

        static func set(_ widget: WidgetPointer, _ property: GtkAccessibleProperty, number: Double) {
            var properties = [property]
            var value = GValue()
            gtk_accessible_property_init_value(property, &value)
            put(number, into: &value)
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
            g_value_unset(&value)
        }

        static func reset(_ widget: WidgetPointer, _ property: GtkAccessibleProperty) {
            gtk_accessible_reset_property(widget.opaque, property)
        }

        static func set(_ widget: WidgetPointer, _ state: GtkAccessibleState, _ number: Int) {
            var states = [state]
            var value = GValue()
            gtk_accessible_state_init_value(state, &value)
            put(Double(number), into: &value)
            gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
            g_value_unset(&value)
        }

        static func set(_ widget: WidgetPointer, _ relation: GtkAccessibleRelation, number: Int) {
            var relations = [relation]
            var value = GValue()
            gtk_accessible_relation_init_value(relation, &value)
            put(Double(number), into: &value)
            gtk_accessible_update_relation_value(widget.opaque, 1, &relations, &value)
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
