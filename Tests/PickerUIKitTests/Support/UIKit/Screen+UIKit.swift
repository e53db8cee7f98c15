#if canImport(ObjectiveC)
    import UIKit

    /// The same on UIKit itself: in an app, because without one nothing becomes the first responder.
    extension Screen {
        func place() {
            UIView.setAnimationsEnabled(false)
            window.windowScene =
                UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            let container = UIViewController()
            window.rootViewController = container
            container.addChild(controller)
            controller.view.frame = container.view.bounds
            container.view.addSubview(controller.view)
            controller.didMove(toParent: container)
            window.makeKeyAndVisible()
        }

        func apply(_ traits: Traits) {
            let collection = UITraitCollection(traitsFrom: [
                UITraitCollection(layoutDirection: traits.direction),
                UITraitCollection(horizontalSizeClass: traits.width),
                UITraitCollection(userInterfaceStyle: traits.style),
                UITraitCollection(preferredContentSizeCategory: traits.textSize),
            ])
            window.rootViewController?.setOverrideTraitCollection(collection, forChild: controller)
            window.layoutIfNeeded()
        }

        var firstResponder: UIResponder? { Self.firstResponder(in: window) }

        private static func firstResponder(in view: UIView) -> UIView? {
            if view.isFirstResponder { return view }
            return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
        }

        /// What UIKit shows is what the first responder gives it.
        var shownInputView: UIView? { firstResponder?.inputView }
        var shownAccessoryView: UIView? { firstResponder?.inputAccessoryView }

        func send(
            _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags,
            to responder: UIResponder?
        ) {
            let press = KeyPress.make(code, characters, flags)
            responder?.pressesBegan([press], with: nil)
            responder?.pressesEnded([press], with: nil)
        }
    }

    @MainActor enum KeyPress {
        static func make(
            _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags,
            unmodified: String? = nil
        ) -> UIPress {
            MadePress(MadeKey(code, characters, unmodified ?? characters.lowercased(), flags))
        }
    }

    /// UIKit makes no keys for others, but lets them be described.
    private final class MadeKey: UIKey {
        private let code: UIKeyboardHIDUsage
        private let written: String
        private let unmodified: String
        private let flags: UIKeyModifierFlags

        init(
            _ code: UIKeyboardHIDUsage, _ written: String, _ unmodified: String, _ flags: UIKeyModifierFlags
        ) {
            self.code = code
            self.written = written
            self.unmodified = unmodified
            self.flags = flags
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var keyCode: UIKeyboardHIDUsage { code }
        override var characters: String { written }
        override var charactersIgnoringModifiers: String { unmodified }
        override var modifierFlags: UIKeyModifierFlags { flags }
    }

    private final class MadePress: UIPress {
        private let made: UIKey

        init(_ key: UIKey) {
            made = key
            super.init()
        }

        override var key: UIKey? { made }
    }
#endif
