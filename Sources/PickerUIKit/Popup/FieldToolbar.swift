#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The bar above the wheel: Previous, Next, space, title, space, Cancel, Done; beside the title what mends a failure.
    ///
    /// UIKit lays its items out from the leading edge, so it is mirrored right-to-left by itself (R23); it is no part of
    /// the wheel, so no tap on it reaches one.
    @MainActor final class FieldToolbar: UIToolbar {
        weak var field: PickerTextField?
        private(set) var previousItem = UIBarButtonItem()
        private(set) var nextItem = UIBarButtonItem()
        private(set) var cancelItem = UIBarButtonItem()
        private(set) var doneItem = UIBarButtonItem()
        private(set) var retryItem: UIBarButtonItem?
        private let titleLabel = BarTitle()

        /// What the buttons leave of a bar's width to its title; they have the words of the system's language.
        private static let buttonsWidth = CGFloat(260)

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
            placeItems()
            sizeToFit()
        }

        private func placeItems() {
            let told = [UIBarButtonItem(customView: titleLabel)] + (retryItem.map { [$0] } ?? [])
            items =
                [previousItem, nextItem, .flexibleSpace()] + told + [.flexibleSpace(), cancelItem, doneItem]
        }

        override func layoutSubviews() {
            titleLabel.fit(bounds.width - Self.buttonsWidth)
            super.layoutSubviews()
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
            offerRetry(snapshot.isOpen && snapshot.columns.contains { $0.status == .failed }, texts)
            let title = DisplayText(told(snapshot)).text
            guard titleLabel.text != title else { return }
            titleLabel.text = title
            titleLabel.fit(bounds.width - Self.buttonsWidth)
        }

        /// A list that failed to come is asked for once more (R13).
        private func offerRetry(_ hasFailed: Bool, _ texts: Texts) {
            guard hasFailed != (retryItem != nil) else { return }
            retryItem =
                hasFailed
                ? UIBarButtonItem(
                    title: texts(.retry), primaryAction: action { $0.model.send(.retryPress) }) : nil
            placeItems()
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

    /// The title of a bar: as wide as it needs, as far as there is room.
    @MainActor final class BarTitle: UILabel {
        func fit(_ room: CGFloat) {
            sizeToFit()
            frame.size.width = min(frame.width, max(0, room))
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
