#if canImport(UIKit)
    import UIKit
    #if canImport(ObjectiveC)
        import UIKit.UIGestureRecognizerSubclass
    #endif

    /// Hears of presses in a window beside a field and its popup (R6), and takes none of them away from anyone.
    @MainActor final class OutsidePress: UIGestureRecognizer {
        private weak var field: PickerTextField?
        private var start: CGPoint?

        /// How far a finger may go and still press, in points: what UIKit's own taps allow.
        private static let slop = CGFloat(10)

        func listen(around field: PickerTextField) {
            stop()
            self.field = field
            cancelsTouchesInView = false
            delaysTouchesEnded = false
            field.window?.addGestureRecognizer(self)
        }

        func stop() {
            view?.removeGestureRecognizer(self)
            field = nil
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            let isOutside = touches.first?.view.map { !isPart($0) && !leadsOn($0) } ?? false
            guard touches.count == 1, start == nil, isOutside else { return end() }
            start = touches.first?.location(in: view)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if !isPress(touches) { end() }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            let pressed = isPress(touches) ? field : nil
            end()
            pressed?.toolbarPress(.outsidePress)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end() }

        override func reset() {
            super.reset()
            start = nil
        }

        /// Who recognizes nothing is in nobody's way.
        private func end() {
            start = nil
            state = .failed
        }

        private func isPress(_ touches: Set<UITouch>) -> Bool {
            guard let start, let now = touches.first?.location(in: view) else { return false }
            return abs(now.x - start.x) <= Self.slop && abs(now.y - start.y) <= Self.slop
        }

        /// A text field or view that is pressed takes the keyboard over, and the field is left by that: closing it first
        /// would send the keyboard down and up again. A button that lies in a text field does what it does, and takes no
        /// keyboard, but for those of other picker fields.
        private func leadsOn(_ touched: UIView) -> Bool {
            if let field = touched as? UITextField { return field.isEnabled }
            if let view = touched as? UITextView { return view.isEditable }
            let isOpener = touched is MenuButton || touched is DropdownArrowView
            if touched is UIControl && !isOpener { return false }
            return touched.superview.map(leadsOn) ?? false
        }

        private func isPart(_ touched: UIView) -> Bool {
            guard let field else { return false }
            return touched.isDescendant(of: field) || field.popup?.contains(touched) == true
        }
    }
#endif
