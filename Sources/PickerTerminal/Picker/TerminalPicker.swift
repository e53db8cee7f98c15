import OptionSearch
import PickerCore
import SearchThreads

/// Lets a person fill a form, or its only field, in the terminal.
///
/// It translates keys, text and the mouse into events, carries out effects and paints snapshots; what they mean is the
/// core's business.
///
///     let field = FieldState(FieldConfiguration(name: "Tea"), options: [OptionList(titles: ["Assam", "Ceylon"])])
///     let session = try TerminalSession(modes: [.bracketedPaste, .mouse])
///     var picker = TerminalPicker(FormState([field]), isForm: false)
///     let outcome = picker.run(on: session)
///     session.finish()
///     if outcome == .done { print(picker.form.fields[0].valueText) }
public struct TerminalPicker {
    /// How it ended.
    public enum Outcome: Equatable, Sendable {
        /// The field was committed or the form submitted.
        case done
        /// The field was emptied: none is what was picked.
        case cleared
        /// Done without anything to commit.
        case nothing
        case cancelled
        case terminated(TerminalSignal)
        /// The terminal is gone.
        case lost
    }

    /// How things are shown.
    public enum Presentation: Sendable {
        /// In place, for the eye.
        case picture
        /// As lines one after the other, the cursor on the highlighted one, for a screen reader.
        case lines
    }

    public internal(set) var form: FormState
    /// Called with each event that is sent, for recording.
    public var onEvent: ((FormEvent) -> Void)?
    /// Called with all that is to be done: changes, requests for options, what was refused.
    ///
    /// Options that are asked for come through an ``OptionFeed``; where nobody is told, they have failed to come.
    public var onEffect: ((FormEffect) -> Void)?

    let isForm: Bool
    let rowLimit: Int?
    /// The text of the combo box that has the focus.
    var editor = LineEditor()
    var memory = ViewMemory()
    var drawing = Drawing()
    var hold: MouseHold?
    var spoken: SpokenLines?
    /// What the events so far came to; nil while it goes on.
    var outcome: Outcome?
    private var start = ContinuousClock.now

    /// - Parameters:
    ///   - isForm: Whether it goes on until the form is submitted; else it ends with the only field's popup.
    ///   - rowLimit: The most rows of a popup; nil for each field's own number.
    public init(
        _ form: FormState, isForm: Bool, rowLimit: Int? = nil, presentation: Presentation = .picture
    ) {
        self.form = form.searched(by: .threads)
        self.isForm = isForm
        self.rowLimit = rowLimit
        spoken = presentation == .lines ? SpokenLines() : nil
    }

    /// Runs until the person is done. The lines stay painted; the session's owner takes them away.
    public mutating func run(on session: TerminalSession, feed: OptionFeed? = nil) -> Outcome {
        start = .now
        let probe = session.probe
        form = form.searched(by: SearchWorkers.threads.stopping { probe.isOvertaken })
        var feed = feed
        send(isForm ? .focusNext : .field(0, .popupOpen))
        var isNew = true
        while outcome == nil {
            // A search that was stopped because somebody typed on leaves nothing to show. It is done after all if they did not.
            let isOvertaken = form.isSearchDue
            if isNew, !isOvertaken {
                show(on: session)
                probe.noteDrawing()
            }
            isNew = true
            let event = session.nextEvent(
                timeout: isOvertaken ? .zero : patience(feed),
                or: feed?.isFinished == false ? feed?.descriptor : nil)
            if !(isOvertaken && event.isTyped) { advanceClock() }
            switch event {
            case .key(let key, let modifiers): press(key, modifiers, session)
            case .paste(let text): paste(text)
            case .mouse(let report, let line): point(report, line: line, isPlaceKnown: session.isPlaceKnown)
            case .terminated(let signal): outcome = .terminated(signal)
            case .lost: outcome = .lost
            case .descriptorReady:
                let events = feed?.read() ?? []
                for event in events { send(event) }
                isNew = isOvertaken || !events.isEmpty
            case .timeout where isOvertaken: break
            case .timeout: for event in feed?.pause() ?? [] { send(event) }
            case .focus, .repaint: break
            }
        }
        if spoken != nil { show(on: session) }
        return outcome ?? .cancelled
    }

    /// How long to wait for the next event: a frame of a turning wheel, or until more options should be shown.
    private func patience(_ feed: OptionFeed?) -> Duration? {
        let frame = Duration.milliseconds(33)
        if let open = form.openField, isTurning(form.fields[open]) { return frame }
        return feed?.isPauseAwaited == true ? .seconds(OptionFeed.pause) : nil
    }

    /// Whether a wheel of the field moves by itself.
    func isTurning(_ field: FieldState) -> Bool {
        field.configuration.style == .wheel && field.snapshot.columns.contains(where: \.isTurning)
    }

    private mutating func advanceClock() {
        let passed = (ContinuousClock.now - start).components
        send(.clockAdvance(to: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18))
    }

    // MARK: Events and effects

    mutating func send(_ event: FormEvent) {
        onEvent?(event)
        for effect in form.reduce(event) {
            onEffect?(effect)
            switch effect {
            case .field(let place, .load(let request)): if onEffect == nil { fail(request, place) }
            case .field(0, .dismiss(let reason)) where !isForm: outcome = Outcome(reason)
            case .field(let place, .passKey(let key, let modifiers)): passed(key, modifiers, from: place)
            case .submitted: outcome = .done
            case .endReached(.next): if isForm { send(.formSubmit) }
            case .field(_, .announce(let text)), .announce(let text): spoken?.announce(text)
            default: break
            }
        }
        // The text that shows is never written again, so that the caret stays (R11).
        if let field = current.map({ form.fields[$0] }), editor.text != field.text {
            editor.show(field.text, selectsAll: field.query == nil)
        }
    }

    private mutating func fail(_ request: LoadRequest, _ place: Int) {
        let failed = FieldEvent.optionsFailed(request: request.request, message: "", column: request.column)
        send(.field(place, failed))
    }

    /// The field that keys speak to.
    var current: Int? { form.focused ?? (isForm ? nil : 0) }

    /// Esc that no field has a use for ends the form.
    private mutating func passed(_ key: Key, _ modifiers: KeyModifiers, from place: Int) {
        if key == .escape, modifiers.isEmpty, !form.fields[place].isOpen { outcome = .cancelled }
    }

    // MARK: Showing

    private mutating func show(on session: TerminalSession) {
        if spoken != nil { return speak(on: session) }
        drawing = FormDrawing(form: form, isForm: isForm, size: session.size, rowLimit: rowLimit)
            .draw(editor: &editor, &memory)
        session.paint(drawing.lines, cursor: drawing.cursor)
    }
}

extension TerminalSession.Event {
    /// Whether it may change a text.
    fileprivate var isTyped: Bool {
        switch self {
        case .key, .paste: true
        default: false
        }
    }
}

extension TerminalPicker.Outcome {
    /// What a program that asks for one value makes of the end of its only field.
    init(_ reason: DismissReason) {
        switch reason {
        case .commit: self = .done
        case .clear: self = .cleared
        case .nothingToCommit: self = .nothing
        case .revert, .unavailable: self = .cancelled
        }
    }
}
