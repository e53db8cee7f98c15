#if GTK
    import PickerCore
    import PickerGTK

    /// Fields that come into a window, are open, and go, each time in another way.
    @MainActor
    struct FieldsInOneWindow {
        private let window: WidgetPointer
        private let box: WidgetPointer
        private let host: PickerSheetHost

        init() {
            box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            host = PickerSheetHost(content: box)
            window = Loop.window(showing: host.widget)
        }

        func run(_ number: Int) {
            let kinds = [
                removeFromHandler, removeWhileOpen, replaceFromHandler, removeWhileTurning,
                removeWhileSliding,
                fillForm,
            ]
            kinds[number % kinds.count](FieldStyle.allCases[number / kinds.count % 3])
            Loop.turn()
        }

        private func put(_ field: PickerFieldWidget) {
            gtk_box_append(box.cast(), field.widget)
            Loop.turn(untilMapped: field.widget)
        }

        private func take(_ widget: WidgetPointer) { gtk_box_remove(box.cast(), widget) }

        /// The field's own handler takes it out of the window while its popup is open.
        private func removeFromHandler(_ style: FieldStyle) {
            let field = Fields.field(style)
            var heard = 0
            field.onChange = { [weak field] _ in
                heard += 1
                field.map { take($0.widget) }
            }
            put(field)
            field.send(.popupOpen)
            Loop.turn()
            field.send(.keyPress(.down, []))
            field.send(.selectionSet([["Canada"]]))
            precondition(heard == 1 && !field.state.isOpen)
        }

        private func removeWhileOpen(_ style: FieldStyle) {
            let field = Fields.field(style)
            put(field)
            field.send(.popupOpen)
            Loop.turn()
            precondition(field.state.isOpen)
            take(field.widget)
            precondition(!field.state.isOpen)
        }

        private func replaceFromHandler(_ style: FieldStyle) {
            let field = Fields.field(style)
            var heard = 0
            field.onChange = { [weak field] _ in
                heard += 1
                field?.send(.optionsReplace(OptionList(titles: ["Xanadu", "Yemen"]), column: 0))
            }
            put(field)
            field.send(.popupOpen)
            field.send(.selectionSet([["Belgium"]]))
            Loop.turn()
            precondition(heard == 2 && field.state.selection.isEmpty)
            take(field.widget)
        }

        /// Thrown, its options replaced while it turns, and taken away before it rests.
        private func removeWhileTurning(_: FieldStyle) {
            let field = Fields.field(.wheel)
            put(field)
            field.send(.popupOpen)
            turn(field)
            field.send(.optionsReplace(OptionList(titles: (1...40).map { "Option \($0)" }), column: 0))
            turn(field)
            take(field.widget)
        }

        private func turn(_ field: PickerFieldWidget) {
            field.send(.wheelDrag(by: 1, column: 0))
            field.send(.wheelRelease(velocity: 20, column: 0))
            Loop.turn()
        }

        /// The sheet is still sliding in.
        private func removeWhileSliding(_: FieldStyle) {
            let field = Fields.field(.wheel, .sheet)
            put(field)
            field.send(.popupOpen)
            Loop.turn()
            precondition(field.state.isOpen)
            take(field.widget)
        }

        private func fillForm(_: FieldStyle) {
            let form = PickerFormWidget(FormState(FieldStyle.allCases.map { Fields.field($0).state }))
            gtk_box_append(box.cast(), form.widget)
            Loop.turn(untilMapped: form.widget)
            for place in form.state.fields.indices {
                form.send(.field(place, .popupOpen))
                form.send(.field(place, .keyPress(.down, [])))
                Loop.turn()
            }
            take(form.widget)
        }

        func close() {
            gtk_window_destroy(window.cast())
            Loop.turn()
        }
    }
#endif
