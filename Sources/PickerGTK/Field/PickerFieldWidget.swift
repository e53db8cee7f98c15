#if GTK
    import CPickerGTK
    import PickerCore
    import SearchThreads

    /// A picker field for a GTK 4 program: put `widget` into any container.
    ///
    ///     let field = PickerFieldWidget(FieldState(FieldConfiguration(name: "tea", label: "Tea"), options: [list]))
    ///     gtk_box_append(box, field.widget)
    ///     field.onChange = { print($0.to.ids) }
    ///
    /// This object and its widget keep each other: both live as long as you hold this object or a container holds
    /// the widget. So hold this object only where you need it, and hold it weakly in its own handlers. A widget
    /// whose window was closed may be put into another; a popup that is open goes with the window, as if cancelled.
    @MainActor
    public final class PickerFieldWidget {
        private let bond: LifeBond
        let controller: FieldController

        /// A field with a model of its own.
        public convenience init(_ state: FieldState) { self.init(FieldModel(state.searched(by: .threads))) }

        /// A field that shows a model which the program keeps as well. The widget takes the model's two
        /// handlers; the program uses the widget's.
        public convenience init(_ model: FieldModel) {
            self.init(FieldController(FieldPort(model)))
            controller.listen(to: model)
        }

        init(_ controller: FieldController) {
            self.controller = controller
            bond = LifeBond(controller.parts.root.raw)
            bond.bind(self)
            controller.handle = self
        }

        /// What to put into a container.
        public var widget: WidgetPointer { bond.pointer.widget }

        public var state: FieldState { controller.field }

        /// Called once for each real change of the selection (R9).
        public var onChange: ((Change) -> Void)? {
            get { controller.onChange }
            set { controller.onChange = newValue }
        }

        /// Called with everything the field wants done: options to load, a query, a refusal.
        public var onEffect: ((Effect) -> Void)? {
            get { controller.onEffect }
            set { controller.onEffect = newValue }
        }

        /// Where the popup comes up; automatic unless said otherwise.
        public var presentation: Presentation {
            get { controller.presentation }
            set { controller.presentation = newValue }
        }

        /// Sends the field an event, such as `.selectionSet` or `.optionsReplace`.
        public func send(_ event: FieldEvent) { controller.send(event) }

        /// Shows another model from now on, as a reused row does (R24). The earlier one keeps its state.
        public func bind(_ model: FieldModel) {
            controller.listen(to: model)
            controller.rebind(FieldPort(model))
        }

        /// The changes from now on; ends with the widget. Every call makes a stream of its own.
        public var changes: AsyncStream<Change> { controller.changes.stream() }

        /// Opens the popup and waits until the person is done with it. A task that is cancelled meanwhile cancels the popup.
        ///
        /// - Returns: what is selected then; `nil` where the person cancelled or closed the window, the task was cancelled,
        ///   the widget was destroyed or bound to another model, or the field cannot be opened.
        public func choice() async -> Selection? {
            guard controller.isAlive, !Task.isCancelled else { return nil }
            send(.popupOpen)
            guard state.isOpen else { return nil }
            return await withTaskCancellationHandler {
                await withCheckedContinuation { controller.waitForClosing($0) }
            } onCancel: {
                Task { @MainActor [weak controller] in
                    if controller?.isAwaited == true { controller?.send(.toolbarCancel) }
                }
            }
        }
    }
#endif
