import PickerCore
import Testing

/// A saved or preset id that the options lack, or whose option is disabled (R12).
@Suite struct MissingTests {
    static func field(_ policy: MissingPolicy, _ list: OptionList, loading: LoadState = .ready) -> FieldState
    {
        TestField.make(options: [list], selected: [["Peru"]], loading: loading) { $0.onMissing = policy }
    }

    @Test func `R12 a missing value is dropped, kept with its title, or refused`() {
        let list = TestField.list("Austria")
        #expect(Self.field(.drop, list).selection.isEmpty)
        let kept = Self.field(.keep, list)
        #expect(kept.selection.columns == [[Pick(id: "Peru", title: "Peru", standing: .missing)]])
        #expect(kept.text == "Peru")
        let refused = Self.field(.refuse, list)
        #expect(refused.selection.isEmpty)
        #expect(refused.message == refused.texts(.missingOption(title: "Peru")))
    }

    @Test func `R12 a disabled value is dropped, kept, or refused with its reason`() {
        let list = TestField.list("Austria", "-Peru")
        #expect(Self.field(.drop, list).selection.isEmpty)
        #expect(Self.field(.keep, list).picked == ["Peru"])
        let refused = Self.field(.refuse, list)
        #expect(refused.selection.isEmpty)
        #expect(refused.message?.contains("sold out") == true)
    }

    @Test func `R12 a refused script is a typed error and changes nothing`() {
        var field = TestField.make(selected: ["Austria"]) { $0.onMissing = .refuse }
        let effects = field.send(.selectionSet([["Nowhere"]]))
        #expect(effects.refusals == [.missing("Nowhere", column: 0)])
        #expect(effects.changes.isEmpty)
        #expect(field.picked == ["Austria"])
    }

    /// The user was told nothing when the program's new list lacked what they had picked.
    @Test func `R12 the message of a refusal stays although the selection went with it`() {
        var field = TestField.make(selected: ["Austria"]) { $0.onMissing = .refuse }
        let effects = field.send(.optionsReplace(TestField.list("Peru"), column: 0))
        #expect(effects.reasons == [.optionsChanged])
        #expect(effects.refusals == [.missing("Austria", column: 0)])
        #expect(field.message == field.texts(.missingOption(title: "Austria")))
    }

    @Test func `R12 a kept value is there again when its option comes back`() {
        var field = Self.field(.keep, TestField.list("Austria"))
        field.send(.optionsReplace(TestField.list("Peru"), column: 0))
        #expect(field.selection.columns == [[Pick(id: "Peru", title: "Peru")]])
    }

    @Test func `R12 a saved value waits for its options with its last title`() {
        var configuration = FieldConfiguration(name: "country")
        configuration.onMissing = .drop
        var field = FieldState(
            configuration, options: [OptionList()], selected: [[Pick(id: "pe", title: "Perú")]],
            loading: .loading(request: 4))
        #expect(field.text == "Perú")
        field.send(.popupOpen)
        let some = try! OptionList([PickerOption(id: "at", title: "Austria")])
        field.send(.optionsLoaded(request: 4, some, isComplete: false, column: 0))
        #expect(field.picked == ["pe"], "more options are coming")
        #expect(field.columns[0].highlight == nil && field.columns[0].draft == nil)
        let all = try! OptionList([
            PickerOption(id: "at", title: "Austria"), PickerOption(id: "pe", title: "Peru"),
        ])
        let effects = field.send(.optionsLoaded(request: 4, all, isComplete: true, column: 0))
        #expect(effects.changes.isEmpty)
        #expect(field.text == "Peru")
        #expect(field.highlighted() == "pe" && field.drafted() == ["pe"])
    }

    /// What Enter picked was another option than the one that was marked.
    @Test(arguments: FieldStyle.allCases, MissingPolicy.allCases)
    func `R12 while a saved value is awaited Enter picks neither it nor another`(
        style: FieldStyle, policy: MissingPolicy
    ) {
        var field = TestField.make(
            style, options: [TestField.list("Austria", "Belgium")], selected: [["Peru"]],
            loading: .loading(request: 1)
        ) { $0.onMissing = policy }
        field.send(.popupOpen)
        #expect(field.highlighted() == nil)
        #expect(field.press(.enter).dismissals.isEmpty)
        if style != .combo { #expect(field.press(.space).dismissals.isEmpty) }
        #expect(field.isOpen && field.picked == ["Peru"])
        if style == .combo {
            field.send(.queryEdit("a"), .queryEdit(""))
            #expect(field.highlighted() == nil)
        }
        var come = field
        come.send(
            .optionsLoaded(
                request: 1, TestField.list("Austria", "Belgium", "Peru"), isComplete: true, column: 0))
        #expect(come.highlighted() == "Peru" && come.drafted() == ["Peru"])
        come.press(.enter)
        #expect(come.picked == ["Peru"] && !come.isOpen)
        var lacking = field
        lacking.send(
            .optionsLoaded(request: 1, TestField.list("Austria", "Belgium"), isComplete: true, column: 0))
        #expect(lacking.highlighted() == "Austria")
        lacking.press(.enter)
        #expect(lacking.picked == (policy == .keep ? ["Peru"] : ["Austria"]))
    }

    @Test func `R12 R17 Enter waits for checked values that have still to come`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(
                style, options: [TestField.list("Austria", "Belgium")], selected: [["Belgium", "Peru"]],
                loading: .loading(request: 1)
            ) { $0.isMultiple = true }
            field.send(.popupOpen)
            #expect(field.press(.enter).dismissals.isEmpty)
            var come = field
            come.send(
                .optionsLoaded(
                    request: 1, TestField.list("Austria", "Belgium", "Peru"), isComplete: false, column: 0))
            #expect(come.press(.enter).dismissals == [.commit])
            #expect(come.picked == ["Belgium", "Peru"])
            field.send(
                .optionsLoaded(
                    request: 1, TestField.list("Austria", "Belgium"), isComplete: true, column: 0))
            #expect(field.press(.enter).dismissals == [.commit])
            #expect(field.picked == ["Belgium"])
        }
    }

    @Test func `R12 whoever moves while a saved value is awaited picks what they moved to`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(
                style, options: [TestField.list("Austria", "Belgium")], selected: [["Peru"]],
                loading: .loading(request: 1))
            field.send(.popupOpen)
            field.press(.down)
            field.send(.clockAdvance(to: 10))
            field.send(
                .optionsLoaded(
                    request: 1, TestField.list("Austria", "Belgium", "Peru"), isComplete: true, column: 0))
            #expect(field.highlighted() == "Austria" && field.drafted() == ["Austria"])
            field.press(.enter)
            #expect(field.picked == ["Austria"])
        }
    }

    @Test func `R12 a waiting value that never comes is treated as missing`() {
        var field = Self.field(.drop, OptionList(), loading: .loading(request: 1))
        let effects = field.send(
            .optionsLoaded(request: 1, TestField.list("Austria"), isComplete: true, column: 0))
        #expect(effects.reasons == [.optionsChanged])
        #expect(field.selection.isEmpty)
    }

    @Test func `R12 opening and Done keep a value that is kept although it is missing or disabled`() {
        for list in [TestField.list("Austria"), TestField.list("Austria", "-Peru")] {
            for style in FieldStyle.allCases {
                var field = TestField.make(style, options: [list], selected: [["Peru"]]) {
                    $0.onMissing = .keep
                }
                #expect(field.send(.popupOpen, .toolbarDone).changes.isEmpty)
                #expect(field.picked == ["Peru"])
            }
        }
    }

    @Test func `R12 the script that names a kept value keeps its last title`() {
        var configuration = FieldConfiguration(name: "country")
        configuration.onMissing = .keep
        var field = FieldState(configuration, selected: [[Pick(id: "pe", title: "Perú")]])
        #expect(field.send(.selectionSet([["pe"]])).isEmpty)
        #expect(field.text == "Perú")
    }
}
