import OptionSearch
import PickerCore
import Testing

/// Filtering, and what belongs to the input method (R10, R11, R21).
@Suite struct QueryTests {
    @Test func `R10 opening a combo box shows all, whatever its value`() {
        var field = TestField.make(.combo, selected: ["Belgium"])
        field.send(.popupOpen)
        #expect(field.shown() == ["Austria", "Belgium", "Chile"])
        #expect(field.query == nil)
    }

    @Test func `R10 filtering never touches the selection`() {
        var field = TestField.make(.combo, selected: ["Belgium"])
        for text in ["c", "ch", "chx", "", "aus"] {
            #expect(field.send(.queryEdit(text)).changes.isEmpty)
            #expect(field.picked == ["Belgium"])
        }
    }

    @Test func `R10 Enter with no match picks nothing`() {
        var field = TestField.make(.combo, selected: ["Belgium"])
        field.send(.queryEdit("xyz"))
        let effects = field.press(.enter)
        #expect(effects.changes.isEmpty)
        #expect(effects.announcements == [field.texts(.noMatch)])
        #expect(field.isOpen)
        #expect(field.text == "xyz")
        field.press(.escape)
        #expect(field.text == "Belgium")
    }

    @Test func `R10 R13 Enter does not end a question whose options are still to come`() {
        var field = TestField.make(.combo, options: [OptionList()], loading: .loading(request: 1))
        field.send(.popupOpen)
        let effects = field.press(.enter)
        #expect(effects.announcements == [field.texts(.loading)])
        #expect(field.isOpen)
        field.send(.optionsLoaded(request: 1, OptionList(titles: ["Peru"]), isComplete: true, column: 0))
        field.press(.enter)
        #expect(field.picked == ["Peru"])
    }

    @Test func `R10 R16 what is searched for in one column is not searched for in the next`() {
        let list = OptionList(titles: ["Austria", "Belgium", "Chile"])
        var field = TestField.make(.combo, options: [list, list]) {
            $0.columns = [ColumnConfiguration(), ColumnConfiguration()]
        }
        field.send(.queryEdit("bel"))
        field.send(.keyPress(.right, .alt))
        #expect(field.activeColumn == 1)
        #expect(field.text == "")
        #expect(field.shown(0).count == 3)
        #expect(field.highlighted(0) == "Belgium")
        field.send(.queryEdit("chi"))
        #expect(field.shown(1) == ["Chile"])
        field.press(.enter)
        #expect(field.picked == ["Belgium", "Chile"])
    }

    @Test func `R16 leaving a combo box in a later column commits what was chosen in the earlier ones`() {
        let list = OptionList(titles: ["Austria", "Belgium", "Chile"])
        var field = TestField.make(.combo, options: [list, list]) {
            $0.columns = [ColumnConfiguration(), ColumnConfiguration()]
        }
        field.send(.queryEdit("bel"), .keyPress(.right, .alt), .keyPress(.tab, []))
        #expect(field.picked.first == "Belgium")
    }

    @Test func `R10 Enter with no match takes the text where own text is allowed`() {
        var field = TestField.make(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("xyz"))
        #expect(field.press(.enter).reasons == [.custom])
        #expect(field.text == "xyz")
    }

    @Test func `R10 typing takes the place of the value`() {
        var field = TestField.make(.combo, selected: ["Belgium"])
        field.send(.textType("c"))
        #expect(field.text == "c")
        #expect(field.shown() == ["Chile"])
        field.send(.keyPress(.backspace, []))
        #expect(field.text == "")
        #expect(field.shown().count == 3)
    }

    @Test func `R11 while an input method composes every key is passed on`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(style, selected: ["Austria"])
            field.send(.fieldFocus(byAssistiveTechnology: false), .popupOpen)
            field.send(.compositionChange(isActive: true))
            let before = field.highlighted()
            for key in ReplacingTests.everyKey {
                let effects = field.press(key)
                #expect(effects == [.passKey(key, [])])
            }
            #expect(field.isOpen)
            #expect(field.highlighted() == before)
            field.send(.compositionChange(isActive: false))
            field.press(.down)
            #expect(field.highlighted() != before)
        }
    }

    @Test func `R11 text that shows already is never written again`() {
        var field = TestField.make(.combo)
        #expect(field.send(.queryEdit("a")).shownTexts.isEmpty)
        #expect(field.send(.queryEdit("au")).shownTexts.isEmpty)
        #expect(field.send(.optionsReplace(TestField.list("Aub"), column: 0)).shownTexts.isEmpty)
        #expect(field.press(.down).shownTexts.isEmpty)
        #expect(field.press(.enter).shownTexts == ["Aub"])
    }

    @Test func `R11 leaving ends the composition`() {
        var field = TestField.make(.combo)
        field.send(.fieldFocus(byAssistiveTechnology: false), .compositionChange(isActive: true), .fieldBlur)
        #expect(!field.isComposing)
        field.send(.compositionChange(isActive: true))
        #expect(!field.isComposing, "only a focused field composes")
    }

    @Test(arguments: [
        ("zurich", ["Zürich"]), ("ZÜRICH", ["Zürich"]), ("dien", ["Điện Biên"]), ("lodz", ["Łódź"]),
        ("new yo", ["New York"]), ("yo new", ["New York"]),
        ("  ", ["Zürich", "Điện Biên", "Łódź", "New York"]),
    ]) func `R21 marks, case and the order of words do not matter`(query: String, expected: [String]) {
        var field = TestField.make(.combo, ["Zürich", "Điện Biên", "Łódź", "New York"])
        field.send(.queryEdit(query))
        #expect(field.shown() == expected)
    }

    @Test func `R21 subtitles and keywords are searched, and only titles are marked`() {
        let list = try! OptionList([
            PickerOption(id: "de", title: "Germany", subtitle: "Europe", keywords: ["Deutschland"])
        ])
        var field = TestField.make(.combo, options: [list])
        field.send(.queryEdit("deutsch"))
        #expect(field.shown() == ["de"])
        #expect(field.snapshot.columns[0].search?.matchedRanges(at: 0) == [])
        field.send(.queryEdit("man"))
        #expect(field.snapshot.columns[0].search?.matchedRanges(at: 0) == [3..<6])
    }

    @Test func `R21 fuzzy finds scattered letters, prefix only beginnings`() {
        var field = TestField.make(.combo, ["New York", "Norway"]) { $0.match = .fuzzy }
        field.send(.queryEdit("nwy"))
        #expect(field.shown().contains("New York"))
        field = TestField.make(.combo, ["New York", "York"]) { $0.match = .prefix }
        field.send(.queryEdit("yor"))
        #expect(field.shown() == ["York"])
    }
}
