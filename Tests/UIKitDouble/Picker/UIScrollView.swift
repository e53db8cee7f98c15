/// developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
    open var isScrollEnabled = true
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { boundsOrigin = newValue }
    }
    /// "The content moves but the finger is gone": uiscrollview/isdecelerating
    open var isDecelerating: Bool { isMoving }
    open var isDragging: Bool { false }
    package var isMoving = false
}
