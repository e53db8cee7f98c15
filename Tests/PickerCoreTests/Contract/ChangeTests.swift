import PickerCore
import Testing

/// A change event is sent only on a real change, once, with its reason (R9).
@Suite struct ChangeTests {
    @Test func `R9 committing what stands already is no change`() {
        var field = TestField.make(.menu, selected: ["Austria"])
        let events: [FieldEvent] = [
            .popupOpen, .toolbarDone, .selectionSet([["Austria"]]), .popupOpen,
            .optionPress("Austria", column: 0),
        ]
        for event in events { #expect(field.reduce(event).changes.isEmpty) }
        #expect(!field.canUndo)
    }

    @Test func `R9 every change says why`() {
        var reasons: [ChangeReason] = []
        var field = TestField.make(.combo) {
            $0.allowsCustomText = true
            $0.commit = .onSettle
        }
        let events: [FieldEvent] = [
            .popupOpen, .optionPress("Belgium", column: 0),
            .fieldClear,
            .queryEdit("Atlantis"), .keyPress(.enter, []),
            .selectionSet([["Chile"]]),
            .popupOpen, .keyPress(.up, []), .toolbarCancel,
            .commitUndo, .commitRedo,
        ]
        for event in events { reasons += field.reduce(event).reasons }
        #expect(reasons == [.pick, .clear, .custom, .script, .pick, .restore, .undo, .redo])
        var list = TestField.make(.menu, selected: ["Austria"])
        #expect(list.send(.optionsReplace(OptionList(), column: 0)).reasons == [.optionsChanged])
    }

    @Test func `R9 setting values inside a handler neither loops nor loses one`() {
        let first = FieldModel(TestField.make())
        let second = FieldModel(TestField.make())
        var log: [String] = []
        // Two fields that mirror each other.
        first.onEffect = { effect in
            guard case .change(let change) = effect else { return }
            log.append("first \(change.to.ids.map(\.text))")
            second.send(.selectionSet([change.to.ids]))
        }
        second.onEffect = { effect in
            guard case .change(let change) = effect else { return }
            log.append("second \(change.to.ids.map(\.text))")
            first.send(.selectionSet([change.to.ids]))
        }
        first.send(.selectionSet([["Chile"]]))
        #expect(log == [#"first ["Chile"]"#, #"second ["Chile"]"#])
        #expect(first.state.picked == second.state.picked)
    }

    @Test func `R9 an event sent by a handler waits until the one at hand is delivered`() {
        let model = FieldModel(TestField.make())
        var log: [String] = []
        model.onEffect = { effect in
            switch effect {
            case .change(let change):
                log.append(change.to.ids.first?.text ?? "none")
                if log.count == 1 { model.send(.selectionSet([["Belgium"]])) }
            case .announce, .showText: log.append("rest of \(model.state.picked.first ?? "none")")
            default: break
            }
        }
        model.send(.popupOpen)
        model.send(.toolbarDone)
        #expect(log.first == "Austria")
        #expect(log.firstIndex(of: "Belgium").map { $0 > 1 } ?? false, "the first commit was told in full")
        #expect(model.state.picked == ["Belgium"])
    }

    @Test func `R9 a handler may replace the options, close or disable the field it hears from`() {
        for answer in [
            FieldEvent.optionsReplace(OptionList(), column: 0), .toolbarCancel, .enablingSet(false),
            .popupOpen, .commitUndo,
        ] {
            let model = FieldModel(TestField.make(.wheel) { $0.commit = .onSettle })
            var count = 0
            model.onEffect = { effect in
                guard case .change = effect else { return }
                count += 1
                if count < 4 { model.send(answer) }
            }
            model.send(.popupOpen)
            model.send(.keyPress(.down, []))
            #expect(count >= 1)
            #expect(model.state.checkInvariants().isEmpty)
        }
    }
}
