import PickerCore
import PickerUIKit
import UIKit

/// The registration form: plain text fields beside drop-down fields whose wheels the screen itself serves.
///
/// One data source and delegate serves all wheels and tells them apart by their tags. The lists begin with an empty
/// title, which means none.
final class RegistrationController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let lists: [[[String]]] = [
        [["", "Mr", "Ms", "Mx", "Dr"]],
        [["", "Austria", "Brazil", "Canada", "Denmark", "Egypt", "Finland"]],
        [(1...31).map(String.init), Calendar.current.monthSymbols],
    ]
    private let labels = ["Title", "Country", "Birthday"]
    private let name = UITextField()
    private let summary = UILabel()
    private lazy var dropdowns = labels.indices.map { dropdown($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        summary.numberOfLines = 0
        let register = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Register") { [weak self] _ in
                self?.register()
            })
        let stack = UIStackView(arrangedSubviews: [
            dropdowns[0], name, dropdowns[1], dropdowns[2], register, summary,
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for dropdown in dropdowns { dropdown.heightAnchor.constraint(equalToConstant: 34).isActive = true }
    }

    /// The field that is open is committed first, as a press outside does it.
    private func register() {
        view.endEditing(true)
        let picked = zip(labels, dropdowns).map { label, field in
            "\(label): \(field.selection.isEmpty ? "none" : field.text ?? "")"
        }
        summary.text = (["Name: \(name.text ?? "")"] + picked).joined(separator: "\n")
    }

    private func dropdown(_ place: Int) -> DropdownField {
        let field = DropdownField(frame: .zero)
        field.tag = place
        field.label = labels[place]
        field.placeholder = labels[place]
        field.configuration.columnSeparator = " "
        field.pickerDataSource = self
        field.pickerDelegate = self
        return field
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { lists[pickerView.tag].count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        lists[pickerView.tag][component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        lists[pickerView.tag][component][row]
    }
}
