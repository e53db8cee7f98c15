import OptionSearch
import PickerCore
import Testing

/// Poor lists, and lists that are replaced at any time (R7, R8).
@Suite struct ReplacingTests {
    static let everyKey: [Key] = [
        .down, .up, .home, .end, .pageDown, .pageUp, .left, .right, .space, .tab, .backspace, .delete,
        .character("a"), .enter, .escape,
    ]

    @Test(arguments: FieldStyle.allCases) func `R7 with no option every key and button is harmless`(
        style: FieldStyle
    ) {
        for list in [OptionList(), TestField.list("-a", "-b")] {
            for key in Self.everyKey {
                var field = TestField.make(style, options: [list])
                field.send(.popupOpen)
                field.press(key, .down, .enter)
                #expect(field.selection.isEmpty)
                #expect(field.checkInvariants().isEmpty)
            }
        }
    }

    @Test func `R7 Done with nothing pickable commits nothing and says so`() {
        var field = TestField.make(options: [TestField.list("-a", "-b")])
        field.send(.popupOpen)
        let effects = field.send(.toolbarDone)
        #expect(effects.changes.isEmpty)
        #expect(effects.announcements == [field.texts(.nothingPickable)])
        #expect(effects.dismissals == [.nothingToCommit])
    }

    @Test func `R7 one option is opened on and picked like any other`() {
        for key in [Key.enter, .space] {
            var field = TestField.make(.menu, ["only"])
            field.send(.popupOpen)
            field.press(.down, .up, .pageDown, key)
            #expect(field.picked == ["only"])
        }
    }

    @Test func `R7 a column may be empty beside a full one`() {
        var field = TestField.make(.wheel, options: [TestField.list("a", "b"), OptionList()]) {
            $0.columns = [ColumnConfiguration(), ColumnConfiguration()]
        }
        field.send(.popupOpen)
        field.press(.down, .right, .down, .end, .enter)
        #expect(field.selection.columns.map(\.count) == [1, 0])
        #expect(field.picked == ["b"])
    }

    @Test func `R8 selection, draft and highlight are found again by id`() {
        var field = TestField.make(.menu, selected: ["Austria"])
        field.send(.popupOpen)
        field.press(.down)
        let effects = field.send(
            .optionsReplace(TestField.list("Belgium", "Denmark", "Austria"), column: 0))
        #expect(effects.changes.isEmpty)
        #expect(field.highlighted() == "Belgium")
        #expect(field.drafted() == ["Belgium"])
        #expect(field.picked == ["Austria"])
    }

    @Test func `R8 a vanished highlight goes to its nearest enabled neighbour`() {
        var field = TestField.make(.menu, ["a", "b", "c", "d", "e"])
        field.send(.popupOpen)
        field.press(.down, .down)
        field.send(.optionsReplace(TestField.list("a", "b", "-d", "e"), column: 0))
        #expect(field.highlighted() == "b")
        field.send(.optionsReplace(TestField.list("x", "y"), column: 0))
        #expect(field.highlighted() == "y")
        field.send(.optionsReplace(OptionList(), column: 0))
        #expect(field.highlighted() == nil)
        #expect(field.drafted() == nil)
    }

    @Test func `R8 a query is kept and asked of the new options`() {
        var field = TestField.make(.combo)
        field.send(.queryEdit("il"), .optionsReplace(TestField.list("Brazil", "Peru", "Chile"), column: 0))
        #expect(field.text == "il")
        #expect(field.shown() == ["Brazil", "Chile"])
        #expect(field.highlighted() == "Chile")
    }

    /// The user typed before the list had come; with Enter they got their own text instead of the match.
    @Test func `R8 options that come after the query are drafted as if they had been there`() {
        var field = TestField.make(.combo, []) { $0.allowsCustomText = true }
        field.send(.optionsLoading(request: 1, column: 0), .queryEdit("bel"))
        #expect(field.drafted() == ["bel"])
        field.send(.optionsLoaded(request: 1, TestField.list("Belgium"), isComplete: true, column: 0))
        #expect(field.highlighted() == "Belgium")
        #expect(field.drafted() == ["Belgium"])
    }

    @Test
    func
        `R8 an option whose new title does not match the query gives way to one that does, also as the draft`()
        throws
    {
        func list(_ title: String) throws -> OptionList {
            try OptionList([
                PickerOption(id: "x", title: title), PickerOption(id: "y", title: "able"),
                PickerOption(id: "z", title: "zebra"),
            ])
        }
        for selected in ["x", "z"] {
            var field = TestField.make(.combo, options: [try list("abbey")], selected: [[selected]])
            field.send(.queryEdit("ab"))
            #expect(field.highlighted() == "x")
            field.send(.optionsReplace(try list("other"), column: 0))
            #expect(field.highlighted() == "y")
            #expect(field.drafted() == ["y"])
            #expect(field.checkInvariants() == [])
            field.press(.enter)
            #expect(field.picked == ["y"])
        }
    }

    @Test func `R8 who went back to their own text stays with it`() {
        var field = TestField.make(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("bel"))
        field.press(.up)
        field.send(.optionsReplace(TestField.list("Belgium", "Belize"), column: 0))
        #expect(field.highlighted() == nil)
        #expect(field.drafted() == ["bel"])
    }

    @Test func `R8 a vanished selection is one change, open or closed, and Cancel does not bring it back`() {
        for isOpen in [false, true] {
            var field = TestField.make(.menu, selected: ["Chile"])
            if isOpen { field.send(.popupOpen) }
            #expect(
                field.send(.optionsReplace(TestField.list("Peru"), column: 0)).reasons == [.optionsChanged])
            #expect(field.send(.toolbarCancel).changes.isEmpty)
            #expect(field.selection.isEmpty)
            #expect(field.text.isEmpty)
        }
    }

    @Test func `R8 a wheel that turns goes on to the same option wherever that is now`() {
        var field = TestField.make(.wheel, (1...40).map(String.init))
        field.send(.popupOpen, .wheelDrag(by: 0.1, column: 0), .wheelRelease(velocity: 20, column: 0))
        field.send(.clockAdvance(to: 0.1))
        let goal = field.columns[0].motion.restingRow(on: WheelTrack(rowCount: 40)).map { "\($0 + 1)" }
        let longer = ["new", "newer"] + (1...40).map(String.init)
        field.send(.optionsReplace(OptionList(titles: longer), column: 0), .clockAdvance(to: 20))
        #expect(field.highlighted() == goal)
    }

    @Test func `R8 a title that changed shows at once and is no change of the selection`() {
        var field = TestField.make(
            options: [try! OptionList([PickerOption(id: "de", title: "Germany")])], selected: [["de"]])
        let renamed = try! OptionList([PickerOption(id: "de", title: "Deutschland")])
        let effects = field.send(.optionsReplace(renamed, column: 0))
        #expect(effects.changes.isEmpty)
        #expect(effects.shownTexts == ["Deutschland"])
    }

    /// Long enough for the search to be made with the list, and shared by workers.
    private func longList(_ word: String) -> OptionList {
        OptionList(titles: (0..<40_000).map { "\(word) \($0)" })
    }

    @Test(arguments: [FieldStyle.menu, .combo])
    func `R8 options replaced between two keystrokes are searched, never the earlier ones`(style: FieldStyle)
    {
        let workers = SearchWorkers(count: 2) { slices, body in
            for slice in (0..<slices).reversed() { body(slice) }
        }
        var field = TestField.make(style, options: [longList("old")]).searched(by: workers)
        field.send(.popupOpen)
        var isOld = true
        for text in ["1", "12", "123", "12", "125", "1", "", "9"] {
            field.send(.queryEdit(text))
            let word = isOld ? "old" : "new"
            let numbers = (0..<40_000).filter { text.isEmpty || String($0).contains(text) }
            #expect(field.columns[0].visible.count == numbers.count, "\(text)")
            #expect(field.columns[0].visible.allSatisfy { $0.title.hasPrefix(word) })
            // The answer that is there belongs to the options that are gone.
            isOld.toggle()
            field.send(.optionsReplace(longList(isOld ? "old" : "new"), column: 0))
            let shown = field.columns[0].visible
            #expect(shown.count == numbers.count)
            #expect(shown.allSatisfy { $0.title.hasPrefix(isOld ? "old" : "new") })
        }
    }

    @Test func `R8 a shorter list under a query shows nothing of the longer one`() {
        var field = TestField.make(.combo, options: [longList("word")])
        field.send(.popupOpen, .queryEdit("word 3"))
        field.send(.optionsReplace(OptionList(titles: ["word 3", "other"]), column: 0))
        #expect(field.shown() == ["word 3"])
        field.send(.queryEdit("word 39"))
        #expect(field.shown() == [])
        field.send(.optionsReplace(OptionList(), column: 0), .queryEdit("word"))
        #expect(field.shown() == [])
    }
}
