#if GTK
    import PickerCore
    import PickerGTK

    @MainActor
    enum Fields {
        static func field(_ style: FieldStyle, _ presentation: Presentation = .popover) -> PickerFieldWidget {
            let titles = [
                "Austria", "Belgium", "Canada", "Denmark", "Estonia", "<b>Fiji</b>", "a\u{202E}b", "\0",
            ]
            let field = PickerFieldWidget(
                FieldState(
                    FieldConfiguration(name: "country", label: "Country", style: style),
                    options: [OptionList(titles: titles)]))
            field.presentation = presentation
            return field
        }
    }
#endif
