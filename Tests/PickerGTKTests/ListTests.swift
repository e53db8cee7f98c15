#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// The rows of an open list.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct ListTests {
            private static let numbers = (0..<1000).map { "Number \($0)" }

            @MainActor
            private final class Menu {
                let field: PickerFieldWidget
                private let window: WidgetPointer

                init(_ list: OptionList) {
                    field = PickerFieldWidget(
                        FieldState(
                            FieldConfiguration(name: "menu", label: "Menu", style: .menu), options: [list]))
                    window = Stage.window(showing: field.widget)
                    field.send(.popupOpen)
                    _ = Stage.openList(of: field.widget)
                    Stage.settle(milliseconds: 100)
                }

                var list: WidgetPointer { Stage.descendants(of: field.widget, gtk_list_view_get_type())[0] }

                func texts(_ name: String) -> [String] {
                    Stage.descendants(of: list, gtk_label_get_type())
                        .filter {
                            gtk_widget_has_css_class($0, name).isTrue && gtk_widget_get_visible($0).isTrue
                        }
                        .map { String(cString: gtk_label_get_text($0.opaque)) }
                }

                var rows: [WidgetPointer] {
                    var found: [WidgetPointer] = []
                    var row = gtk_widget_get_first_child(list)
                    while let next = row {
                        found.append(next)
                        row = gtk_widget_get_next_sibling(next)
                    }
                    return found
                }

                func paint() { Stage.paint(list) }

                func close() { Stage.close(window) }
            }

            @Test func `rows in sight show what matches in the next frame, the others soon after`() {
                let menu = Menu(OptionList(titles: Self.numbers))
                defer { menu.close() }
                #expect(menu.texts("picker-title") == Array(Self.numbers.prefix(menu.rows.count)))
                menu.field.send(.queryEdit("9"))
                let matching = menu.field.state.snapshot.columns[0].visible.map { $0.title }
                menu.paint()
                #expect(Array(menu.texts("picker-title").prefix(10)) == Array(matching.prefix(10)))
                Stage.settle(milliseconds: 100)
                #expect(menu.texts("picker-title") == Array(matching.prefix(menu.rows.count)))
            }

            @Test func `rows keep their widgets while a list is searched`() {
                let menu = Menu(OptionList(titles: Self.numbers))
                defer { menu.close() }
                let before = menu.rows
                menu.field.send(.queryEdit("9"))
                Stage.settle(milliseconds: 100)
                #expect(menu.rows == Array(before.prefix(menu.rows.count)))
            }

            @Test
            func `R8 R13 options that come or take the place of others under a search are searched by it`() {
                let menu = Menu(OptionList(titles: Self.numbers))
                defer { menu.close() }
                menu.field.send(.queryEdit("number 99"))
                for titles in [
                    Self.numbers + ["A number of 99"], ["Other 99", "Number 1", "Number 99"], ["None"],
                ] {
                    menu.field.send(.optionsReplace(OptionList(titles: titles), column: 0))
                    let matching = menu.field.state.snapshot.columns[0].visible.map { $0.title }
                    #expect(matching.allSatisfy { $0.lowercased().contains("number") && $0.contains("99") })
                    Stage.settle(milliseconds: 100)
                    #expect(menu.texts("picker-title") == Array(matching.prefix(menu.rows.count)))
                    #expect(menu.field.state.query == "number 99")
                }
            }

            @Test func `R10 a letter typed and taken back shows its own answer each time`() {
                let menu = Menu(OptionList(titles: Self.numbers))
                defer { menu.close() }
                for (text, count) in [("7", 271), ("77", 19), ("777", 1), ("77", 19), ("7", 271), ("", 1000)]
                {
                    menu.field.send(.queryEdit(text))
                    let matching = menu.field.state.snapshot.columns[0].visible
                    #expect(matching.count == count)
                    menu.paint()
                    #expect(
                        menu.texts("picker-title").prefix(10) == matching.prefix(10).map { $0.title }[...])
                }
            }

            @Test(arguments: ["9", "no such"]) func `a popup keeps its height while it is searched`(
                query: String
            ) {
                let menu = Menu(OptionList(titles: Self.numbers))
                defer { menu.close() }
                let popover = Stage.descendants(of: menu.field.widget, gtk_popover_get_type())[0]
                let height = gtk_widget_get_height(popover)
                menu.field.send(.queryEdit(query))
                Stage.settle(milliseconds: 100)
                #expect(gtk_widget_get_height(popover) == height)
                menu.field.send(.toolbarCancel)
                menu.field.send(.optionsReplace(OptionList(titles: ["one"]), column: 0))
                menu.field.send(.popupOpen)
                Stage.settle(milliseconds: 100)
                #expect(gtk_widget_get_height(popover) < height, "another list may have another height")
            }

            @Test func `rows at the end of a long list show their options in the frame that brings them`() {
                let menu = Menu(OptionList(titles: (0..<100_000).map { "Number \($0)" }))
                defer { menu.close() }
                menu.field.send(.keyPress(.end, []))
                menu.paint()
                #expect(
                    menu.texts("picker-title").suffix(10) == (99_990..<100_000).map { "Number \($0)" }[...])
            }

            @Test func `a row gets the parts that its option needs and hides those that it does not`() throws
            {
                let rich = try OptionList([
                    PickerOption(id: "a", title: "Ash", subtitle: "tree", section: "Woods"),
                    PickerOption(
                        id: "b", title: "Birch", section: "Woods", availability: .disabled(reason: "felled")),
                    PickerOption(id: "c", title: "Clay", section: "Earths"),
                ])
                let menu = Menu(rich)
                defer { menu.close() }
                func look() -> [[String]] {
                    ["picker-section", "picker-title", "picker-subtitle", "picker-reason"].map(menu.texts)
                }
                let full = [["Woods", "Earths"], ["Ash", "Birch", "Clay"], ["tree"], ["felled"]]
                #expect(look() == full)
                menu.field.send(.optionsReplace(OptionList(titles: ["One", "Two", "Three"]), column: 0))
                Stage.settle()
                #expect(look() == [[], ["One", "Two", "Three"], [], []])
                menu.field.send(.optionsReplace(rich, column: 0))
                Stage.settle()
                #expect(look() == full)
            }
        }
    }
#endif
