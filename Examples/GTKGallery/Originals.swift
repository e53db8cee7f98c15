#if GTK
    import PickerCore
    import PickerGTK

    /// The three controls that this project started from.
    @MainActor
    enum Originals {
        static let states = ["Alabama", "Alaska", "Arizona", "Arkansas", "California", "Colorado", "Texas"]
        static let titles = ["", "Mr", "Mrs", "Ms", "Dr"]

        static func page() -> WidgetPointer {
            Gallery.column([pickerTextField().widget, comboBox().widget, dropdown().widget])
        }

        /// 2012: the wheel is the field's input view; it picks the first row when it opens and commits as it turns.
        private static func pickerTextField() -> PickerFieldWidget {
            var configuration = FieldConfiguration(name: "state", label: "Picker text field", style: .wheel)
            configuration.placeholder = "State"
            configuration.onOpen = .pickFirst
            configuration.commit = .onSettle
            return PickerFieldWidget(FieldState(configuration, options: [OptionList(titles: states)]))
        }

        /// 2009: a sheet with a bar slides in over the lower edge.
        private static func comboBox() -> PickerFieldWidget {
            var configuration = FieldConfiguration(name: "home", label: "Combo box", style: .wheel)
            configuration.visibleRows = 5
            let field = PickerFieldWidget(
                FieldState(
                    configuration, options: [OptionList(titles: states)],
                    selected: [[Pick(id: "Texas", title: "Texas")]]))
            field.presentation = .sheet
            return field
        }

        /// 2014: the list begins with an empty title, which means none.
        private static func dropdown() -> PickerFieldWidget {
            let configuration = FieldConfiguration(name: "title", label: "Dropdown", style: .menu)
            return PickerFieldWidget(FieldState(configuration, options: [OptionList(titles: titles)]))
        }
    }
#endif
