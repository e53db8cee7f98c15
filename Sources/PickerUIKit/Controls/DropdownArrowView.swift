#if canImport(UIKit)
    import UIKit

    /// A chevron beside a line that parts it from the text, drawn in any size, in the tint color.
    ///
    /// In left-to-right layouts the line is at the left; the other way round all is mirrored (R23).
    #if canImport(ObjectiveC)
        @IBDesignable
    #endif
    @MainActor open class DropdownArrowView: UIControl {
        /// The size of the drawing of 2014, in points; other sizes scale it.
        nonisolated public static let originalSize = CGSize(width: 31, height: 28)
        /// Its grey.
        nonisolated public static let originalWhite = CGFloat(0.827)

        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            if frame.size == .zero { frame.size = Self.originalSize }
            backgroundColor = .clear
            tintColor = UIColor(white: Self.originalWhite, alpha: 1)
            isAccessibilityElement = false
        }

        open override var intrinsicContentSize: CGSize { Self.originalSize }

        open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.originalSize }

        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
        }

        open override func tintColorDidChange() {
            super.tintColorDidChange()
            setNeedsDisplay()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsDisplay()
        }

        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            setNeedsDisplay()
        }

        open override func draw(_ rect: CGRect) {
            tintColor.setStroke()
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for line in DropdownArrow(size: bounds.size, isMirrored: isMirrored).lines {
                let path = UIBezierPath()
                path.lineWidth = line.width
                path.lineCapStyle = .round
                path.lineJoinStyle = .round
                for (place, point) in line.points.enumerated() {
                    if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.stroke()
            }
        }
    }

    /// The lines of the arrow, in the proportions of 31 by 28.
    struct DropdownArrow {
        struct Line: Equatable {
            let points: [CGPoint]
            let width: CGFloat
        }

        let size: CGSize
        let isMirrored: Bool

        var lines: [Line] {
            [
                Line(points: [(0.5, 0), (0.5, 28)].map(place), width: scale),
                Line(points: [(9.5, 11), (16, 17.5), (22.5, 11)].map(place), width: 2 * scale),
            ]
        }

        /// A line is as thick as the smaller side scales it.
        private var scale: CGFloat {
            min(
                size.width / DropdownArrowView.originalSize.width,
                size.height / DropdownArrowView.originalSize.height)
        }

        private func place(_ original: (x: CGFloat, y: CGFloat)) -> CGPoint {
            let x = original.x * size.width / DropdownArrowView.originalSize.width
            let y = original.y * size.height / DropdownArrowView.originalSize.height
            return CGPoint(x: isMirrored ? size.width - x : x, y: y)
        }
    }
#endif
