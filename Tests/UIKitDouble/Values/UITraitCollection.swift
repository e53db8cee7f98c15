/// developer.apple.com/documentation/uikit/uitraitcollection
@MainActor open class UITraitCollection {
    public init() {}
    package init(
        idiom: UIUserInterfaceIdiom = .phone, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light, contentSizeCategory: UIContentSizeCategory = .large
    ) {
        userInterfaceIdiom = idiom
        self.horizontalSizeClass = horizontalSizeClass
        self.layoutDirection = layoutDirection
        userInterfaceStyle = style
        preferredContentSizeCategory = contentSizeCategory
    }
    open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    open private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
    open private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Equatable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
}
