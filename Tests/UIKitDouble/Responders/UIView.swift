/// developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder, UICoordinateSpace {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    package var boundsOrigin = CGPoint.zero
    /// The part that no bar or notch covers: uiview/safeareainsets
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var autoresizingMask: AutoresizingMask = []

    open var tag = 0
    open var isHidden = false
    open var alpha = CGFloat(1)
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var layer: CALayer { ownLayer }
    private lazy var ownLayer = CALayer()
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    /// "If the value is nil, the view inherits its superview's tint": uiview/tintcolor
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    private var ownTintColor: UIColor?
    open func tintColorDidChange() {}

    /// "Whether animations are enabled": uiview/areanimationsenabled
    open class var areAnimationsEnabled: Bool { true }

    // Accessibility: developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// nsobject-swift.class/accessibilitycustomactions
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityElementDidBecomeFocused() {}

    /// The superview, or the controller that a view is the root of: uiresponder/next
    open override var next: UIResponder? { controller ?? superview }
    package weak var controller: UIViewController?
    package override var hostWindow: UIWindow? { window }
    open var window: UIWindow? { superview?.window }

    open var traitCollection: UITraitCollection { window?.traits ?? UITraitCollection() }
    /// "Called when the environment's traits change": uitraitenvironment/traitcollectiondidchange(_:)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Unspecified follows the traits; "force" has the last word: uiview/effectiveuserinterfacelayoutdirection
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        case .unspecified:
            return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// uistaterestoring/encoderestorablestate(with:)
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    package var recognizers: [UIGestureRecognizer] = []
    /// Objects that hear of touches and drags in the view: uiview/interactions
    open private(set) var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }

    // Layout and drawing: uiview/setneedslayout(), uiview/layoutifneeded(), uiview/draw(_:)
    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }
    open func layoutSubviews() {}
    private var needsLayout = true
    open func setNeedsDisplay() { needsDisplay = true }
    package var needsDisplay = true
    open func draw(_ rect: CGRect) {}
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// "Converts a rectangle from the receiver's coordinate system to that of another view": uiview/convert(_:to:)
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let here = originOnScreen
        let there = view?.originOnScreen ?? .zero
        return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
    }
    /// uiview/convert(_:from:)-6ygt5
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        let here = originOnScreen
        let there = (coordinateSpace as? UIView)?.originOnScreen ?? .zero
        return rect.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
    }
    private var originOnScreen: CGPoint {
        let outer = superview.map { view in
            let origin = view.originOnScreen
            return CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
        }
        return CGPoint(x: (outer?.x ?? 0) + frame.origin.x, y: (outer?.y ?? 0) + frame.origin.y)
    }

    // Hierarchy: uiview/addsubview(_:) and the calls that follow from it.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.tellMove(toWindow: window)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        if window != nil { view.tellMoved() }
        setNeedsLayout()
    }

    /// A view that leaves its window gives up being the first responder.
    open func removeFromSuperview() {
        guard let parent = superview else { return }
        let hadWindow = window != nil
        if let first = window?.firstResponder as? UIView, first.isDescendant(of: self) {
            if !first.resignFirstResponder() { window?.firstResponder = nil }
        }
        if hadWindow { tellMove(toWindow: nil) }
        parent.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
        if hadWindow { tellMoved() }
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: place))
    }
    /// "Whether the receiver contains the specified point": uiview/point(inside:with:)
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didMoveToSuperview() {}

    private func tellMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.tellMove(toWindow: window) }
    }
    private func tellMoved() {
        didMoveToWindow()
        for view in subviews { view.tellMoved() }
    }
    package func tellTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for view in subviews { view.tellTraitsChanged(from: previous) }
    }
}

/// developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// developer.apple.com/documentation/uikit/uiinteraction
@MainActor public protocol UIInteraction: AnyObject {}

/// developer.apple.com/documentation/uikit/uidropinteraction
@MainActor open class UIDropInteraction: UIInteraction {
    package init() {}
}

/// developer.apple.com/documentation/quartzcore/calayer
@MainActor open class CALayer {
    package init() {}
    open var borderWidth = CGFloat(0)
    open var borderColor: CGColor?
    open var cornerRadius = CGFloat(0)
}
