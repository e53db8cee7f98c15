#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// Fields in an order of their own, of which at most one is open (R19).
    ///
    /// Fields that are in no form find their neighbours on the screen, from the top down and in reading direction.
    @MainActor public final class PickerForm {
        public let models: [PickerModel]
        /// Every field was as it has to be when the form was submitted.
        public var onSubmit: (() -> Void)?
        /// There is no field in this direction. Without a handler Next on the last field is Done.
        public var onEndReached: ((FocusDirection) -> Void)?
        let engine: FormEngine

        public init(_ fields: [FieldState]) {
            let engine = FormEngine(fields)
            self.engine = engine
            models = fields.indices.map { PickerModel(engine, place: $0) }
            engine.form = self
        }

        /// A form of models made for it, each with its configuration, options and saved values.
        public convenience init(_ configurations: [FieldConfiguration]) {
            self.init(configurations.map { FieldState($0) })
        }

        public var state: FormState { engine.model.state }

        /// Submits the form, or leads to the first field that keeps it from being submitted (R20).
        public func submit() { engine.send(.formSubmit) }

        public func focusNext() { engine.send(.focusNext) }
        public func focusPrevious() { engine.send(.focusPrevious) }
    }
#endif
