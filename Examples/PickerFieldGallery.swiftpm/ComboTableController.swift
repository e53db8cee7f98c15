import PickerCore
import PickerFiles
import PickerUIKit
import UIKit

/// A table whose every row is a combo box; the tag tells which list, and each row's choice is kept.
///
/// Cells are used again: each row has a model of its own, and a cell shows the model of the row it stands for.
final class ComboTableController: UITableViewController {
    private static let keys = ["States", "Sizes", "Colors", "Seasons"]
    private static let rowCount = 40
    private var models: [PickerModel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ComboCell.self, forCellReuseIdentifier: "combo")
        let store = try? SelectionStore(app: Bundle.main.bundleIdentifier ?? "PickerFieldGallery")
        models = (0..<Self.rowCount).map { row in
            let key = Self.keys[row % Self.keys.count]
            var configuration = ComboBoxField.initialConfiguration
            configuration.name = "row\(row)"
            configuration.label = "\(key), row \(row + 1)"
            configuration.placeholder = key
            let model = PickerModel(configuration)
            do {
                try model.load(OptionFile(path: Self.listsPath, key: key))
                if let store { try model.keep(SavedSelection(key: "row\(row)", store: store)) }
            } catch {
                print(error)
            }
            return model
        }
    }

    /// Xcode puts the resources into the app, a build of the package into a bundle beside it.
    private static let listsPath: String = {
        let name = "PickerFieldGallery_PickerFieldGallery"
        let beside = Bundle.main.path(forResource: name, ofType: "bundle").flatMap(Bundle.init(path:))
        return [Bundle.main, beside].lazy.compactMap { $0?.path(forResource: "Lists", ofType: "plist") }.first
            ?? "Lists.plist"
    }()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        models.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "combo", for: indexPath)
        (cell as? ComboCell)?.show(models[indexPath.row], tag: indexPath.row % Self.keys.count)
        return cell
    }
}

private final class ComboCell: UITableViewCell {
    private let combo = ComboBoxField(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        combo.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(combo)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            combo.topAnchor.constraint(equalTo: guide.topAnchor),
            combo.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            combo.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            combo.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ model: PickerModel, tag: Int) {
        combo.model = model
        combo.tag = tag
    }
}
