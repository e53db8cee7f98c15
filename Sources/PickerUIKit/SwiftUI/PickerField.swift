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
        private var description: FieldDescription
        private let ids: () -> [OptionID]
        private let write: ([OptionID]) -> Void
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var layoutDirection

        /// A field with one value.
        public init(_ label: String, selection: Binding<OptionID?>, options: OptionList) {
            description = FieldDescription(label, options, isMultiple: false)
            ids = { selection.wrappedValue.map { [$0] } ?? [] }
            write = { selection.wrappedValue = $0.first }
        }

        /// A field with several values, kept in the options' order (R17).
        public init(_ label: String, selection: Binding<[OptionID]>, options: OptionList) {
            description = FieldDescription(label, options, isMultiple: true)
            ids = { selection.wrappedValue }
            write = { selection.wrappedValue = $0 }
        }

        public var body: some View {
            var description = description
            description.configuration.isEnabled = isEnabled
            description.configuration.language = locale.identifier
            description.isRightToLeft = layoutDirection == .rightToLeft
            return Representable(description: description, ids: ids(), read: ids, write: write)
        }

        // MARK: Modifiers

        /// Wheel, list or combo box.
        public func fieldStyle(_ style: FieldStyle) -> PickerField { with { $0.style = style } }

        /// What shows while nothing is picked; `nil` for the language's own "Choose…".
        public func placeholder(_ text: String?) -> PickerField { configured { $0.placeholder = text } }

        /// Whether the bar with Previous, Next, Cancel and Done shows above wheel and keyboard.
        public func fieldToolbar(isHidden: Bool) -> PickerField { with { $0.hidesToolbar = isHidden } }

        /// How a query matches, in a combo box and in a list's search (R21).
        public func search(_ match: MatchMode) -> PickerField { configured { $0.match = match } }

        /// How a list comes up.
        public func list(_ presentation: ListPresentation) -> PickerField {
            with { $0.listPresentation = presentation }
        }

        public func required(_ isRequired: Bool = true) -> PickerField {
            configured { $0.isRequired = isRequired }
        }

        public func onMissing(_ policy: MissingPolicy) -> PickerField { configured { $0.onMissing = policy } }

        /// A behaviour known from elsewhere.
        public func preset(_ preset: PickerPreset) -> PickerField { configured(preset.change) }

        /// Whatever else is fixed about the field: text of a person's own, the none row's title, limits.
        public func configured(_ change: (inout FieldConfiguration) -> Void) -> PickerField {
            with { change(&$0.configuration) }
        }

        private func with(_ change: (inout FieldDescription) -> Void) -> PickerField {
            var field = self
            change(&field.description)
            return field
        }
    }

    /// The control as a view of SwiftUI's.
    private struct Representable: UIViewRepresentable {
        let description: FieldDescription
        let ids: [OptionID]
        let read: () -> [OptionID]
        let write: ([OptionID]) -> Void

        func makeCoordinator() -> BoundField { BoundField() }

        func makeUIView(context: Context) -> ComboBoxField {
            let field = context.coordinator.makeField(description, ids: ids)
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return field
        }

        func updateUIView(_ field: ComboBoxField, context: Context) {
            context.coordinator.update(field, description, ids: ids, read: read, write: write)
        }
    }
#endif
