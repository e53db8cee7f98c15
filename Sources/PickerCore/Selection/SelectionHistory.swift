/// The selections that undo and redo go back and forth between (R3).
struct SelectionHistory: Equatable, Sendable {
    /// More steps than anyone takes back one by one; it keeps a long session's memory bounded.
    static let depthLimit = 100

    private(set) var undoable: [Selection] = []
    private(set) var redoable: [Selection] = []

    /// Notes what stood before a change; what had been undone is gone with it.
    mutating func note(_ selection: Selection) {
        undoable.append(selection)
        if undoable.count > Self.depthLimit { undoable.removeFirst() }
        redoable = []
    }

    mutating func undo(from current: Selection) -> Selection? {
        guard let earlier = undoable.popLast() else { return nil }
        redoable.append(current)
        return earlier
    }

    mutating func redo(from current: Selection) -> Selection? {
        guard let later = redoable.popLast() else { return nil }
        undoable.append(current)
        return later
    }
}
