#if GTK
    import CPickerGTK
    import PickerCore

    /// Shows a snapshot in the field itself.
    extension FieldController {
        /// Draws the field as it is now.
        func update() {
            guard isAlive else { return }
            followMotion()
            let field = self.field
            let snapshot = field.snapshot
            draw(snapshot)
            drawPopup(field, snapshot)
            describe(field)
            watchFrames(snapshot)
        }

        func draw(_ snapshot: FieldSnapshot) {
            set(parts.label, DisplayText(snapshot.label).text + (snapshot.isRequired ? " *" : ""))
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
            set(parts.message, DisplayText(snapshot.message ?? "").text)
            parts.message.setVisible(snapshot.message != nil)
            showMessage(snapshot)
            parts.clear.setVisible(snapshot.canClear && !snapshot.selection.isEmpty && !snapshot.isReadOnly)
            parts.root.setClass("invalid", snapshot.message != nil)
            parts.root.setClass("read-only", snapshot.isReadOnly)
            parts.root.setClass("required", snapshot.isRequired)
            parts.root.setClass("open", snapshot.isOpen)
            for style in FieldStyle.allCases { parts.root.setClass(style.rawValue, style == snapshot.style) }
            Direction.apply(isRightToLeft: snapshot.isRightToLeft, to: parts.root)
        }

        /// What is wrong with the field that has the focus is not left below the edge of what scrolls.
        private func showMessage(_ snapshot: FieldSnapshot) {
            let isWanted = snapshot.isFocused && snapshot.message != nil
            if isWanted, !showsMessage { scrollToWhole() }
            showsMessage = isWanted
        }

        /// Scrolls to the whole field, with its label and its message, once that is laid out.
        func scrollToWhole() {
            // A frame is laid out after this is called.
            var isLaidOut = false
            Later.eachFrame(of: parts.root) { [weak self] in
                guard let self, isAlive else { return false }
                defer { isLaidOut = true }
                if isLaidOut { Sight.scroll(to: parts.root) }
                return !isLaidOut
            }
        }

        func set(_ label: WidgetPointer, _ text: String) {
            if String(cString: gtk_label_get_text(label.opaque)) != text {
                gtk_label_set_text(label.opaque, text)
            }
        }

        /// Text that already shows is never written again, so the caret stays (R11).
        func write(_ snapshot: FieldSnapshot) {
            let entry = parts.entry.opaque
            let text = snapshot.isEdited ? snapshot.text : DisplayText(snapshot.text).text
            if String(cString: gtk_editable_get_text(entry)) != text {
                isWriting = true
                gtk_editable_set_text(entry, text)
                isWriting = false
                if snapshot.style == .combo && snapshot.isFocused { gtk_editable_select_region(entry, 0, -1) }
            }
            gtk_entry_set_placeholder_text(parts.entry.cast(), DisplayText(snapshot.placeholder).text)
        }

        /// While a wheel turns, each frame tells the field the time.
        func watchFrames(_ snapshot: FieldSnapshot) {
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
    }
#endif
