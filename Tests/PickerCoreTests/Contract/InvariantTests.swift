import Testing

@testable import PickerCore

/// The invariants that the other tests rely on notice what they are to notice.
@Suite struct InvariantTests {
    @Test func `a sound field and a sound form break nothing`() {
        for style in FieldStyle.allCases {
            var field = TestField.make(style)
            #expect(field.checkInvariants().isEmpty)
            field.send(.popupOpen)
            #expect(field.checkInvariants().isEmpty)
        }
        #expect(FormTests.form().checkInvariants().isEmpty)
    }

    static let breaches: [(sentence: String, body: @Sendable (inout FieldState) -> Void)] = [
        ("the selection has an entry for each column", { $0.selection.columns.append([]) }),
        ("the active column is one of the columns", { $0.activeColumn = 1 }),
        ("a disabled field is closed", { $0.configuration.isEnabled = false }),
        ("a read-only field is closed", { $0.configuration.isReadOnly = true }),
        ("a hidden field is closed", { $0.configuration.isHidden = true }),
        ("an open field, and no other, knows what it opened with", { $0.isOpen = false }),
        (
            "a single field has one value a column at most",
            { $0.selection.columns[0] = [Pick(id: "a", title: "a"), Pick(id: "b", title: "b")] }
        ),
        (
            "no value is picked twice",
            { $0.selection.columns[0] = [Pick(id: "a", title: "a"), Pick(id: "a", title: "a")] }
        ),
        ("a picked option is in the list", { $0.selection.columns[0] = [Pick(id: "x", title: "x")] }),
        ("what shows is of the list as it is", { $0.columns[0].options = OptionList(titles: ["a"]) }),
        ("what shows answers the query", { $0.query = "a" }),
        ("what is highlighted shows", { $0.columns[0].highlight = .option("x") }),
        ("a wheel at rest stands on what is highlighted", { $0.columns[0].highlight = .option("b") }),
        (
            "a disabled option is not highlighted unless it is what is picked",
            { $0.columns[0].highlight = .option("c") }
        ),
        (
            "what is drafted is highlighted, or what is picked",
            { $0.columns[0].draft = [Pick(id: "b", title: "b")] }
        ),
    ]

    @Test(arguments: breaches.indices) func `a broken field is noticed`(index: Int) {
        var field = TestField.make(.wheel, options: [TestField.list("a", "b", "-c")])
        field.send(.popupOpen)
        Self.breaches[index].body(&field)
        #expect(field.checkInvariants().contains(Self.breaches[index].sentence))
    }

    @Test func `several values out of order are noticed`() {
        var field = TestField.make { $0.isMultiple = true }
        field.selection.columns[0] = ["Chile", "Austria"].map { Pick(id: OptionID($0), title: $0) }
        #expect(field.checkInvariants().contains("several values stand in option order"))
    }

    @Test func `a closed field that composes or has a query is noticed`() {
        var field = TestField.make(.combo)
        field.isComposing = true
        field.query = "a"
        #expect(
            field.checkInvariants() == [
                "a closed field has no query", "only a focused field composes",
            ])
        field = TestField.make(.combo)
        field.isSearchDue = true
        #expect(field.checkInvariants() == ["a closed field searches for nothing"])
    }

    static let formBreaches: [(sentence: String, body: @Sendable (inout FormState) -> Void)] = [
        ("the focus is on a field of the form", { $0.focused = 9 }),
        ("the focused field knows it", { $0.focused = 1 }),
        ("a field that has the focus is the form's focused field", { $0.fields[0].isFocused = true }),
        (
            "at most one field has the focus",
            {
                $0.fields[0].isFocused = true
                $0.fields[1].isFocused = true
            }
        ),
        (
            "at most one field is open",
            {
                $0.fields[0].reduce(.popupOpen)
                $0.fields[1].reduce(.popupOpen)
            }
        ),
    ]

    @Test(arguments: formBreaches.indices) func `a broken form is noticed`(index: Int) {
        var form = FormTests.form()
        Self.formBreaches[index].body(&form)
        #expect(form.checkInvariants().contains(Self.formBreaches[index].sentence))
    }
}
