#if GTK
    import CPickerGTK
    import PickerCore

    /// The core's keys for GDK's key values.
    enum KeyTranslation {
        private static let named: [(Int32, Key)] = [
            (GDK_KEY_Down, .down), (GDK_KEY_KP_Down, .down), (GDK_KEY_Up, .up), (GDK_KEY_KP_Up, .up),
            (GDK_KEY_Left, .left), (GDK_KEY_KP_Left, .left), (GDK_KEY_Right, .right),
            (GDK_KEY_KP_Right, .right), (GDK_KEY_Home, .home), (GDK_KEY_KP_Home, .home),
            (GDK_KEY_End, .end), (GDK_KEY_KP_End, .end), (GDK_KEY_Page_Down, .pageDown),
            (GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Up, .pageUp),
            (GDK_KEY_Return, .enter), (GDK_KEY_KP_Enter, .enter), (GDK_KEY_ISO_Enter, .enter),
            (GDK_KEY_space, .space), (GDK_KEY_KP_Space, .space), (GDK_KEY_Escape, .escape),
            (GDK_KEY_Tab, .tab), (GDK_KEY_KP_Tab, .tab), (GDK_KEY_ISO_Left_Tab, .tab),
            (GDK_KEY_BackSpace, .backspace), (GDK_KEY_Delete, .delete), (GDK_KEY_KP_Delete, .delete),
        ]

        private static let keys = Dictionary(
            named.map { (UInt32($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })

        private static let modifierBits: [(GdkModifierType, KeyModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .ctrl), (GDK_ALT_MASK, .alt),
            (GDK_SUPER_MASK, .meta), (GDK_META_MASK, .meta),
        ]

        /// `nil` for a key that means nothing to any field, such as a modifier by itself.
        static func key(_ value: UInt32, state: UInt32) -> (Key, KeyModifiers)? {
            var modifiers: KeyModifiers = []
            for (bit, modifier) in modifierBits where state & bit.rawValue != 0 { modifiers.insert(modifier) }
            if let key = keys[value] { return (key, modifiers) }
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20,
                scalar.value != 0x7F
            else { return nil }
            // A capital letter is its own character.
            if modifiers.isSubset(of: .shift) { modifiers = [] }
            return (.character(Character(scalar)), modifiers)
        }
    }
#endif
