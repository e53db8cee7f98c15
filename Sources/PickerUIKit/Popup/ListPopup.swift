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

        func close() {
            list.presentationController?.delegate = nil
            list.presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
        }

        private func present() {
            guard let field, let presenter = field.presenter else { return }
            // UIKit presents nothing above, or in place of, what it is taking away.
            if presenter.presentedViewController != nil, let leaving = presenter.transitionCoordinator {
                isAwaitingScreen = leaving.animate(alongsideTransition: nil) { [weak self] _ in
                    self?.presentAfterwards()
                }
                if isAwaitingScreen { return }
            }
            // UIKit makes a sheet of a popover where the width is compact.
            list.modalPresentationStyle = .popover
            list.popoverPresentationController?.sourceView = field
            list.popoverPresentationController?.sourceRect = field.bounds
            presenter.present(list, animated: UIView.areAnimationsEnabled)
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
        /// Swiped away or pressed beside (R6). What the policy keeps open comes up again.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            guard let field else { return }
            field.model.send(.outsidePress)
            if field.popup === self { present() }
        }
    }

    extension PickerTextField {
        /// The view controller on top of those that the field is in.
        var presenter: UIViewController? {
            var responder: UIResponder? = self
            while let current = responder, !(current is UIViewController) { responder = current.next }
            var controller = responder as? UIViewController ?? window?.rootViewController
            while let above = controller?.presentedViewController, !above.isBeingDismissed {
                controller = above
            }
            return controller
        }
    }
#endif
