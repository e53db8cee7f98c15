#if GTK
    import CPickerGTK

    /// GLib's fundamental types, which C programs know as macros.
    enum Fundamental {
        static let boolean = picker_type_boolean()
        static let int = picker_type_int()
        static let double = picker_type_double()
        static let enumeration = picker_type_enum()
        static let string = picker_type_string()
    }
#endif
