import PickerCore
import PickerUIKit
import UIKit

/// Three picker text fields on one screen, as the control of 2012 was shown.
final class OriginalsController: UIViewController, UITextFieldDelegate {
    private let colors = PickerTextField(frame: .zero)
    private let sizes = PickerTextField(frame: .zero)
    private let countries = PickerTextField(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        colors.placeholder = "Color"
        colors.options = ["Red", "Green", "Blue"]

        sizes.placeholder = "Size"
        sizes.pickedIndex = 1  // before there are options: it waits for them
        sizes.options = ["Small", "Medium", "Large"]

        countries.placeholder = "Country"
        countries.options = ["Austria", "Brazil", "Canada", "Denmark", "Egypt", "Finland"]
        countries.onChange = { change in
            print("Country: \(change.to.columns[0].first?.title ?? "none"), because of \(change.reason)")
        }

        let stack = UIStackView(arrangedSubviews: [colors, sizes, countries])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for field in [colors, sizes, countries] {
            field.adopt(.original2012)
            field.borderStyle = .roundedRect
            field.delegate = self  // stays the app's own
        }
    }

    func textFieldDidEndEditing(_ textField: UITextField) { print("Ended with \(textField.text ?? "")") }
}
