#if GTK
    import CPickerGTK
    import PickerCore

    /// Keys, pointer and text become events.
    extension FieldController {
        /// Hands a key to the field; false where it belongs to whatever has the focus.
        ///
        /// - Parameter editsText: whether the focus is in a text that the key may edit.
        func press(_ value: UInt32, state: UInt32, editsText: Bool) -> Bool {
            guard isAlive, let (key, modifiers) = KeyTranslation.key(value, state: state) else {
                return false
            }
            let field = self.field
            if editsText {
                switch field.command(for: key, modifiers) {
                case nil, .editText, .leaveToText: return false
                case .typeahead, .pick, .highlightFirst, .highlightLast, .columnNext, .columnPrevious,
                    .checkAll:
                    if field.configuration.style != .combo { return false }
                default: break
                }
            }
            let wasOpen = field.isOpen
            popup?.bringBack()
            isKeyPassed = false
            movesFocus = nil
            send(.keyPress(key, modifiers))
            if let direction = movesFocus {
                // The platform walks by itself where no popup has to be left first.
                guard wasOpen else { return false }
                moveFocus(direction)
            }
            return !isKeyPassed
        }

        /// A press on the bar of a popup; Previous and Next lead to another field.
        func press(_ event: FieldEvent) {
            movesFocus = nil
            send(event)
            if let direction = movesFocus { moveFocus(direction) }
        }

        func connect() {
            Signals.connect(parts.root.raw, "destroy") { [weak self] _ in self?.tearDown() }
            Signals.connect(parts.root.raw, "map", after: true) { [weak self] _ in self?.comeToScreen() }
            Signals.connect(parts.root.raw, "unmap") { [weak self] _ in self?.leaveScreen() }
            // A window may go that was never on the screen.
            Signals.connect(parts.root.raw, "notify::root") { [weak self] _ in
                guard let self, gtk_widget_get_root(parts.root) == nil else { return }
                leaveScreen()
            }
            connectKeys()
            connectFocus()
            connectPointer()
            connectText()
            connectClipboard()
        }

        private func connectKeys() {
            let keys = gtk_event_controller_key_new()!
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            Signals.connect(
                keys.raw, "key-pressed",
                asking: { [weak self] arguments in
                    guard let self else { return false }
                    return press(
                        arguments.uint(0), state: arguments.flags(2),
                        editsText: field.configuration.style == .combo)
                })
            gtk_widget_add_controller(parts.entry, keys)
        }

        private func connectFocus() {
            let focus = gtk_event_controller_focus_new()!
            Signals.connect(focus.raw, "enter") { [weak self] _ in
                guard let self, !field.isFocused else { return }
                send(.fieldFocus(byAssistiveTechnology: Toolkit.isAnsweringMessage))
            }
            Signals.connect(focus.raw, "leave") { [weak self] _ in
                guard let self, popup?.holdsFocus != true, !isClosingPopup else { return }
                // A popover that hides may take the focus along for a moment.
                Later.whenIdle { [weak self] in self?.noteLeaving() }
            }
            gtk_widget_add_controller(parts.root, focus)
        }

        private func connectPointer() {
            InventedMotion.ignoreDuringPresses(in: parts.root)
            let click = gtk_gesture_click_new()!
            gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
            Signals.connect(click.raw, "pressed") { [weak self] arguments in
                guard let self, field.configuration.style != .combo else { return }
                gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
                gtk_widget_grab_focus(parts.entry)
                send(.triggerPress)
            }
            gtk_widget_add_controller(parts.entry, click)

            Signals.connect(parts.entry.raw, "icon-press") { [weak self] _ in
                guard let self else { return }
                gtk_widget_grab_focus(parts.entry)
                send(.triggerPress)
            }
            Signals.connect(parts.clear.raw, "clicked") { [weak self] _ in
                guard let self else { return }
                gtk_widget_grab_focus(parts.entry)
                send(.fieldClear)
            }
        }

        private func connectText() {
            Signals.connect(parts.entry.raw, "changed") { [weak self] _ in
                guard let self else { return }
                // A letter from another font may be higher; GTK 4.8 does not measure the text again by itself.
                gtk_editable_get_delegate(parts.entry.opaque).map { gtk_widget_queue_resize($0.widget) }
                noteEdit()
            }
            watchComposing(in: parts.entry)
        }

        /// While an input method composes in an entry, keys belong to it (R11).
        func watchComposing(in entry: WidgetPointer) {
            guard let text = gtk_editable_get_delegate(entry.opaque) else { return }
            Signals.connect(text.raw, "preedit-changed") { [weak self] arguments in
                self?.send(.compositionChange(isActive: !arguments.string(0).isEmpty))
            }
        }

        private func noteEdit() {
            guard !isWriting, field.configuration.style == .combo else { return }
            popup?.bringBack()
            send(.queryEdit(String(cString: gtk_editable_get_text(parts.entry.opaque))))
        }

        /// Whether the pointer is elsewhere than it was: GTK also reports motion when a popup comes up or rows
        /// scroll under it.
        func pointerMoved(to place: (x: Double, y: Double)) -> Bool {
            defer { lastPointer = place }
            return lastPointer.map { $0 != place } ?? false
        }
    }
#endif
