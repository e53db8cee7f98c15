import PickerCore
import Testing

/// Quickly typed keys make a string that the highlight follows (R14).
@Suite struct TypeaheadTests {
    /// What is typed, `.` standing for a pause, and where the highlight is after it.
    struct Case: Sendable, CustomTestStringConvertible {
        let options: [String]
        var selected: String?
        let typed: String
        let expected: String
        var testDescription: String { "\(typed) from \(selected ?? "none")" }
    }

    static let words = ["OA", "OB", "OC", "OO", "OP", "PP"]
    static let numbers = ["One", "-Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "nine", "ten"]

    static let cases: [Case] = [
        // One letter after the other refines; the whole string counts.
        Case(options: ["Foo", "Bar", "Boat", "Boost"], typed: "b", expected: "Bar"),
        Case(options: ["Foo", "Bar", "Boat", "Boost"], typed: "bo", expected: "Boat"),
        Case(options: ["Foo", "Bar", "Boat", "Boost"], typed: "boo", expected: "Boost"),
        Case(options: numbers, typed: "th", expected: "Three"),
        Case(options: numbers, typed: "tw", expected: "Three"),
        // A repeated letter walks, around the end; in whatever case.
        Case(options: numbers, typed: "tt", expected: "ten"),
        Case(options: numbers, typed: "ttt", expected: "Three"),
        Case(options: numbers, typed: "tT", expected: "ten"),
        // Unless something begins with the letter twice.
        Case(options: words, typed: "oo", expected: "OO"),
        // After a pause a new string begins, after the highlight.
        Case(options: words, typed: "oo.p", expected: "PP"),
        Case(options: words, selected: "PP", typed: "o.o", expected: "OB"),
        Case(options: ["foo1", "foo2", "foo3"], selected: "foo2", typed: "f", expected: "foo3"),
        Case(options: ["foo1", "foo2", "foo3"], selected: "foo3", typed: "f", expected: "foo1"),
        Case(options: ["foo1", "bar"], selected: "foo1", typed: "f", expected: "foo1"),
        // Space joins; marks and case do not count; other scripts type too.
        Case(options: ["Newark", "New York", "New Ulm"], typed: "new y", expected: "New York"),
        Case(options: ["Azur", "Épinal", "Évian"], typed: "ev", expected: "Évian"),
        Case(options: ["Азия", "Европа"], typed: "е", expected: "Европа"),
        Case(options: ["日本", "韓国"], typed: "韓", expected: "韓国"),
        // Nothing begins with it: the highlight stays.
        Case(options: ["a", "b"], selected: "b", typed: "x", expected: "b"),
        Case(options: ["a", "ab", "b"], typed: "ax", expected: "a"),
    ]

    @Test(arguments: cases) func `R14 the highlight goes to what begins with what was typed`(example: Case) {
        for style in [FieldStyle.menu, .wheel] {
            for opensFirst in [true, false] {
                var builder = OptionListBuilder()
                for title in example.options {
                    let isDisabled = title.hasPrefix("-")
                    builder.append(
                        titled: PickerOption(
                            id: "", title: isDisabled ? String(title.dropFirst()) : title,
                            availability: isDisabled ? .disabled(reason: nil) : .enabled))
                }
                var field = TestField.make(
                    style, options: [builder.finish()], selected: [example.selected.map { [$0] } ?? []])
                if opensFirst && example.selected != nil { field.send(.popupOpen) }
                var now = 0.0
                for character in example.typed {
                    now += character == "." ? 1.5 : 0.1
                    field.send(.clockAdvance(to: now))
                    if character != "." {
                        field.press(character == " " ? .space : .character(character))
                    }
                }
                field.send(.clockAdvance(to: now + 9))
                #expect(field.highlighted() == example.expected)
                #expect(field.isOpen)
                #expect(field.picked == (example.selected.map { [$0] } ?? []), "nothing is committed")
            }
        }
    }

    @Test func `R14 a second is still quick, more is not`() {
        for (pause, expected) in [(0.0, "ab"), (1.0, "ab"), (1.001, "b")] {
            var field = TestField.make(.menu, ["x", "ab", "b"])
            field.send(.popupOpen, .keyPress(.character("a"), []), .clockAdvance(to: pause))
            field.press(.character("b"))
            #expect(field.highlighted() == expected)
        }
    }

    @Test func `R14 Space picks once the string is over`() {
        var field = TestField.make(.menu, ["x", "new", "new york"])
        field.send(.popupOpen)
        field.press(.character("n"), .space)
        #expect(field.isOpen, "Space joined the string")
        field.send(.clockAdvance(to: 2))
        field.press(.space)
        #expect(field.picked == ["new"])
    }

    @Test func `R14 another key ends the string`() {
        var field = TestField.make(.menu, ["ab", "b", "bb"])
        field.send(.popupOpen)
        field.press(.character("a"), .down, .character("b"))
        #expect(field.highlighted() == "bb")
    }

    @Test func `R14 text typed at once counts like its keys`() {
        var field = TestField.make(.menu, ["Newark", "New York"])
        field.send(.textType("new yo"))
        #expect(field.highlighted() == "New York")
        #expect(field.selection.isEmpty)
    }

    @Test func `R14 an open wheel that commits on settling follows what is typed`() {
        var field = TestField.make(.wheel, ["a", "b", "c"]) { $0.commit = .onSettle }
        field.send(.popupOpen)
        #expect(field.press(.character("c")).changes.map(\.to.ids) == [["c"]])
    }
}
