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

    private func registerUndo() {
        undoManager?.registerUndo(withTarget: self) { field in
            field.model.send(.commitUndo)
            field.registerRedo()
        }
    }

    private func registerRedo() {
        undoManager?.registerUndo(withTarget: self) { field in
            field.model.send(.commitRedo)
            field.registerUndo()
        }
    }
}
