import PickerCore
import PickerFiles

/// Runs a tape through the core, as a front end would, and compares what comes of it.
public struct TapePlayer: Sendable {
    /// What an `expect` step saw.
    public struct Sighting: Sendable {
        /// The field's full snapshot, as JSON on one line.
        public let snapshot: String
        /// A sentence for each thing that is not as expected; empty where all is.
        public let failures: [String]
        /// Counted from 1.
        public let step: Int
        public let line: Int?
    }

    public private(set) var form: FormState
    private let isForm: Bool
    private var announcement: String?
    private var changes: [[Change]]
    private var now = 0.0
    private var lastFocused = 0

    public init(_ tape: Tape) {
        form = tape.form
        isForm = tape.isForm
        changes = tape.fields.map { _ in [] }
    }

    /// Runs all steps.
    ///
    /// - Returns: what each `expect` step saw, in order.
    public static func play(_ tape: Tape) -> [Sighting] {
        var player = TapePlayer(tape)
        return tape.steps.enumerated().compactMap { player.play($1, number: $0 + 1) }
    }

    /// Runs one step; an `expect` step gives what it saw.
    public mutating func play(_ step: TapeStep, number: Int) -> Sighting? {
        let place = step.field ?? form.focused ?? (form.fields.count == 1 ? 0 : nil)
        switch step.action {
        case .field(let event):
            if let place {
                send(.field(place, event))
            } else if case .keyPress(.tab, let modifiers) = event {
                send(modifiers.contains(.shift) ? .focusPrevious : .focusNext)
            }
        case .move(let direction):
            if let place {
                send(.field(place, direction == .next ? .toolbarNext : .toolbarPrevious))
            } else {
                send(direction == .next ? .focusNext : .focusPrevious)
            }
        case .submit: send(.formSubmit)
        case .wait(let seconds):
            now += max(0, seconds)
            send(.clockAdvance(to: now))
        case .expect(let expectation):
            let place = place ?? lastFocused
            let snapshot = takeSnapshot(of: place)
            return Sighting(
                snapshot: JSONWriter.text(snapshot), failures: expectation.failures(in: snapshot),
                step: number, line: step.line)
        }
        return nil
    }

    private mutating func send(_ event: FormEvent) {
        for effect in form.reduce(event) {
            switch effect {
            case .field(_, .announce(let text)), .announce(let text): announcement = text
            case .field(let place, .change(let change)): changes[place].append(change)
            default: break
            }
        }
        lastFocused = form.focused ?? lastFocused
    }

    /// Changes and announcements are those since the last time.
    mutating func takeSnapshot(of place: Int) -> SourceValue {
        defer {
            changes[place] = []
            announcement = nil
        }
        let field = form.fields[place]
        let focused: SourceValue =
            isForm
            ? .text(form.focused.map { form.fields[$0].configuration.name }) : .bool(field.isFocused)
        return SnapshotJSON.value(
            of: field, focused: focused, announcement: announcement, changes: changes[place])
    }
}
