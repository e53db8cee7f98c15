#if GTK
    import CPickerGTK
    import PickerCore
    import SearchThreads

    /// A form: its fields one under the other, of which at most one is open (R19).
    ///
    /// This object and its widget keep each other, as with `PickerFieldWidget`.
    @MainActor
    public final class PickerFormWidget {
        private let bond: LifeBond
        let controller: FormController

        public convenience init(_ state: FormState) { self.init(FormModel(state.searched(by: .threads))) }

        /// The widget takes the model's two handlers; the program uses the widget's.
        public init(_ model: FormModel) {
            controller = FormController(model)
            bond = LifeBond(controller.root.raw)
            bond.bind(self)
        }

        /// What to put into a container.
        public var widget: WidgetPointer { bond.pointer.widget }

        public var state: FormState { controller.model.state }

        /// Called with everything the form and its fields want done.
        public var onEffect: ((FormEffect) -> Void)? {
            get { controller.onEffect }
            set { controller.onEffect = newValue }
        }

        /// Told of each event before it happens, for recording.
        public var onEvent: ((FormEvent) -> Void)? {
            get { controller.onEvent }
            set { controller.onEvent = newValue }
        }

        /// The field at a place, for its own handlers and presentation.
        public func field(_ place: Int) -> PickerFieldWidget {
            controller.fields[place].handle ?? PickerFieldWidget(controller.fields[place])
        }

        public func send(_ event: FormEvent) { controller.send(event) }
    }
#endif
