/// A finger on the screen: developer.apple.com/documentation/uikit/uitouch
@MainActor open class UITouch {
    package init(_ view: UIView?, at point: CGPoint) {
        self.view = view
        self.point = point
    }
    /// "The view to which touches are being delivered": uitouch/view
    open private(set) var view: UIView?
    /// uitouch/location(in:); the double's touches are told in the coordinates of their window.
    open func location(in view: UIView?) -> CGPoint { point }
    package var point: CGPoint
}

extension UITouch: @MainActor Hashable {
    public static func == (first: UITouch, second: UITouch) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// developer.apple.com/documentation/uikit/uigesturerecognizer
///
/// It is told of all touches in its view and in the views below it, before these are.
@MainActor open class UIGestureRecognizer {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    public init() {}
    open fileprivate(set) weak var view: UIView?
    /// "When true and the gesture is recognized, all touches in progress are cancelled": uigesturerecognizer/state,
    /// uigesturerecognizer/cancelstouchesinview, uigesturerecognizer/delaystouchesended
    open var state = State.possible
    open var cancelsTouchesInView = true
    open var delaysTouchesEnded = true

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// "Called once the gesture has ended or failed, before a new attempt": uigesturerecognizer/reset()
    open func reset() {}

    fileprivate func tell(_ tell: (UIGestureRecognizer) -> Void) {
        if state == .possible { tell(self) }
    }
    fileprivate func startAnew() {
        reset()
        state = .possible
    }
}

extension UIView {
    /// uiview/addgesturerecognizer(_:), uiview/removegesturerecognizer(_:)
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}

extension UIWindow {
    /// A finger comes down on a view, moves, and goes up; a second one may come down meanwhile.
    package func touch(
        _ view: UIView, at start: CGPoint, moving distance: CGFloat = 0,
        withSecondFinger isPinch: Bool = false
    ) {
        let touch = UITouch(view, at: start)
        let event = UIEvent()
        let told = recognizers
        for recognizer in told { recognizer.tell { $0.touchesBegan([touch], with: event) } }
        if isPinch {
            let second = UITouch(view, at: start)
            for recognizer in told { recognizer.tell { $0.touchesBegan([second], with: event) } }
        }
        if distance != 0 {
            touch.point.y += distance
            for recognizer in told { recognizer.tell { $0.touchesMoved([touch], with: event) } }
        }
        for recognizer in told { recognizer.tell { $0.touchesEnded([touch], with: event) } }
        for recognizer in told { recognizer.startAnew() }
    }
}
