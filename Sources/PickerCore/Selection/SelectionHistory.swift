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

    /// The last undoable selection stands now.
    mutating func noteUndone(from earlier: Selection) {
        undoable.removeLast()
        redoable.append(earlier)
    }

    /// The last redoable selection stands now.
    mutating func noteRedone(from earlier: Selection) {
        redoable.removeLast()
        undoable.append(earlier)
    }

    /// Forgets the latest undoable selections up to one that would change something.
    mutating func forgetUndoable(until isStep: (Selection) -> Bool) {
        while let last = undoable.last, !isStep(last) { undoable.removeLast() }
    }

    /// Forgets the latest redoable selections up to one that would change something.
    mutating func forgetRedoable(until isStep: (Selection) -> Bool) {
        while let last = redoable.last, !isStep(last) { redoable.removeLast() }
    }
}
