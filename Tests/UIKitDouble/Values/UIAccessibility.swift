/// developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// "A custom action to be performed on an accessible object":
/// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor open class UIAccessibilityCustomAction {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
    open var name: String
    open var actionHandler: Handler?
}

/// developer.apple.com/documentation/uikit/uiaccessibility
@MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Equatable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
    }
    package static var posted: [(notification: Notification, argument: Any?)] = []

    /// "Posts a notification to assistive apps": uiaccessibility/post(notification:argument:)
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument))
    }
}

/// developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator {
    package static var count = 0
    public init() {}
    open func selectionChanged() { UISelectionFeedbackGenerator.count += 1 }
}
