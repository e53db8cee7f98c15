import PickerCore
import Testing

/// What assistive technology is to know (R22), and texts in a person's language (R23).
@Suite struct AccessibilityTests {
    @Test func `R22 the name is the label and the value the picked title`() {
        var field = TestField.make(selected: ["Austria"])
        #expect(field.accessibility.name == "Country")
        #expect(field.accessibility.value == "Austria")
        #expect(!field.accessibility.isExpanded)
        #expect(field.accessibility.activeRow == nil)
        field.send(.popupOpen)
        field.press(.down)
        #expect(field.accessibility.isExpanded)
        #expect(field.accessibility.value == "Austria", "the old value until Done")
        field.press(.escape)
        #expect(field.accessibility.value == "Austria")
        #expect(!field.accessibility.isExpanded)
    }

    @Test func `R22 the placeholder is no value`() {
        let field = TestField.make { $0.placeholder = "Any country" }
        #expect(field.accessibility.value.isEmpty)
        #expect(field.snapshot.placeholder == "Any country")
    }

    /// Thirteen rows, as in the fruit list of the ARIA practices' own tests.
    static let fruits = [
        "Choose a Fruit", "Apple", "Banana", "Blueberry", "Boysenberry", "Cherry", "Cranberry", "Durian",
        "Eggplant", "Fig", "Grape", "Guava", "Huckleberry",
    ]

    static let rows: [(keys: [Key], name: String, position: Int)] = [
        ([.down], "Choose a Fruit", 1), ([.up], "Choose a Fruit", 1), ([.enter], "Choose a Fruit", 1),
        ([.space], "Choose a Fruit", 1), ([.home], "Choose a Fruit", 1), ([.end], "Huckleberry", 13),
        ([.character("a")], "Apple", 2), ([.character("b")], "Banana", 3),
        ([.character("b"), .character("b")], "Blueberry", 4),
        ([.character("b"), .character("b"), .character("b"), .character("b")], "Banana", 3),
        ([.character("b"), .character("l")], "Blueberry", 4),
        ([.down, .pageDown], "Grape", 11), ([.down, .pageDown, .pageDown], "Huckleberry", 13),
        ([.end, .pageUp], "Banana", 3), ([.end, .pageUp, .pageUp], "Choose a Fruit", 1),
        ([.end, .down], "Huckleberry", 13), ([.home, .up], "Choose a Fruit", 1),
    ]

    @Test(arguments: rows.indices) func `R22 the active row tells name, position and size`(index: Int) {
        let row = Self.rows[index]
        var field = TestField.make(.menu, Self.fruits, selected: ["Choose a Fruit"])
        for key in row.keys { field.press(key) }
        let active = field.accessibility.activeRow
        #expect(active?.size == 13)
        #expect(active?.name == row.name)
        #expect(active?.position == row.position)
    }

    @Test func `R22 a row says section, state and why it is disabled`() {
        let list = try! OptionList([
            PickerOption(id: "a", title: "Apple", section: "Fruit"),
            PickerOption(
                id: "b", title: "Beet", section: "Roots", availability: .disabled(reason: "frozen ground")),
            PickerOption(id: "c", title: "Chard", availability: .disabled(reason: nil)),
        ])
        var field = TestField.make(options: [list], selected: [["a"]])
        field.send(.popupOpen)
        let rows = (0..<3).map { field.accessibility(ofRow: $0, column: 0) }
        #expect(rows[0].isSelected && rows[0].section == "Fruit" && rows[0].disabledReason == nil)
        #expect(!rows[1].isSelected && rows[1].disabledReason == "frozen ground")
        #expect(rows[2].disabledReason == "")
        let spoken = rows.map { $0.spoken(field.texts) }
        #expect(spoken[0] == "Apple, selected, Fruit, 1 of 3")
        #expect(spoken[1].contains("frozen ground"))
    }

    @Test func `R22 in a multiple field the check marks are what is selected`() {
        var field = TestField.make { $0.isMultiple = true }
        field.send(.popupOpen, .optionPress("Chile", column: 0))
        #expect((0..<3).map { field.accessibility(ofRow: $0, column: 0).isSelected } == [false, false, true])
    }

    @Test func `R22 the none row has a name and no position`() {
        var field = TestField.make(.menu, ["", "Mr"])
        field.send(.popupOpen)
        #expect(field.accessibility.activeRow?.name == field.texts(.none))
        #expect(field.accessibility.activeRow?.position == nil)
        #expect(field.accessibility.activeRow?.isSelected == true)
        #expect(field.accessibility(ofRow: 1, column: 0).position == 1)
        #expect(field.accessibility(ofRow: 1, column: 0).size == 1)
    }

    @Test func `R22 the number of matches is announced when it changes, and only then`() {
        var field = TestField.make(.combo, ["aa", "ab", "b"])
        #expect(field.send(.queryEdit("a")).announcements == ["2 options available"])
        #expect(field.send(.queryEdit("aa")).announcements == ["1 option available"])
        #expect(field.send(.queryEdit("ab")).announcements.isEmpty)
        #expect(field.send(.queryEdit("x")).announcements == [field.texts(.noMatch)])
        #expect(field.send(.queryEdit("")).announcements == ["3 options available"])
    }

    @Test func `R22 what was picked, cleared, undone and checked is announced`() {
        var field = TestField.make()
        field.send(.popupOpen)
        #expect(field.press(.enter).announcements == [field.texts(.picked(title: "Austria"))])
        #expect(field.send(.commitUndo).announcements == [field.texts(.undone(title: nil))])
        #expect(field.send(.commitRedo).announcements == [field.texts(.redone(title: "Austria"))])
        #expect(field.send(.fieldClear).announcements == [field.texts(.cleared)])
        var several = TestField.make { $0.isMultiple = true }
        several.send(.popupOpen)
        #expect(several.press(.space).announcements == ["Austria, \(field.texts(.selectedState))"])
        #expect(several.press(.space).announcements == ["Austria, \(field.texts(.notSelectedState))"])
    }

    @Test func `R22 errors come from the model`() {
        var field = TestField.make { $0.isRequired = true }
        #expect(field.accessibility.isRequired)
        #expect(field.accessibility.invalidMessage == nil)
        field.send(.fieldValidate)
        #expect(field.accessibility.invalidMessage == field.texts(.requiredMessage))
    }

    @Test func `R22 the role is that of the style`() {
        #expect(TestField.make(.wheel).accessibility.role == .spinButton)
        #expect(TestField.make(.menu).accessibility.role == .comboBox(isEditable: false))
        #expect(TestField.make(.combo).accessibility.role == .comboBox(isEditable: true))
    }

    @Test(arguments: [
        ("de_AT.UTF-8", "Auswählen", false), ("he", "", true), ("ar-EG", "", true), ("xx", "", false),
    ]) func `R23 texts and direction follow the locale`(locale: String, part: String, isRightToLeft: Bool) {
        let field = TestField.make { $0.language = locale }
        #expect(field.snapshot.isRightToLeft == isRightToLeft)
        let english = TestField.make().snapshot.placeholder
        #expect((field.snapshot.placeholder == english) == (locale == "xx"))
    }

    @Test func `R23 right to left, Left goes to the next column`() {
        for (language, key) in [("en", Key.right), ("he", .left), ("ar", .left), ("de", .right)] {
            var field = ColumnTests.dependent { $0.language = language }
            field.send(.popupOpen)
            field.press(key)
            #expect(field.activeColumn == 1)
            field.press(key == .left ? .right : .left)
            #expect(field.activeColumn == 0)
        }
    }

    @Test func `R23 announcements speak the field's language`() {
        var field = TestField.make { $0.language = "fr" }
        field.send(.popupOpen)
        let heard = field.press(.enter).announcements
        #expect(heard == [Texts(localeIdentifier: "fr")(.picked(title: "Austria"))])
        #expect(heard != [Texts(localeIdentifier: "en")(.picked(title: "Austria"))])
    }
}
