import PickerCore
import PickerFiles
import PickerHeadless
import PickerTerminal

/// How picking ended, on whatever interface.
enum Ending: Equatable {
    case picked
    /// None was picked on purpose.
    case cleared
    case nothing
    case cancelled
}

/// The interface that a person picks on.
struct Interface {
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

    /// Chooses: a terminal where there is one, else windows where they can be had, else plain lines.
    ///
    /// - Parameter optionsFromInput: Whether standard input gives options and can give no answers.
    init(_ arguments: Arguments, optionsFromInput: Bool) throws {
        self.arguments = arguments
        rowLimit = try arguments.count(.height, least: 1)
        let wish = try arguments.word(.ui, InterfaceWord.self) ?? .auto
        let hasTerminal = Environment.hasTerminal
        switch wish {
        case .gtk:
            guard GraphicalInterface.isBuiltIn else {
                throw UsageError("this build has no GTK interface; build it with --traits GTK")
            }
            kind = .graphical
            return
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
    var showsMoreOptions: Bool { kind == .terminal }

    /// Lets a person fill a form, or its only field, and records what happens if that was asked for.
    func fill(_ tape: Tape, _ stream: OptionStream?) throws -> (Ending, FormState) {
        var tape = tape
        if case .plain = kind { tape.fields = tape.fields.map(Self.withoutWheel) }
        let record = arguments.text(.record)
        let recorder = record.map { _ in TapeRecorder(tape) }
        let onEvent: ((FormEvent) -> Void)? = recorder.map { recorder in { recorder.note($0) } }
        let ending: Ending
        let form: FormState
        var signal: TerminalSignal?
        switch kind {
        case .terminal:
            let filled = try fillOnTerminal(tape, stream, onEvent)
            (ending, form) = (filled.ending, filled.form)
            signal = filled.signal
        case .plain(let input):
            var picker = PlainPicker(tape.form, isForm: tape.isForm, rowLimit: rowLimit)
            picker.onEvent = onEvent
            let lines = LineInput(descriptor: input)
            (ending, form) = (
                Self.ending(
                    picker.run(read: lines.next, write: { Output.say($0) })), picker.form
            )
        case .graphical:
            (ending, form) = try GraphicalInterface.fill(
                tape.form, isForm: tape.isForm, rowLimit: rowLimit, onEvent: onEvent)
        }
        if let recorder, let record { try recorder.write(to: record, end: form) }
        if let signal { signal.endProcess() }
        return (ending, form)
    }

    private func fillOnTerminal(
        _ tape: Tape, _ stream: OptionStream?, _ onEvent: ((FormEvent) -> Void)?
    ) throws -> (ending: Ending, form: FormState, signal: TerminalSignal?) {
        let readsAloud = arguments.has(.screenReader)
        let session = try TerminalSession(
            modes: readsAloud ? [.bracketedPaste] : [.bracketedPaste, .mouse],
            noColor: arguments.has(.noColor))
        defer { session.finish() }
        var picker = TerminalPicker(
            tape.form, isForm: tape.isForm, rowLimit: rowLimit, presentation: readsAloud ? .lines : .picture)
        picker.onEvent = onEvent
        let outcome = picker.run(on: session, feed: stream?.feed)
        if case .terminated(let signal) = outcome { return (.cancelled, picker.form, signal) }
        return (Self.ending(outcome), picker.form, nil)
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
