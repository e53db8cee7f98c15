/// developer.apple.com/documentation/uikit/uicontrol
@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    /// uicontrol/isenabled
    open var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []

    /// "Adds the action to a given event"; the same identifier replaces: uicontrol/addaction(_:for:)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }
    /// "Calls the action methods associated with the specified events": uicontrol/sendactions(for:)
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
    }

    // A control presents its menu, subclasses are told: uicontrol/showsmenuasprimaryaction and
    // uicontrol/contextmenuinteraction(_:willdisplaymenufor:animator:)
    open var showsMenuAsPrimaryAction = false
    /// What brings the menu up: uicontrol/contextmenuinteraction
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    fileprivate lazy var menuInteraction = UIContextMenuInteraction()
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
    open var menu: UIMenu?

    /// A press brings up the menu; deferred elements are asked for now: uibutton/menu
    package func openMenu() -> [UIMenuElement] {
        contextMenuInteraction(
            menuInteraction, willDisplayMenuFor: UIContextMenuConfiguration(), animator: nil)
        var elements: [UIMenuElement] = []
        for child in menu?.children ?? [] {
            if let deferred = child as? UIDeferredMenuElement {
                deferred.provide { elements += $0 }
            } else {
                elements.append(child)
            }
        }
        menuInteraction.visibleMenu = menu?.replacingChildren(elements)
        return elements
    }
    package var shownElements: [UIMenuElement]? { menuInteraction.visibleMenu?.children }
    package func endMenu() {
        menuInteraction.visibleMenu = nil
        contextMenuInteraction(
            menuInteraction, willEndFor: UIContextMenuConfiguration(), animator: nil)
    }
}

/// developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
    open var text: String? {
        get { attributed?.string }
        set { attributed = newValue.map { NSAttributedString(string: $0, attributes: [.font: font!]) } }
    }
    /// "The default value for this property is the system font at a size of 17 points": uilabel/font
    open var font: UIFont! = UIFont(size: 17, isBold: false)
    open var textColor: UIColor! = UIColor.label
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    /// "Updates the values in the font [...] so that they reflect the style information starting at location 0":
    /// uilabel/attributedtext
    open var attributedText: NSAttributedString? {
        get { attributed }
        set {
            attributed = newValue
            guard let newValue, newValue.length > 0 else { return }
            let found = newValue.attribute(.font, at: 0, effectiveRange: nil)
            if let found = found as? UIFont { font = found }
        }
    }
    private var attributed: NSAttributedString?
    /// As wide as its text asks for, about half a font's size for each character: uiview/sizethatfits(_:)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: font.pointSize * 1.25)
    }
    open var adjustsFontForContentSizeCategory = false
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
