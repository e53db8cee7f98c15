import PickerCore
import Testing

/// What the rows of the key table bring about in a field.
@Suite struct KeyEffectTests {
    /// A field at Belgium of four options, with Chile disabled; open or not.
    static func field(_ style: FieldStyle, isOpen: Bool) -> FieldState {
        var field = TestField.make(
            style, options: [TestField.list("Austria", "Belgium", "-Chile", "Denmark", "Egypt")],
            selected: [["Belgium"]]
        ) { $0.visibleRows = 2 }
        field.send(.fieldFocus(byAssistiveTechnology: false))
        if isOpen { field.send(.popupOpen) }
        return field
    }

    static let opening: [(key: Key, modifiers: KeyModifiers, highlighted: String)] = [
        (.down, [], "Belgium"), (.up, [], "Belgium"), (.down, .alt, "Belgium"), (.up, .alt, "Belgium"),
        (.enter, [], "Belgium"), (.space, [], "Belgium"), (.home, [], "Austria"), (.end, [], "Egypt"),
        (.character("d"), [], "Denmark"),
    ]

    @Test(arguments: opening.indices) func `a closed list opens and changes nothing`(index: Int) {
        let row = Self.opening[index]
        for style in [FieldStyle.wheel, .menu] {
            var field = Self.field(style, isOpen: false)
            let effects = field.send(.keyPress(row.key, row.modifiers))
            #expect(field.isOpen)
            #expect(field.highlighted() == row.highlighted)
            #expect(effects.changes.isEmpty && effects.passedKeys.isEmpty)
        }
    }

    static let moving: [(key: Key, highlighted: String)] = [
        (.down, "Denmark"), (.up, "Austria"), (.pageDown, "Denmark"), (.pageUp, "Austria"),
    ]

    @Test(arguments: moving.indices) func `an open popup moves its highlight over what is disabled`(
        index: Int
    ) {
        for style in FieldStyle.allCases {
            var field = Self.field(style, isOpen: true)
            #expect(field.press(Self.moving[index].key).changes.isEmpty)
            #expect(field.highlighted() == Self.moving[index].highlighted)
        }
    }

    @Test(arguments: FieldStyle.allCases)
    func `Home and End go to the ends of a list, and are the caret's in text`(
        style: FieldStyle
    ) {
        var field = Self.field(style, isOpen: true)
        for (key, end) in [(Key.end, "Egypt"), (.home, "Austria")] {
            let effects = field.press(key)
            #expect(effects.passedKeys == (style == .combo ? [key] : []))
            #expect(field.highlighted() == (style == .combo ? "Belgium" : end))
        }
    }

    static let closing: [(key: Key, modifiers: KeyModifiers, picked: String)] = [
        (.enter, [], "Denmark"), (.up, .alt, "Denmark"), (.escape, [], "Belgium"), (.tab, [], "Denmark"),
        (.tab, .shift, "Denmark"),
    ]

    @Test(arguments: closing.indices) func `an open popup closes, with the draft or without`(index: Int) {
        let row = Self.closing[index]
        for style in FieldStyle.allCases {
            var field = Self.field(style, isOpen: true)
            field.press(.down)
            let effects = field.send(.keyPress(row.key, row.modifiers))
            #expect(!field.isOpen)
            // Tab leaves a combo box by its text (R6), and its text still says Belgium.
            #expect(field.picked == [style == .combo && row.key == .tab ? "Belgium" : row.picked])
            let moves: [FocusDirection] =
                row.key == .tab ? [row.modifiers == .shift ? .previous : .next] : []
            #expect(effects.focusMoves == moves)
        }
    }

    @Test func `Space commits in a list, toggles where several are picked, and is text in a combo box`() {
        for style in [FieldStyle.wheel, .menu] {
            var field = Self.field(style, isOpen: true)
            field.press(.down, .space)
            #expect(field.picked == ["Denmark"])
            var several = TestField.make(style) { $0.isMultiple = true }
            several.send(.popupOpen)
            several.press(.space)
            #expect(several.isOpen && several.drafted() == ["Austria"])
        }
        var combo = Self.field(.combo, isOpen: true)
        combo.press(.space)
        #expect(combo.text == " ")
    }

    @Test func `Control-Space checks where Space is text`() {
        var field = TestField.make(.combo) { $0.isMultiple = true }
        field.send(.queryEdit("b"), .keyPress(.space, .ctrl))
        #expect(field.drafted() == ["Belgium"])
        #expect(field.text == "b")
    }

    @Test func `Alt with A, D and R checks all, none and the others`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(style) { $0.isMultiple = true }
            field.send(.popupOpen, .keyPress(.character("a"), .alt))
            #expect(field.drafted()?.count == 3)
            field.send(.keyPress(.character("d"), .alt))
            #expect(field.drafted() == [])
            field.press(.down)
            field.send(.keyPress(.space, .ctrl), .keyPress(.character("r"), .alt))
            #expect(field.drafted() == ["Austria", "Chile"])
        }
    }

    @Test func `Escape on a closed field belongs to the container, but for a combo box that just reverted`() {
        for style in FieldStyle.allCases {
            var field = Self.field(style, isOpen: false)
            #expect(field.press(.escape).passedKeys == [.escape])
            #expect(field.picked == ["Belgium"])
        }
        var combo = Self.field(.combo, isOpen: true)
        #expect(combo.press(.escape).dismissals == [.revert])
        #expect(combo.press(.escape).reasons == [.clear])
        #expect(combo.press(.escape).passedKeys == [.escape])
    }

    @Test func `a second Escape clears only directly after the first, and only where none is allowed`() {
        var combo = Self.field(.combo, isOpen: true)
        combo.press(.escape, .left, .escape)
        #expect(combo.picked == ["Belgium"])
        var required = TestField.make(.combo, selected: ["Chile"]) { $0.isRequired = true }
        required.send(.popupOpen)
        required.press(.escape)
        #expect(required.press(.escape).passedKeys == [.escape])
        #expect(required.picked == ["Chile"])
    }

    @Test func `Control-Z undoes a commit on a closed field and text in an open combo box`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(style)
            field.send(.popupOpen, .toolbarDone)
            #expect(field.send(.keyPress(.character("z"), .ctrl)).reasons == [.undo])
            #expect(field.send(.keyPress(.character("Z"), .ctrl)).reasons == [.redo])
            #expect(field.send(.keyPress(.character("z"), .meta)).reasons == [.undo])
        }
        var combo = Self.field(.combo, isOpen: true)
        #expect(combo.send(.keyPress(.character("z"), .ctrl)).passedKeys == [.character("z")])
    }

    @Test func `Delete and Backspace clear a closed list that may be empty`() {
        for key in [Key.delete, .backspace] {
            var field = Self.field(.menu, isOpen: false)
            #expect(field.press(key).reasons == [.clear])
            var required = TestField.make(.menu, selected: ["Chile"]) { $0.isRequired = true }
            #expect(required.press(key).changes.isEmpty)
        }
    }

    @Test func `Backspace in a combo box takes back what was typed, then the value as a whole`() {
        var field = Self.field(.combo, isOpen: false)
        field.send(.textType("de"))
        field.press(.backspace)
        #expect(field.text == "d")
        field.press(.escape, .backspace)
        #expect(field.isOpen && field.text == "")
    }

    @Test func `Left and Right are passed on where there is but one column`() {
        for style in [FieldStyle.wheel, .menu] {
            var field = Self.field(style, isOpen: true)
            #expect(field.press(.left, .right).passedKeys == [.left, .right])
        }
    }
}
