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
    /// "The text field in which people write": uisearchbar/searchtextfield
    public let searchTextField = UISearchTextField(frame: .zero)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(searchTextField)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(searchTextField)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    package func type(_ text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
    }
}

/// developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor open class UISearchTextField: UITextField {}
