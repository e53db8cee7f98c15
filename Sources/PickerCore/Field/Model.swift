/// A state that changes through events and says what is to be done.
public protocol Reducing {
    associatedtype Event
    associatedtype Outcome
    mutating func reduce(_ event: Event) -> [Outcome]
}

extension FieldState: Reducing {}
extension FormState: Reducing {}

/// Keeps a state and delivers what its events bring about.
///
/// A handler may send events itself: they wait until the one at hand has been delivered, so that none is
/// lost and none overtakes another (R9). A model holds no view; give it handlers that hold theirs weakly
/// (R24). Use it from one thread.
public final class Model<State: Reducing> {
    public private(set) var state: State

    /// Called with each thing that is to be done, in order.
    public var onEffect: ((State.Outcome) -> Void)?

    /// Called once after a run of events, when there may be something new to draw.
    public var onUpdate: (() -> Void)?

    private var waiting: [State.Event] = []
    private var isDelivering = false

    public init(_ state: State) { self.state = state }

    public func send(_ event: State.Event) { send([event]) }

    /// Sends events one after the other, and draws when the last has happened: what lies between is shown to no one.
    public func send(_ events: [State.Event]) {
        waiting += events
        guard !isDelivering else { return }
        isDelivering = true
        while !waiting.isEmpty {
            let event = waiting.removeFirst()
            for effect in state.reduce(event) { onEffect?(effect) }
        }
        isDelivering = false
        onUpdate?()
    }
}

public typealias FieldModel = Model<FieldState>
public typealias FormModel = Model<FormState>
