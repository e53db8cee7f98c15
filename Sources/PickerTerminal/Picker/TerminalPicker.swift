import PickerCore

/// Lets a person fill a form, or one field of it, in the terminal.
///
/// It translates keys into events and paints snapshots; what they mean is the core's business.
public struct TerminalPicker {
    public enum Outcome: Equatable, Sendable {
        /// The field was committed or the form submitted.
        case done
        /// Done without anything to commit.
        case nothing
        case cancelled
        case terminated(TerminalSignal)
        case lost
    }

    /// Options that come from a descriptor while the person picks.
    public struct Feed {
        let descriptor: Int32
        /// Reads what is there; the events say what came, and whether there will be more.
        let read: () -> (events: [FormEvent], isFinished: Bool)

        public init(descriptor: Int32, read: @escaping () -> (events: [FormEvent], isFinished: Bool)) {
            self.descriptor = descriptor
            self.read = read
        }
    }

    public private(set) var form: FormState
    /// Called with each event that is sent, for recording.
    public var onEvent: ((FormEvent) -> Void)?

    private let isForm: Bool
    private let height: Int?
    private var editor = LineEditor()
    private var isSubmitted = false
    private var isEndReached = false
    private let start = ContinuousClock.now

    public init(_ form: FormState, isForm: Bool, height: Int? = nil) {
        self.form = form
        self.isForm = isForm
        self.height = height
    }

    /// Runs until the person is done.
    public mutating func run(
        on session: TerminalSession, feed: Feed? = nil
    ) -> Outcome {
        var feed = feed
        send(isForm ? .focusNext : .field(0, .popupOpen))
        while true {
            paint(session)
            let isTurning = form.fields.contains { field in
                field.isOpen && field.snapshot.columns.contains(where: \.isTurning)
            }
            let event = session.nextEvent(
                timeout: isTurning ? .milliseconds(30) : nil, or: feed?.descriptor)
            send(.clockAdvance(to: seconds(ContinuousClock.now - start)))
            switch event {
            case .key(let key, let modifiers):
                if let outcome = press(key, modifiers, session) { return outcome }
            case .paste(let text): paste(text)
            case .terminated(let signal): return .terminated(signal)
            case .lost: return .lost
            case .descriptorReady:
                guard let (events, isFinished) = feed?.read() else { break }
                for event in events { send(event) }
                if isFinished { feed = nil }
            case .mouse, .focus, .repaint, .timeout: break
            }
        }
    }

    private func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }

    private mutating func send(_ event: FormEvent) {
        onEvent?(event)
        for effect in form.reduce(event) {
            switch effect {
            case .field(let place, .showText(let text)):
                if place == (form.focused ?? 0) { editor.show(text, selectsAll: true) }
            case .focus(let place):
                if let place { editor.show(form.fields[place].text, selectsAll: true) }
            case .submitted: isSubmitted = true
            case .endReached(let direction): isEndReached = direction == .next
            default: break
            }
        }
    }

    private mutating func press(
        _ key: Key, _ modifiers: KeyModifiers, _ session: TerminalSession
    ) -> Outcome? {
        if modifiers == .ctrl {
            if key == .character("c") || key == .character("d") { return .cancelled }
            if key == .character("z") {
                session.suspend()
                return nil
            }
            if key == .character("s") && isForm {
                send(.formSubmit)
                return isSubmitted ? .done : nil
            }
        }
        guard let place = form.focused ?? (isForm ? nil : 0) else { return nil }
        let field = form.fields[place]
        let command = field.command(for: key, modifiers)
        if field.configuration.style == .combo,
            command == .editText || command == .leaveToText || command == nil
        {
            let before = editor.text
            if editor.handle(key, modifiers) {
                if editor.text != before { send(.field(place, .queryEdit(editor.text))) }
                return nil
            }
        }
        let hasDraft = field.columns.contains { $0.draft != nil }
        isEndReached = false
        send(.field(place, .keyPress(key, modifiers)))
        if isForm {
            if !field.isOpen && key == .escape { return .cancelled }
            if isEndReached { send(.formSubmit) }
            return isSubmitted ? .done : nil
        }
        guard !form.fields[0].isOpen else { return nil }
        if command == .revert { return .cancelled }
        return hasDraft && !form.fields[0].selection.isEmpty ? .done : .nothing
    }

    private mutating func paste(_ text: String) {
        guard let place = form.focused ?? (isForm ? nil : 0) else { return }
        if form.fields[place].configuration.style == .combo {
            editor.insert(text)
            send(.field(place, .queryEdit(editor.text)))
        } else {
            send(.field(place, .textType(text)))
        }
    }

    private mutating func paint(_ session: TerminalSession) {
        let used = isForm ? form.fields.count + 2 : 3
        let room = max(1, session.size.rows - used)
        var lines: [StyledLine] = []
        var cursor: Screen.Place?
        for (place, field) in form.fields.enumerated() where !field.configuration.isHidden {
            let drawing = FieldLines(
                field: field, rowLimit: max(1, min(height ?? field.configuration.rowCount, room)))
            if place == (form.focused ?? 0), field.configuration.style == .combo {
                let first = drawing.valueColumn
                let window = editor.window(columns: max(1, session.size.columns - first - 1))
                cursor = Screen.Place(line: lines.count, column: first + window.caretColumn)
            }
            lines += drawing.lines()
        }
        if isForm {
            let texts = form.fields[0].texts
            lines.append(
                StyledLine(
                    "  Tab \(texts(.hintNextField)) \u{B7} Ctrl-S \(texts(.done)) \u{B7} Ctrl-C \(texts(.cancel))",
                    .hint))
        }
        session.paint(lines, cursor: cursor)
    }
}
