/// developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace
    }

    /// uibarbuttonitem/init(systemitem:primaryaction:menu:)
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.systemItem = systemItem
        self.primaryAction = primaryAction
    }
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        systemItem = nil
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
    }
    public init(customView: UIView) {
        systemItem = nil
        self.customView = customView
    }
    /// uibarbuttonitem/flexiblespace()
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    package let systemItem: SystemItem?
    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var isEnabled = true
    open var accessibilityLabel: String?

    package func tap() { if isEnabled { primaryAction?.perform() } }
}

/// developer.apple.com/documentation/uikit/uitoolbar
@MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    /// Bars have a height of their own and the width they are given: uitoolbar, uiview/sizethatfits(_:)
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
