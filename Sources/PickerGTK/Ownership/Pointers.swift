#if GTK
    @_exported import CPickerGTK

    /// A widget as GTK hands it about. It does not own what it points to.
    public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

    extension UnsafeMutablePointer where Pointee == GtkWidget {
        /// The same object, for functions of types whose layout GTK keeps to itself.
        var opaque: OpaquePointer { OpaquePointer(self) }

        var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

        /// The same object as one of a type whose layout is known.
        func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
            raw.assumingMemoryBound(to: type)
        }

        func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

        func setClass(_ name: String, _ isOn: Bool) {
            if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
        }

        func setMargins(top: Int32, bottom: Int32, sides: Int32) {
            gtk_widget_set_margin_top(self, top)
            gtk_widget_set_margin_bottom(self, bottom)
            gtk_widget_set_margin_start(self, sides)
            gtk_widget_set_margin_end(self, sides)
        }

        /// Shows or hides it, leaving alone what is so already.
        func setVisible(_ isVisible: Bool) {
            if gtk_widget_get_visible(self) != isVisible.gboolean {
                gtk_widget_set_visible(self, isVisible.gboolean)
            }
        }
    }

    extension OpaquePointer {
        var widget: WidgetPointer { WidgetPointer(self) }
        var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    }

    extension UnsafeMutableRawPointer {
        var widget: WidgetPointer { assumingMemoryBound(to: GtkWidget.self) }
        var opaque: OpaquePointer { OpaquePointer(self) }
    }

    extension Bool {
        var gboolean: gboolean { self ? 1 : 0 }
    }

    extension gboolean {
        var isTrue: Bool { self != 0 }
    }

    /// Makes an object of a type, with an accessible role other than its own where one is given.
    func makeObject(_ type: GType, role: GtkAccessibleRole? = nil) -> UnsafeMutableRawPointer {
        picker_object_new(type, role.map { Int32($0.rawValue) } ?? -1)
    }
#endif
