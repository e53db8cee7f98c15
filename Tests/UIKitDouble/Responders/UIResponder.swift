/// An object that events go to: developer.apple.com/documentation/uikit/uiresponder
///
/// A responder that is not handled passes an event to `next`. At most one responder of a window is the first.
@MainActor open class UIResponder {
    public init() {}

    /// "The default implementation returns nil": uiresponder/next
    open var next: UIResponder? { nil }

    /// "This property returns false by default": uiresponder/canbecomefirstresponder
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// The custom input view "to display when the receiver becomes the first responder": uiresponder/inputview
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    /// The bar of shortcuts above the keyboard; "should not be overridden": uiresponder/inputassistantitem
    public let inputAssistantItem = UITextInputAssistantItem()

    /// "The default implementation searches the responder chain": uiresponder/undomanager
    open var undoManager: UndoManager? { next?.undoManager }

    /// "UIKit asks the current first responder to resign … if it does not, this one does not become the first";
    /// only in "an active view hierarchy": uiresponder/becomefirstresponder()
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        window.shownInputView = inputView
        window.shownAccessoryView = inputAccessoryView
        return true
    }

    /// uiresponder/resignfirstresponder()
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = hostWindow, window.firstResponder === self else { return true }
        window.firstResponder = nil
        window.shownInputView = nil
        window.shownAccessoryView = nil
        return true
    }

    /// "Updates the custom input and accessory views when the object is the first responder. [...] The views are
    /// replaced immediately—that is, without animating them into place": uiresponder/reloadinputviews()
    open func reloadInputViews() {
        guard let window = hostWindow, window.firstResponder === self else { return }
        if window.shownInputView !== inputView || window.shownAccessoryView !== inputAccessoryView {
            window.replacedInputViews += 1
        }
        window.shownInputView = inputView
        window.shownAccessoryView = inputAccessoryView
    }

    // "The default implementation forwards the message up the responder chain": uiresponder/pressesbegan(_:with:) and
    // its three companions, all of which who handles presses should override.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // Edits of what is selected, which responders carry out where they can: uiresponderstandardeditactions
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    /// "Dismisses a modal view": nsobject-swift.class/accessibilityperformescape()
    open func accessibilityPerformEscape() -> Bool { false }

    package var hostWindow: UIWindow? { nil }
}

/// Groups of shortcuts that stand above an iPad's keyboard, among them those for paste and undo:
/// developer.apple.com/documentation/uikit/uitextinputassistantitem
@MainActor open class UITextInputAssistantItem {
    public init() {}
    open var leadingBarButtonGroups = [UIBarButtonItemGroup()]
    open var trailingBarButtonGroups = [UIBarButtonItemGroup()]
}

/// developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@MainActor open class UIBarButtonItemGroup {
    public init() {}
}
