/// What a text was before each edit. Letters typed in a row are one edit, word by word; so are those erased in a row.
struct EditHistory: Hashable, Sendable {
    struct State: Hashable, Sendable {
        var text: String
        var caret: Int
        var selectsAll: Bool
    }

    enum Kind: Hashable, Sendable {
        case typing, spacing, erasing, other
    }

    /// Edits that can be taken back. Bounds the memory where long texts are pasted again and again.
    private static let depth = 100

    private var undone: [State] = []
    private var done: [State] = []
    private var run: Kind?

    /// Notes the state before an edit, unless the edit goes on with the one before.
    mutating func record(_ state: State, _ kind: Kind) {
        let goesOn =
            switch (run, kind) {
            case (.typing, .typing), (.typing, .spacing), (.spacing, .spacing), (.erasing, .erasing): true
            default: false
            }
        run = kind
        undone.removeAll()
        if goesOn { return }
        done.append(state)
        if done.count > Self.depth { done.removeFirst() }
    }

    /// Makes the next edit one of its own.
    mutating func endRun() {
        run = nil
    }

    mutating func undo(from state: State) -> State? {
        endRun()
        guard let last = done.popLast() else { return nil }
        undone.append(state)
        return last
    }

    mutating func redo(from state: State) -> State? {
        endRun()
        guard let last = undone.popLast() else { return nil }
        done.append(state)
        return last
    }
}
