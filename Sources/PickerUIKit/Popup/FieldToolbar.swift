#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The bar above the wheel: Previous, Next, space, title, space, Cancel, Done.
    ///
    /// UIKit lays its items out from the leading edge, so it is mirrored right-to-left by itself (R23); it is no part of
    /// the wheel, so no tap on it reaches one.
    @MainActor final class FieldToolbar: UIToolbar {
        weak var field: PickerTextField?
        private(set) var previousItem = UIBarButtonItem()
        private(set) var nextItem = UIBarButtonItem()
        private(set) var cancelItem = UIBarButtonItem()
        private(set) var doneItem = UIBarButtonItem()
        private let titleLabel = UILabel()

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            autoresizingMask = .flexibleWidth
            previousItem = item("chevron.backward") { $0.toolbarPress(.toolbarPrevious) }
            nextItem = item("chevron.forward") { $0.toolbarPress(.toolbarNext) }
            cancelItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: action { $0.model.send(.toolbarCancel) })
            doneItem = UIBarButtonItem(
                systemItem: .done, primaryAction: action { $0.toolbarPress(.toolbarDone) })
            titleLabel.textColor = .secondaryLabel
            titleLabel.adjustsFontForContentSizeCategory = true
            items = [
                previousItem, nextItem, .flexibleSpace(), UIBarButtonItem(customView: titleLabel),
                .flexibleSpace(),
                cancelItem, doneItem,
            ]
            sizeToFit()
        }

        required init?(coder: NSCoder) { nil }

        var title: String { titleLabel.text ?? "" }

        func update(_ snapshot: FieldSnapshot) {
            guard let field else { return }
            // It lies outside the field's window, and is laid out as the field is.
            semanticContentAttribute =
                field.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? .forceRightToLeft : .forceLeftToRight
            tintColor = field.tintColor
            let texts = field.model.state.texts
            previousItem.accessibilityLabel = texts(.previous)
            nextItem.accessibilityLabel = texts(.next)
            let isShown = field.isFirstResponder
            previousItem.isEnabled = isShown && field.hasNeighbour(.previous)
            nextItem.isEnabled = isShown && field.hasNeighbour(.next)
            let title = DisplayText(told(snapshot)).text
            guard titleLabel.text != title else { return }
            titleLabel.text = title
            titleLabel.sizeToFit()
        }

        /// What there is to tell of the field, the most pressing first.
        private func told(_ snapshot: FieldSnapshot) -> String {
            let column = snapshot.columns[snapshot.activeColumn]
            if snapshot.isOpen && !column.statusText.isEmpty { return column.statusText }
            return snapshot.message ?? snapshot.label
        }

        private func item(_ symbol: String, _ press: @escaping @MainActor (PickerTextField) -> Void)
            -> UIBarButtonItem
        {
            UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action(press))
        }

        private func action(_ press: @escaping @MainActor (PickerTextField) -> Void) -> UIAction {
            UIAction { [weak self] _ in if let field = self?.field { press(field) } }
        }
    }

    extension PickerTextField {
        /// A button of the toolbar commits what the wheel is going to stop at (R15).
        func toolbarPress(_ event: FieldEvent) {
            guard let popup else { return model.send(event) }
            popup.whenAtRest { [weak self] in self?.model.send(event) }
        }
    }
#endif
