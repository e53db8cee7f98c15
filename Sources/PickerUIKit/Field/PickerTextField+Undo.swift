#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Commits are undone through the app's undo manager (R3).
    extension PickerTextField {
        /// One step for each commit, and one for all that a wheel's turning committed while it was open.
        func noteForUndo(_ change: Change) {
            switch change.reason {
            case .pick, .clear, .custom, .script: needsUndoStep = true
            case .restore: needsUndoStep = false
            case .undo, .redo, .optionsChanged: break
            }
        }

        func noteUndoStep() {
            guard needsUndoStep, !model.state.isOpen else { return }
            needsUndoStep = false
            registerUndo()
        }

        /// Undo and redo by key go through the app's undo manager, lest that offers what is undone already.
        func undoThroughManager(_ command: KeyCommand) -> Bool {
            guard let manager = usedUndoManager else { return false }
            switch command {
            case .undo where manager.canUndo: manager.undo()
            case .redo where manager.canRedo: manager.redo()
            default: return false
            }
            return true
        }

        private func registerUndo() {
            register { field in
                field.model.send(.commitUndo)
                field.registerRedo()
            }
        }

        private func registerRedo() {
            register { field in
                field.model.send(.commitRedo)
                field.registerUndo()
            }
        }

        /// With the undo manager of what the field is in: a text field's own is for the edits of its text.
        private func register(_ step: @escaping @MainActor (PickerTextField) -> Void) {
            guard let manager = superview?.undoManager else { return }
            if usedUndoManager !== manager { forgetUndo() }
            usedUndoManager = manager
            manager.registerUndo(withTarget: self) { field in step(field) }
        }

        /// An undo manager does not hold its targets, so a field that goes away takes its steps along.
        func forgetUndo() {
            usedUndoManager?.removeAllActions(withTarget: self)
            usedUndoManager = nil
        }
    }
#endif
