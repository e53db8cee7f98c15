/// developer.apple.com/documentation/uikit/uisearchbardelegate
@MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

/// developer.apple.com/documentation/uikit/uisearchbar
@MainActor open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    package func type(_ text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
    }
}
