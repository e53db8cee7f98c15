#if GTK
    import PickerCore

    /// Where a widget reads its field's state and sends what happens to it: a model of its own, or one place of
    /// a form.
    @MainActor
    struct FieldPort {
        let state: () -> FieldState
        /// Sends what happens now.
        let send: (FieldEvent) -> Void
        /// Tells the time to all fields that share the model.
        let tellTime: (Double) -> Void

        init(_ model: FieldModel) {
            state = { model.state }
            // Nothing is drawn between the time and what happened then: a text that was just typed would be written over.
            send = { model.send([.clockAdvance(to: Toolkit.now), $0]) }
            tellTime = { model.send(.clockAdvance(to: $0)) }
        }

        /// - Parameter form: it is asked for the state and told all events, so that it can record them.
        init(_ form: FormController, place: Int) {
            let model = form.model
            state = { model.state.fields[place] }
            send = { [weak form] in form?.send(.field(place, $0)) }
            tellTime = { [weak form] in form?.tellTime($0) }
        }
    }
#endif
