/// developer.apple.com/documentation/foundation/undomanager; Foundation on Linux has none.
@MainActor open class UndoManager {
    private struct Step {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }
    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    public init() {}

    open var canUndo: Bool { !undoSteps.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }

    /// "Records a single undo operation"; while undoing it is a redo operation:
    /// undomanager/registerundo(withtarget:handler:)
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        let step = Step(target: target) { [weak target] in if let target { handler(target) } }
        if isUndoing {
            redoSteps.append(step)
        } else {
            undoSteps.append(step)
            if !isRedoing { redoSteps = [] }
        }
    }
    open func undo() {
        guard let step = undoSteps.popLast() else { return }
        isUndoing = true
        step.perform()
        isUndoing = false
    }
    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        isRedoing = true
        step.perform()
        isRedoing = false
    }
    /// undomanager/removeallactions(withtarget:)
    open func removeAllActions(withTarget target: Any) {
        undoSteps.removeAll { $0.target === target as AnyObject }
        redoSteps.removeAll { $0.target === target as AnyObject }
    }
}
