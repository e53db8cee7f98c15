#if canImport(ObjectiveC)
    import UIKit

    @testable import PickerUIKit

    // What a person does, by the calls that UIKit makes then; the test double has the same of its own.

    extension UITextField {
        func tap() {
            guard isEnabled, isUserInteractionEnabled, window != nil else { return }
            sendActions(for: .touchDown)
            becomeFirstResponder()
        }

        func insertTyped(_ text: String) {
            guard isEditing else { return }
            let range = selectedTextRange.map { range in
                NSRange(
                    location: offset(from: beginningOfDocument, to: range.start),
                    length: offset(from: range.start, to: range.end))
            }
            let isAllowed = delegate?.textField?(
                self, shouldChangeCharactersIn: range ?? NSRange(), replacementString: text)
            if isAllowed ?? true { insertText(text) }
        }

        func deleteTyped() { if isEditing { deleteBackward() } }

        func editTyped(_ text: String) {
            selectAll(nil)
            insertTyped(text)
        }

        func compose(_ text: String) {
            setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        }

        func tapClearButton() {
            guard delegate?.textFieldShouldClear?(self) ?? true else { return }
            text = ""
            sendActions(for: .editingChanged)
        }

        var isAllSelected: Bool {
            guard let range = selectedTextRange, let text, !text.isEmpty else { return false }
            return self.text(in: range) == text
        }
    }

    extension UIAction {
        func perform() {
            guard !attributes.contains(.disabled) else { return }
            if #available(iOS 16, *) { performWithSender(nil, target: nil) }
        }
    }

    extension UIBarButtonItem {
        func tap() { if isEnabled { primaryAction?.perform() } }
    }

    extension UIPickerView {
        func settle(onRow row: Int, inComponent component: Int = 0) {
            selectRow(row, inComponent: component, animated: false)
            delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
        }
    }

    extension UITableView {
        func cell(_ row: Int, section: Int = 0) -> UITableViewCell {
            let path = IndexPath(row: row, section: section)
            return cellForRow(at: path) ?? dataSource!.tableView(self, cellForRowAt: path)
        }

        func tapRow(_ row: Int, section: Int = 0) {
            let path = IndexPath(row: row, section: section)
            selectRow(at: path, animated: false, scrollPosition: .none)
            delegate?.tableView?(self, didSelectRowAt: path)
        }
    }

    extension UITableView {
        func showsRow(_ row: Int) -> Bool {
            indexPathsForVisibleRows?.contains(IndexPath(row: row, section: 0)) == true
        }
    }

    extension UISearchBar {
        func type(_ text: String) {
            self.text = text
            delegate?.searchBar?(self, textDidChange: text)
        }
    }

    extension MenuButton {
        /// UIKit alone can bring up a menu; it is told of as if it had.
        func openMenu() -> [UIMenuElement] {
            contextMenuInteraction(
                UIContextMenuInteraction(delegate: self), willDisplayMenuFor: UIContextMenuConfiguration(),
                animator: nil)
            return elements()
        }

        func endMenu() {
            contextMenuInteraction(
                UIContextMenuInteraction(delegate: self), willEndFor: UIContextMenuConfiguration(),
                animator: nil)
        }
    }

    extension UIViewController {
        func swipeAway() {
            guard let controller = presentationController else { return }
            let delegate = controller.delegate
            guard delegate?.presentationControllerShouldDismiss?(controller) ?? true else { return }
            presentingViewController?.dismiss(animated: false)
            delegate?.presentationControllerDidDismiss?(controller)
        }
    }

    extension UIFont {
        var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
    }

    @MainActor enum Pasteboard {
        static var text: String {
            get { UIPasteboard.general.string ?? "" }
            set { UIPasteboard.general.string = newValue }
        }
    }
#endif
