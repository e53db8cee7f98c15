#if canImport(UIKit)
    import UIKit

    /// The place of the keyboard, or of what stands there instead, as UIKit told of it last.
    @MainActor final class KeyboardSpace {
        static let shared = KeyboardSpace()

        /// In the coordinates of the screen; `nil` until UIKit told of one.
        private var frame: CGRect?
        private var popups: [WeakPopup] = []

        private struct WeakPopup { weak var popup: (any FieldPopup)? }

        private init() {
            let key = UIResponder.keyboardFrameEndUserInfoKey
            // Never taken away again: there is one for as long as the app runs.
            _ = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { [weak self] notification in
                let frame = notification.userInfo?[key] as? CGRect
                onMainThread { self?.note(frame) }
            }
        }

        /// Has a popup follow from now on. The last one does so until another comes.
        func follow(with popup: any FieldPopup) {
            popups.removeAll { $0.popup == nil || $0.popup === popup }
            popups.append(WeakPopup(popup: popup))
        }

        private func note(_ frame: CGRect?) {
            self.frame = frame
            for entry in popups { entry.popup?.follow() }
        }

        /// How much of a view is covered, from its bottom up; `nil` where that is not known.
        ///
        /// A keyboard that floats above the bottom of the view covers nothing.
        func cover(of view: UIView) -> CGFloat? {
            guard let frame, let screen = view.window?.screen else { return nil }
            let place = view.convert(frame, from: screen.coordinateSpace)
            return place.maxY < view.bounds.maxY ? 0 : max(0, view.bounds.maxY - place.minY)
        }
    }
#endif
