import PickerCore

/// Uses a field or a form as a person does and checks what they would see, without any screen.
///
/// It is for the tests of apps as for those of this package, and knows no test framework: what is not as expected
/// is thrown, with the field drawn as text.
///
///     let tester = PickerTester(.menu, options: ["Austria", "Belgium"])
///     tester.open()
///     tester.press(.down, .enter)
///     try tester.expect(.text("Belgium"), .closed, .changed(.pick))
///
/// Verbs act on the field that has the focus, or on the only or first one; `field(_:)` turns to another. Time
/// stands still but for `wait(_:)` and `settle()`. After each event the core's own invariants are checked; what is
/// broken is thrown by the next `expect`. Use it from one thread.
public final class PickerTester {
    public private(set) var form: FormState

    /// What was announced since the last `expect` that held.
    public private(set) var announcements: [String] = []
    /// What changed since the last `expect` that held.
    public private(set) var changes: [Change] = []
    /// How fields closed since the last `expect` that held.
    public private(set) var dismissals: [DismissReason] = []
    /// The effects of the last event, for what has no word here.
    public private(set) var effects: [FormEffect] = []

    /// The requests for options that nobody has answered yet, by field.
    var requests: [(field: Int, request: LoadRequest)] = []
    private var broken: [String] = []
    private(set) var now = 0.0
    private var place = 0

    public init(_ form: FormState) { self.form = form }

    public convenience init(_ field: FieldState) { self.init(FormState([field])) }

    /// A field of one column whose titles are its ids (R1).
    public convenience init(
        _ style: FieldStyle = .menu, label: String = "Field", options: [String], selected: [String] = [],
        configure: (inout FieldConfiguration) -> Void = { _ in }
    ) {
        self.init(
            style, label: label, options: OptionList(titles: options), selected: selected,
            configure: configure)
    }

    /// A field of one column, unless `configure` adds some.
    ///
    /// - Parameter selected: ids of the first column.
    public convenience init(
        _ style: FieldStyle = .menu, label: String = "Field", options: OptionList, selected: [String] = [],
        configure: (inout FieldConfiguration) -> Void = { _ in }
    ) {
        var configuration = FieldConfiguration(name: label, style: style)
        configure(&configuration)
        let picks = selected.map { id in
            let position = options.position(of: OptionID(id))
            return Pick(id: OptionID(id), title: position.map { options.title(at: $0) } ?? id)
        }
        self.init(FieldState(configuration, options: [options], selected: [picks]))
    }

    /// The place of the field that verbs act on.
    public var current: Int { form.focused ?? place }

    /// The field that verbs act on; a form without fields has none to act on.
    public var field: FieldState { form.fields[current] }

    /// What a person sees, as text.
    public var drawing: SnapshotDrawing { SnapshotDrawing(form) }

    /// Sends one event to the field that verbs act on.
    public func send(_ event: FieldEvent) { send(.field(current, event)) }

    public func send(_ event: FormEvent) {
        effects = form.reduce(event)
        for effect in effects {
            switch effect {
            case .announce(let text), .field(_, .announce(let text)): announcements.append(text)
            case .field(_, .change(let change)): changes.append(change)
            case .field(_, .dismiss(let reason)): dismissals.append(reason)
            case .field(let place, .load(let request)):
                requests.removeAll { $0.field == place && $0.request.column == request.column }
                requests.append((place, request))
            default: break
            }
        }
        place = form.focused ?? place
        broken += form.checkInvariants().map { "after \(event): \($0)" }
    }

    func turn(to place: Int) { self.place = place }

    func advance(by seconds: Double) {
        now += max(0, seconds)
        send(FormEvent.clockAdvance(to: now))
    }

    /// What is broken and was not told yet.
    func takeBroken() -> [String] {
        defer { broken = [] }
        return broken
    }

    func forgetWhatHappened() {
        announcements = []
        changes = []
        dismissals = []
    }
}
