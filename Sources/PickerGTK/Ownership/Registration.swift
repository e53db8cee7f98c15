#if GTK
    import CPickerGTK

    /// Registers GObject types from Swift.
    enum Registration {
        /// A subclass with no data of its own in the instance: Swift attaches what it needs (`Attachment`).
        static func subclass(
            of parent: GType, named name: String, classInit: @escaping GClassInitFunc,
            instanceInit: GInstanceInitFunc? = nil
        ) -> GType {
            let query = picker_type_query(parent)
            var info = GTypeInfo()
            info.class_size = UInt16(query.class_size)
            info.instance_size = UInt16(query.instance_size)
            info.class_init = classInit
            info.instance_init = instanceInit
            return g_type_register_static(parent, name, &info, GTypeFlags(0))
        }

        /// Lets the instances of a class that derives from `GtkWidget` itself give up their children in the end.
        static func unparentChildren(inDisposeOf klass: gpointer) {
            klass.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
                let widget = UnsafeMutableRawPointer(object!).widget
                while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
                let parent = g_type_class_peek(gtk_widget_get_type())!
                parent.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
            }
        }
    }
#endif
