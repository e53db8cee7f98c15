#if GTK
    import CPickerGTK

    /// What assistive technology was told about one widget.
    @MainActor
    final class Told {
        enum Attribute: Hashable {
            case property(UInt32)
            case state(UInt32)
            case relation(UInt32)
        }

        enum Value: Equatable {
            case text(String)
            case number(Double)
        }

        private var values: [Attribute: Value] = [:]
        /// The description of the widget's own; an announcement may stand in its place.
        var description: String?
        /// Whether it is noticed when the focus leaves the widget.
        var isWatched = false

        private static let key = "picker-told"

        static func of(_ widget: WidgetPointer) -> Told {
            if let told = Attachment.value(Told.self, of: widget.raw, as: key) { return told }
            let told = Told()
            Attachment.attach(told, to: widget.raw, as: key)
            return told
        }

        /// Notes a value; false where it was told before.
        func isNews(_ attribute: Attribute, _ value: Value) -> Bool {
            values.updateValue(value, forKey: attribute) != value
        }

        /// False where nothing was told.
        func forget(_ attribute: Attribute) -> Bool { values.removeValue(forKey: attribute) != nil }
    }
#endif
