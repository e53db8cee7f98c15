#if os(Linux)
    import UIKit

    extension Screen {
        func place() {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }

        func apply(_ traits: Traits) {
            window.traits = UITraitCollection(
                horizontalSizeClass: traits.width, layoutDirection: traits.direction, style: traits.style,
                contentSizeCategory: traits.textSize)
        }

        var firstResponder: UIResponder? { window.firstResponder }
        var shownInputView: UIView? { window.shownInputView }
        var shownAccessoryView: UIView? { window.shownAccessoryView }

        func send(
            _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags,
            to responder: UIResponder?
        ) {
            send(KeyPress.make(code, characters, flags), to: responder)
        }

        func send(_ press: UIPress, to responder: UIResponder?) {
            responder?.pressesBegan([press], with: UIPressesEvent())
            responder?.pressesEnded([press], with: UIPressesEvent())
        }
    }

    @MainActor enum KeyPress {
        static func make(
            _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags,
            unmodified: String? = nil
        ) -> UIPress {
            let key = UIKey(code, characters: characters, unmodified: unmodified, modifierFlags: flags)
            return UIPress(key: key)
        }
    }

    extension UITextField {
        /// An input method writes text that may still change.
        func compose(_ text: String) {
            setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        }
    }

    extension UITableView {
        func showsRow(_ row: Int) -> Bool { scrolledTo.last == IndexPath(row: row, section: 0) }
    }

    @MainActor enum Pasteboard {
        static var text: String {
            get { UIPasteboard.general.string ?? "" }
            set { UIPasteboard.general.string = newValue }
        }
    }
#endif
