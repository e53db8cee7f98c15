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

        /// The field's clear button lies below it.
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            super.point(inside: point, with: event) && field?.clearButtonArea.contains(point) != true
        }

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
            guard column.rowCount > 0 else { return status(of: column, field) }
            let sections = OptionSection.sections(of: column)
            let menus = sections.map { section in section.rows.map { element($0, column, field) } }
            guard sections.count > 1 else { return menus.flatMap { $0 } }
            return zip(sections, menus).map { section, elements in
                UIMenu(
                    title: DisplayText(section.title ?? "").text, options: .displayInline, children: elements)
            }
        }

        /// What there is instead of rows, and what mends a failure (R13).
        private func status(of column: ColumnSnapshot, _ field: PickerTextField) -> [UIMenuElement] {
            let told = UIAction(title: DisplayText(column.statusText).text, attributes: .disabled) { _ in }
            guard column.status == .failed else { return [told] }
            let retry = UIAction(title: field.model.state.texts(.retry)) { [weak self] _ in
                self?.field?.model.send(.retryPress)
            }
            return [told, retry]
        }

        /// The rows are others now, under a person's eyes.
        func showAnew() {
            let elements = elements()
            contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren(elements) }
        }

        private func element(_ row: Int, _ column: ColumnSnapshot, _ field: PickerTextField) -> UIMenuElement
        {
            let found = field.model.state.accessibility(ofRow: row, column: 0)
            let option = column.option(inRow: row)
            let reason = found.disabledReason.flatMap { $0.isEmpty ? nil : $0 }
            let action = UIAction(
                title: DisplayText(found.name).text, image: option?.image,
                attributes: found.disabledReason == nil ? [] : .disabled, state: found.isSelected ? .on : .off
            ) { [weak self] _ in self?.pick(option?.id) }
            action.subtitle = (reason ?? option?.subtitle).map { DisplayText($0).text }
            return action
        }
    }

    /// A menu that UIKit shows by itself.
    @MainActor final class MenuPopup: FieldPopup {
        private weak var button: MenuButton?
        private var shown: ColumnSnapshot?

        init(_ button: MenuButton) { self.button = button }

        var inputView: UIView? { nil }
        var needsFirstResponder: Bool { false }

        func open(_ snapshot: FieldSnapshot) { shown = snapshot.columns[0] }

        func update(_ snapshot: FieldSnapshot) {
            let now = snapshot.columns[0]
            let before = shown
            shown = now
            guard let before, !now.hasSameRows(as: before) || now.statusText != before.statusText else {
                return
            }
            button?.showAnew()
        }

        func close() {}
    }
#endif
