import PickerCore
import PickerFiles
import PickerHeadless
import PickerTerminal

/// A form that a person was shown.
struct FilledForm {
    var ending: Ending
    var form: FormState
    /// Whether what happened was written down, if that was asked for.
    var isRecorded = true
    /// The signal that ended it.
    var signal: TerminalSignal?

    /// The exit status: what was asked for and could not be done is an error, whatever was picked.
    var status: Int32 {
        guard isRecorded else { return Output.badUsage }
        switch ending {
        case .picked: return Output.picked
        case .cleared, .nothing: return Output.nothing
        case .cancelled: return Output.cancelled
        }
    }
}

/// How picking ended, on whatever interface.
enum Ending: Equatable {
    case picked
    /// None was picked on purpose.
    case cleared
    case nothing
    case cancelled
}

/// The interface that a person picks on.
final class Interface {
    enum Kind: Equatable {
        /// A terminal that is drawn on.
        case terminal
        /// Plain lines, read and written by these descriptors: a menu by number.
        case plain(input: Int32)
        /// Windows.
        case graphical
    }

    let kind: Kind
    private let arguments: Arguments
    private let rowLimit: Int?
    /// The terminal, from the first that is done on it to the end.
    private var session: TerminalSession?

    /// Chooses: a terminal where there is one, else windows where they can be had, else plain lines.
    ///
    /// - Parameters:
    ///   - source: The file that is read, `-` for standard input.
    ///   - optionsFromInput: Whether standard input gives options and can give no answers.
    init(_ arguments: Arguments, source: FilePath, optionsFromInput: Bool) throws {
        self.arguments = arguments
        rowLimit = try arguments.count(.height, least: 1)
        if let path = arguments.path(.record) {
            if SameFile.isSame(path, source) {
                throw UsageError(
                    "--record expects another file than the one that is read, found \(Quoting.quote(path.text))"
                )
            }
            if let reason = Output.obstacle(toWriting: path) {
                throw UsageError("\(Quoting.escape(path.text)): \(reason)")
            }
        }
        let wish = try arguments.word(.ui, InterfaceWord.self) ?? .auto
        let hasTerminal = Environment.hasTerminal
        switch wish {
        case .gtk:
            guard GraphicalInterface.isBuiltIn else {
                throw UsageError("this build has no GTK interface; build it with --traits GTK")
            }
            kind = .graphical
            return
        case .terminal where !hasTerminal:
            throw UsageError("--ui terminal expects a terminal, found none")
        case .auto, .terminal:
            if hasTerminal, TerminalTraits.current().addressesCursor {
                kind = .terminal
                return
            }
            if wish == .auto, !hasTerminal, GraphicalInterface.isBuiltIn, GraphicalInterface.hasDisplay {
                kind = .graphical
                return
            }
        }
        if !optionsFromInput {
            kind = .plain(input: StandardInput.descriptor)
        } else if let terminal = Environment.openTerminal() {
            kind = .plain(input: terminal)
        } else {
            throw UsageError(
                "no terminal to pick on, and standard input gives the options;"
                    + " name a file of options to pick by number")
        }
    }

    /// Whether options that come late are shown as they come.
    var showsMoreOptions: Bool { kind == .terminal || kind == .graphical }

    /// Reads what there is to pick from. In the terminal a person sees that it goes on where it takes long, and may give up,
    /// which ends the process.
    ///
    /// - Parameters:
    ///   - file: What is read; `-` for standard input.
    ///   - language: The language of what is shown meanwhile.
    func reading<Value: Sendable>(
        _ file: FilePath, language: String, _ read: @escaping @Sendable (ReadingProgress) throws -> Value
    ) throws -> Value {
        let progress = ReadingProgress()
        guard kind == .terminal else { return try read(progress) }
        // Who gives the options may ask for something on the same terminal before, such as a password.
        if file == "-" { StandardInput.wait() }
        let session = try terminal()
        let texts = Texts(localeIdentifier: language)
        let line = {
            let count = progress.optionCount
            var line = StyledLine()
            if file != "-" { line.append(file.name.text + "  ", .title) }
            line.append(texts(count > 0 ? .loadingCount(count) : .loading))
            return line
        }
        let outcome = session.run(
            { Result { try read(progress) } }, presentation: presentation, showing: line)
        if case .done(.success(let value)) = outcome { return value }
        session.finish()
        switch outcome {
        case .done(let result): return try result.get()
        case .terminated(let signal): signal.endProcess()
        case .cancelled, .lost: Output.endAtOnce(Output.cancelled)
        }
    }

    private var presentation: TerminalPicker.Presentation { arguments.has(.screenReader) ? .lines : .picture }

    private func terminal() throws(TerminalError) -> TerminalSession {
        if let session { return session }
        let session = try TerminalSession(
            modes: presentation == .lines ? [.bracketedPaste] : [.bracketedPaste, .mouse],
            noColor: arguments.has(.noColor))
        self.session = session
        return session
    }

    /// Lets a person fill a form, or its only field, and records what happens if that was asked for.
    func fill(_ tape: Tape, _ stream: OptionStream?) throws -> FilledForm {
        var tape = tape
        if case .plain = kind { tape.fields = tape.fields.map(Self.withoutWheel) }
        let recorder = arguments.has(.record) ? TapeRecorder(tape) : nil
        let onEvent: ((FormEvent) -> Void)? = recorder.map { recorder in { recorder.note($0) } }
        var filled: FilledForm
        switch kind {
        case .terminal: filled = try fillOnTerminal(tape, stream, onEvent)
        case .plain(let input): filled = fillOnPlainLines(tape, input, onEvent)
        case .graphical:
            filled = try GraphicalInterface.fill(
                tape.form, isForm: tape.isForm, rowLimit: rowLimit, stream, onEvent: onEvent,
                onLoss: { lost in
                    Output.complain("the display is gone")
                    var lost = lost
                    self.record(recorder, &lost)
                    Output.endAtOnce(lost.status)
                })
        }
        record(recorder, &filled)
        if let signal = filled.signal { signal.endProcess() }
        return filled
    }

    private func record(_ recorder: TapeRecorder?, _ filled: inout FilledForm) {
        guard let recorder, let path = arguments.path(.record),
            let reason = Output.write(recorder.text(end: filled.form), toFile: path)
        else { return }
        // What was picked is not lost for that.
        Output.complain("\(Quoting.escape(path.text)): \(reason)")
        filled.isRecorded = false
    }

    private func fillOnTerminal(
        _ tape: Tape, _ stream: OptionStream?, _ onEvent: ((FormEvent) -> Void)?
    ) throws -> FilledForm {
        let session = try terminal()
        defer { session.finish() }
        var picker = TerminalPicker(
            tape.form, isForm: tape.isForm, rowLimit: rowLimit, presentation: presentation)
        picker.onEvent = onEvent
        let outcome = picker.run(on: session, feed: stream?.feed)
        var filled = FilledForm(ending: Self.ending(outcome), form: picker.form)
        if case .terminated(let signal) = outcome { filled.signal = signal }
        return filled
    }

    private func fillOnPlainLines(
        _ tape: Tape, _ input: Int32, _ onEvent: ((FormEvent) -> Void)?
    ) -> FilledForm {
        var picker = PlainPicker(tape.form, isForm: tape.isForm, rowLimit: rowLimit)
        picker.onEvent = onEvent
        let lines = LineInput(descriptor: input)
        let outcome = picker.run(read: lines.next, write: { Output.say($0) })
        return FilledForm(ending: Self.ending(outcome), form: picker.form)
    }

    /// Without a screen nothing turns: one column of a wheel is a list.
    private static func withoutWheel(_ field: TapeField) -> TapeField {
        var field = field
        if field.configuration.style == .wheel { field.configuration.style = .menu }
        return field
    }

    private static func ending(_ outcome: TerminalPicker.Outcome) -> Ending {
        switch outcome {
        case .done: .picked
        case .cleared: .cleared
        case .nothing: .nothing
        case .cancelled, .lost, .terminated: .cancelled
        }
    }
}
