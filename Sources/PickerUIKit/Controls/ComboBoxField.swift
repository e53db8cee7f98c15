#if canImport(UIKit)
    import PickerCore
    import PickerFiles
    import UIKit

    /// A rounded field with an arrow, pickable wherever it is pressed, whose list comes from a file and whose choice is
    /// saved.
    ///
    ///     let states = ComboBoxField(frame: frame)
    ///     try states.load(OptionFile(path: path, key: "States"))
    ///     try states.keep(SavedSelection(key: "state", default: [[texas]], store: store))
    ///
    /// It is a wheel until `style` says otherwise; with `.combo` its text is edited and suggestions come up below it.
    /// While it is open the views that scroll around it stand still, and scroll again afterwards.
    @MainActor open class ComboBoxField: PickerTextField {
        public let arrow = DropdownArrowView()

        /// Called where the choice could not be saved; it stays picked.
        public var onSavingFailure: ((SelectionStoreError) -> Void)?

        override func setUpLooks() {
            super.setUpLooks()
            borderStyle = .roundedRect
            suspendsScrolling = true
            rightView = arrow
            rightViewMode = .always
            arrow.addAction(
                UIAction { [weak self] _ in self?.model.send(.triggerPress) }, for: .touchUpInside)
        }

        override func refresh() {
            super.refresh()
            arrow.semanticContentAttribute = semanticContentAttribute
            // Elsewhere the whole field is one button; a combo box's text takes presses of its own.
            arrow.isUserInteractionEnabled = style == .combo
        }

        /// Takes the options of a file.
        ///
        /// - Throws: what is wrong with the file, and where; the field is then as before.
        public func load(_ file: OptionFile) throws(SourceError) { try model.load(file) }

        /// Shows what was saved, else the default, and saves every change from now on.
        ///
        /// Options may come later: the value waits under the title that it had (R12). It is the model that is kept so: a
        /// field that is given another model saves nothing of that under this key.
        public func keep(_ selection: SavedSelection) throws(SelectionStoreError) {
            pendingPick = nil
            try model.keep(selection)
        }

        override func noteSavingFailure(_ error: SelectionStoreError) { onSavingFailure?(error) }
    }
#endif
