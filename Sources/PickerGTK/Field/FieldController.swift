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
        var popup: Popup?
        /// The popup that was open last: its rows are still there.
        var shelved: Popup?

        /// The program's own view of this, of which there is one.
        weak var handle: PickerFieldWidget?

        /// What the program wants to hear of.
        var onChange: ((Change) -> Void)?
        var onEffect: ((Effect) -> Void)?
        let changes = ChangeStreams()
        /// Asked for keys that mean nothing to the field, in a popover, which GTK lets none out of.
        var onPassedKey: ((_ value: UInt32, _ state: UInt32) -> Bool)?

        var presentation = Presentation.automatic

        /// The widget itself writes into the entry, so that "changed" is not the person's doing.
        var isWriting = false
        /// The key at hand means nothing to the field.
        var isKeyPassed = false
        /// Where the last key asked the focus to go.
        var movesFocus: FocusDirection?
        var isWatchingFrames = false
        /// There is a message, and the focus.
        var showsMessage = false
        var isClosingPopup = false
        /// It opens once its window has a size.
        var isAwaitingPlace = false
        /// The desktop asks for less motion.
        var wantsLessMotion = false
        /// The field's model has less motion because of that, and not by the app's own wish.
        var hasReducedMotion = false
        var motionWatch: Connection?
        /// The form says that the focus belongs here.
        var focusWanted = false
        var lastPointer: (x: Double, y: Double)?
        /// The suggestion that was read last.
        var suggestion: RowAccessibility?
        /// The model that this field hears.
        private weak var heard: FieldModel?
        private var waiting: [CheckedContinuation<Selection?, Never>] = []

        /// - Parameter root: the widget of the whole, where somebody else made it.
        init(_ port: FieldPort, root: WidgetPointer? = nil) {
            self.port = port
            let isWheel = port.state().configuration.style == .wheel
            parts = FieldParts(
                entryRole: isWheel ? GTK_ACCESSIBLE_ROLE_SPIN_BUTTON : GTK_ACCESSIBLE_ROLE_COMBO_BOX,
                root: root)
            Attachment.attach(self, to: parts.root.raw, as: Self.key)
            connect()
            followDesktop()
            update()
        }

        static let key = "picker-controller"

        var field: FieldState { port.state() }

        /// Takes the handlers of a model that is this field's alone.
        func listen(to model: FieldModel) {
            heard = model
            // Another field may have taken over the handlers of an earlier model; they are not this one's to take away.
            model.onEffect = { [weak self, weak model] effect in
                guard let self, heard === model else { return }
                carryOut(effect)
            }
            model.onUpdate = { [weak self, weak model] in
                guard let self, heard === model else { return }
                update()
            }
        }

        /// Another model from now on (R24); the popup of the earlier one goes, and nobody waits for it any more.
        func rebind(_ port: FieldPort) {
            closePopup()
            resume(nil)
            let earlier = self.port
            self.port = port
            giveMotionBack(to: earlier)
            update()
        }

        /// Sends what a person did, at the time it happened.
        func send(_ event: FieldEvent) {
            guard isAlive else { return }
            port.send(event)
        }

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

        var isAwaited: Bool { !waiting.isEmpty }

        /// Resumes with the selection once the popup is closed.
        func waitForClosing(_ continuation: CheckedContinuation<Selection?, Never>) {
            waiting.append(continuation)
        }

        private func resume(_ choice: Selection?) {
            let resumed = waiting
            waiting = []
            for continuation in resumed { continuation.resume(returning: choice) }
        }

        func tearDown() {
            guard isAlive else { return }
            resume(nil)
            popup?.close()
            popup = nil
            shelved = nil
            motionWatch = nil
            isAlive = false
            changes.finish()
            onChange = nil
            onEffect = nil
            onPassedKey = nil
        }
    }
#endif
