import PickerCore

extension TerminalPicker {
    /// What a terminal's keys are to the core: some have meanings of their own here, some other names.
    mutating func press(_ key: Key, _ modifiers: KeyModifiers, _ session: TerminalSession) {
        guard let (key, modifiers) = ownMeaning(key, modifiers, session) else { return }
        guard let place = current else {
            if key == .escape { outcome = .cancelled }
            if key == .tab { send(modifiers.contains(.shift) ? .focusPrevious : .focusNext) }
            return
        }
        if edits(key, modifiers, place) { return }
        send(.field(place, .keyPress(key, modifiers)))
    }

    /// Ctrl-C, Ctrl-D, Ctrl-L, Ctrl-Z and Ctrl-S mean what they mean everywhere in a terminal. For undo and redo there are Ctrl-_
    /// and Ctrl-Y, as in Emacs and in the shell's line.
    ///
    /// - Returns: The key for the core; nil where all is done.
    private mutating func ownMeaning(
        _ key: Key, _ modifiers: KeyModifiers, _ session: TerminalSession
    ) -> (Key, KeyModifiers)? {
        guard modifiers == .ctrl, case .character(let letter) = key else { return (key, modifiers) }
        let isEditing = isEditing(current)
        switch letter {
        case "c":
            outcome = .cancelled
            return nil
        case "d" where !isEditing || editor.text.isEmpty:
            outcome = .cancelled
            return nil
        case "z":
            if session.suspend() { return nil }
        case "l":
            session.refresh()
            return nil
        case "s" where isForm:
            send(.formSubmit)
            return nil
        case "n": return (.down, [])
        case "p": return (.up, [])
        case "_" where !isEditing: return (.character("z"), .ctrl)
        case "y" where !isEditing: return (.character("z"), [.ctrl, .shift])
        default: break
        }
        return (key, modifiers)
    }

    /// Whether a text is being edited: the query of a combo box.
    private func isEditing(_ place: Int?) -> Bool {
        place.map { form.fields[$0].query != nil && takesText($0) } ?? false
    }

    /// Whether a field has a text that can be edited.
    func takesText(_ place: Int) -> Bool {
        let configuration = form.fields[place].configuration
        return configuration.style == .combo && configuration.isEnabled && !configuration.isReadOnly
    }

    /// Keys of a text field are for the editor; the core hears of the text that came of it.
    private mutating func edits(_ key: Key, _ modifiers: KeyModifiers, _ place: Int) -> Bool {
        guard takesText(place) else { return false }
        let command = form.fields[place].command(for: key, modifiers)
        guard command == .editText || command == .leaveToText || command == nil else { return false }
        let before = editor.text
        guard editor.handle(key, modifiers) else { return false }
        if editor.text != before { send(.field(place, .queryEdit(editor.text))) }
        return true
    }

    /// Pasted text is text, never keys: no line break in it picks anything.
    mutating func paste(_ text: String) {
        guard let place = current else { return }
        if takesText(place) {
            editor.insert(text)
            send(.field(place, .queryEdit(editor.text)))
        } else {
            send(.field(place, .textType(text)))
        }
    }
}
