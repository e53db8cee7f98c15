import PickerCore
import PickerHeadless
import Testing

/// A snapshot drawn as text shows what a person would see.
@Suite struct SnapshotDrawingTests {
    static let places = try! OptionList([
        PickerOption(id: "al", title: "Albania", section: "Europe"),
        PickerOption(id: "be", title: "Belgium", subtitle: "Belgique", section: "Europe"),
        PickerOption(id: "bt", title: "Bhutan", section: "Asia", availability: .disabled(reason: "closed")),
        PickerOption(id: "cn", title: "China", section: "Asia", availability: .disabled(reason: nil)),
    ])

    static func tester(
        _ style: FieldStyle, _ options: [OptionList] = [places], selected: [[String]] = [],
        _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> PickerTester {
        var configuration = FieldConfiguration(name: "country", label: "Country", style: style)
        configure(&configuration)
        return PickerTester(
            FieldState(
                configuration, options: options,
                selected: selected.map { $0.map { Pick(id: OptionID($0), title: $0) } }))
    }

    @Test func `a closed field shows its label, its value or placeholder, and its arrow`() throws {
        try Self.tester(.menu).expect(.drawing("  Country: (Choose…) v"))
        #expect(SnapshotDrawing(Self.tester(.menu).field).description == "  Country: (Choose…) v")
        try Self.tester(.menu, selected: [["be"]]).expect(.drawing("  Country: Belgium v"))
        let locked = Self.tester(.combo, selected: [["be"]]) {
            $0.isRequired = true
            $0.isReadOnly = true
            $0.isEnabled = false
        }
        try locked.expect(.drawing("  Country*: [Belgium] v disabled read-only"))
    }

    @Test func `a menu shows sections, the highlight, what is picked and why something is disabled`() throws {
        let tester = Self.tester(.menu, selected: [["al"]])
        tester.open()
        tester.press(.down)
        try tester.expect(
            .drawing(
                """
                > Country: Albania ^
                  |   Europe
                  |  * Albania
                  | >  Belgium – Belgique
                  |   Asia
                  |  - Bhutan (closed)
                  |  - China
                  | 2 of 4
                """))
    }

    @Test func `a searched combo box shows what matches, and where`() throws {
        let tester = Self.tester(.combo)
        tester.type("b")
        tester.type("e")
        try tester.expect(
            .drawing(
                """
                > Country: [be_] ^
                  | >  «Be»lgium – Belgique
                  | 1 of 1
                """))
        tester.edit(to: "bex")
        try tester.expect(
            .drawing(
                """
                > Country: [bex_] ^
                  | No match
                """))
    }

    @Test func `a wheel shows its middle row and the rows around it`() throws {
        let tester = Self.tester(.wheel, [OptionList(titles: ["", "Mr", "Ms", "Mx"])], selected: [["Ms"]])
        tester.open()
        try tester.expect(
            .drawing(
                """
                > Country: Ms ^
                  |    None
                  |    Mr
                  |=>* Ms
                  |    Mx
                  |
                  | 2 of 3
                """))
        tester.press(.home)
        tester.settle()
        try tester.expect(
            .drawing(
                """
                > Country: Ms ^
                  |
                  |
                  |=>  None
                  |    Mr
                  |  * Ms
                """))
    }

    @Test func `several columns stand side by side under their labels`() throws {
        let tester = Self.tester(
            .wheel, [OptionList(titles: ["9", "10"]), OptionList(titles: ["am", "pm"])],
            selected: [["10"], []]
        ) {
            $0.visibleRows = 3
            $0.columns = [ColumnConfiguration(label: "Hour"), ColumnConfiguration(label: "Half")]
        }
        tester.open()
        tester.press(.right)
        try tester.expect(
            .drawing(
                """
                > Country: 10 ^
                  | Hour:  | Half:
                  |    9   |
                  |=>* 10  |=>  am
                  |        |    pm
                  |        | 1 of 2
                """))
    }

    @Test func `check marks, a message and a long list`() throws {
        let tester = Self.tester(.menu, [OptionList(titles: (1...30).map { "row \($0)" })]) {
            $0.isMultiple = true
            $0.maximum = 1
            $0.visibleRows = 3
        }
        tester.open()
        tester.press(.end, .space, .up, .space)
        try tester.expect(
            .drawing(
                """
                > Country: (Choose…) ^
                  ! Choose at most 1 option
                  |   [ ] row 28
                  | > [ ] row 29
                  |   [x] row 30
                  | 29 of 30
                """))
    }

    @Test func `a list that loads, failed or is empty says so`() throws {
        let tester = PickerTester(
            FieldState(
                FieldConfiguration(
                    name: "city", columns: [ColumnConfiguration(source: .request)]), options: []))
        tester.open()
        try tester.expect(.drawing("> city: (Choose…) ^\n  | Loading…"))
        try tester.fail(with: "no network")
        try tester.expect(.drawing("> city: (Choose…) ^\n  | Could not load the options: no network"))
        tester.retry()
        try tester.answer(with: OptionList())
        try tester.expect(.drawing("> city: (Choose…) ^\n  | No options"))
    }

    @Test func `R25 hostile titles are drawn harmlessly, each on one line`() throws {
        let tester = PickerTester(
            .combo, options: ["\u{1b}[2Jx", "two\nlines", "\u{202e}txt", "zero\u{200b}", "👩‍👩‍👧‍👦 é"],
            configure: { $0.label = "a\tb" })
        tester.open()
        let text = tester.drawing.description
        #expect(tester.drawing.lines.count == 7)
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control)
            #expect(!scalar.properties.isBidiControl)
        }
        #expect(text.contains(#"\u{1b}[2Jx"#))
        #expect(text.contains("👩‍👩‍👧‍👦 é"))
        tester.edit(to: "jx")
        #expect(tester.drawing.description.contains(#"\u{1b}[2«Jx»"#))
    }

    @Test func `a form shows its fields in order, without the hidden ones`() throws {
        let form = FormState(
            ["first", "second", "third"].map { name in
                var configuration = FieldConfiguration(name: name)
                configuration.isHidden = name == "second"
                return FieldState(configuration, options: [OptionList(titles: ["a"])])
            })
        let tester = PickerTester(form)
        try tester.field("third")
        try tester.expect(
            .drawing(
                """
                  first: (Choose…) v
                > third: (Choose…) v
                """))
    }

    @Test func `R23 the drawing speaks the field's language`() throws {
        let tester = PickerTester(.menu, options: [], configure: { $0.language = "de" })
        tester.open()
        #expect(tester.drawing.lines[0].hasSuffix(") ^"))
        #expect(!tester.drawing.description.contains("No options"))
    }
}
