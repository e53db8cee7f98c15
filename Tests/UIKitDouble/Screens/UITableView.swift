/// developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}
extension UITableViewDataSource {
    package func numberOfSections(in tableView: UITableView) -> Int { 1 }
    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    open private(set) var style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var backgroundView: UIView?
    open private(set) var indexPathForSelectedRow: IndexPath?
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var unused: [UITableViewCell] = []

    // "UITableView gets this value from its data source and caches it": uitableview/numberofsections,
    // uitableview/numberofrows(insection:)
    open var numberOfSections: Int { cachedCounts.count }
    open func numberOfRows(inSection section: Int) -> Int { cachedCounts[section] }
    private var cachedCounts: [Int] {
        if counts == nil {
            counts = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
                dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
            }
        }
        return counts ?? []
    }
    private var counts: [Int]?
    /// "Reloads everything; the selection is cleared": uitableview/reloaddata()
    open func reloadData() {
        unused += shown.values
        shown = [:]
        counts = nil
        indexPathForSelectedRow = nil
    }
    /// uitableview/dequeuereusablecell(withidentifier:)
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let place = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
        let cell = unused.remove(at: place)
        cell.prepareForReuse()
        return cell
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
    /// Does not tell the delegate; stops on a row that is not there: uitableview/selectrow(at:animated:scrollposition:)
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { check(indexPath) }
        indexPathForSelectedRow = indexPath
    }
    /// "None scrolls with a minimum of movement"; where there is no room for a row, there is nothing to scroll to:
    /// uitableview/scrolltorow(at:at:animated:)
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        check(indexPath)
        if bounds.height > 0 { scrolledTo.append(indexPath) }
    }
    package var scrolledTo: [IndexPath] = []

    private func check(_ path: IndexPath) {
        precondition(
            path.section < numberOfSections && path.row < numberOfRows(inSection: path.section),
            "a table view stops on a row it does not have")
    }

    /// A row as it comes on the screen.
    package func cell(_ row: Int, section: Int = 0) -> UITableViewCell {
        let path = IndexPath(row: row, section: section)
        check(path)
        if let cell = shown[path] { return cell }
        let cell = dataSource!.tableView(self, cellForRowAt: path)
        shown[path] = cell
        addSubview(cell)
        return cell
    }
    package func tapRow(_ row: Int, section: Int = 0) {
        let path = IndexPath(row: row, section: section)
        check(path)
        indexPathForSelectedRow = path
        delegate?.tableView(self, didSelectRowAt: path)
    }
}

/// developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open private(set) var reuseIdentifier: String?
    open var contentView: UIView { ownContentView }
    private lazy var ownContentView = UIView()
    open var textLabel: UILabel? { ownTextLabel }
    private lazy var ownTextLabel = UILabel()
    open var detailTextLabel: UILabel? { ownDetailTextLabel }
    private lazy var ownDetailTextLabel = UILabel()
    open var imageView: UIImageView? { ownImageView }
    private lazy var ownImageView = UIImageView()
    open var accessoryType = AccessoryType.none
    /// "Prepares a reusable cell for reuse": uitableviewcell/prepareforreuse()
    open func prepareForReuse() {}
}

// UIKit gives Foundation's index paths rows and sections: developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public var row: Int { self[1] }
    public var section: Int { self[0] }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
