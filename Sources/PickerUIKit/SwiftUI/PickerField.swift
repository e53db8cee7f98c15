#if canImport(UIKit) && canImport(SwiftUI)
    import OptionSearch
    import PickerCore
    import SwiftUI
    import UIKit

    /// A picker field in SwiftUI, over the UIKit control.
    ///
    ///     @State private var state: OptionID?
    ///
    ///     PickerField("State", selection: $state, options: states)
    ///         .fieldStyle(.menu)
    ///         .placeholder("Choose a state")
    ///
    /// The binding holds the id of what is committed, `nil` for none; it changes once for each real change. A value
    /// that the options lack is dropped, and the binding with it, unless `onMissing(_:)` says otherwise (R12).
    @MainActor public struct PickerField: View {
        private let source: Source
        private let options: OptionList
        private var configuration: FieldConfiguration
        private var listPresentation = ListPresentation.automatic
        private var hidesToolbar = false
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.locale) private var locale

        /// What a binding of either kind comes to.
        private struct Source {
            let ids: () -> [OptionID]
            let set: ([OptionID]) -> Void
        }

        /// A field with one value.
        public init(_ label: String, selection: Binding<OptionID?>, options: OptionList) {
            self.init(
                label, options,
                Source(
                    ids: { selection.wrappedValue.map { [$0] } ?? [] },
                    set: { selection.wrappedValue = $0.first }))
        }

        /// A field with several values, kept in the options' order (R17).
        public init(_ label: String, selection: Binding<[OptionID]>, options: OptionList) {
            self.init(
                label, options, Source(ids: { selection.wrappedValue }, set: { selection.wrappedValue = $0 }))
            configuration.isMultiple = true
            configuration.style = .menu
            configuration.opensOnFocus = false
        }

        private init(_ label: String, _ options: OptionList, _ source: Source) {
            self.source = source
            self.options = options
            configuration = PickerTextField.initialConfiguration
            configuration.label = label
        }

        public var body: some View {
            var configuration = configuration
            configuration.isEnabled = isEnabled
            configuration.language = locale.identifier
            return Representable(
                configuration: configuration, options: options, ids: source.ids(), set: source.set,
                listPresentation: listPresentation, hidesToolbar: hidesToolbar)
        }

        // MARK: Modifiers

        /// Wheel, list or combo box.
        public func fieldStyle(_ style: FieldStyle) -> PickerField {
            with {
                $0.configuration.style = style
                $0.configuration.opensOnFocus = style == .wheel
            }
        }

        /// What shows while nothing is picked; `nil` for the language's own "Choose…".
        public func placeholder(_ text: String?) -> PickerField {
            with { $0.configuration.placeholder = text }
        }

        /// Whether the bar with Previous, Next, Cancel and Done shows above wheel and keyboard.
        public func fieldToolbar(isHidden: Bool) -> PickerField { with { $0.hidesToolbar = isHidden } }

        /// How a query matches, in a combo box and in a list's search (R21).
        public func search(_ match: MatchMode) -> PickerField { with { $0.configuration.match = match } }

        /// How a list comes up.
        public func list(_ presentation: ListPresentation) -> PickerField {
            with { $0.listPresentation = presentation }
        }

        public func required(_ isRequired: Bool = true) -> PickerField {
            with { $0.configuration.isRequired = isRequired }
        }

        public func onMissing(_ policy: MissingPolicy) -> PickerField {
            with { $0.configuration.onMissing = policy }
        }

        /// A behaviour known from elsewhere.
        public func preset(_ preset: PickerPreset) -> PickerField {
            with { preset.change(&$0.configuration) }
        }

        private func with(_ change: (inout PickerField) -> Void) -> PickerField {
            var field = self
            change(&field)
            return field
        }
    }

    /// Keeps the control and the binding in step.
    private struct Representable: UIViewRepresentable {
        let configuration: FieldConfiguration
        let options: OptionList
        let ids: [OptionID]
        let set: ([OptionID]) -> Void
        let listPresentation: ListPresentation
        let hidesToolbar: Bool

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> ComboBoxField {
            let coordinator = context.coordinator
            let state = FieldState(
                configuration, options: [options], selected: [ids.map { Pick(id: $0, title: $0.text) }])
            let field = ComboBoxField(frame: .zero, model: PickerModel(state))
            field.onChange = { [weak coordinator] change in coordinator?.note(change) }
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return field
        }

        func updateUIView(_ field: ComboBoxField, context: Context) {
            let coordinator = context.coordinator
            coordinator.set = set
            coordinator.isUpdating = true
            field.listPresentation = listPresentation
            field.isToolbarHidden = hidesToolbar
            field.configuration = configuration
            if !field.options.isIdentical(to: options) { field.options = options }
            if field.selection.ids != ids { field.model.send(.selectionSet([ids])) }
            coordinator.isUpdating = false
            let found = field.selection.ids
            // What the options lack is not picked; the binding learns of it when SwiftUI is done with this update.
            if found != ids { Task { coordinator.set(found) } }
        }

        @MainActor final class Coordinator {
            var set: ([OptionID]) -> Void = { _ in }
            var isUpdating = false

            func note(_ change: Change) { if !isUpdating { set(change.to.ids) } }
        }
    }
#endif
