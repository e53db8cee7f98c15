#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A list on a screen of its own: a popover at the field in a regular width, a sheet in a compact one.
    @MainActor final class ListPopup: NSObject, FieldPopup {
        let list: ListController
        private weak var field: PickerTextField?

        init(_ field: PickerTextField) {
            self.field = field
            list = ListController(field)
            super.init()
        }

        var inputView: UIView? { nil }
        var needsFirstResponder: Bool { false }
        var isElsewhere: Bool { list.presentingViewController != nil }
        var isShown: Bool { isElsewhere || isAwaitingScreen }
        /// Whether what is on the screen is still on its way out.
        private var isAwaitingScreen = false

        func open(_ snapshot: FieldSnapshot) {
            list.update(snapshot)
            present()
        }

        func update(_ snapshot: FieldSnapshot) { list.update(snapshot) }

        func follow() { list.viewIfLoaded?.setNeedsLayout() }

        func redraw(_ snapshot: FieldSnapshot) { list.redraw() }

        func close() {
            list.presentationController?.delegate = nil
            list.leave()
        }

        private func present() {
            guard let field, let presenter = field.presenter else { return }
            // UIKit presents nothing above, or in place of, what it is taking away.
            if let other = presenter.presentedViewController as? ListController {
                isAwaitingScreen = true
                return other.whenGone { [weak self] in self?.presentAfterwards() }
            }
            if presenter.presentedViewController != nil, let leaving = presenter.transitionCoordinator {
                isAwaitingScreen = true
                leaving.animate(alongsideTransition: nil) { [weak self] _ in self?.presentAfterwards() }
                return
            }
            // UIKit makes a sheet of a popover where the width is compact.
            list.modalPresentationStyle = .popover
            list.popoverPresentationController?.sourceView = field
            list.comeUp(over: presenter)
            list.presentationController?.delegate = self
        }
    }

    extension ListPopup {
        private func presentAfterwards() {
            isAwaitingScreen = false
            guard let field, field.popup === self else { return }
            present()
            if !isShown { field.giveUpOpening() }
        }
    }

    extension ListPopup: UIAdaptivePresentationControllerDelegate {
        /// A swipe, or a press beside it, takes the list away where the outside policy closes the field (R6).
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            guard var state = field?.model.state else { return true }
            state.reduce(.outsidePress)
            return !state.isOpen
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            noteTakenAway()
        }

        /// The list is gone, and not by the field's own doing.
        func noteTakenAway() {
            guard let field, field.popup === self else { return }
            field.model.send(.outsidePress)
            // What the policy would keep open cannot stay without it.
            if field.popup === self { field.model.send(.toolbarCancel) }
        }
    }

    extension PickerTextField {
        /// The view controller on top of those that the field is in.
        var presenter: UIViewController? {
            var responder: UIResponder? = self
            while let current = responder, !(current is UIViewController) { responder = current.next }
            var controller = responder as? UIViewController ?? window?.rootViewController
            while let above = controller?.presentedViewController, !above.isLeaving { controller = above }
            return controller
        }
    }

    extension UIViewController {
        /// Whether it is on its way out, or will be as soon as UIKit has brought it up.
        fileprivate var isLeaving: Bool { isBeingDismissed || (self as? ListController)?.isOutOfUse == true }
    }
#endif
