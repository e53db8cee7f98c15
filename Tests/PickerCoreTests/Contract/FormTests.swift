import PickerCore
import Testing

/// A form has an order, and what may be done to its fields differs (R19, R20).
@Suite struct FormTests {
    static func form(
        _ count: Int = 3, _ configure: (Int, inout FieldConfiguration) -> Void = { _, _ in }
    ) -> FormState {
        FormState(
            (0..<count).map { place in
                var configuration = FieldConfiguration(name: "field \(place)")
                configure(place, &configuration)
                return FieldState(configuration, options: [OptionList(titles: ["a", "b", "c"])])
            })
    }

    @Test func `R19 Next and Previous skip disabled and hidden fields and do not wrap`() {
        var form = Self.form(5) { place, configuration in
            configuration.isEnabled = place != 1
            configuration.isHidden = place == 3
        }
        var places: [Int?] = []
        for event in [
            FormEvent.focusNext, .focusNext, .focusNext, .focusNext, .focusPrevious, .focusPrevious,
        ] {
            form.reduce(event)
            places.append(form.focused)
        }
        #expect(places == [0, 2, 4, 4, 2, 0])
        #expect(form.reduce(.focusPrevious) == [.endReached(.previous)])
        #expect(form.focused == 0)
    }

    @Test func `R19 Next on the last field is Done`() {
        var form = Self.form(2)
        form.reduce(.field(1, .popupOpen))
        form.reduce(.focused(.keyPress(.down, [])))
        let effects = form.reduce(.focused(.toolbarNext))
        #expect(effects.contains(.endReached(.next)))
        #expect(effects.contains(.field(1, .dismiss(.commit))))
        #expect(form.fields[1].picked == ["b"])
        #expect(form.focused == 1)
    }

    @Test func `R19 opening a field dismisses the open one by its outside policy`() {
        for (style, expected) in [(FieldStyle.wheel, ["b"]), (.menu, [])] {
            var form = Self.form { _, configuration in configuration.style = style }
            form.reduce(.field(0, .popupOpen))
            form.reduce(.focused(.keyPress(.down, [])))
            let effects = form.reduce(.field(2, .popupOpen))
            #expect(form.openField == 2)
            #expect(form.focused == 2)
            #expect(form.fields[0].picked == expected)
            #expect(effects.contains(.focus(2)))
            #expect(form.checkInvariants().isEmpty)
        }
    }

    @Test func `R19 Tab commits and goes on, Shift-Tab back`() {
        var form = Self.form()
        form.reduce(.field(1, .popupOpen))
        form.reduce(.focused(.keyPress(.down, [])))
        form.reduce(.focused(.keyPress(.tab, [])))
        #expect(form.fields[1].picked == ["b"])
        #expect(form.focused == 2)
        form.reduce(.focused(.keyPress(.tab, .shift)))
        form.reduce(.focused(.keyPress(.tab, .shift)))
        #expect(form.focused == 0)
        #expect(form.openField == nil)
    }

    @Test func `R19 focus opens a field only where it says so, never for assistive technology`() {
        for opens in [true, false] {
            var form = Self.form { _, configuration in configuration.opensOnFocus = opens }
            form.reduce(.focusNext)
            #expect(form.openField == (opens ? 0 : nil))
            form.reduce(.field(1, .fieldFocus(byAssistiveTechnology: true)))
            #expect(form.focused == 1)
            #expect(form.openField == nil)
        }
    }

    @Test func `R19 a focused field that is disabled or hidden passes the focus on`() {
        for event in [FieldEvent.enablingSet(false), .hidingSet(true)] {
            var form = Self.form()
            form.reduce(.field(1, .popupOpen))
            let effects = form.reduce(.field(1, event))
            #expect(form.focused == 2)
            #expect(effects.contains(.focus(2)))
            #expect(form.openField == nil)
            form.reduce(.field(2, event))
            #expect(form.focused == 0)
            form.reduce(.field(0, event))
            #expect(form.focused == nil)
            #expect(form.checkInvariants().isEmpty)
        }
    }

    @Test func `R20 a disabled field takes neither focus nor keys, and keeps its value`() {
        var form = Self.form { place, configuration in configuration.isEnabled = place != 0 }
        for event in [
            FieldEvent.popupOpen, .keyPress(.down, []), .textType("b"), .fieldClear, .triggerPress,
            .fieldFocus(byAssistiveTechnology: false),
        ] { #expect(form.reduce(.field(0, event)).isEmpty) }
        #expect(form.focused == nil)
        form.reduce(.field(0, .selectionSet([["b"]])))
        #expect(form.fields[0].picked == ["b"], "the program may still set it")
    }

    @Test func `R20 a read-only field takes focus and does not open`() {
        var field = TestField.make(.combo, selected: ["Austria"]) { $0.isReadOnly = true }
        field.send(.fieldFocus(byAssistiveTechnology: false))
        #expect(field.isFocused)
        for event in [
            FieldEvent.popupOpen, .triggerPress, .keyPress(.down, []), .keyPress(.character("b"), []),
            .textType("b"), .queryEdit("b"), .fieldClear, .keyPress(.backspace, []), .keyPress(.delete, []),
            .keyPress(.character("z"), .ctrl),
        ] {
            #expect(field.reduce(event).changes.isEmpty)
            #expect(!field.isOpen)
            #expect(field.text == "Austria")
        }
        #expect(field.press(.tab).focusMoves == [.next])
    }

    @Test func `R20 required says so once the field has been left`() {
        var form = Self.form { _, configuration in configuration.isRequired = true }
        form.reduce(.focusNext)
        #expect(form.fields[0].message == nil)
        let effects = form.reduce(.focusNext)
        let message = form.fields[0].texts(.requiredMessage)
        #expect(form.fields[0].message == message)
        #expect(effects.contains(.field(0, .announce(message))))
        #expect(form.fields[1].message == nil)
        form.reduce(.field(0, .selectionSet([["a"]])))
        #expect(form.fields[0].message == nil)
    }

    @Test func `R20 submitting an incomplete form leads to the first problem`() {
        var form = Self.form(4) { place, configuration in
            configuration.isRequired = place > 0
            configuration.isHidden = place == 2
        }
        let effects = form.reduce(.formSubmit)
        #expect(!effects.contains(.submitted))
        #expect(form.focused == 1)
        #expect(form.invalidPlaces == [1, 3])
        #expect(form.fields.map { $0.message != nil } == [false, true, true, true])
        form.reduce(.field(1, .selectionSet([["a"]])))
        form.reduce(.field(3, .selectionSet([["a"]])))
        #expect(form.reduce(.formSubmit).contains(.submitted))
    }

    @Test(arguments: FieldStyle.allCases) func `R19 submitting commits what an open field shows, as Tab does`(
        style: FieldStyle
    ) {
        var byTab = Self.form(2) { _, configuration in configuration.style = style }
        byTab.reduce(.focusNext)
        byTab.reduce(.focused(.keyPress(.down, [])))
        byTab.reduce(.focused(.keyPress(.down, [])))
        var bySubmission = byTab
        byTab.reduce(.focused(.keyPress(.tab, [])))
        #expect(bySubmission.reduce(.formSubmit).contains(.submitted))
        #expect(bySubmission.fields[0].selection == byTab.fields[0].selection)
        #expect(bySubmission.openField == nil)
    }

    @Test(arguments: [FieldStyle.menu, .combo])
    func `R17 R19 a form is not submitted over too few check marks`(
        style: FieldStyle
    ) {
        var form = Self.form(1) { _, configuration in
            configuration.style = style
            configuration.isMultiple = true
            configuration.minimum = 2
        }
        form.reduce(.field(0, .popupOpen))
        form.reduce(.field(0, .optionPress("a", column: 0)))
        let effects = form.reduce(.formSubmit)
        #expect(!effects.contains(.submitted))
        #expect(form.openField == 0 && form.focused == 0)
        #expect(form.fields[0].message == form.fields[0].texts(.minimumMessage(2)))
        #expect(form.fields[0].isChecked("a"))
        form.reduce(.field(0, .optionPress("b", column: 0)))
        #expect(form.reduce(.formSubmit).contains(.submitted))
        #expect(form.fields[0].selection.ids == ["a", "b"])
    }

    @Test func `R20 a field that nobody can change keeps no form from being submitted`() {
        for change in [FieldEvent.enablingSet(false), .readOnlySet(true), .hidingSet(true)] {
            var form = Self.form(1) { _, configuration in configuration.isRequired = true }
            form.reduce(.field(0, change))
            #expect(form.reduce(.formSubmit).contains(.submitted))
        }
    }

    @Test func `R20 Done on nothing in a required field keeps it open and says so`() {
        var field = TestField.make(.menu, options: [OptionList(titles: ["a"])]) {
            $0.isRequired = true
            $0.isMultiple = true
        }
        field.send(.popupOpen)
        #expect(field.send(.toolbarDone).announcements == [field.texts(.requiredMessage)])
        #expect(field.isOpen)
        #expect(!field.canClear)
    }

    @Test func `a form without fields is submitted as it is, and has nowhere to go`() {
        var form = FormState([])
        #expect(form.reduce(.focusNext) == [.endReached(.next)])
        #expect(form.reduce(.field(0, .popupOpen)).isEmpty)
        #expect(form.reduce(.focused(.popupOpen)).isEmpty)
        #expect(form.reduce(.formSubmit) == [.submitted])
    }

    @Test func `a hidden field does not open`() {
        var field = TestField.make { $0.isHidden = true }
        for event in [
            FieldEvent.popupOpen, .triggerPress, .keyPress(.down, []), .queryEdit("a"),
            .fieldFocus(byAssistiveTechnology: false),
        ] {
            field.reduce(event)
            #expect(!field.isOpen)
        }
    }
}
