#if GTK
    import CPickerGTK
    import PickerCore

    /// A sheet over the lower edge of the window.
    ///
    /// CSS: `revealer > box.picker-sheet`.
    @MainActor
    final class SheetFrame: PopupFrame {
        let root: WidgetPointer
        private let revealer: WidgetPointer
        private let host: ObjectReference
        private let object: ObjectReference
        private let outside: OpaquePointer
        private weak var controller: FieldController?
        private var isClosed = false

        /// In milliseconds, as long as a phone's.
        private static let slide: UInt32 = 250

        init(_ controller: FieldController, content: WidgetPointer, host: WidgetPointer) {
            self.controller = controller
            self.host = ObjectReference(host.raw)
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            root.addClass("picker-sheet")
            gtk_box_append(root.cast(), content)
            revealer = gtk_revealer_new()
            object = ObjectReference(revealer.raw)
            gtk_revealer_set_child(revealer.opaque, root)
            gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
            gtk_revealer_set_transition_duration(revealer.opaque, Self.slide)
            gtk_widget_set_valign(revealer, GTK_ALIGN_END)
            outside = gtk_gesture_click_new()
            gtk_event_controller_set_propagation_phase(outside, GTK_PHASE_CAPTURE)
            Signals.connect(outside.raw, "pressed") { [weak self] arguments in
                self?.notePress(arguments.double(1), arguments.double(2))
            }
            gtk_widget_add_controller(host, outside)
            let focus = gtk_event_controller_focus_new()!
            Signals.connect(focus.raw, "leave") { [weak controller, weak self] _ in
                guard let self, !isClosed else { return }
                Later.whenIdle { controller?.focusMayHaveGone() }
            }
            gtk_widget_add_controller(root, focus)
            InventedMotion.ignoreDuringPresses(in: root)
        }

        private(set) var isShown = false

        /// A sheet slides in once, and gives up its widgets once it has slid out.
        let isUsable = false

        func discard() {}

        func show(_ whenShown: @escaping () -> Void) {
            isShown = true
            gtk_overlay_add_overlay(host.opaque, revealer)
            gtk_revealer_set_reveal_child(revealer.opaque, 1)
            whenShown()
        }

        /// A press on the window beside the sheet (R6).
        private func notePress(_ x: Double, _ y: Double) {
            guard let controller, !isClosed,
                let target = gtk_widget_pick(host.widget, x, y, GTK_PICK_DEFAULT),
                target != root, !gtk_widget_is_ancestor(target, root).isTrue,
                target != controller.parts.root,
                !gtk_widget_is_ancestor(target, controller.parts.root).isTrue
            else { return }
            controller.send(.outsidePress)
        }

        var hasFocus: Bool {
            guard let window = gtk_widget_get_root(root), let focus = gtk_root_get_focus(window) else {
                return false
            }
            return gtk_widget_is_ancestor(focus, root).isTrue
        }

        func close() {
            guard !isClosed else { return }
            isClosed = true
            gtk_widget_remove_controller(host.widget, outside)
            guard gtk_widget_get_parent(revealer) != nil else { return }
            gtk_revealer_set_reveal_child(revealer.opaque, 0)
            // The sheet slides out by itself; the window may be gone before it has.
            let (host, sheet) = (host, object)
            Later.after(milliseconds: Self.slide + 50) {
                guard gtk_widget_get_parent(sheet.widget) == host.widget else { return }
                gtk_overlay_remove_overlay(host.opaque, sheet.widget)
            }
        }
    }
#endif
