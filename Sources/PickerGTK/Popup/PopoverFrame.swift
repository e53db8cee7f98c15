#if GTK
    import CPickerGTK
    import PickerCore

    /// A popover under the field.
    @MainActor
    final class PopoverFrame: PopupFrame {
        let root: WidgetPointer
        let object: ObjectReference
        private weak var controller: FieldController?
        private var isClosing = false
        /// Whether it hides while another window is the active one.
        private var isAway = false
        /// Whether it comes up as soon as it can be placed.
        private var isWaiting = false
        /// Without a window manager a window never becomes active, and has its popups all the same.
        private var wasActive = false

        /// - Parameter grabs: whether it takes the keyboard's focus; the suggestions of a combo box do not.
        init(_ controller: FieldController, content: WidgetPointer, grabs: Bool) {
            self.controller = controller
            root = gtk_popover_new()
            object = ObjectReference(root.raw)
            root.addClass("picker-popup")
            gtk_popover_set_has_arrow(root.cast(), 0)
            gtk_popover_set_position(root.cast(), GTK_POS_BOTTOM)
            gtk_widget_set_halign(root, GTK_ALIGN_START)
            gtk_popover_set_autohide(root.cast(), grabs.gboolean)
            if !grabs {
                gtk_widget_set_can_focus(root, 0)
                goWithWindow()
            }
            gtk_popover_set_child(root.cast(), content)
            gtk_widget_set_parent(root, controller.parts.frame)
            Signals.connect(root.raw, "closed") { [weak self] _ in self?.wasClosed() }
            Signals.connect(root.raw, "unrealize", after: true) { [root] _ in Self.end(root) }
        }

        /// A popover that has lost its surface is given up before GTK's loop runs again.
        ///
        /// Half a second after the pointer was over a popover, GTK 4.8 looks for a tooltip on its surface, and forgets
        /// to ask whether there still is one. It forgets the popover when that is disposed of.
        private static func end(_ popover: WidgetPointer) {
            g_object_ref(popover)
            if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
            g_object_run_dispose(popover.cast())
            g_object_unref(popover)
        }

        var isUsable: Bool { gtk_widget_get_parent(root) != nil }

        func discard() {
            if gtk_widget_get_realized(root).isTrue {
                gtk_widget_unrealize(root)
            } else if isUsable {
                gtk_widget_unparent(root)
            }
        }

        var isShown: Bool { isAway || isWaiting || gtk_widget_get_visible(root).isTrue }

        /// A popover without a grab would lie over other windows, even when its own is hidden. So it goes while the
        /// window is not the active one, and comes back with it; the field stays open.
        private func goWithWindow() {
            guard let field = controller?.parts.frame else { return }
            // A window that another takes the place of takes the focus from what is in it.
            Signals.connect(field.raw, "state-flags-changed") { [weak self] _ in
                Later.whenIdle { self?.followWindow() }
            }
        }

        private func followWindow() {
            guard isUsable, let window = gtk_widget_get_root(root) else { return }
            let isActive = gtk_window_is_active(window.widget.cast()).isTrue
            if isActive, isAway {
                isAway = false
                waitForPlace()
            } else if !isActive, wasActive, !isClosing, isShown {
                isWaiting = false
                isAway = true
                gtk_widget_set_visible(root, 0)
            }
            wasActive = isActive
        }

        /// - Parameter isFound: whether there was a place a moment ago; a window that comes back may not have its own yet.
        private func waitForPlace(isFound: Bool = false) {
            isWaiting = true
            Later.after(milliseconds: Self.settling) { [weak self] in
                guard let self, isWaiting, isUsable else { return }
                if isFound, hasPlace { show() } else { waitForPlace(isFound: hasPlace) }
            }
        }

        /// GTK cannot place a popover at a window that is not on the screen, or at a field that is scrolled out of it.
        private var hasPlace: Bool {
            guard let window = gtk_widget_get_root(root), let surface = gtk_native_get_surface(window),
                let field = gtk_widget_get_parent(root)
            else { return false }
            let isMinimized =
                gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
            guard gdk_surface_get_mapped(surface).isTrue, !isMinimized else { return false }
            var bounds = graphene_rect_t()
            var screen = graphene_rect_t()
            graphene_rect_init(
                &screen, 0, 0, Float(gtk_widget_get_width(window.widget)),
                Float(gtk_widget_get_height(window.widget)))
            // A field that opens as its window comes has no size yet.
            guard gtk_widget_compute_bounds(field, window.widget, &bounds).isTrue, bounds.size.width > 0
            else {
                return true
            }
            return graphene_rect_intersection(&bounds, &screen, nil)
        }

        /// In milliseconds: until a window that was shown has been placed, or a field scrolled to.
        private static let settling: UInt32 = 150

        func show() {
            guard let controller else { return }
            isClosing = false
            isAway = false
            isWaiting = false
            if let window = gtk_widget_get_root(root) {
                wasActive = gtk_window_is_active(window.widget.cast()).isTrue
            }
            guard hasPlace else {
                controller.takeFocus()
                return waitForPlace()
            }
            fit(to: controller.parts.frame)
            gtk_popover_popup(root.cast())
            // A field that opens as its window comes has no width yet.
            Later.whenIdle { [weak self] in
                guard let self, isUsable, let controller = self.controller, controller.isAlive else { return }
                fit(to: controller.parts.frame)
            }
        }

        private func fit(to field: WidgetPointer) {
            gtk_widget_set_size_request(root, max(gtk_widget_get_width(field), Self.leastWidth), -1)
        }

        /// In pixels: narrower lists cut off most titles.
        private static let leastWidth: Int32 = 160

        /// GTK took it away because of a press outside; what that means is the field's business (R6).
        private func wasClosed() {
            guard !isClosing, !isAway, let controller, controller.isAlive else { return }
            if controller.isWindowClosing { return controller.leaveScreen() }
            controller.send(.outsidePress)
            controller.update()
        }

        /// Hides it; it stays with the field, whose frame gives it up in the end, and may serve again.
        func close() {
            isClosing = true
            isAway = false
            isWaiting = false
            giveUpFocus()
            if isShown { gtk_popover_popdown(root.cast()) }
        }

        /// Takes the focus out of a popover whose field is on the screen no more.
        ///
        /// A window of GTK 4.8 remembers one widget that went with the focus in it, until the next frame. Where two do,
        /// the field and then its popover, it never lets go of the first.
        private func giveUpFocus() {
            guard let field = gtk_widget_get_parent(root), !gtk_widget_get_mapped(field).isTrue,
                let window = gtk_widget_get_root(root), let focus = gtk_root_get_focus(window),
                focus == root || gtk_widget_is_ancestor(focus, root).isTrue
            else { return }
            gtk_root_set_focus(window, nil)
        }
    }
#endif
