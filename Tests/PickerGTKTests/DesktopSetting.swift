#if GTK
    @testable import PickerGTK

    /// A setting of the test's desktop, which is as it was when this ends.
    @MainActor
    final class DesktopSetting {
        private let name: String
        private let type: GType
        private var before = GValue()

        private static var object: UnsafeMutablePointer<GObject> {
            UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
        }

        private init(_ name: String, _ type: GType) {
            (self.name, self.type) = (name, type)
            g_value_init(&before, type)
            g_object_get_property(Self.object, name, &before)
        }

        static var animations: DesktopSetting { DesktopSetting("gtk-enable-animations", Fundamental.boolean) }
        static var font: DesktopSetting { DesktopSetting("gtk-font-name", Fundamental.string) }
        static var resolution: DesktopSetting { DesktopSetting("gtk-xft-dpi", Fundamental.int) }

        func set(_ isOn: Bool) { set { g_value_set_boolean(&$0, isOn.gboolean) } }
        func set(_ text: String) { set { g_value_set_string(&$0, text) } }
        func set(_ number: Int32) { set { g_value_set_int(&$0, number) } }

        private func set(_ fill: (inout GValue) -> Void) {
            var value = GValue()
            g_value_init(&value, type)
            fill(&value)
            g_object_set_property(Self.object, name, &value)
            g_value_unset(&value)
        }

        func restore() { g_object_set_property(Self.object, name, &before) }
    }
#endif
