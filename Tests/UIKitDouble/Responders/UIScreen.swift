/// What frames are measured in: developer.apple.com/documentation/uikit/uicoordinatespace
@MainActor public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
}

/// developer.apple.com/documentation/uikit/uiscreen
@MainActor open class UIScreen {
    package init() {}
    /// uiscreen/coordinatespace
    open var coordinateSpace: any UICoordinateSpace { space }
    private let space = Space()

    private final class Space: UICoordinateSpace {
        var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    }
}

extension UIResponder {
    /// "Posted immediately prior to a change in the keyboard's frame", of input views in its place too; the frame is
    /// the screen's: uiresponder/keyboardwillchangeframenotification, uiresponder/keyboardframeenduserinfokey
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
}
