import PickerCore
import Testing

/// Several values (R17), and options that cannot be picked (R18).
@Suite struct MultipleTests {
    static func field(
        _ style: FieldStyle = .menu, _ list: OptionList = TestField.list("a", "b", "-c", "d"),
        selected: [String] = [], _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        TestField.make(style, options: [list], selected: [selected]) {
            $0.isMultiple = true
            configure(&$0)
        }
    }

    @Test(arguments: FieldStyle.allCases) func `R17 values stand in option order, however they were checked`(
        style: FieldStyle
    ) {
        var field = Self.field(style)
        field.send(.popupOpen)
        for id in ["d", "a", "b"] { field.send(.optionPress(OptionID(id), column: 0)) }
        #expect(field.drafted() == ["a", "b", "d"])
        #expect(field.send(.toolbarDone).changes.count == 1)
        #expect(field.text == "a, b, d")
    }

    @Test func `R17 without a check mark Done commits none, not the highlighted option`() {
        var field = Self.field()
        field.send(.popupOpen)
        field.press(.down, .enter)
        #expect(field.selection.isEmpty)
    }

    @Test func `R17 Enter in a searched combo box never takes a check mark away`() {
        var field = Self.field(.combo)
        field.send(.queryEdit("b"), .keyPress(.space, .ctrl))
        #expect(field.drafted() == ["b"])
        field.press(.enter)
        #expect(field.drafted() == ["b"])
        #expect(field.query == "")
        field.press(.enter)
        #expect(field.picked == ["b"])
    }

    @Test func `R17 no more than the maximum, and it says why`() {
        var field = Self.field { $0.maximum = 1 }
        field.send(.popupOpen)
        field.press(.space, .down)
        let effects = field.press(.space)
        #expect(effects.announcements == [field.texts(.maximumMessage(1))])
        #expect(field.message == field.texts(.maximumMessage(1)))
        #expect(field.drafted() == ["a"])
        field.press(.up, .space)
        #expect(field.message == nil)
        #expect(field.drafted() == [])
    }

    @Test func `R17 fewer than the minimum keep the popup open, none at all do not`() {
        var field = Self.field { $0.minimum = 2 }
        field.send(.popupOpen)
        field.press(.space, .enter)
        #expect(field.isOpen)
        #expect(field.message == field.texts(.minimumMessage(2)))
        field.press(.space, .enter)
        #expect(!field.isOpen)
        #expect(field.selection.isEmpty)
    }

    @Test func `R17 all, none and invert act on enabled options in the filter`() {
        var field = Self.field(.combo, TestField.list("apple", "pear", "-peach", "plum"), selected: ["plum"])
        field.send(.queryEdit("pe"), .checkAll)
        #expect(field.drafted() == ["pear", "plum"])
        field.send(.checkInvert)
        #expect(field.drafted() == ["plum"])
        field.send(.queryEdit(""), .checkInvert)
        #expect(field.drafted() == ["apple", "pear"])
        field.send(.queryEdit("app"), .checkNone)
        #expect(field.drafted() == ["pear"])
    }

    @Test func `R17 all of too many takes as many as there may be, and says so`() {
        var field = Self.field { $0.maximum = 2 }
        field.send(.popupOpen)
        let effects = field.send(.checkAll)
        #expect(field.drafted() == ["a", "b"])
        #expect(effects.announcements == [field.texts(.maximumMessage(2))])
    }

    @Test func `R17 a script sets no more than the maximum`() {
        for maximum in [2, 0, -3] {
            var field = Self.field { $0.maximum = maximum }
            let effects = field.send(.selectionSet([["d", "b", "a"]]))
            #expect(field.picked.count == max(0, maximum))
            #expect(!effects.announcements.isEmpty)
        }
    }

    @Test func `R17 Enter in a searched combo box checks the match and clears the search`() {
        var field = Self.field(.combo)
        field.send(.queryEdit("b"))
        field.press(.enter)
        #expect(field.isOpen)
        #expect(field.drafted() == ["b"])
        #expect(field.text == "")
        field.press(.enter)
        #expect(field.picked == ["b"])
    }

    @Test func `R17 the search that Enter clears is taken off the screen, too`() {
        var field = Self.field(.combo)
        field.send(.queryEdit("b"))
        #expect(field.reduce(.keyPress(.enter, [])).contains(.showText("")))
    }

    @Test func `R17 own text is checked by Enter where it matches nothing, and stands after the options`() {
        var field = Self.field(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("zz"))
        field.press(.enter)
        #expect(field.drafted() == ["zz"])
        field.send(.queryEdit("b"))
        field.press(.enter, .enter)
        #expect(field.picked == ["b", "zz"])
        field.send(.queryEdit("c"))
        #expect(field.press(.enter).announcements.contains { $0.contains("sold out") })
        #expect(field.drafted() == ["b", "zz"], "c is disabled")
    }

    @Test
    func
        `R17 own text of part of a title is checked after Up led back to the text, and unchecked by the same key`()
    {
        var field = Self.field(.combo, TestField.list("apple", "-pear")) { $0.allowsCustomText = true }
        field.send(.queryEdit("app"))
        field.press(.up)
        #expect(field.highlighted() == nil)
        field.press(.enter)
        #expect(field.columns[0].draft == [.custom("app")])
        #expect(field.snapshot.columns[0].unlisted == [.custom("app")])
        field.send(.queryEdit("app"))
        field.press(.up)
        let effects = field.send(.keyPress(.space, .ctrl))
        #expect(field.drafted() == [])
        #expect(effects.announcements == ["app, \(field.texts(.notSelectedState))"])
    }

    @Test func `R17 none takes own texts and missing values too while every option shows`() {
        var field = Self.field(.combo, TestField.list("apple", "pear"), selected: ["old", "pear"]) {
            $0.allowsCustomText = true
            $0.onMissing = .keep
        }
        field.send(.queryEdit("zz"))
        field.press(.enter)
        #expect(field.drafted() == ["pear", "old", "zz"])
        field.send(.queryEdit("pe"), .checkNone)
        #expect(field.drafted() == ["old", "zz"], "they do not match")
        field.send(.queryEdit(""), .checkNone)
        #expect(field.drafted() == [])
    }

    @Test func `R17 own text and an option whose id it is are two values`() throws {
        let list = try OptionList([PickerOption(id: "x", title: "Ex")])
        var field = Self.field(.combo, list) { $0.allowsCustomText = true }
        field.send(.popupOpen)
        field.press(.space)
        field.send(.queryEdit("x"))
        field.press(.up, .enter)
        #expect(!field.isChecked("x"))
        #expect(field.snapshot.columns[0].checked.isEmpty)
        field.send(.checkAll)
        #expect(field.columns[0].draft?.map(\.standing) == [.option, .custom])
    }

    @Test
    func `R17 a press on what no row stands for unchecks it, and leaves an option of the same id`() throws {
        let list = try OptionList([PickerOption(id: "x", title: "Ex")])
        var field = Self.field(.combo, list, selected: ["old"]) {
            $0.allowsCustomText = true
            $0.onMissing = .keep
        }
        field.send(.popupOpen, .optionPress("x", column: 0))
        for text in ["x", "y"] {
            field.send(.queryEdit(text))
            field.press(.up, .enter)
        }
        #expect(field.snapshot.columns[0].unlisted.map(\.title) == ["old", "x", "y"])
        #expect(field.send(.unlistedPress("x")).announcements == ["x, \(field.texts(.notSelectedState))"])
        #expect(field.drafted() == ["x", "old", "y"])
        #expect(field.isChecked("x"))
        field.send(.unlistedPress("x"), .unlistedPress("nothing"), .unlistedPress("old"))
        #expect(field.drafted() == ["x", "y"])
        field.send(.toolbarDone, .unlistedPress("y"))
        #expect(field.picked == ["x", "y"], "the popup is closed")
    }

    @Test func `own text of a field that takes one value is its text, and no check mark`() {
        var field = TestField.make(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("zz"))
        #expect(field.snapshot.columns[0].draft == [.custom("zz")])
        #expect(field.snapshot.columns[0].unlisted.isEmpty)
    }

    /// The naive way to keep option order is to sort after each check.
    @Test func `R17 each check keeps option order`() {
        let names = (0..<40).map { "o\($0)" }
        var field = Self.field(.menu, OptionList(titles: names))
        field.send(.popupOpen)
        var checked: Set<Int> = []
        for step in 0..<200 {
            let place = step * 17 % 40 * 7 % 40
            field.send(.optionPress(OptionID(names[place]), column: 0))
            if checked.remove(place) == nil { checked.insert(place) }
            #expect(field.drafted() == checked.sorted().map { names[$0] })
        }
    }

    @Test func `R18 keys pass over disabled options and section headings`() {
        let list = try! OptionList(
            ["a", "-b", "-c", "d"].enumerated().map { place, name in
                PickerOption(
                    id: OptionID(name), title: name, section: place < 2 ? "First" : "Second",
                    availability: name.hasPrefix("-") ? .disabled(reason: nil) : .enabled)
            })
        var field = TestField.make(options: [list])
        field.send(.popupOpen)
        #expect(field.press(.down).changes.isEmpty)
        #expect(field.highlighted() == "d")
        field.press(.up)
        #expect(field.highlighted() == "a")
        #expect(field.snapshot.columns[0].rowCount == 4, "headings are not counted")
        #expect(field.accessibility.activeRow?.size == 4)
    }

    @Test func `R18 a disabled option is not picked by pointer, key, text or typeahead, and says its reason`()
    {
        var field = TestField.make(.menu, options: [TestField.list("a", "-b")])
        field.send(.popupOpen)
        let effects = field.send(.optionPress("b", column: 0))
        #expect(effects.changes.isEmpty)
        #expect(effects.announcements.first?.contains("sold out") == true)
        field.send(.optionPoint("b", column: 0))
        field.press(.character("b"))
        #expect(field.highlighted() == "a")
        #expect(field.isOpen)
    }

    /// A value that was disabled after it had been picked could be unchecked and checked again.
    @Test func `R18 a disabled value can be unchecked, not checked again`() {
        var field = Self.field(.menu, TestField.list("-a", "b"), selected: ["a"]) { $0.onMissing = .keep }
        field.send(.popupOpen)
        #expect(field.highlighted() == "a")
        field.press(.space)
        #expect(field.drafted() == [])
        #expect(field.press(.space).announcements.first?.contains("sold out") == true)
        #expect(field.drafted() == [])
    }

    static let steps: [(keys: [Key], list: String, expected: String)] = [
        ([.down, .down, .down, .down], "0 1 -2 3 4 5 6 7", "5"),
        ([.down, .down, .down, .down], "-0 -1 -2 -3 -4 -5 -6 7", "7"),
        ([], "-0 -1 -2 -3 4 -5 -6 -7", "4"),
        ([.end], "0 1 2 3 4 5 6 7", "7"),
        ([.end], "0 1 2 -3", "2"),
        ([.end, .up, .up, .pageDown, .pageUp, .pageUp, .down], "0 -1 2 -3 4 -5 6 -7 8 -9", "2"),
        ([.end, .down, .down], "0 1 2", "2"),
        ([.up, .up], "0 1 2", "0"),
        ([.end, .home], "-0 1 2", "1"),
    ]

    @Test(arguments: steps.indices) func `R18 keys end on an enabled option`(index: Int) {
        let step = Self.steps[index]
        var builder = OptionListBuilder()
        for word in step.list.split(separator: " ") {
            let isDisabled = word.hasPrefix("-")
            builder.append(
                titled: PickerOption(
                    id: "", title: isDisabled ? String(word.dropFirst()) : String(word),
                    availability: isDisabled ? .disabled(reason: nil) : .enabled))
        }
        var field = TestField.make(options: [builder.finish()])
        field.send(.popupOpen)
        for key in step.keys { field.press(key) }
        #expect(field.highlighted() == step.expected)
    }
}
