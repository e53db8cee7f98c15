import PickerCore
import PickerHeadless
import Testing

/// What the web's tests expect of select elements, combo boxes and screen readers, as far as it goes for a picker.
@Suite struct WebCases {
    typealias Case = UserCase

    static let fruits = "Choose Apple Banana Blueberry Cherry Huckleberry"

    static let select: [Case] = [
        Case("H01", "none of two is picked by itself (differs)") {
            try Case.tester("a b").expect(.nothingPicked)
        },
        Case("H04", "several values stand in the order of the list") {
            let tester = Case.tester("a b c") { $0.isMultiple = true }
            tester.open()
            try tester.pressOption("c")
            try tester.pressOption("a")
            tester.done()
            try tester.expect(.picked("a", "c"))
        },
        Case("H07", "no options, no value") { try Case.tester("").expect(.text(""), .nothingPicked) },
        Case("H10 H12 H13", "required and nothing picked is invalid, and valid once picked") {
            for isMultiple in [false, true] {
                let tester = Case.tester("a b") {
                    $0.isRequired = true
                    $0.isMultiple = isMultiple
                }
                tester.send(.fieldValidate)
                try tester.expect(.message("Choose an option"))
                tester.send(.selectionSet([["b"]]))
                try tester.expect(.message(nil))
                tester.send(.selectionSet([]))
                try tester.expect(.message("Choose an option"))
            }
        },
        Case("H16", "picking what is picked already stays") {
            let tester = Case.tester("a b", selected: "b")
            try tester.pick("b")
            try tester.expect(.picked("b"), .unchanged, .dismissed(.commit))
        },
        Case("H21", "a disabled or read-only field does not open") {
            for isReadOnly in [false, true] {
                let tester = Case.tester("a b") {
                    $0.isReadOnly = isReadOnly
                    $0.isEnabled = isReadOnly
                }
                tester.open()
                try tester.expect(.closed)
            }
        },
        Case("H24", "the style changes while it is open") {
            let tester = Case.tester(fruits, selected: "Banana")
            tester.open()
            var configuration = tester.field.configuration
            configuration.style = .wheel
            tester.send(.configurationReplace(configuration))
            try tester.expect(.closed, .picked("Banana"), .unchanged)
            tester.open()
            try tester.expect(.highlighted("Banana"))
        },
    ]

    static let picker: [Case] = [
        Case("P01", "Down and Up open at what is picked") {
            for key in [Key.down, .up, .space, .enter] {
                let tester = Case.tester(fruits, selected: "Cherry")
                tester.press(key)
                try tester.expect(.open, .highlighted("Cherry"), .unchanged)
            }
        },
        Case("P04", "Escape, outside and blur close a menu and keep the value") {
            for close in [FieldEvent.keyPress(.escape, []), .outsidePress, .fieldBlur, .triggerPress] {
                let tester = Case.tester(fruits, selected: "Cherry")
                tester.open()
                tester.press(.down)
                tester.send(close)
                try tester.expect(.closed, .picked("Cherry"), .unchanged)
            }
        },
        Case("P10", "Left and Right on a closed field are passed on (differs)") {
            let tester = Case.tester(fruits, selected: "Cherry")
            tester.press(.right)
            #expect(tester.effects.contains(.field(0, .passKey(.right, []))))
        },
        Case("B03", "a space matches everything (differs), no match says so and stays open") {
            let tester = Case.tester(.combo, fruits)
            tester.edit(to: " ")
            try tester.expect(.status(.ready))
            tester.edit(to: "xyz")
            try tester.expect(.open, .status(.noMatch))
        },
        Case("B04", "editing takes the highlight to the best match") {
            let tester = Case.tester(.combo, fruits)
            tester.open()
            tester.press(.down, .down)
            tester.edit(to: "blue")
            try tester.expect(.highlighted("Blueberry"))
        },
        Case("B06", "a matching disabled option is not committed by leaving") {
            let tester = Case.tester(.combo, "a -bee", selected: "a") { $0.allowsCustomText = true }
            tester.edit(to: "bee")
            tester.leave()
            try tester.expect(.picked("a"), .unchanged, .dismissed(.nothingToCommit))
        },
        Case("B07", "deleted text clears when it is committed (differs), where that is allowed") {
            for (isRequired, picked) in [(false, [String]()), (true, ["Apple"])] {
                let tester = Case.tester(.combo, fruits, selected: "Apple") { $0.isRequired = isRequired }
                tester.edit(to: "")
                try tester.expect(.unchanged)
                tester.leave()
                try tester.expect(.picked(picked))
            }
        },
        Case("B10", "a new title shows at once, unless the person edits") {
            let renamed = try OptionList([PickerOption(id: "Apple", title: "Pomme")])
            let idle = Case.tester(.combo, fruits, selected: "Apple")
            idle.send(.optionsReplace(renamed, column: 0))
            try idle.expect(.text("Pomme"), .unchanged)
            let editing = Case.tester(.combo, fruits, selected: "Apple")
            editing.edit(to: "ban")
            editing.send(.optionsReplace(renamed, column: 0))
            try editing.expect(.text("ban"))
            editing.cancel()
            try editing.expect(.text("Pomme"))
        },
    ]

    static let spoken: [Case] = [
        Case("A01", "a closed box tells role, name, value and that it is closed") {
            let field = Case.tester(fruits, selected: "Banana").field.accessibility
            #expect(field.role == .comboBox(isEditable: false))
            #expect(field.name == "Fruit" && field.value == "Banana" && !field.isExpanded)
        },
        Case("A03 A04", "an opened box tells the active option, its place and that it is selected") {
            let tester = Case.tester(fruits, selected: "Banana")
            tester.press(.down)
            let row = tester.field.accessibility.activeRow
            #expect(tester.field.accessibility.isExpanded)
            #expect(row?.name == "Banana" && row?.position == 3 && row?.size == 6 && row?.isSelected == true)
        },
        Case("A06 A07 A09", "opened by a letter or by End it tells where it is") {
            for (key, name, position) in [(Key.character("a"), "Apple", 2), (.end, "Huckleberry", 6)] {
                let tester = Case.tester(fruits, selected: "Choose")
                tester.press(key)
                let row = tester.field.accessibility.activeRow
                #expect(row?.name == name && row?.position == position && row?.isSelected == false)
            }
        },
        Case("A13", "Escape tells the old value") {
            let tester = Case.tester(fruits, selected: "Banana")
            tester.press(.down, .down, .escape)
            #expect(tester.field.accessibility.value == "Banana" && !tester.field.accessibility.isExpanded)
        },
        Case("A18", "in a filtered list place and number are those of what shows") {
            let tester = Case.tester(.combo, fruits)
            tester.type("b")
            tester.press(.down)
            let row = tester.field.accessibility.activeRow
            #expect(row?.position == 2 && row?.size == 3)
        },
        Case("A22 A25", "a wheel is a spin button with its value, and says what is wrong") {
            let tester = Case.tester(.wheel, fruits) { $0.isRequired = true }
            tester.send(.fieldValidate)
            let field = tester.field.accessibility
            #expect(field.role == .spinButton && field.isRequired)
            #expect(field.invalidMessage == "Choose an option")
        },
        Case("R02", "the number of matches is said only when it changed") {
            let tester = Case.tester(.combo, fruits)
            tester.type("b")
            try tester.expect(.announced("3 options available"))
            tester.type("b")
            tester.edit(to: "bl")
            try tester.expect(.announced("1 option available"))
            tester.edit(to: "blu")
            #expect(tester.announcements.isEmpty)
        },
        Case("R03", "what was picked is said") {
            let tester = Case.tester(fruits)
            try tester.pick("Cherry")
            try tester.expect(.announced("Cherry, selected"))
        },
    ]

    @Test(arguments: select + picker) func `R4 R6 R10 R20 select elements and combo boxes of the web`(
        example: Case
    ) throws { try example.body() }

    @Test(arguments: spoken) func `R22 what a screen reader is to hear`(example: Case) throws {
        try example.body()
    }
}
