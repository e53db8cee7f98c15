import PickerCore
import Testing

@testable import PickerTerminal

@Suite struct PlainPickerTests {
    struct Run {
        var outcome: TerminalPicker.Outcome
        var form: FormState
        var text: [String]
        var ids: [OptionID] { form.fields[0].selection.columns.flatMap { $0.map(\.id) } }
    }

    private func run(_ form: FormState, isForm: Bool = false, rowLimit: Int? = nil, _ answers: [String])
        -> Run
    {
        var picker = PlainPicker(form, isForm: isForm, rowLimit: rowLimit)
        var rest = answers[...]
        var text = ""
        let outcome = picker.run(read: { rest.popFirst() }, write: { text += $0 })
        #expect(picker.form.checkInvariants() == [])
        return Run(
            outcome: outcome, form: picker.form,
            text: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    private func run(
        _ list: OptionList, _ answers: [String], _ style: FieldStyle = .menu, rowLimit: Int? = nil,
        _ change: (inout FieldConfiguration) -> Void = { _ in }
    ) -> Run {
        run(FormState([PickerFixtures.field(style, list, change)]), rowLimit: rowLimit, answers)
    }

    @Test func `a list is numbered, and a number picks`() {
        let run = run(PickerFixtures.food, ["2"])
        #expect(run.outcome == .done)
        #expect(run.ids == ["b"])
        #expect(
            run.text == [
                "Field: Choose…", "Fruit", "  1) Apple  red or green", "  2) Banana",
                "  3) Cherry  (out of season)", "Herbs", "  4) Dill", "  5) Estragon  (unavailable)",
                "  6) Fennel", "Enter a number from 1 to 6: Banana, selected", "",
            ])
    }

    @Test(arguments: FieldStyle.allCases) func `a title or an id picks as well, in every style`(
        _ style: FieldStyle
    ) {
        for answer in ["Dill", "d", "  4 "] {
            let run = run(PickerFixtures.food, [answer], style)
            #expect(run.outcome == .done)
            #expect(run.ids == ["d"])
        }
    }

    @Test func `R18 what is disabled is refused with its reason, and asked for again`() {
        let run = run(PickerFixtures.food, ["3", "Cherry", "1"])
        #expect(run.ids == ["a"])
        #expect(run.text.contains { $0.hasSuffix("“Cherry” cannot be chosen: out of season") })
    }

    @Test func `what is no number of the list is refused, and asked for again`() {
        let run = run(PickerFixtures.food, ["0", "7", "-1", "99999999999999999999", "1"])
        #expect(run.ids == ["a"])
        #expect(run.text.filter { $0.hasSuffix("is not a number from 1 to 6") }.count == 3)
    }

    @Test func `other text searches, and options keep their numbers`() {
        let run = run(PickerFixtures.food, ["nel", "zzz", "6"], .combo)
        #expect(run.ids == ["f"])
        // In the whole list, then alone.
        #expect(run.text.filter { $0 == "  6) Fennel" }.count == 2)
        #expect(run.text.contains { $0.hasSuffix("No match") })
    }

    @Test func `a long list comes in parts`() {
        let list = OptionList(titles: (1...12).map { "row \($0)" })
        let run = run(list, ["+", "+", "+", "11"], rowLimit: 5)
        #expect(run.ids == ["row 11"])
        #expect(run.text.filter { $0.hasSuffix(") row 1") }.count == 2)
        #expect(run.text.filter { $0.hasSuffix(") row 12") }.count == 1)
        #expect(run.text.contains("  +) … 10 of 12"))
    }

    @Test func `R2 none is picked by 0 and by nothing else`() {
        let list = OptionList(titles: ["", "Mr", "Ms"])
        #expect(run(list, ["", "0"]).outcome == .cleared)
        #expect(run(list, ["1"]).ids == ["Mr"])
        #expect(run(list, ["1"]).text.contains { $0.hasPrefix("Enter a number from 1 to 2 (0: None): ") })
        #expect(run(list, ["", ""]).outcome == .cancelled)
    }

    @Test func `R17 several values are picked by numbers and ranges, and an empty line is done`() {
        let run = run(PickerFixtures.food, ["1, 4-6", "4", ""]) { $0.isMultiple = true }
        #expect(run.outcome == .done)
        #expect(run.ids == ["a", "f"])
        let refused = self.run(PickerFixtures.food, ["1 9", "6-1", "1-", ""]) { $0.isMultiple = true }
        #expect(refused.ids == [])
    }

    @Test func `R10 text of one's own is taken where it is allowed`() {
        let run = run(PickerFixtures.food, ["Quince"], .combo) { $0.allowsCustomText = true }
        #expect(run.outcome == .done)
        #expect(run.ids == ["Quince"])
        #expect(!run.text.contains { $0.hasSuffix("No match") })
    }

    @Test func `R10 R17 of several values some can be one's own, and the question goes on`() {
        // `Dil` is part of a title, `Foo` of none.
        for (answers, ids) in [
            (["Foo", "Bar", ""], ["Foo", "Bar"]), (["Dil", "2", "Foo", ""], ["b", "Dil", "Foo"]),
            (["Foo"], ["Foo"]),
        ] as [([String], [OptionID])] {
            let run = run(PickerFixtures.food, answers, .combo) {
                $0.isMultiple = true
                $0.allowsCustomText = true
            }
            #expect(run.outcome == .done)
            #expect(run.ids == ids)
            #expect(!run.text.contains { $0.hasSuffix("No match") })
        }
        for (answers, ids) in [
            (["Dil", "Foo", "Bar", "4", ""], ["Dil", "Foo"]), (["Foo", "Dil", "nel", ""], ["Foo", "Dil"]),
        ] as [([String], [OptionID])] {
            let few = run(PickerFixtures.food, answers, .combo) {
                $0.isMultiple = true
                $0.allowsCustomText = true
                $0.minimum = 2
                $0.maximum = 2
            }
            #expect(few.outcome == .done)
            #expect(few.ids == ids)
            #expect(few.text.contains { $0.hasSuffix("Dil, selected") })
            #expect(few.text.contains { $0.hasSuffix("Choose at most 2 options") }, "\(few.text)")
            #expect(!few.text.contains { $0.hasSuffix("options available") })
        }
        let form = FormState([
            PickerFixtures.field(.combo, PickerFixtures.food, name: "One") {
                $0.isMultiple = true
                $0.allowsCustomText = true
            }, PickerFixtures.field(.menu, PickerFixtures.food, name: "Two"),
        ])
        let filled = self.run(form, isForm: true, ["Dil", "Foo", "", "2"])
        #expect(filled.outcome == .done)
        #expect(filled.form.fields.map { $0.selection.columns[0].map(\.id) } == [["Dil", "Foo"], ["b"]])
    }

    @Test func `R17 the end of the input completes several values once one was given`() {
        let multiple = { (configuration: inout FieldConfiguration) in configuration.isMultiple = true }
        let given = run(PickerFixtures.food, ["1 2"], .menu, multiple)
        #expect(given.outcome == .done)
        #expect(given.ids == ["a", "b"])
        for answers in [[], ["zzz"], ["99"]] {
            #expect(run(PickerFixtures.food, answers, .combo, multiple).outcome == .cancelled)
        }
        let few = run(PickerFixtures.food, ["1"], .menu) {
            $0.isMultiple = true
            $0.minimum = 2
        }
        #expect(few.outcome == .cancelled)
        #expect(few.ids == [])
    }

    @Test func `R21 a title in another case or without its marks picks, where it is the only one`() {
        let list = OptionList(titles: ["Crème brûlée", "Ärzte", "arzte", "Zebra", "zebra crossing"])
        #expect(run(list, ["creme BRULEE"], .combo).ids == ["Crème brûlée"])
        #expect(run(list, ["zebra"], .combo).ids == ["Zebra"])
        let several = run(list, ["ARZTE", "3"], .combo)
        #expect(several.text.contains("  2) Ärzte"))
        #expect(several.ids == ["arzte"])
        let disabled = run(PickerFixtures.food, ["cherry", "1"])
        #expect(disabled.text.contains { $0.hasSuffix("“Cherry” cannot be chosen: out of season") })
    }

    @Test func `which of several numbers is wrong is said`() {
        let list = OptionList(titles: ["one", "two", "2024-05"])
        let run = run(list, ["1 4", "2-9", "1", ""], .combo) { $0.isMultiple = true }
        #expect(
            run.text.contains {
                $0.hasSuffix("“4” is not a number from 1 to 3")
                    || $0.hasSuffix("4 is not a number from 1 to 3")
            })
        #expect(!run.text.contains { $0.hasSuffix("No match") })
        #expect(run.ids == ["one"])
        #expect(self.run(list, ["2024-05"], .combo).ids == ["2024-05"])
    }

    @Test(arguments: ["ar", "he"]) func `R23 R25 sentences show no isolates, titles stay harmless`(
        _ language: String
    ) {
        let list = OptionList.made([
            PickerOption(id: "a", title: "Tea"),
            PickerOption(id: "b", title: "x\u{202E}y", availability: .disabled(reason: "gone \u{2068}")),
        ])
        let run = run(list, ["2", "3", "Tea"]) { $0.language = language }
        let all = run.text.joined(separator: "\n")
        #expect(run.ids == ["a"])
        #expect(!all.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) || $0.value == 0x202E })
        let sentences = run.text.filter {
            $0.contains("Tea") && !$0.contains(")") || $0.contains("gone") && !$0.contains("  2)")
        }
        #expect(sentences.count >= 2)
        // Those that stand for the title's own override and for the isolate that the reason leaves open.
        for sentence in sentences {
            #expect(sentence.filter { $0 == "\u{FFFD}" }.count == (sentence.contains("gone") ? 2 : 0))
        }
    }

    @Test func `R16 columns are asked for one after the other`() {
        let run = run(PickerFixtures.places, ["1", "1", "2"])
        #expect(run.outcome == .done)
        #expect(run.ids == ["eu", "de", "Munich"])
        let short = self.run(PickerFixtures.places, ["3"])
        #expect(short.outcome == .done)
        #expect(short.ids == ["an"])
        #expect(!short.text.contains { $0.hasSuffix("No options") })
    }

    @Test func `the end of the input cancels`() {
        let run = run(PickerFixtures.food, [])
        #expect(run.outcome == .cancelled)
        #expect(run.ids == [])
    }

    @Test func `R7 an empty list and one with nothing to pick say so`() {
        let empty = run(OptionList(), ["1"])
        #expect(empty.outcome == .nothing)
        #expect(empty.text.contains("No options"))
    }

    @Test(.timeLimit(.minutes(1))) func `R7 where nothing can be answered nothing is asked for ever`() {
        for isMultiple in [false, true] {
            for list in [
                OptionList(),
                OptionList.made([PickerOption(id: "a", title: "A", availability: .disabled(reason: nil))]),
            ] {
                let field = PickerFixtures.field(.menu, list) {
                    $0.isRequired = true
                    $0.isMultiple = isMultiple
                }
                let single = run(FormState([field]), ["1", "", "A"])
                #expect([.nothing, .cancelled].contains(single.outcome))
                let form = run(FormState([field]), isForm: true, ["1", "", "A"])
                #expect([.nothing, .cancelled].contains(form.outcome))
            }
        }
    }

    @Test func `R25 control characters in titles are shown harmlessly`() {
        let run = run(OptionList(titles: ["\u{1B}[2J", "\u{9B}31m", "a\nb"]), ["1"])
        #expect(run.text.contains("  1) ␛[2J"))
        #expect(run.text.contains("  3) a␊b"))
    }

    @Test func `R19 R20 a form is asked for field by field, and what is wrong once more`() {
        let run = run(PickerFixtures.form, isForm: true, ["2", "", "1 2", "", "Dill"])
        #expect(run.outcome == .done)
        let ids = run.form.fields.map { $0.selection.columns.flatMap { $0.map(\.id) } }
        #expect(ids == [["Ms"], ["d"], ["a", "b"]])
        #expect(run.text.contains("Food: Choose…, required, Choose an option"))
    }

    @Test func `a form that ends too soon is cancelled`() {
        for count in 0..<4 {
            #expect(
                run(PickerFixtures.form, isForm: true, Array(repeating: "", count: count)).outcome
                    == .cancelled)
        }
    }
}
