#if canImport(UIKit)
    import OptionSearch
    import PickerCore
    import UIKit

    /// What a declarative view says of a field: all that SwiftUI has to hand over.
    @MainActor struct FieldDescription {
        var configuration: FieldConfiguration
        var options: OptionList
        var listPresentation = ListPresentation.automatic
        var hidesToolbar = false
        var isRightToLeft = false

        init(_ label: String, _ options: OptionList, isMultiple: Bool) {
            self.options = options
            configuration = PickerTextField.initialConfiguration
            configuration.label = label
            guard isMultiple else { return }
            configuration.isMultiple = true
            style = .menu
        }

        /// A wheel opens with the focus, the others when they are asked to (R19).
        var style: FieldStyle {
            get { configuration.style }
            set {
                configuration.style = newValue
                configuration.opensOnFocus = newValue == .wheel
            }
        }

        /// The same where there are no picker views: a field gives up being a wheel there, and is not to become one again.
        var possible: FieldDescription {
            guard PickerTextField.hasNoPickerViews, style == .wheel else { return self }
            var description = self
            description.style = .menu
            return description
        }
    }

    /// Keeps a control in step with a description and with ids that are kept elsewhere.
    ///
    /// The ids change once for each real change by a person or a handler. While a description is being carried out
    /// nothing is written back: what its options lack is, when that is done.
    @MainActor final class BoundField {
        private var write: ([OptionID]) -> Void = { _ in }
        /// What the ids are that are kept elsewhere; `nil` where that is gone.
        private var read: () -> [OptionID]? = { nil }
        private var isUpdating = false
        /// Runs when whoever asked for an update is done with it.
        private let afterwards: (@escaping @MainActor () -> Void) -> Void

        init(afterwards: @escaping (@escaping @MainActor () -> Void) -> Void = { work in Task { work() } }) {
            self.afterwards = afterwards
        }

        func makeField(_ description: FieldDescription, ids: [OptionID]) -> ComboBoxField {
            let description = description.possible
            let state = FieldState(
                description.configuration, options: [description.options],
                selected: [ids.map { Pick(id: $0, title: $0.text) }])
            let field = ComboBoxField(frame: .zero, model: PickerModel(state))
            field.onChange = { [weak self, weak field] change in self?.note(change, field) }
            return field
        }

        func update(
            _ field: ComboBoxField, _ description: FieldDescription, ids: [OptionID],
            read: @escaping () -> [OptionID]? = { nil }, write: @escaping ([OptionID]) -> Void
        ) {
            let description = description.possible
            self.write = write
            self.read = read
            isUpdating = true
            field.listPresentation = description.listPresentation
            if field.isToolbarHidden != description.hidesToolbar {
                field.isToolbarHidden = description.hidesToolbar
            }
            field.semanticContentAttribute =
                description.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            field.configuration = description.configuration
            // A view's body makes its list anew each time; a wheel that turns is not to be stopped by an equal one.
            if field.options != description.options { field.options = description.options }
            if field.selection.ids != ids { field.model.send(.selectionSet([ids])) }
            isUpdating = false
            guard field.selection.ids != ids else { return }
            afterwards { [weak self, weak field] in
                guard let self, let field else { return }
                self.write(field.selection.ids)
            }
        }

        /// A binding may take something else than it is given, or nothing: then the control shows what it has.
        private func note(_ change: Change, _ field: ComboBoxField?) {
            guard !isUpdating else { return }
            write(change.to.ids)
            afterwards { [weak self, weak field] in
                guard let self, let field, let ids = self.read(), field.selection.ids != ids else { return }
                self.isUpdating = true
                field.model.send(.selectionSet([ids]))
                self.isUpdating = false
            }
        }
    }
#endif
