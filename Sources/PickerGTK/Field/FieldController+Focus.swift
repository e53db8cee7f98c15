#if GTK
    import CPickerGTK
    import PickerCore

    /// Where the keyboard's focus goes, and what its going means.
    extension FieldController {
        func takeFocus() {
            if !gtk_widget_has_focus(parts.entry).isTrue { gtk_widget_grab_focus(parts.entry) }
        }

        func moveFocus(_ direction: FocusDirection) {
            guard let window = gtk_widget_get_root(parts.root) else { return }
            gtk_widget_child_focus(
                window.widget, direction == .next ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
        }

        /// The focus is elsewhere in the window: the field is left. Where it is nowhere, it comes back.
        func noteLeaving() {
            guard isAlive, field.isFocused, popup?.holdsFocus != true,
                let window = gtk_widget_get_root(parts.root)
            else { return }
            guard let focus = gtk_root_get_focus(window) else { return takeFocus() }
            if focus != parts.root, !gtk_widget_is_ancestor(focus, parts.root).isTrue { send(.fieldBlur) }
        }

        /// The focus left a sheet, which is no part of the field's own widget.
        func focusMayHaveGone() {
            guard isAlive, field.isOpen, let popup, popup.isSheet, !popup.focusIsInside,
                let window = gtk_widget_get_root(parts.root), let focus = gtk_root_get_focus(window),
                focus != parts.entry, !gtk_widget_is_ancestor(focus, parts.root).isTrue
            else { return }
            send(.fieldBlur)
        }
    }
#endif
