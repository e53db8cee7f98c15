#if GTK
    import CPickerGTK
    import PickerCore

    /// The fields of one form, which share a model. The form's box keeps it alive.
    @MainActor
    final class FormController {
        let root: WidgetPointer
        let model: FormModel
        private(set) var fields: [FieldController] = []
        /// Told of each event before it happens.
        var onEvent: ((FormEvent) -> Void)?
        var onEffect: ((FormEffect) -> Void)?

        /// Asked for keys that mean nothing to the field whose popover has the focus.
        var onPassedKey: ((_ value: UInt32, _ state: UInt32) -> Bool)? {
            didSet { for field in fields { field.onPassedKey = onPassedKey } }
        }

        static let key = "picker-form"

        init(_ model: FormModel) {
            self.model = model
            root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
            root.addClass("picker-form")
            fields = model.state.fields.indices.map { FieldController(FieldPort(self, place: $0)) }
            for field in fields { gtk_box_append(root.cast(), field.parts.root) }
            model.onEffect = { [weak self] in self?.carryOut($0) }
            model.onUpdate = { [weak self] in self?.update() }
            Attachment.attach(self, to: root.raw, as: Self.key)
        }

        func send(_ event: FormEvent) {
            let events = [FormEvent.clockAdvance(to: Toolkit.now), event]
            for event in events { onEvent?(event) }
            model.send(events)
        }

        func tellTime(_ time: Double) {
            onEvent?(.clockAdvance(to: time))
            model.send(.clockAdvance(to: time))
        }

        private func carryOut(_ effect: FormEffect) {
            switch effect {
            case .field(let place, let effect): fields[place].carryOut(effect)
            case .focus(let place?): fields[place].focusWanted = true
            case .endReached(let direction):
                if let place = model.state.focused { fields[place].carryOut(.moveFocus(direction)) }
            case .announce(let text): Announcer.say(text, from: root)
            case .focus(nil), .submitted: break
            }
            onEffect?(effect)
        }

        private func update() {
            for field in fields { field.update() }
            for field in fields where field.focusWanted {
                field.focusWanted = false
                // GTK would scroll to the entry alone, and slowly.
                Viewport.keepingScroll(around: field.parts.root) { field.takeFocus() }
                field.scrollToWhole()
            }
        }
    }
#endif
