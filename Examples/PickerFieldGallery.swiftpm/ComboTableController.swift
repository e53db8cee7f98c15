import PickerCore
import PickerFiles
import PickerUIKit
import UIKit

/// A table whose every row is a combo box; the tag tells which list, and the choice is kept.
///
/// Cells are used again: each row has a model of its own, and a cell shows whichever row it stands for.
final class ComboTableController: UITableViewController {
    private let keys = ["States", "Sizes", "Colors", "Seasons"]
    private var models: [PickerModel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ComboCell.self, forCellReuseIdentifier: "combo")
        let path = Bundle.main.path(forResource: "Lists", ofType: "plist") ?? ""
        let store = try? SelectionStore(app: Bundle.main.bundleIdentifier ?? "PickerFieldGallery")
        models = keys.map { key in
            var configuration = PickerTextField.initialConfiguration
            configuration.name = key
            configuration.label = key
            let model = PickerModel(configuration)
            do {
                try model.load(OptionFile(path: path, key: key))
                if let store { try model.keep(SavedSelection(key: key, store: store)) }
            } catch {
                print(error)
            }
            return model
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "combo", for: indexPath)
        let place = indexPath.row % models.count
        (cell as? ComboCell)?.show(models[place], tag: place)
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
