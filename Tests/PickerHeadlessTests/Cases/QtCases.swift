import PickerCore
import PickerHeadless
import Testing

/// What Qt's tests of its combo box expect, as far as it goes for a picker; the numbers are those of our table of
/// them. Where the contract says otherwise the story says so, and `Documentation/Decisions/CasesFromElsewhere.md`
/// says why.
@Suite struct QtCases {
    typealias Case = UserCase

    static let bounds: [Case] = [
        Case("C001", "an id that no option has is not picked") {
            let tester = Case.tester("")
            tester.send(.selectionSet([["a"]]))
            try tester.expect(.nothingPicked, .unchanged)
        },
        Case("C004", "no id clears") {
            let tester = Case.tester("a b c", selected: "a")
            tester.send(.selectionSet([[]]))
            try tester.expect(.nothingPicked, .changed(.script))
        },
        Case("C006", "the last of five is picked") {
            let tester = Case.tester("0 1 2 3 4")
            tester.send(.selectionSet([["4"]]))
            try tester.expect(.picked("4"))
        },
        Case("C015", "options that come to an empty list are not picked by themselves") {
            let tester = Case.tester("") { $0.placeholder = "Pick one" }
            tester.send(.optionsReplace(Case.list("1 2 3 4 5"), column: 0))
            try tester.expect(.nothingPicked, .text(""), .placeholder("Pick one"))
        },
        Case("C016", "without a placeholder nothing is picked either (differs)") {
            let tester = Case.tester("1 2 3")
            try tester.expect(.nothingPicked, .text(""))
        },
    ]

    static let mutations: [Case] = [
        Case("C018", "picking tells once") {
            let tester = Case.tester("foo bar")
            tester.send(.selectionSet([["bar"]]))
            try tester.expect(.text("bar"), .changed(.script))
        },
        Case("C021", "the picked option is removed") {
            let tester = Case.tester("foo", selected: "foo")
            tester.send(.optionsReplace(OptionList(), column: 0))
            try tester.expect(.nothingPicked, .text(""), .changed(.optionsChanged))
        },
        Case("C022", "an option before the picked one is removed: no change (differs)") {
            let tester = Case.tester("foo bar", selected: "bar")
            tester.send(.optionsReplace(Case.list("bar"), column: 0))
            try tester.expect(.picked("bar"), .unchanged)
        },
        Case("C024", "the last, picked, is removed: nothing is picked in its place (differs)") {
            let tester = Case.tester("foo bar baz", selected: "baz")
            tester.send(.optionsReplace(Case.list("foo bar"), column: 0))
            try tester.expect(.nothingPicked, .changed(.optionsChanged))
        },
        Case("C025 C028", "an option after the picked one comes or goes") {
            let tester = Case.tester("foo bar baz", selected: "bar")
            for list in ["foo bar", "foo bar qux"] {
                tester.send(.optionsReplace(Case.list(list), column: 0))
                try tester.expect(.picked("bar"), .unchanged)
            }
        },
        Case("C027", "an option is inserted before the picked one") {
            let tester = Case.tester("foo", selected: "foo")
            tester.send(.optionsReplace(Case.list("bar foo"), column: 0))
            try tester.expect(.picked("foo"), .text("foo"), .unchanged)
        },
        Case("C033", "edited text stays while options come") {
            let tester = Case.tester(.combo, "foo bar")
            tester.edit(to: "FOO")
            tester.send(.optionsReplace(Case.list("x foo y bar z"), column: 0))
            try tester.expect(.text("FOO"), .shown("foo"))
        },
        Case("C036", "all options go: the value goes with them") {
            let tester = Case.tester(.combo, "foo bar", selected: "bar")
            tester.send(.optionsReplace(OptionList(), column: 0))
            try tester.expect(.nothingPicked, .text(""))
        },
        Case("C039", "the very same list again") {
            let list = Case.list("foo bar")
            let tester = Case.tester("foo bar", selected: "bar")
            for _ in 0..<2 { tester.send(.optionsReplace(list, column: 0)) }
            try tester.expect(.picked("bar"), .unchanged)
        },
        Case("C043", "a list replaced before it is opened highlights as any other") {
            let tester = Case.tester("a b")
            tester.send(.optionsReplace(Case.list("x y"), column: 0))
            tester.open()
            tester.send(.optionPoint("y", column: 0))
            try tester.expect(.highlighted("y"), .shown("x", "y"))
        },
        Case("C111", "the options go under an open, searched list") {
            let tester = Case.tester(.combo, "foo bar")
            tester.type("f")
            tester.send(.optionsReplace(OptionList(), column: 0))
            tester.type("o")
            try tester.expect(.open, .shown([]), .text("fo"), .status(.empty))
        },
    ]

    static let keys: [Case] = [
        Case("C072", "Enter on a field that picked goes no further; Enter on a closed one opens") {
            let tester = Case.tester(.combo, "foo bar")
            tester.type("foo")
            tester.press(.enter)
            #expect(!tester.effects.contains(.field(0, .passKey(.enter, []))))
            try tester.expect(.picked("foo"))
        },
        Case("C084", "a pointer that rests over the list does not take the highlight from the keys") {
            let tester = PickerTester(.menu, options: (0..<200).map(String.init))
            tester.open()
            tester.send(.optionPoint("5", column: 0))
            for _ in 0..<35 { tester.press(.down) }
            tester.press(.enter)
            try tester.expect(.picked("40"))
        },
        Case("C085", "letters pressed back to back") {
            let tester = Case.tester("Foo Bar Boat Boost", selected: "Foo")
            for (letter, title) in [("b", "Bar"), ("o", "Boat"), ("o", "Boost")] {
                tester.press(.character(Character(letter)))
                try tester.expect(.highlighted(title))
            }
        },
        Case("C087", "a repeated letter goes on and wraps (differs)") {
            let tester = Case.tester("One -Two Three Four nine ten")
            tester.press(.end, .character("t"))
            try tester.expect(.highlighted("Three"))
            tester.press(.character("t"))
            try tester.expect(.highlighted("ten"))
        },
        Case("C088", "two letters make a string") {
            let tester = Case.tester("One -Two Three Four nine ten")
            tester.press(.end, .character("t"), .character("h"))
            try tester.expect(.highlighted("Three"))
        },
        Case("C090", "typeahead starts after what the program set") {
            let tester = Case.tester("foo1 foo2 foo3")
            tester.send(.selectionSet([["foo2"]]))
            tester.press(.character("f"))
            try tester.expect(.highlighted("foo3"))
        },
        Case("C099", "a star is a star") {
            let tester = Case.tester(.combo, "abc A* b")
            tester.type("a*")
            try tester.expect(.shown("A*"))
            tester.press(.enter)
            try tester.expect(.picked("A*"))
        },
        Case("C097", "the option's own letters come back when it is picked") {
            let tester = Case.tester(.combo, "aww aBCDEF abcdef")
            tester.type("AB")
            try tester.expect(.text("AB"))
            tester.press(.enter)
            try tester.expect(.text("aBCDEF"), .changed(.pick))
        },
    ]

    static let text: [Case] = [
        Case("C058", "every typed letter is told") {
            let tester = Case.tester(.combo, "bar") { $0.allowsCustomText = true }
            var queries: [String] = []
            for letter in "bingo" {
                tester.type(String(letter))
                for case .field(_, .queryChange(let query)) in tester.effects { queries.append(query) }
            }
            #expect(queries == ["b", "bi", "bin", "bing", "bingo"])
        },
        Case("C061", "an exact title is found whatever its case, the same case first (differs)") {
            for (typed, id) in [("one", "one"), ("One", "One"), ("two", "Two")] {
                let tester = Case.tester(.combo, "One Two Three one")
                tester.edit(to: typed)
                tester.pressOutside()
                try tester.expect(.picked(id))
            }
        },
        Case("C064", "own text never becomes an option") {
            let tester = Case.tester(.combo, "a b", selected: "b") { $0.allowsCustomText = true }
            tester.edit(to: "insert")
            tester.press(.enter)
            try tester.expect(.text("insert"), .changed(.custom))
            tester.open()
            try tester.expect(.shown("a", "b"))
        },
        Case("C105 C106", "Enter on an unchanged text does not snap back") {
            let tester = Case.tester(.combo, "111 222")
            tester.type("222")
            tester.press(.enter)
            tester.send(.selectionSet([["111"]]))
            tester.open()
            tester.press(.enter)
            try tester.expect(.picked("111"))
        },
        Case("C108", "typing and leaving tells once") {
            let tester = Case.tester(.combo, "1 2")
            tester.type("1")
            tester.leave()
            try tester.expect(.picked("1"), .changed(.pick))
        },
        Case("C109", "a disabled option shows among the matches and is not highlighted") {
            let tester = Case.tester(.combo, "-abc abd")
            tester.type("ab")
            try tester.expect(.shown("abc", "abd"), .highlighted("abd"))
        },
        Case("C112", "picking by Enter tells once") {
            let tester = Case.tester(.combo, "foo bar")
            tester.type("b")
            tester.press(.enter)
            try tester.expect(.changed(.pick), .announced("bar, selected"))
        },
        Case("C121", "closing and hiding") {
            let tester = Case.tester(.combo, "foo bar")
            tester.open()
            tester.send(.toolbarCancel)
            tester.send(.hidingSet(true))
            try tester.expect(.closed, .focused(nil))
        },
        Case("C126", "what is composed is searched for when it is there") {
            let tester = Case.tester(.combo, "日本 韓国")
            tester.open()
            tester.send(.compositionChange(isActive: true))
            tester.press(.enter, .space, .down)
            try tester.expect(.open, .highlighted("日本"), .unchanged)
            tester.send(.compositionChange(isActive: false))
            tester.edit(to: "韓")
            tester.press(.enter)
            try tester.expect(.picked("韓国"))
        },
    ]

    @Test(arguments: bounds + mutations) func `R2 R8 R9 options that come and go, as Qt has it`(example: Case)
        throws
    {
        try example.body()
    }

    @Test(arguments: keys + text) func `R6 R10 R14 keys and text, as Qt has it`(example: Case) throws {
        try example.body()
    }
}
