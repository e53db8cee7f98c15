/// developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let controller = rootViewController {
                controller.view.frame = bounds
                addSubview(controller.view)
            }
        }
    }
    /// The screen that the window is on: uiwindow/screen
    public let screen = UIScreen()
    open var isKeyWindow: Bool { isKey }
    /// "Shows the window and makes it the key window": uiwindow/makekeyandvisible()
    open func makeKeyAndVisible() {
        isHidden = false
        isKey = true
    }
    private var isKey = false

    package weak var firstResponder: UIResponder?

    /// A key that every responder passed on writes into the text that is edited, and one that any of them kept does not:
    /// uikit/handling-key-presses-made-on-a-physical-keyboard, and github.com/flutter/flutter's view controller, by which
    /// whatever it keeps is not typed.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        for press in presses { (firstResponder as? UITextField)?.write(press) }
    }

    package var shownInputView: UIView? { didSet { moveInputView(oldValue, shownInputView) } }
    package var shownAccessoryView: UIView? { didSet { moveInputView(oldValue, shownAccessoryView) } }
    /// How often what had come up was replaced by something else.
    package var replacedInputViews = 0
    private lazy var inputHost = InputHost(self)

    /// Input views live in a window of their own, with the traits of the app's.
    private func moveInputView(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { inputHost.addSubview(new) }
    }

    package var traits = UITraitCollection() {
        didSet {
            tellTraitsChanged(from: oldValue)
            inputHost.tellTraitsChanged(from: oldValue)
        }
    }
    private let ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }
}

@MainActor private final class InputHost: UIView {
    weak var owner: UIWindow?
    init(_ owner: UIWindow) {
        self.owner = owner
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    }
    required init?(coder: NSCoder) { nil }
    override var window: UIWindow? { owner }
}
