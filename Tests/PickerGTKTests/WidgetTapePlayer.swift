#if GTK
    import PickerCore
    import PickerHeadless

    @testable import PickerGTK

    /// Plays a tape through real widgets: keys through the key handler, text through the entry, presses through
    /// the list view; what has no widget of its own through the model.
    @MainActor
    final class WidgetTapePlayer {
        let form: FormController
        private let window: WidgetPointer
        private var headless: TapePlayer
        private var now = 0.0
        private let realClock = Toolkit.clock

        init(_ tape: Tape) {
            headless = TapePlayer(tape)
            // GTK focuses the first field of a window by itself; the tape says when it is focused.
            nonisolated(unsafe) var time = 0.0
            Toolkit.clock = { time }
            form = FormController(FormModel(tape.form))
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let elsewhere = gtk_button_new_with_label("elsewhere")!
            gtk_box_append(box.cast(), elsewhere)
            gtk_box_append(box.cast(), form.root)
            window = Stage.window(showing: box)
            tick = { time = $0 }
        }

        private var tick: (Double) -> Void = { _ in }

        func close() {
            Stage.close(window)
            Toolkit.clock = realClock
        }

        /// - Returns: what is not as the headless run has it.
        func play(_ step: TapeStep, number: Int) -> [String] {
            let state = form.model.state
            let place = step.field ?? state.focused ?? (state.fields.count == 1 ? 0 : nil)
            switch step.action {
            case .field(let event):
                if let place {
                    perform(event, place)
                } else if case .keyPress(.tab, let modifiers) = event {
                    form.send(modifiers.contains(.shift) ? .focusPrevious : .focusNext)
                }
            case .move(let direction):
                if let place {
                    form.send(.field(place, direction == .next ? .toolbarNext : .toolbarPrevious))
                } else {
                    form.send(direction == .next ? .focusNext : .focusPrevious)
                }
            case .submit: form.send(.formSubmit)
            case .wait(let seconds):
                now += max(0, seconds)
                tick(now)
                form.tellTime(now)
            case .expect: break
            }
            _ = headless.play(step, number: number)
            Stage.settle()
            return differences()
        }

        private func perform(_ event: FieldEvent, _ place: Int) {
            let field = form.fields[place]
            let isCombo = field.field.configuration.style == .combo
            switch event {
            case .keyPress(let key, let modifiers): press(key, modifiers, place)
            case .textType(let text) where isCombo && !field.field.configuration.isReadOnly:
                // While the value shows it stands there selected.
                let before = field.field.query ?? ""
                gtk_editable_set_text(field.parts.entry.opaque, before + text)
            case .queryEdit(let text) where isCombo && !field.field.configuration.isReadOnly:
                gtk_editable_set_text(field.parts.entry.opaque, text)
            case .optionPress(let id, let column) where !field.field.configuration.style.isWheel:
                activate(id, column, field)
            case .unlistedPress(let id):
                let others = field.field.snapshot.columns[0].unlisted
                guard let list = FieldLook(controller: field).unlisted,
                    let row = others.lastIndex(where: { $0.id == id })
                else { return field.send(event) }
                _ = picker_activate_action(list, "list.activate-item", UInt32(row))
            case .outsidePress where field.field.configuration.style == .menu && field.field.isOpen:
                FieldLook(controller: field).popover.map { gtk_popover_popdown($0.cast()) }
            default: form.send(.field(place, event))
            }
        }

        private func press(_ key: Key, _ modifiers: KeyModifiers, _ place: Int) {
            let field = form.fields[place]
            let isCombo = field.field.configuration.style == .combo
            let (value, state) = TestKeys.gdk(key, modifiers)
            if !field.field.isFocused && !isCombo {
                return form.send(.field(place, .keyPress(key, modifiers)))
            }
            guard !field.press(value, state: state, editsText: isCombo) else { return }
            guard isCombo, !field.field.configuration.isReadOnly, !field.field.isComposing else { return }
            // What GTK's own text would do with the key.
            let text = field.field.query ?? (key == .backspace ? "" : "")
            switch key {
            case .character(let character) where modifiers.isSubset(of: .shift):
                gtk_editable_set_text(field.parts.entry.opaque, text + String(character))
            case .space: gtk_editable_set_text(field.parts.entry.opaque, text + " ")
            case .backspace: gtk_editable_set_text(field.parts.entry.opaque, String(text.dropLast()))
            default: break
            }
        }

        private func activate(_ id: OptionID?, _ column: Int, _ field: FieldController) {
            let snapshot = field.field.snapshot
            let lists = FieldLook(controller: field).lists
            guard lists.indices.contains(column), snapshot.columns.indices.contains(column),
                let row = (0..<snapshot.columns[column].rowCount).first(where: {
                    snapshot.columns[column].option(inRow: $0)?.id == id
                })
            else { return field.send(.optionPress(id, column: column)) }
            _ = picker_activate_action(lists[column], "list.activate-item", UInt32(row))
        }

        private func differences() -> [String] {
            let state = form.model.state
            var found: [String] = []
            for (place, expected) in headless.form.fields.enumerated() {
                let shown = state.fields[place]
                found += Self.differences(shown, expected).map { "field \(place): \($0)" }
                found += FieldLook(controller: form.fields[place]).differences(from: expected.snapshot)
                    .map { "field \(place) shows \($0)" }
            }
            if state.focused != headless.form.focused {
                found.append("focus: \(state.focused as Int?), headless \(headless.form.focused as Int?)")
            }
            return found
        }

        private static func differences(_ shown: FieldState, _ expected: FieldState) -> [String] {
            var found: [String] = []
            func compare<Value: Equatable>(_ name: String, _ shown: Value, _ expected: Value) {
                if shown != expected { found.append("\(name): \(shown), headless \(expected)") }
            }
            compare("open", shown.isOpen, expected.isOpen)
            compare("selection", shown.selection, expected.selection)
            compare("query", shown.query ?? "", expected.query ?? "")
            compare("highlights", shown.columns.map(\.highlight), expected.columns.map(\.highlight))
            compare("drafts", shown.columns.map(\.draft), expected.columns.map(\.draft))
            compare("message", shown.message, expected.message)
            compare("undo", shown.canUndo, expected.canUndo)
            return found
        }
    }

    extension FieldStyle {
        var isWheel: Bool { self == .wheel }
    }

    /// GDK's key values for the core's keys.
    enum TestKeys {
        static func gdk(_ key: Key, _ modifiers: KeyModifiers) -> (value: UInt32, state: UInt32) {
            var state: UInt32 = 0
            if modifiers.contains(.shift) { state |= GDK_SHIFT_MASK.rawValue }
            if modifiers.contains(.alt) { state |= GDK_ALT_MASK.rawValue }
            if modifiers.contains(.ctrl) { state |= GDK_CONTROL_MASK.rawValue }
            if modifiers.contains(.meta) { state |= GDK_META_MASK.rawValue }
            return (value(key), state)
        }

        private static func value(_ key: Key) -> UInt32 {
            let value: Int32 =
                switch key {
                case .down: GDK_KEY_Down
                case .up: GDK_KEY_Up
                case .left: GDK_KEY_Left
                case .right: GDK_KEY_Right
                case .home: GDK_KEY_Home
                case .end: GDK_KEY_End
                case .pageDown: GDK_KEY_Page_Down
                case .pageUp: GDK_KEY_Page_Up
                case .enter: GDK_KEY_Return
                case .space: GDK_KEY_space
                case .escape: GDK_KEY_Escape
                case .tab: GDK_KEY_Tab
                case .backspace: GDK_KEY_BackSpace
                case .delete: GDK_KEY_Delete
                case .character(let character):
                    Int32(bitPattern: gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0))
                }
            return UInt32(bitPattern: value)
        }
    }
#endif
