/// developer.apple.com/documentation/uikit/uicolor
@MainActor open class UIColor {
    /// What the color is called, for tests to compare.
    package let name: String
    package init(name: String) { self.name = name }
    public init(white: CGFloat, alpha: CGFloat) { name = "white \(white) alpha \(alpha)" }

    open class var label: UIColor { UIColor(name: "label") }
    open class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
    open class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
    open class var systemBackground: UIColor { UIColor(name: "systemBackground") }
    open class var clear: UIColor { UIColor(name: "clear") }
    open class var tintColor: UIColor { UIColor(name: "tint") }
    open var cgColor: CGColor { CGColor(name: name) }
    open func setStroke() { UIBezierPath.currentStroke = name }
    /// "A version of the color for the traits": uicolor/resolvedcolor(with:)
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(name: "\(name) for \(traitCollection.userInterfaceStyle)")
    }
}

/// developer.apple.com/documentation/coregraphics/cgcolor
@MainActor public final class CGColor {
    package let name: String
    package init(name: String) { self.name = name }
}

/// developer.apple.com/documentation/uikit/uibezierpath
@MainActor open class UIBezierPath {
    package enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
    }
    package private(set) var elements: [Element] = []
    package static var currentStroke = ""
    package static var strokes: [(color: String, path: UIBezierPath)] = []

    public init() {}
    open var lineWidth = CGFloat(1)
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open func move(to point: CGPoint) { elements.append(.move(point)) }
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }
    open func stroke() { UIBezierPath.strokes.append((UIBezierPath.currentStroke, self)) }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// developer.apple.com/documentation/uikit/uiimage
@MainActor open class UIImage {
    /// The images that an app brings along, and some of the system's symbols.
    package static var namesOfApp: Set<String> = []
    private static let symbols: Set<String> = ["chevron.backward", "chevron.forward", "leaf", "heart"]

    package let name: String
    package let isSymbol: Bool
    /// An image of the app's, nil where there is none: uiimage/init(named:)
    public init?(named name: String) {
        guard Self.namesOfApp.contains(name) else { return nil }
        (self.name, isSymbol) = (name, false)
    }
    /// A symbol of the system's, nil where there is none: uiimage/init(systemname:)
    public init?(systemName name: String) {
        guard Self.symbols.contains(name) else { return nil }
        (self.name, isSymbol) = (name, true)
    }
}

/// developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
    open var image: UIImage?
}

extension UIColor: @MainActor Equatable {
    public static func == (first: UIColor, second: UIColor) -> Bool { first.name == second.name }
}

extension UIImage: @MainActor Equatable {
    public static func == (first: UIImage, second: UIImage) -> Bool {
        first.name == second.name && first.isSymbol == second.isSymbol
    }
}

extension CGColor: @MainActor Equatable {
    public static func == (first: CGColor, second: CGColor) -> Bool { first.name == second.name }
}
