#if GTK
    import PickerCore
    import PickerGTK

    /// Country and subdivision: the second column is the children of what the first picks.
    @MainActor
    enum Columns {
        static func page() -> WidgetPointer {
            var configuration = FieldConfiguration(
                name: "place", label: "Country and state", style: .wheel,
                columns: [
                    ColumnConfiguration(label: "Country"),
                    ColumnConfiguration(label: "State", source: .children),
                ])
            configuration.placeholder = "Where do you live?"
            let places: [(String, [String])] = [
                ("Austria", ["Burgenland", "Carinthia", "Tyrol", "Vienna"]),
                ("Germany", ["Bavaria", "Berlin", "Hamburg", "Saxony"]),
                ("Monaco", []),
                ("Switzerland", ["Bern", "Geneva", "Zürich"]),
            ]
            var builder = OptionListBuilder()
            for (country, states) in places {
                builder.append(
                    titled: PickerOption(
                        id: OptionID(country), title: country,
                        children: states.isEmpty ? nil : OptionList(titles: states)))
            }
            return Gallery.column([
                PickerFieldWidget(FieldState(configuration, options: [builder.finish()])).widget
            ])
        }
    }

    /// Several values, of sections, with subtitles and some that cannot be picked.
    @MainActor
    enum Several {
        static func page() -> WidgetPointer {
            var configuration = FieldConfiguration(name: "toppings", label: "Toppings")
            configuration.isMultiple = true
            configuration.maximum = 4
            var builder = OptionListBuilder()
            let toppings: [(String, String, [String])] = [
                ("Cheese", "made of milk", ["Feta", "Gouda", "Mozzarella"]),
                ("Vegetables", "fresh today", ["Artichoke", "Olives", "Onion", "Spinach"]),
            ]
            for (section, subtitle, names) in toppings {
                for name in names {
                    builder.append(
                        titled: PickerOption(
                            id: OptionID(name), title: name, subtitle: subtitle, section: section,
                            availability: name == "Olives" ? .disabled(reason: "sold out") : .enabled))
                }
            }
            return Gallery.column([
                PickerFieldWidget(FieldState(configuration, options: [builder.finish()])).widget
            ])
        }
    }

    /// A million options open as fast as ten.
    @MainActor
    enum Million {
        static func page() -> WidgetPointer {
            var builder = OptionListBuilder()
            builder.reserveCapacity(options: 1_000_000, titleBytes: 16_000_000)
            for number in 1...1_000_000 { builder.append(title: "Option \(number)") }
            let list = builder.finish()
            return Gallery.column([
                PickerFieldWidget(
                    FieldState(FieldConfiguration(name: "menu", label: "Menu"), options: [list])
                ).widget,
                PickerFieldWidget(
                    FieldState(
                        FieldConfiguration(name: "combo", label: "Combo box", style: .combo), options: [list])
                ).widget,
                PickerFieldWidget(
                    FieldState(
                        FieldConfiguration(name: "wheel", label: "Wheel", style: .wheel), options: [list])
                ).widget,
            ])
        }
    }

    /// A list that is fetched when the field opens, and fails the first time.
    @MainActor
    enum Loading {
        static func page() -> WidgetPointer {
            let configuration = FieldConfiguration(
                name: "city", label: "City", columns: [ColumnConfiguration(source: .request)])
            let field = PickerFieldWidget(FieldState(configuration))
            var tries = 0
            field.onEffect = { [weak field] effect in
                guard case .load(let request) = effect else { return }
                tries += 1
                let succeeds = tries > 1
                Task {
                    try await Task.sleep(for: .seconds(1))
                    field?.send(
                        succeeds
                            ? .optionsLoaded(
                                request: request.request, OptionList(titles: ["Bern", "Graz", "Linz"]),
                                isComplete: true, column: request.column)
                            : .optionsFailed(
                                request: request.request, message: "no connection", column: request.column))
                }
            }
            return Gallery.column([field.widget])
        }
    }

    /// Arabic: arrow, bar and keys are mirrored.
    @MainActor
    enum Mirrored {
        static func page() -> WidgetPointer {
            let cities = OptionList(titles: ["القاهرة", "بيروت", "دمشق", "الرباط", "تونس"])
            let fields = FieldStyle.allCases.map { style in
                var configuration = FieldConfiguration(name: style.rawValue, label: "المدينة", style: style)
                configuration.language = "ar"
                return PickerFieldWidget(FieldState(configuration, options: [cities]))
            }
            return Gallery.column(fields.map(\.widget) + [columns().widget])
        }

        /// The first column stands at the right, and Left leads to the next.
        private static func columns() -> PickerFieldWidget {
            var configuration = FieldConfiguration(
                name: "place", label: "المكان", style: .wheel,
                columns: [
                    ColumnConfiguration(label: "البلد"),
                    ColumnConfiguration(label: "المدينة", source: .children),
                ])
            configuration.language = "ar"
            var builder = OptionListBuilder()
            for (country, cities) in [("مصر", ["القاهرة", "الإسكندرية"]), ("لبنان", ["بيروت", "طرابلس"])] {
                builder.append(
                    titled: PickerOption(
                        id: OptionID(country), title: country, children: OptionList(titles: cities)))
            }
            return PickerFieldWidget(FieldState(configuration, options: [builder.finish()]))
        }
    }
#endif
