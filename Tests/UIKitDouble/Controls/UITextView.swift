/// developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIScrollView {
    /// "Whether the text view is editable"; by default it is: uitextview/iseditable
    open var isEditable = true
}
