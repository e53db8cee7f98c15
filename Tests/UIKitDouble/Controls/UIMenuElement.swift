/// developer.apple.com/documentation/uikit/uimenuelement
@MainActor open class UIMenuElement {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
    }
    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
    open private(set) var title: String
    open private(set) var image: UIImage?
    /// "Subtitle to display below the title": uimenuelement/subtitle
    open var subtitle: String?
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// "A menu element that performs its action in a closure": developer.apple.com/documentation/uikit/uiaction
@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }
    open private(set) var identifier: Identifier
    open var attributes: Attributes
    open var state: State
    private let handler: UIActionHandler

    package func perform() { if !attributes.contains(.disabled) { handler(self) } }
}

/// developer.apple.com/documentation/uikit/uimenu
@MainActor open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
    }
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]
    /// "Creates a new menu with the same configuration as the current menu, but with a new set of child elements":
    /// uimenu/replacingchildren(_:)
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, options: options, children: newChildren)
    }
}

/// "A placeholder for elements that are made when the menu shows": developer.apple.com/documentation/uikit/uideferredmenuelement
@MainActor open class UIDeferredMenuElement: UIMenuElement {
    package let provide: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    private init(_ provide: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provide = provide
        super.init(title: "", image: nil)
    }
    /// Asked every time the menu shows: uideferredmenuelement/uncached(_:)
    open class func uncached(
        _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}

/// developer.apple.com/documentation/uikit/uicontextmenuinteraction
@MainActor open class UIContextMenuInteraction {
    package init() {}
    package var visibleMenu: UIMenu?
    /// "Updates the currently visible menu": uicontextmenuinteraction/updatevisiblemenu(_:)
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu = visibleMenu.map(block) }
}
/// developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor open class UIContextMenuConfiguration {
    package init() {}
}
/// developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    func addCompletion(_ completion: @escaping () -> Void)
}
