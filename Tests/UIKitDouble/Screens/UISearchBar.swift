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
    /// What is written in its field: uisearchbar/text
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String?
    /// "The text field in which people write": uisearchbar/searchtextfield
    public let searchTextField = UISearchTextField(frame: .zero)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextField()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextField()
    }
    private func addTextField() {
        addSubview(searchTextField)
        let telling = UIAction { [unowned self] _ in
            delegate?.searchBar(self, textDidChange: text ?? "")
        }
        searchTextField.addAction(telling, for: .editingChanged)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    package func type(_ text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
    }
}

/// developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor open class UISearchTextField: UITextField {}
