#if GTK
    import PickerCore
    import PickerGTK

    /// The registration form: a title that may be none, a required country, interests to check.
    @MainActor
    enum Registration {
        static func page() -> WidgetPointer {
            var country = FieldConfiguration(name: "country", label: "Country", style: .combo)
            country.isRequired = true
            var interests = FieldConfiguration(name: "interests", label: "Interests")
            interests.isMultiple = true
            let form = PickerFormWidget(
                FormState([
                    FieldState(
                        FieldConfiguration(name: "title", label: "Title", style: .wheel),
                        options: [OptionList(titles: Originals.titles)]),
                    FieldState(
                        country,
                        options: [
                            OptionList(titles: [
                                "Austria", "Belgium", "Canada", "Denmark", "Zürich (no country)",
                            ])
                        ]),
                    FieldState(
                        interests, options: [OptionList(titles: ["Music", "Reading", "Sport", "Travel"])]),
                ]))
            let result = Gallery.text("")
            form.onEffect = { [weak form] effect in
                guard let form, case .submitted = effect else { return }
                let values = form.state.fields.map { "\($0.configuration.label): \($0.valueText)" }
                gtk_label_set_text(OpaquePointer(result), values.joined(separator: "\n"))
            }
            let submit = gtk_button_new_with_label("Register")!
            gtk_widget_set_halign(submit, GTK_ALIGN_END)
            Toolkit.connect(submit, "clicked") { form.send(.formSubmit) }
            return Gallery.column([form.widget, submit, result])
        }
    }
#endif
