#if canImport(UIKit)
    import UIKit

    /// Keeps the views around a field from scrolling for a while.
    @MainActor final class ScrollSuspension {
        private struct Held { weak var view: UIScrollView? }
        private var held: [Held] = []

        /// Only views that can scroll are held, so that the end gives back exactly what there was.
        func begin(around view: UIView) {
            end()
            var outer = view.superview
            while let current = outer {
                if let scrolling = current as? UIScrollView, scrolling.isScrollEnabled {
                    scrolling.isScrollEnabled = false
                    held.append(Held(view: scrolling))
                }
                outer = current.superview
            }
        }

        func end() {
            for entry in held { entry.view?.isScrollEnabled = true }
            held = []
        }
    }
#endif
