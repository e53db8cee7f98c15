/// developer.apple.com/documentation/uikit/uifont; the double scales text in one step, from large to anything larger.
@MainActor open class UIFont {
    open private(set) var pointSize: CGFloat
    package let isBold: Bool
    /// What Dynamic Type scales it by; nil for a font that stays as it is.
    package let style: TextStyle?
    package init(size: CGFloat, isBold: Bool, style: TextStyle? = nil) {
        pointSize = size
        self.isBold = isBold
        self.style = style
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isBold: true)
    }
    /// uifont/preferredfont(forTextStyle:)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: 17, isBold: false, style: style)
    }

    public struct TextStyle: RawRepresentable, Equatable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    }
}

extension UIFont: @MainActor Equatable {
    public static func == (first: UIFont, second: UIFont) -> Bool {
        first.pointSize == second.pointSize && first.isBold == second.isBold && first.style == second.style
    }
}

/// Scales with Dynamic Type: developer.apple.com/documentation/uikit/uifontmetrics
@MainActor open class UIFontMetrics {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFont(size: scaledValue(for: font.pointSize, compatibleWith: traitCollection), isBold: font.isBold)
    }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? .large
        return category == .large ? value : value * 2
    }
}
