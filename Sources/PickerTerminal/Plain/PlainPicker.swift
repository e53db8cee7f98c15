import PickerCore
import SearchThreads

/// Lets a person fill a form, or its only field, by plain lines: a menu by number, without a screen.
///
/// For terminals that can do no more, and for pipes. Each list is printed up to a number of rows; a number or a title picks, any
/// other text searches, `+` shows more, and an empty line leaves a field of a form as it is. The end of the input is the end of
/// several values, and else cancels.
public struct PlainPicker {
    public private(set) var form: FormState
    /// Called with each event that is sent, for recording.
    public var onEvent: ((FormEvent) -> Void)?
    /// Called with all that is to be done. Options that are asked for have failed to come, for nothing is waited for here.
    public var onEffect: ((FormEffect) -> Void)?

    private let isForm: Bool
    private let rowLimit: Int
    private var read: () -> String? = { nil }
    private var write: (String) -> Void = { _ in }
    private var outcome: TerminalPicker.Outcome?
    /// The first row that has not been shown yet.
    private var nextRow = 0
    /// Whether announcements are kept back, for what is done is not what the person did.
    private var isSilent = false
    /// What was kept back of the last event that was sent silently.
    private var unsaid: [String] = []
    private var lastLine = ""
    /// Whether one of several values was given for the field that is asked for.
    private var hasGivenValue = false
    /// How many lines were read. Where none was, asking again would go on for ever.
    private var answerCount = 0

    /// As many rows as an ordinary terminal shows with the question below.
    private static let usualRows = 20

    public init(_ form: FormState, isForm: Bool, rowLimit: Int? = nil) {
        self.form = form.searched(by: .threads)
        self.isForm = isForm
        self.rowLimit = max(rowLimit ?? Self.usualRows, 1)
    }

    /// Asks until the person is done.
    ///
    /// - Parameters:
    ///   - read: Gives the next line, nil at the end.
    ///   - write: Takes text to show.
    public mutating func run(
        read: @escaping () -> String?, write: @escaping (String) -> Void
    ) -> TerminalPicker.Outcome {
        self.read = read
        self.write = write
        if isForm {
            fillForm()
        } else {
            fill(0)
            // The only field was left with nothing picked and nothing refused.
            outcome = outcome ?? .nothing
        }
        return outcome ?? .cancelled
    }

    // MARK: Fields

    private mutating func fillForm() {
        var place = form.place(.next, from: nil)
        while outcome == nil {
            if let asked = place {
                send(.field(asked, .fieldFocus(byAssistiveTechnology: false)))
                fill(asked)
                place = form.place(.next, from: asked)
            } else {
                send(.formSubmit)
                // Back to the first field that keeps the form from being submitted; what is behind it may be right.
                guard outcome == nil else { return }
                guard let wrong = form.focused else {
                    outcome = .nothing
                    return
                }
                let answersBefore = answerCount
                fill(wrong)
                if answerCount == answersBefore { outcome = outcome ?? .nothing }
            }
        }
    }

    private mutating func fill(_ place: Int) {
        say(SpokenLines.field(form.fields[place], withRole: false))
        guard !form.fields[place].configuration.isReadOnly else { return }
        hasGivenValue = false
        send(.field(place, .popupOpen))
        while outcome == nil, form.fields[place].isOpen {
            let answersBefore = answerCount
            var column = 0
            while column < form.fields[place].columns.count, form.fields[place].isOpen, outcome == nil {
                ask(place, column)
                column += 1
            }
            guard outcome == nil, form.fields[place].isOpen else { return }
            send(.field(place, .toolbarDone))
            if answerCount == answersBefore { send(.field(place, .toolbarCancel)) }
        }
    }

    // MARK: One column

    private mutating func ask(_ place: Int, _ column: Int) {
        nextRow = 0
        // Where a branch ends there is nothing to say of the columns behind it.
        if isBehindBranch(place, column) { return }
        show(place, column)
        while outcome == nil, form.fields[place].isOpen {
            let list = form.fields[place].columns[column].options
            // Nothing to choose from is nothing to ask about.
            if list.isEmpty, !form.fields[place].configuration.allowsCustomText { return }
            write(prompt(place, column) + ": ")
            lastLine = ""
            guard let line = read() else { return end(place) }
            answerCount += 1
            let answer = PlainAnswer(line, in: form.fields[place], column: column)
            if take(answer, place, column) { return }
        }
    }

    private func isBehindBranch(_ place: Int, _ column: Int) -> Bool {
        let field = form.fields[place]
        return field.configuration.columns[column].source == .children && column > 0
            && field.columns[column].options.isEmpty
            && field.statusText(of: column) == field.texts(.emptyList)
    }

    /// The numbers that there are, with that of none.
    private func prompt(_ place: Int, _ column: Int) -> String {
        let field = form.fields[place]
        let prompt = field.texts(.numberPrompt(upTo: field.columns[column].options.count))
        let rows = PlainList(field: field, column: column)
        guard rows.hasNone else { return prompt }
        return prompt + " (0: " + PrintableText(rows.noneTitle).string + ")"
    }

    /// No more lines: several values are complete when one was given, anything else was broken off.
    private mutating func end(_ place: Int) {
        write("\n")
        if hasGivenValue { send(.field(place, .toolbarDone)) }
        if !hasGivenValue || form.fields[place].isOpen { outcome = .cancelled }
    }

    /// - Returns: Whether the column has been answered.
    private mutating func take(_ answer: PlainAnswer, _ place: Int, _ column: Int) -> Bool {
        switch answer {
        case .nothing: return leave(place, column)
        case .more: show(place, column)
        case .options(let ids):
            if form.fields[place].query != nil { sendSilently(.queryEdit(""), place) }
            for id in ids { send(.field(place, .optionPress(id, column: column))) }
            let field = form.fields[place]
            if field.isMultiple { hasGivenValue = true }
            // A press that was refused has said why.
            return !field.isMultiple && (!field.isOpen || field.columns[column].highlight?.id == ids.first)
        case .ownText(let text):
            sendSilently(.queryEdit(text), place)
            if form.fields[place].isMultiple { return add(text, place) }
            send(.field(place, .toolbarNext))
            return true
        case .search(let text):
            send(.field(place, .queryEdit(text)))
            nextRow = 0
            show(place, column)
        case .unknown(let text):
            let count = form.fields[place].columns[column].options.count
            say(form.fields[place].texts(.invalidNumber(text: text, upTo: count)).withoutIsolates)
        }
        return false
    }

    /// Adds a text of the person's own to several values; the question goes on.
    private mutating func add(_ text: String, _ place: Int) -> Bool {
        hasGivenValue = true
        var reasons: [String]
        // Enter would take what matches; Up goes back from it to the text.
        sendSilently(.keyPress(.up, []), place)
        reasons = unsaid
        if form.fields[place].columns[0].highlight == nil {
            sendSilently(.keyPress(.enter, []), place)
            reasons = unsaid
        }
        let field = form.fields[place]
        if field.query?.isEmpty == false { sendSilently(.queryEdit(""), place) }
        if field.columns[0].draft?.contains(where: { $0.title == text }) == true {
            reasons = ["\(text), \(field.texts(.selectedState))"]
        }
        if let reason = reasons.first { say(reason.withoutIsolates) }
        return !form.fields[place].isOpen
    }

    private mutating func sendSilently(_ event: FieldEvent, _ place: Int) {
        isSilent = true
        unsaid = []
        send(.field(place, event))
        isSilent = false
    }

    /// An empty line: done with several values, what stands is kept, a form goes on.
    private mutating func leave(_ place: Int, _ column: Int) -> Bool {
        let field = form.fields[place]
        if field.isMultiple {
            send(.field(place, .toolbarDone))
            return !form.fields[place].isOpen
        }
        if !field.selection.columns[column].isEmpty { return true }
        guard isForm else {
            say(field.texts(.requiredMessage))
            return false
        }
        send(.field(place, .toolbarCancel))
        return true
    }

    // MARK: Showing

    private mutating func show(_ place: Int, _ column: Int) {
        let field = form.fields[place]
        let rows = PlainList(field: field, column: column)
        if rows.count == 0 {
            let status = field.statusText(of: column)
            let line = status.isEmpty ? field.texts(.nothingPickable) : status.withoutIsolates
            // The announcement may have said it.
            if line != lastLine { say(line) }
            return
        }
        let end = min(nextRow + rowLimit, rows.count)
        for line in rows.lines(from: nextRow, to: end) { say(line) }
        if end < rows.count { say("  +) \u{2026} " + field.texts(.positionOf(end, size: rows.count))) }
        nextRow = end < rows.count ? end : 0
    }

    private mutating func say(_ text: String) {
        lastLine = text
        write(PrintableText(text).string + "\n")
    }

    private mutating func send(_ event: FormEvent) {
        onEvent?(event)
        for effect in form.reduce(event) {
            onEffect?(effect)
            switch effect {
            case .field(let place, .load(let request)):
                let failed = FieldEvent.optionsFailed(
                    request: request.request, message: "", column: request.column)
                send(.field(place, failed))
            case .field(0, .dismiss(let reason)) where !isForm:
                outcome = TerminalPicker.Outcome(reason)
            case .field(_, .announce(let text)), .announce(let text):
                if isSilent { unsaid.append(text) } else { say(text.withoutIsolates) }
            case .submitted: outcome = .done
            default: break
            }
        }
    }
}
