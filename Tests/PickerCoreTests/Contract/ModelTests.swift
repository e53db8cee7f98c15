import PickerCore
import Testing

/// A view may die or be bound to another model at any moment (R24).
@Suite struct ModelTests {
    final class View {
        var drawn: [String] = []
        func bind(to model: FieldModel) {
            model.onEffect = { [weak self] effect in
                if case .showText(let text) = effect { self?.drawn.append(text) }
            }
        }
    }

    @Test func `R24 a view may die while its model lives`() {
        let model = FieldModel(TestField.make())
        weak var dead: View?
        do {
            let view = View()
            view.bind(to: model)
            model.send(.selectionSet([["Chile"]]))
            #expect(view.drawn == ["Chile"])
            dead = view
        }
        #expect(dead == nil)
        model.send(.selectionSet([["Austria"]]))
        #expect(model.state.text == "Austria")
    }

    @Test func `R24 a reused view hears its new model only`() {
        let first = FieldModel(TestField.make())
        let second = FieldModel(TestField.make())
        let view = View()
        view.bind(to: first)
        first.send(.popupOpen)
        first.onEffect = nil
        view.bind(to: second)
        first.send(.toolbarDone)
        second.send(.selectionSet([["Belgium"]]))
        #expect(view.drawn == ["Belgium"])
        #expect(first.state.picked == ["Austria"])
    }

    @Test func `R24 a model dies with its last owner, whatever its handlers hold of others`() {
        weak var dead: FieldModel?
        do {
            let model = FieldModel(TestField.make())
            let view = View()
            view.bind(to: model)
            model.onUpdate = { [weak model] in _ = model?.state.text }
            model.send(.popupOpen)
            model.send(.optionsReplace(OptionList(titles: (0..<100).map(String.init)), column: 0))
            dead = model
        }
        #expect(dead == nil)
    }

    @Test func `several events are delivered in order and drawn once`() {
        let model = FieldModel(TestField.make())
        var texts: [String] = []
        model.onUpdate = { texts.append(model.state.text) }
        model.send([.selectionSet([["Chile"]]), .selectionSet([["Austria"]])])
        #expect(texts == ["Austria"])
        #expect(model.state.picked == ["Austria"])
    }

    @Test func `R24 a state is a value: a copy goes its own way`() {
        var field = TestField.make()
        field.send(.popupOpen)
        var copy = field
        copy.press(.down, .enter)
        #expect(field.isOpen)
        #expect(field.selection.isEmpty)
        field.press(.enter)
        #expect(field.picked == ["Austria"])
        #expect(copy.picked == ["Belgium"])
    }

    @Test func `R24 whoever is bound in the middle of things draws the same`() {
        var field = TestField.make(.combo, selected: ["Austria"])
        field.send(.queryEdit("b"))
        let early = field.snapshot
        let late = field.snapshot
        #expect(early.text == late.text)
        #expect(early.isOpen && early.columns[0].highlight == .option("Belgium"))
        #expect(late.columns[0].visible.map(\.id) == ["Belgium"])
    }

    @Test func `one update comes after a run of events`() {
        let model = FieldModel(TestField.make())
        var updates = 0
        model.onUpdate = { updates += 1 }
        model.onEffect = { effect in
            if case .change = effect { model.send(.popupOpen) }
        }
        model.send(.selectionSet([["Chile"]]))
        #expect(updates == 1)
        #expect(model.state.isOpen)
    }
}
