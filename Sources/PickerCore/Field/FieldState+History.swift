/// Undo and redo of commits (R3).
extension FieldState {
    public var canUndo: Bool { history.undoable.contains(where: isStep) }
    public var canRedo: Bool { history.redoable.contains(where: isStep) }

    mutating func undo(_ effects: inout [Effect]) {
        history.forgetUndoable(until: isStep)
        guard let earlier = history.undoable.last else { return }
        guard isTaken(earlier, &effects) else { return }
        history.noteUndone(from: selection)
        setCommitted(earlier, .undo, &effects)
        effects.append(.announce(texts(.undone(title: selection.isEmpty ? nil : valueText))))
    }

    mutating func redo(_ effects: inout [Effect]) {
        history.forgetRedoable(until: isStep)
        guard let later = history.redoable.last else { return }
        guard isTaken(later, &effects) else { return }
        history.noteRedone(from: selection)
        setCommitted(later, .redo, &effects)
        effects.append(.announce(texts(.redone(title: selection.isEmpty ? nil : valueText))))
    }

    /// Whether a selection can be committed; says why where it is refused, and changes nothing (R12).
    private mutating func isTaken(_ wanted: Selection, _ effects: inout [Effect]) -> Bool {
        let refused = resolution(of: wanted.columns).refused
        report(refused, &effects)
        return refused.isEmpty
    }

    /// Whether going to a noted selection would change anything, or say why it cannot: the options may have
    /// changed since, so that it comes to what stands already.
    private func isStep(_ noted: Selection) -> Bool {
        let resolution = resolution(of: noted.columns)
        return !resolution.refused.isEmpty || !resolution.selection.means(selection)
    }
}
