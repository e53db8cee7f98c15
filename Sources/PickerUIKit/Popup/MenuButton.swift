#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Lies over a field and brings up its options as a menu.
    @MainActor final class MenuButton: UIButton {
        private weak var field: PickerTextField?
        /// Whether the menu is what is open.
        private(set) var isShowing = false

        init(_ field: PickerTextField) {
            self.field = field
            super.init(frame: field.bounds)
            showsMenuAsPrimaryAction = true
            // The field itself is what assistive technology meets; its activation brings up a list.
            isAccessibilityElement = false
            menu = UIMenu(children: [
                UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.elements() ?? [])
                }
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            isShowing = true
            field?.model.send(.popupOpen)
        }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            if let animator {
                animator.addCompletion { [weak self] in self?.noteEnd() }
            } else {
                noteEnd()
            }
        }

        /// The menu has gone; what the outside policy would keep open cannot stay without it.
        private func noteEnd() {
            guard isShowing else { return }
            if let model = field?.model {
                if model.state.isOpen { model.send(.outsidePress) }
                if model.state.isOpen { model.send(.toolbarCancel) }
            }
            isShowing = false
        }

        private func pick(_ id: OptionID?) {
            // UIKit may say that the menu ended before it says what was picked.
            let wasShowing = isShowing
            isShowing = true
            if field?.model.state.isOpen == false { field?.model.send(.popupOpen) }
            field?.model.send(.optionPress(id, column: 0))
            isShowing = wasShowing
        }

        func elements() -> [UIMenuElement] {
            guard let field else { return [] }
            let column = field.model.snapshot.columns[0]
            guard column.rowCount > 0 else {
                return [UIAction(title: DisplayText(column.statusText).text, attributes: .disabled) { _ in }]
            }
            let sections = OptionSection.sections(of: column)
            let menus = sections.map { section in section.rows.map { element($0, column, field) } }
            guard sections.count > 1 else { return menus.flatMap { $0 } }
            return zip(sections, menus).map { section, elements in
                UIMenu(
                    title: DisplayText(section.title ?? "").text, options: .displayInline, children: elements)
            }
        }

        private func element(_ row: Int, _ column: ColumnSnapshot, _ field: PickerTextField) -> UIMenuElement
        {
            let found = field.model.state.accessibility(ofRow: row, column: 0)
            let option = column.option(inRow: row)
            let reason = found.disabledReason.flatMap { $0.isEmpty ? nil : $0 }
            return UIAction(
                title: DisplayText(found.name).text, image: option?.image,
                discoverabilityTitle: reason.map { DisplayText($0).text },
                attributes: found.disabledReason == nil ? [] : .disabled, state: found.isSelected ? .on : .off
            ) { [weak self] _ in self?.pick(option?.id) }
        }
    }

    /// A menu that UIKit shows by itself.
    @MainActor final class MenuPopup: FieldPopup {
        var inputView: UIView? { nil }
        var needsFirstResponder: Bool { false }
        func open(_ snapshot: FieldSnapshot) {}
        func update(_ snapshot: FieldSnapshot) {}
        func close() {}
    }
#endif
