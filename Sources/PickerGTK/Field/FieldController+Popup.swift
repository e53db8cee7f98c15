#if GTK
    import CPickerGTK
    import PickerCore

    /// The popup comes and goes as the field says, or with the window.
    extension FieldController {
        func drawPopup(_ field: FieldState, _ snapshot: FieldSnapshot) {
            guard snapshot.isOpen else { return closePopup() }
            if popup == nil {
                guard isPlaced else { return }
                if let shelved, shelved.serves(snapshot) {
                    shelved.reopen()
                    popup = shelved
                } else {
                    shelved?.discard()
                    popup = Popup(self, snapshot)
                }
                shelved = popup
            }
            popup?.update(field, snapshot)
        }

        /// Whether there is a window to open in, and it is known how large it is. A field that a program opens before
        /// waits for that.
        private var isPlaced: Bool {
            guard gtk_widget_get_mapped(parts.root).isTrue else { return false }
            if windowHasSize { return true }
            guard !isAwaitingPlace else { return false }
            isAwaitingPlace = true
            Later.eachFrame(of: parts.root) { [weak self] in
                guard let self, isAlive else { return false }
                guard windowHasSize else { return true }
                isAwaitingPlace = false
                update()
                return false
            }
            return false
        }

        private var windowHasSize: Bool {
            gtk_widget_get_root(parts.root).map { gtk_widget_get_width($0.widget) > 0 } ?? false
        }

        /// The field is on the screen from now on, and so is its popup, where a program has opened it already.
        func comeToScreen() {
            if isAlive, field.isOpen { update() }
        }

        func closePopup() {
            guard let popup, !isClosingPopup else { return }
            // GTK takes the focus out of a popover that hides, and the field has not been left for that.
            isClosingPopup = true
            self.popup = nil
            lastPointer = nil
            popup.close()
            if popup.holdsFocus, field.isFocused {
                // Who scrolled the field away does not want it back.
                Viewport.keepingScroll(around: parts.frame) { gtk_widget_grab_focus(parts.entry) }
            }
            isClosingPopup = false
        }

        /// The field was scrolled away, and a popup that has the keyboard's focus goes by the policy for a press beside
        /// it (R6).
        func leaveSight() {
            guard isAlive, field.isOpen else { return }
            send(.outsidePress)
        }

        /// The field is not to be seen any more, and its popup cannot stay: a window that closes cancels, a page that
        /// is turned leaves the field (R6).
        func leaveScreen() {
            guard isAlive else { return }
            defer {
                // GTK 4.8 asks for a tooltip in a popover that the pointer was over half a second ago, and stumbles
                // over one that is in no window any more.
                closePopup()
                shelved?.discard()
                shelved = nil
            }
            guard field.isOpen else { return }
            send(isWindowClosing ? .toolbarCancel : .fieldBlur)
            // However that went: without a window there is no popup.
            if field.isOpen { send(.fieldBlur) }
        }

        /// Alt-F4 in a popup: while that has the keyboard's grab, an X server keeps the key from the window manager.
        ///
        /// The popup goes first, as the program may refuse and ask something in another window.
        func closeWindow() {
            guard let window = gtk_widget_get_root(parts.root) else { return }
            let object = ObjectReference(window.raw)
            send(.toolbarCancel)
            // The key is still being dealt with.
            Later.whenIdle {
                if gtk_widget_get_realized(object.widget).isTrue { gtk_window_close(object.widget.cast()) }
            }
        }

        var isWindowClosing: Bool {
            // A window hides before it is destroyed.
            gtk_widget_get_root(parts.root).map { !gtk_widget_get_visible($0.widget).isTrue } ?? true
        }
    }
#endif
