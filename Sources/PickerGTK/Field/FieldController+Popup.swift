#if GTK
    import CPickerGTK
    import PickerCore

    /// The popup comes and goes as the field says, or with the window.
    extension FieldController {
        func drawPopup(_ field: FieldState, _ snapshot: FieldSnapshot) {
            guard snapshot.isOpen else { return closePopup() }
            if popup == nil {
                guard gtk_widget_get_mapped(parts.root).isTrue else { return }
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

        func closePopup() {
            guard let popup, !isClosingPopup else { return }
            // GTK takes the focus out of a popover that hides, and the field has not been left for that.
            isClosingPopup = true
            self.popup = nil
            lastPointer = nil
            popup.close()
            if popup.holdsFocus, field.isFocused { gtk_widget_grab_focus(parts.entry) }
            isClosingPopup = false
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

        var isWindowClosing: Bool {
            // A window hides before it is destroyed.
            gtk_widget_get_root(parts.root).map { !gtk_widget_get_visible($0.widget).isTrue } ?? true
        }
    }
#endif
