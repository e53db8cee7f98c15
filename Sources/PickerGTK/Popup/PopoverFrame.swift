#if GTK
    import CPickerGTK
    import PickerCore

    /// A popover under the field.
    ///
    /// It shows only where its field is to be seen. Until then it waits, for a window that comes or a field that is
    /// scrolled to. When the field is scrolled away, a popover that has the keyboard's focus goes as if something
    /// beside it had been pressed (R6), and the suggestions of a combo box, which can be typed on, hide until it is back.
    @MainActor
    final class PopoverFrame: PopupFrame {
        let root: WidgetPointer
        let object: ObjectReference
        private weak var controller: FieldController?
        private let grabs: Bool
        private var stage = Stage.closed
        private var watch: AnchorWatch?
        private var whenShown: (() -> Void)?
        /// Without a window manager a window never becomes active, and has its popups all the same.
        private var wasActive = false
        /// It is away because another window became the active one.
        private var awaitsWindow = false
        /// It is looked with each frame whether the field has come into sight.
        private var isLooking = false
        /// Something has moved a moment ago.
        private var isResting = false
        /// Counts the waits, so that a later one puts an end to those before.
        private var waits = 0
        /// Whether it has been on the screen since it last came up.
        private var hasMapped = false
        /// How often it is tried again where it does not get there.
        private var attempts = 0

        private enum Stage {
            case closed
            /// It comes up as soon as it can be placed.
            case waiting
            case shown
            /// It hides while its field cannot be seen or, without a grab, another window is the active one.
            case away
        }

        /// - Parameter grabs: whether it takes the keyboard's focus; the suggestions of a combo box do not.
        init(_ controller: FieldController, content: WidgetPointer, grabs: Bool) {
            self.controller = controller
            self.grabs = grabs
            root = gtk_popover_new()
            object = ObjectReference(root.raw)
            root.addClass("picker-popup")
            gtk_popover_set_has_arrow(root.cast(), 0)
            gtk_popover_set_position(root.cast(), GTK_POS_BOTTOM)
            gtk_widget_set_halign(root, GTK_ALIGN_START)
            gtk_popover_set_autohide(root.cast(), grabs.gboolean)
            if !grabs { gtk_widget_set_can_focus(root, 0) }
            gtk_popover_set_child(root.cast(), content)
            gtk_widget_set_parent(root, controller.parts.frame)
            InventedMotion.ignoreDuringPresses(in: root)
            Signals.connect(root.raw, "map") { [weak self] _ in self?.hasMapped = true }
            InventedMotion.tellAfterEachLayout(of: root)
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

        /// Whether the popup is open, though it may have to wait for a place.
        var isShown: Bool { stage != .closed }

        // MARK: Coming up

        func show(_ whenShown: @escaping () -> Void) {
            guard let controller, isUsable else { return }
            self.whenShown = whenShown
            stage = .waiting
            attempts = Self.mostAttempts
            (wasActive, awaitsWindow) = (isWindowActive, false)
            watch = AnchorWatch(controller.parts.frame) { [weak self] in self?.follow($0) }
            comeUp(patience: Self.patience)
        }

        /// - Parameter patience: for how many frames it is looked whether the field has come into sight.
        private func comeUp(patience: Int) {
            guard stage == .waiting, isUsable, let controller, controller.isAlive else { return }
            isLooking = false
            switch Sight(of: controller.parts.frame) {
            case .inSight where isStaying: return present()
            // Whatever comes above it is laid out first.
            case .inSight: break
            // The watch tells when the window comes.
            case .offScreen: return
            case .unplaced: break
            case .outOfSight:
                isLooking = true
                controller.takeFocus()
                Sight.scroll(to: controller.parts.frame)
            }
            isLooking = true
            guard patience > 0 else { return giveUp() }
            let isLatest = newWait()
            // A frame is laid out after this is called.
            var isLaidOut = false
            Later.eachFrame(of: controller.parts.frame) { [weak self] in
                guard isLatest(), isLaidOut else {
                    isLaidOut = true
                    return isLatest()
                }
                self?.comeUp(patience: patience - 1)
                return false
            }
        }

        /// Whether the next layout leaves the field in sight.
        private var isStaying: Bool {
            guard let watch, let controller else { return false }
            return Sight(of: controller.parts.frame, leeway: watch.growth) == .inSight
        }

        /// In frames, about two seconds: what slides or scrolls in has come by then.
        private static let patience = 60

        private func present() {
            guard let controller else { return }
            _ = newWait()
            stage = .shown
            hasMapped = false
            fit(to: controller.parts.frame)
            gtk_popover_popup(root.cast())
            whenShown?()
        }

        /// It did not get keyboard and pointer, which a menu of another program has, or a key that is still held down.
        private func comeAgain() {
            stage = .waiting
            attempts -= 1
            guard attempts > 0 else { return giveUp() }
            let isLatest = newWait()
            Later.after(milliseconds: Self.settling) { [weak self] in
                guard let self, isLatest() else { return }
                comeUp(patience: Self.patience)
            }
        }

        /// Five seconds.
        private static let mostAttempts = 33

        /// There is no way to show the field, and so none to show its popup.
        private func giveUp() {
            Later.whenIdle { [weak self] in
                guard let self, stage == .waiting, let controller, controller.isAlive else { return }
                controller.send(.toolbarCancel)
            }
        }

        // MARK: Following the field

        private var isWindowActive: Bool {
            gtk_widget_get_root(root).map { gtk_window_is_active($0.widget.cast()).isTrue } ?? false
        }

        private func follow(_ event: AnchorWatch.Event) {
            guard isUsable, let controller, controller.isAlive else { return }
            var leeway = 0.0
            switch event {
            case .window:
                // A popover without a grab would lie over other windows, even when its own is hidden.
                if isWindowActive { awaitsWindow = false } else if wasActive, !grabs { awaitsWindow = true }
                wasActive = isWindowActive
            case .scroll(let pixels): leeway = pixels
            case .layout:
                guard stage == .shown || stage == .away && !isResting else { return }
                guard (Sight(of: controller.parts.frame) == .inSight) != (stage == .shown) else { return }
            }
            switch stage {
            case .closed: break
            case .shown:
                if awaitsWindow || Sight(of: controller.parts.frame, leeway: leeway) != .inSight { hide() }
            case .waiting:
                if awaitsWindow {
                    stage = .away
                } else if !isLooking {
                    whenAtRest { $0.comeUp(patience: Self.patience) }
                }
            case .away: whenAtRest { $0.comeBack() }
            }
        }

        private func hide() {
            stage = .away
            gtk_widget_set_visible(root, 0)
            whenAtRest { $0.comeBack() }
        }

        private func comeBack() {
            guard stage == .away, isUsable, !awaitsWindow, let controller, controller.isAlive else { return }
            if Sight(of: controller.parts.frame) == .inSight {
                present()
            } else if grabs {
                controller.leaveSight()
            }
        }

        /// Does something once nothing has moved for a while: a window that comes back may not have its place yet.
        private func whenAtRest(_ body: @escaping @MainActor (PopoverFrame) -> Void) {
            let isLatest = newWait()
            isResting = true
            Later.after(milliseconds: Self.settling) { [weak self] in
                guard let self, isLatest() else { return }
                isResting = false
                body(self)
            }
        }

        /// In milliseconds: until a window that was shown has been placed, or scrolling has ended.
        private static let settling: UInt32 = 150

        /// - Returns: whether nothing else is being waited for by now.
        private func newWait() -> @MainActor () -> Bool {
            waits += 1
            isResting = false
            let number = waits
            return { [weak self] in self?.waits == number }
        }

        /// Has a field that was scrolled away scrolled back, because a person goes on to type into it.
        func bringBack() {
            guard stage == .away, let controller, Sight(of: controller.parts.frame) == .outOfSight else {
                return
            }
            Sight.scroll(to: controller.parts.frame)
        }

        private func fit(to field: WidgetPointer) {
            gtk_widget_set_size_request(root, max(gtk_widget_get_width(field), Self.leastWidth), -1)
        }

        /// In pixels: narrower lists cut off most titles.
        private static let leastWidth: Int32 = 160

        /// GTK took it away because of a press outside; what that means is the field's business (R6).
        private func wasClosed() {
            guard stage == .shown, let controller, controller.isAlive else { return }
            if !hasMapped, !controller.isWindowClosing { return comeAgain() }
            end()
            if controller.isWindowClosing { return controller.leaveScreen() }
            controller.send(.outsidePress)
            controller.update()
        }

        /// Hides it; it stays with the field, whose frame gives it up in the end, and may serve again.
        func close() {
            end()
            giveUpFocus()
            if gtk_widget_get_visible(root).isTrue { gtk_popover_popdown(root.cast()) }
        }

        private func end() {
            stage = .closed
            (watch, whenShown, isLooking) = (nil, nil, false)
            _ = newWait()
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
