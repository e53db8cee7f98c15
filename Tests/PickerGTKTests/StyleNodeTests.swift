#if GTK
    import Foundation
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// What `Documentation/GTK.md` tells those who write CSS, held against the widgets themselves.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct StyleNodeTests {
            /// A widget as CSS sees it: `popover.picker-popup`.
            private struct Node: Hashable {
                let name: String
                let className: String
                var text: String { className.isEmpty ? name : "\(name).\(className)" }
            }

            /// The table's rows: a node in the first cell, its classes in the second.
            private static func documented() throws -> Set<String> {
                let page = URL(filePath: #filePath).deletingLastPathComponent()
                    .appending(path: "../../Documentation/GTK.md")
                let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
                let start = try #require(lines.firstIndex { $0.hasPrefix("| node | classes |") })
                var found: Set<String> = []
                for line in lines[(start + 2)...].prefix(while: { $0.hasPrefix("|") }) {
                    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                        $0.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
                    }
                    let name = try #require(cells[1].first)
                    found.insert(name)
                    for className in cells[2] { found.insert("\(name).\(className)") }
                }
                return found
            }

            private static func nodes(below widget: WidgetPointer) -> Set<Node> {
                let name = String(cString: gtk_widget_get_css_name(widget))
                var found: Set<Node> = [Node(name: name, className: "")]
                let classes = gtk_widget_get_css_classes(widget)!
                var place = 0
                while let text = classes[place] {
                    found.insert(Node(name: name, className: String(cString: text)))
                    place += 1
                }
                g_strfreev(classes)
                var child = gtk_widget_get_first_child(widget)
                while let next = child {
                    found.formUnion(nodes(below: next))
                    child = gtk_widget_get_next_sibling(next)
                }
                return found
            }

            /// Fields that between them show every part there is.
            private func states() -> [FieldState] {
                var builder = OptionListBuilder()
                builder.append(
                    titled: PickerOption(
                        id: "tea", title: "Tea", subtitle: "green", section: "Hot",
                        availability: .disabled(reason: "sold out"), icon: "edit-find-symbolic"))
                for number in 0..<40 { builder.append(title: "Juice \(number)") }
                let list = builder.finish()
                var states: [FieldState] = []
                for style in FieldStyle.allCases {
                    var configuration = FieldConfiguration(name: style.rawValue, label: "Drink", style: style)
                    configuration.isRequired = true
                    states.append(FieldState(configuration, options: [list]))
                    configuration.isReadOnly = true
                    states.append(FieldState(configuration, options: [list]))
                }
                var several = FieldConfiguration(name: "several", label: "Drinks", style: .menu)
                several.isMultiple = true
                states.append(FieldState(several, options: [list]))
                let loading = FieldConfiguration(
                    name: "loading", label: "Late", columns: [ColumnConfiguration(source: .request)])
                states.append(FieldState(loading))
                let columns = FieldConfiguration(
                    name: "columns", label: "Meal", style: .wheel,
                    columns: [ColumnConfiguration(label: "Drink"), ColumnConfiguration(label: "Food")])
                states.append(FieldState(columns, options: [list, list]))
                return states
            }

            private func shown() -> Set<Node> {
                var found: Set<Node> = []
                for state in states() {
                    for presentation in [Presentation.popover, .sheet] {
                        let field = PickerFieldWidget(state)
                        field.presentation = presentation
                        let host = PickerSheetHost(content: field.widget)
                        let window = Stage.window(showing: host.widget)
                        field.send(.fieldFocus(byAssistiveTechnology: false))
                        field.send(.popupOpen)
                        Stage.settle()
                        found.formUnion(Self.nodes(below: host.widget))
                        field.send(.toolbarCancel)
                        field.send(.fieldBlur)
                        Stage.settle()
                        found.formUnion(Self.nodes(below: host.widget))
                        Stage.close(window)
                    }
                }
                let form = PickerFormWidget(FormState([states()[0]]))
                found.formUnion(Self.nodes(below: form.widget))
                return found
            }

            @Test func `the nodes and classes that are documented are there, and no others`() throws {
                let documented = try Self.documented()
                let shown = shown()
                let missing = documented.subtracting(shown.map(\.text))
                #expect(missing.isEmpty, "documented, but not there: \(missing.sorted())")
                // The library's own are those with its name, and the states of the field itself.
                let own = shown.filter {
                    $0.className.hasPrefix("picker")
                        || ($0.name.hasPrefix("picker") && $0.className != "horizontal")
                }
                let untold = Set(own.map(\.text)).subtracting(documented).filter {
                    !$0.hasSuffix(".vertical")
                }
                #expect(untold.isEmpty, "there, but not documented: \(untold.sorted())")
            }
        }
    }
#endif
