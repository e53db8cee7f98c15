/// developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// "If the view is not loaded, the getter calls loadView and viewDidLoad": uiviewcontroller/view
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set {
            loaded = newValue
            newValue.controller = self
        }
    }
    private var loaded: UIView?
    open var isViewLoaded: Bool { loaded != nil }
    /// uiviewcontroller/viewifloaded
    open var viewIfLoaded: UIView? { loaded }
    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var traitCollection: UITraitCollection { view.traitCollection }

    open override var next: UIResponder? { view.superview ?? presentingViewController }
    package override var hostWindow: UIWindow? { view.window }

    // Presenting: uiviewcontroller/present(_:animated:completion:)
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var presentationController: UIPresentationController? { popoverPresentationController }
    open var popoverPresentationController: UIPopoverPresentationController? { ownPresentationController }
    private lazy var ownPresentationController = UIPopoverPresentationController(self)

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, let window = hostWindow else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.view.frame = window.bounds
        window.addSubview(viewControllerToPresent.view)
        viewControllerToPresent.viewDidLayoutSubviews()
        guard UIViewController.isSlow else {
            completion?()
            return
        }
        // UIKit may begin with it later than it is asked, and until then speaks of no transition.
        presentation = completion ?? {}
    }
    private var presentation: (() -> Void)?
    /// "The presenting view controller dismisses what it presented", though not what it is still presenting or dismissing:
    /// uiviewcontroller/dismiss(animated:completion:); the refusal is UIKit's warning of a presentation in progress.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        guard presentation == nil, transition == nil else { return }
        let finish = { [self] in
            presented.disappear(animated: flag)
            presented.isBeingDismissed = false
            presentedViewController = nil
            presented.presentingViewController = nil
            completion?()
        }
        presented.isBeingDismissed = true
        guard UIViewController.isSlow else { return finish() }
        transition = Transition(finish)
    }
    /// Dismissing one "dismisses its immediate child view controller and all view controllers above that child on the
    /// stack": uiviewcontroller/dismiss(animated:completion:). That they are told while they still say by whom they
    /// were presented is no promise of UIKit's, but the harder way.
    private func disappear(animated: Bool) {
        presentedViewController?.disappear(animated: animated)
        view.removeFromSuperview()
        viewDidDisappear(animated)
    }
    /// "Notifies the view controller that its view was removed from a view hierarchy":
    /// uiviewcontroller/viewdiddisappear(_:)
    open func viewDidDisappear(_ animated: Bool) {}
    /// "Whether the view controller is being dismissed": uiviewcontroller/isbeingdismissed
    open private(set) var isBeingDismissed = false
    /// Of a transition in progress, else nil: uiviewcontroller/transitioncoordinator
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? presentingViewController?.transition
    }
    private var transition: Transition?
    /// Whether presenting and dismissing take their time, until `finishTransition()`.
    package static var isSlow = false
    package func finishTransition() {
        let presented = presentation
        presentation = nil
        presented?()
        guard presented == nil else { return }
        let ending = transition
        transition = nil
        ending?.end()
    }

    /// A person swipes a sheet away or taps beside a popover.
    package func swipeAway() {
        guard let controller = presentationController else { return }
        guard controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else { return }
        presentingViewController?.dismiss(animated: true)
        controller.delegate?.presentationControllerDidDismiss(controller)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case popover = 7
    case automatic = -2
}

/// developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor open class UIPresentationController {
    package init(_ presented: UIViewController) { presentedViewController = presented }
    open private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// "A value of CGRectNull will cause the popover to point at the current frame of sourceView and automatically update
    /// when the size of sourceView changes": UIPopoverPresentationController.h
    open var sourceRect = CGRect.null
}

/// developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
    package func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }
    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// "A block to execute after the transition finishes": animate(alongsidetransition:completion:)
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

private final class Transition: UIViewControllerTransitionCoordinator {
    private let finish: () -> Void
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    init(_ finish: @escaping () -> Void) { self.finish = finish }
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        // "Returns YES if the animations are successfully queued to run. The completions may be run even if the
        // animations are not": UIViewControllerTransitionCoordinator.h
        return animation != nil
    }
    func end() {
        finish()
        for completion in completions { completion(self) }
    }
}
