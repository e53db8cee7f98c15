#if GTK
    import CPickerGTK
    import PickerCore

    /// Translates what GTK reports about one field into events, and draws its snapshots.
    ///
    /// The root widget keeps it alive and it holds the widgets without owning them; once the root is destroyed
    /// it does nothing any more (R24).
    @MainActor
    final class FieldController {
        let parts: FieldParts
        private(set) var isAlive = true
        private(set) var port: FieldPort
        private(set) var popup: Popup?
        /// The popup that was open last: its rows are still there.
        private var shelved: Popup?

        /// The program's own view of this, of which there is one.
        weak var handle: PickerFieldWidget?

        /// What the program wants to hear of.
        var onChange: ((Change) -> Void)?
        var onEffect: ((Effect) -> Void)?
        let changes = ChangeStreams()

        var presentation = Presentation.automatic

        /// The widget itself writes into the entry, so that "changed" is not the person's doing.
        private var isWriting = false
        /// The key at hand means nothing to the field.
        private var isKeyPassed = false
        /// Where the last key asked the focus to go.
        private var movesFocus: FocusDirection?
        private var isWatchingFrames = false
        private var isClosingPopup = false
        /// The form says that the focus belongs here.
        var focusWanted = false
        private var lastPointer: (x: Double, y: Double)?
        private var waiting: [CheckedContinuation<Selection?, Never>] = []

        init(_ port: FieldPort) {
            self.port = port
            let isWheel = port.state().configuration.style == .wheel
            parts = FieldParts(
                entryRole: isWheel ? GTK_ACCESSIBLE_ROLE_SPIN_BUTTON : GTK_ACCESSIBLE_ROLE_COMBO_BOX)
            Attachment.attach(self, to: parts.root.raw, as: Self.key)
            connect()
            follow()
            update()
        }

        /// The desktop's wish for less motion becomes the field's (R15).
        private func follow() {
            var configuration = field.configuration
            guard Toolkit.reducesMotion, !configuration.reducesMotion else { return }
            configuration.reducesMotion = true
            port.send(.configurationReplace(configuration))
        }

        static let key = "picker-controller"

        var field: FieldState { port.state() }

        /// Takes the handlers of a model that is this field's alone.
        func listen(to model: FieldModel) {
            model.onEffect = { [weak self] in self?.carryOut($0) }
            model.onUpdate = { [weak self] in self?.update() }
        }

        /// Another model from now on (R24); the popup of the earlier one goes.
        func rebind(_ port: FieldPort) {
            closePopup()
            self.port = port
            follow()
            update()
        }

        // MARK: Events

        /// Sends what a person did, at the time it happened.
        func send(_ event: FieldEvent) {
            guard isAlive else { return }
            port.tellTime(Toolkit.now)
            port.send(event)
        }

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

        /// The focus left a sheet, which is no part of the field's own widget.
        func focusMayHaveGone() {
            guard isAlive, field.isOpen, let popup, popup.isSheet, !popup.focusIsInside,
                let window = gtk_widget_get_root(parts.root), let focus = gtk_root_get_focus(window),
                focus != parts.entry, !gtk_widget_is_ancestor(focus, parts.root).isTrue
            else { return }
            send(.fieldBlur)
        }

        func takeFocus() {
            if !gtk_widget_has_focus(parts.entry).isTrue { gtk_widget_grab_focus(parts.entry) }
        }

        func moveFocus(_ direction: FocusDirection) {
            guard let window = gtk_widget_get_root(parts.root) else { return }
            gtk_widget_child_focus(
                window.widget, direction == .next ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
        }

        private func connect() {
            Signals.connect(parts.root.raw, "destroy") { [weak self] _ in self?.tearDown() }

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

            let focus = gtk_event_controller_focus_new()!
            Signals.connect(focus.raw, "enter") { [weak self] _ in
                guard let self, !field.isFocused else { return }
                send(.fieldFocus(byAssistiveTechnology: false))
            }
            Signals.connect(focus.raw, "leave") { [weak self] _ in
                guard let self, popup?.holdsFocus != true, !isClosingPopup else { return }
                // A popover that hides may take the focus along for a moment.
                Later.whenIdle { [weak self] in self?.noteLeaving() }
            }
            gtk_widget_add_controller(parts.root, focus)

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
            Signals.connect(parts.entry.raw, "changed") { [weak self] _ in
                guard let self else { return }
                // A letter from another font may be higher; GTK 4.8 does not measure the text again by itself.
                gtk_editable_get_delegate(parts.entry.opaque).map { gtk_widget_queue_resize($0.widget) }
                noteEdit()
            }
            Signals.connect(parts.root.raw, "unmap") { [weak self] _ in self?.leaveScreen() }
            if let text = gtk_editable_get_delegate(parts.entry.opaque) {
                Signals.connect(text.raw, "preedit-changed") { [weak self] arguments in
                    self?.send(.compositionChange(isActive: !arguments.string(0).isEmpty))
                }
            }
            Signals.connect(parts.clear.raw, "clicked") { [weak self] _ in
                guard let self else { return }
                gtk_widget_grab_focus(parts.entry)
                send(.fieldClear)
            }
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

        /// The focus is elsewhere in the window: the field is left. Where it is nowhere, it comes back.
        private func noteLeaving() {
            guard isAlive, field.isFocused, popup?.holdsFocus != true,
                let window = gtk_widget_get_root(parts.root)
            else { return }
            guard let focus = gtk_root_get_focus(window) else { return takeFocus() }
            if focus != parts.root, !gtk_widget_is_ancestor(focus, parts.root).isTrue { send(.fieldBlur) }
        }

        private func noteEdit() {
            guard !isWriting, field.configuration.style == .combo else { return }
            send(.queryEdit(String(cString: gtk_editable_get_text(parts.entry.opaque))))
        }

        /// Whether the pointer is elsewhere than it was: GTK also reports motion when a popup comes up or rows
        /// scroll under it.
        func pointerMoved(to place: (x: Double, y: Double)) -> Bool {
            defer { lastPointer = place }
            return lastPointer.map { $0 != place } ?? false
        }

        // MARK: Effects and drawing

        func carryOut(_ effect: Effect) {
            guard isAlive else { return }
            switch effect {
            case .passKey: isKeyPassed = true
            case .moveFocus(let direction): movesFocus = direction
            case .announce(let text): Announcer.say(text, from: parts.root)
            case .dismiss(let reason): resume(reason == .commit || reason == .clear ? field.selection : nil)
            default: break
            }
            if case .change(let change) = effect {
                onChange?(change)
                changes.yield(change)
            } else {
                onEffect?(effect)
            }
        }

        /// Draws the field as it is now.
        func update() {
            guard isAlive else { return }
            let field = self.field
            let snapshot = field.snapshot
            draw(snapshot)
            drawPopup(field, snapshot)
            describe(field)
            watchFrames(snapshot)
        }

        private func draw(_ snapshot: FieldSnapshot) {
            set(parts.label, snapshot.label + (snapshot.isRequired ? " *" : ""))
            parts.label.setVisible(!snapshot.label.isEmpty)
            write(snapshot)
            let isEditable = snapshot.style == .combo && !snapshot.isReadOnly
            if gtk_editable_get_editable(parts.entry.opaque).isTrue != isEditable {
                gtk_editable_set_editable(parts.entry.opaque, isEditable.gboolean)
            }
            if gtk_widget_get_sensitive(parts.root).isTrue != snapshot.isEnabled {
                gtk_widget_set_sensitive(parts.root, snapshot.isEnabled.gboolean)
            }
            parts.root.setVisible(!snapshot.isHidden)
            set(parts.message, snapshot.message ?? "")
            parts.message.setVisible(snapshot.message != nil)
            parts.clear.setVisible(snapshot.canClear && !snapshot.selection.isEmpty && !snapshot.isReadOnly)
            parts.root.setClass("invalid", snapshot.message != nil)
            parts.root.setClass("read-only", snapshot.isReadOnly)
            parts.root.setClass("required", snapshot.isRequired)
            parts.root.setClass("open", snapshot.isOpen)
            for style in FieldStyle.allCases { parts.root.setClass(style.rawValue, style == snapshot.style) }
            let direction = snapshot.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            for part in [parts.root, parts.label, parts.frame, parts.entry, parts.message]
            where gtk_widget_get_direction(part) != direction {
                gtk_widget_set_direction(part, direction)
            }
        }

        private func set(_ label: WidgetPointer, _ text: String) {
            if String(cString: gtk_label_get_text(label.opaque)) != text {
                gtk_label_set_text(label.opaque, text)
            }
        }

        /// Text that already shows is never written again, so the caret stays (R11).
        private func write(_ snapshot: FieldSnapshot) {
            let entry = parts.entry.opaque
            let text = snapshot.isEdited ? snapshot.text : DisplayText(snapshot.text).text
            if String(cString: gtk_editable_get_text(entry)) != text {
                isWriting = true
                gtk_editable_set_text(entry, text)
                isWriting = false
                if snapshot.style == .combo && snapshot.isFocused { gtk_editable_select_region(entry, 0, -1) }
            }
            gtk_entry_set_placeholder_text(parts.entry.cast(), snapshot.placeholder)
        }

        private func describe(_ field: FieldState) {
            let accessibility = field.accessibility
            Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_LABEL, accessibility.name)
            Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, accessibility.value)
            Accessible.set(parts.entry, GTK_ACCESSIBLE_STATE_EXPANDED, accessibility.isExpanded ? 1 : 0)
            Accessible.set(
                parts.entry, GTK_ACCESSIBLE_PROPERTY_REQUIRED, number: accessibility.isRequired ? 1 : 0)
            Accessible.set(
                parts.entry, GTK_ACCESSIBLE_PROPERTY_READ_ONLY, number: accessibility.isReadOnly ? 1 : 0)
            Accessible.set(
                parts.entry, GTK_ACCESSIBLE_STATE_INVALID, accessibility.invalidMessage == nil ? 0 : 1)
            if let message = accessibility.invalidMessage {
                Accessible.set(parts.entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message)
            } else {
                Accessible.reset(parts.entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            }
        }

        /// While a wheel turns, each frame tells the field the time.
        private func watchFrames(_ snapshot: FieldSnapshot) {
            guard !isWatchingFrames, snapshot.columns.contains(where: \.isTurning) else { return }
            isWatchingFrames = true
            Later.eachFrame(of: parts.root) { [weak self] in
                guard let self, isAlive else { return false }
                port.tellTime(Toolkit.now)
                let isTurning = field.snapshot.columns.contains(where: \.isTurning)
                if !isTurning { isWatchingFrames = false }
                return isTurning
            }
        }

        // MARK: The popup

        private func drawPopup(_ field: FieldState, _ snapshot: FieldSnapshot) {
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

        private func closePopup() {
            guard let popup, !isClosingPopup else { return }
            // GTK takes the focus out of a popover that hides, and the field has not been left for that.
            isClosingPopup = true
            self.popup = nil
            lastPointer = nil
            popup.close()
            if popup.holdsFocus, field.isFocused { gtk_widget_grab_focus(parts.entry) }
            isClosingPopup = false
        }

        /// Resumes with the selection once the popup is closed.
        func waitForClosing(_ continuation: CheckedContinuation<Selection?, Never>) {
            waiting.append(continuation)
        }

        private func resume(_ choice: Selection?) {
            let resumed = waiting
            waiting = []
            for continuation in resumed { continuation.resume(returning: choice) }
        }

        private func tearDown() {
            guard isAlive else { return }
            resume(nil)
            popup?.close()
            popup = nil
            shelved = nil
            isAlive = false
            changes.finish()
            onChange = nil
            onEffect = nil
        }
    }

    /// Where a popup comes up.
    public enum Presentation: Sendable {
        /// A sheet for a wheel in a narrow window that has room for one (`PickerSheetHost`), else a popover.
        case automatic
        case popover
        case sheet
    }
#endif
