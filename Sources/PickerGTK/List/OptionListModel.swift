#if GTK
    import CPickerGTK

    /// A `GListModel` of so many rows, for `GtkListView`. It holds no options: a row is an empty object, made
    /// when the list view asks for one, and what it shows is looked up by its place.
    ///
    /// A million rows cost as much as ten.
    @MainActor
    final class OptionListModel {
        private let object: ObjectReference
        private let box: Count

        private final class Count {
            var rows: UInt32 = 0
        }

        private nonisolated static let key = "picker-rows"

        private static let type: GType = {
            let parent = g_object_get_type()
            let query = picker_type_query(parent)
            var info = GTypeInfo()
            info.class_size = UInt16(query.class_size)
            info.instance_size = UInt16(query.instance_size)
            let type = g_type_register_static(parent, "PickerOptionListModel", &info, GTypeFlags(0))
            var interface = GInterfaceInfo()
            interface.interface_init = { table, _ in
                let table = table!.assumingMemoryBound(to: GListModelInterface.self)
                table.pointee.get_item_type = { _ in g_object_get_type() }
                table.pointee.get_n_items = { model in OptionListModel.rows(of: model) }
                table.pointee.get_item = { model, row in
                    guard row < OptionListModel.rows(of: model) else { return nil }
                    return picker_object_new(g_object_get_type(), -1)
                }
            }
            g_type_add_interface_static(type, g_list_model_get_type(), &interface)
            return type
        }()

        private nonisolated static func rows(of model: OpaquePointer?) -> guint {
            guard let model else { return 0 }
            return Attachment.value(Count.self, of: UnsafeMutableRawPointer(model), as: key)?.rows ?? 0
        }

        init() {
            object = ObjectReference(owning: makeObject(Self.type))
            box = Count()
            Attachment.attach(box, to: object.pointer, as: Self.key)
        }

        var pointer: OpaquePointer { object.opaque }

        var rowCount: Int { Int(box.rows) }

        /// So many rows from now on. A row is only a place, so all that GTK is told is that places came or went at
        /// the end: it keeps the widgets of the others, whatever they are to show.
        func setCount(_ count: Int) {
            let old = box.rows
            let new = UInt32(clamping: count)
            guard old != new else { return }
            box.rows = new
            let kept = min(old, new)
            g_list_model_items_changed(pointer, kept, old - kept, new - kept)
        }
    }
#endif
