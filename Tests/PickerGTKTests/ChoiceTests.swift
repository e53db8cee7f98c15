#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Who waits for a choice, and who hears of changes, when a field is bound to another model.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct ChoiceTests {
            private func model(_ name: String) -> FieldModel {
                FieldModel(
                    FieldState(
                        FieldConfiguration(name: name, label: name, style: .menu),
                        options: [OptionList(titles: ["1", "2"])]))
            }

            /// Lets tasks of the main actor run; the loop of the stage does not.
            private func waitUntil(_ holds: () -> Bool) async { while !holds() { await Task.yield() } }

            @Test func `a task that is cancelled takes its popup along and picks nothing`() async {
                let field = PickerFieldWidget(model("a"))
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                let choice = Task { await field.choice() }
                await waitUntil { field.state.isOpen }
                field.send(.keyPress(.down, []))
                choice.cancel()
                #expect(await choice.value == nil)
                #expect(!field.state.isOpen && field.state.selection.isEmpty)
                let tooLate = Task { await field.choice() }
                tooLate.cancel()
                #expect(await tooLate.value == nil)
                #expect(!field.state.isOpen)
            }

            @Test func `R24 nobody waits for the popup of a model that is not shown any more`() async {
                let field = PickerFieldWidget(model("a"))
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                let choice = Task { await field.choice() }
                await waitUntil { field.state.isOpen }
                field.bind(model("b"))
                #expect(await choice.value == nil)
            }

            @Test func `R24 rows that change places each hear the model they show, and no earlier one`() {
                let models = [model("a"), model("b")]
                let rows = models.map { PickerFieldWidget($0) }
                var heard: [[OptionID]] = [[], []]
                for (place, row) in rows.enumerated() { row.onChange = { heard[place] += $0.to.ids } }
                rows[1].bind(models[0])
                rows[0].bind(models[1])
                models[0].send(.selectionSet([["1"]]))
                models[1].send(.selectionSet([["2"]]))
                #expect(heard == [["2"], ["1"]])
                rows[0].bind(model("c"))
                models[1].send(.selectionSet([["1"]]))
                #expect(heard == [["2"], ["1"]])
                #expect(rows.map { FieldLook(controller: $0.controller).text } == ["", "1"])
            }
        }
    }
#endif
