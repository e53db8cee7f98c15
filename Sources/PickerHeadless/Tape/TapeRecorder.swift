import PickerCore
import PickerFiles

/// Writes down what happens to a form, as a tape that replays to the same end.
public final class TapeRecorder {
    private let tape: Tape
    private var steps: [SourceValue] = []
    private var now = 0.0

    public init(_ tape: Tape) { self.tape = tape }

    public func note(_ event: FormEvent) {
        switch event {
        case .clockAdvance(let time):
            if time > now { step("wait", [("seconds", SourceValue(.number(SourceNumber(time - now))))], nil) }
            now = max(now, time)
        case .focusNext: step("next", [], nil)
        case .focusPrevious: step("previous", [], nil)
        case .formSubmit: step("submit", [], nil)
        case .focused(let event): note(event, nil)
        case .field(let place, let event): note(event, place)
        }
    }

    private func note(_ event: FieldEvent, _ place: Int?) {
        if case .clockAdvance(let time) = event { return note(FormEvent.clockAdvance(to: time)) }
        let hasColumns = place.map { tape.fields[$0].configuration.columns.count > 1 } ?? false
        guard let written = TapeStepWriter(hasColumns: hasColumns).step(event) else { return }
        step(written.name.rawValue, written.members, place)
    }

    private func step(_ name: String, _ members: [(String, SourceValue)], _ place: Int?) {
        var all: [(String, SourceValue)] = [("event", .string(name))]
        if tape.isForm, let place { all.append(("field", .string(tape.fields[place].configuration.name))) }
        steps.append(.object(all + members))
    }

    /// The tape as text, with what came of it as its last expectation.
    public func text(end form: FormState) -> String {
        var steps = steps
        for field in form.fields {
            var members: [(String, SourceValue)] = []
            if tape.isForm { members.append(("field", .string(field.configuration.name))) }
            members.append(
                (
                    "expect",
                    .object([
                        ("open", .bool(field.isOpen)), ("text", .string(field.text)),
                        ("selected", SnapshotJSON.ids(of: field.selection.columns, in: field)),
                    ])
                ))
            steps.append(.object(members))
        }
        let fields = tape.fields.map(TapeWriter.field)
        let root = SourceValue.object([
            tape.isForm ? ("fields", .array(fields)) : ("field", fields[0]), ("steps", .array(steps)),
        ])
        return JSONWriter.text(root, isIndented: true) + "\n"
    }
}
