import PickerCore
import PickerHeadless
import Testing

/// The tester does what a person does, and says well what is not as expected.
@Suite struct PickerTesterTests {
    static let titles = ["Austria", "Belgium", "Chile"]

    static func failure(_ body: () throws(PickerTesterFailure) -> Void) -> PickerTesterFailure? {
        do throws(PickerTesterFailure) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: FieldStyle.allCases) func `R3 R9 picking by title commits, once, in every style`(
        style: FieldStyle
    ) throws {
        let tester = PickerTester(style, options: Self.titles)
        try tester.pick("Belgium")
        try tester.expect(
            .picked("Belgium"), .text("Belgium"), .closed, .changed(.pick), .dismissed(.commit),
            .announced("Belgium, selected"))
        try tester.expect(.unchanged)
    }

    @Test func `R4 R6 keys, a press outside and undo, told in a person's words`() throws {
        let tester = PickerTester(.wheel, options: Self.titles)
        tester.open()
        try tester.expect(.open, .highlighted("Austria"), .drafted(["Austria"]), .nothingPicked)
        tester.press(.down)
        tester.pressOutside()
        try tester.expect(.picked("Belgium"), .canUndo(true))
        tester.undo()
        try tester.expect(.nothingPicked, .changed(.undo), .placeholder("Choose…"))
        tester.redo()
        tester.clear()
        try tester.expect(.changed(.redo, .clear), .text(""))
    }

    @Test func `R10 R21 typing searches a combo box`() throws {
        let tester = PickerTester(.combo, options: Self.titles)
        tester.type("il")
        try tester.expect(.shown("Chile"), .text("il"), .highlighted("Chile"), .status(.ready))
        tester.edit(to: "ilx")
        try tester.expect(.shown([]), .status(.noMatch), .drafted(nil), .highlighted(nil))
        tester.press(.enter)
        try tester.expect(.open, .text("ilx"), .nothingPicked)
        tester.done()
        try tester.expect(.dismissed(.nothingToCommit), .nothingPicked)
    }

    @Test func `R15 a turned wheel is waited for`() throws {
        let tester = PickerTester(
            .wheel, options: (0..<40).map(String.init), configure: { $0.commit = .onSettle })
        tester.open()
        tester.turn(by: 0.4, velocity: 12)
        tester.wait(0.1)
        try tester.expect(.unchanged)
        tester.settle()
        try tester.expect(.changed(.pick))
        #expect(tester.field.selection.ids.count == 1)
    }

    @Test func `R13 requests are answered in order`() throws {
        let tester = PickerTester(
            FieldState(
                FieldConfiguration(name: "city", columns: [ColumnConfiguration(source: .request)]),
                options: []))
        #expect(Self.failure { () throws(PickerTesterFailure) in try tester.fail(with: "") } != nil)
        tester.open()
        try tester.answer(with: OptionList(titles: ["a"]), isComplete: false)
        try tester.expect(.status(.loading), .shown("a"))
        try tester.answer(with: OptionList(titles: ["a", "b"]))
        try tester.expect(.status(.ready), .shown("a", "b"))
    }

    @Test func `R17 check marks come and go`() throws {
        let tester = PickerTester(.menu, options: Self.titles, configure: { $0.isMultiple = true })
        tester.open()
        try tester.pressOption("Chile")
        try tester.pressOption("Austria")
        try tester.expect(.drafted(["Austria", "Chile"]), .open)
        try tester.pressOption("Chile")
        tester.done()
        try tester.expect(.picked("Austria"))
    }

    @Test func `R17 own text is taken away by its own verb, which names what there is`() throws {
        let tester = PickerTester(.combo, options: Self.titles) {
            $0.isMultiple = true
            $0.allowsCustomText = true
        }
        tester.type("Atlantis")
        tester.press(.enter)
        let failure = Self.failure { () throws(PickerTesterFailure) in try tester.pressUnlisted("Atlants") }
        #expect(failure?.description.contains("there are \"Atlantis\"") == true)
        try tester.pressUnlisted("Atlantis")
        try tester.expect(.drafted([]), .open)
        #expect(
            Self.failure { () throws(PickerTesterFailure) in try tester.pressUnlisted("Atlantis") } != nil)
    }

    @Test func `R2 the none row is picked by its own verb`() throws {
        let tester = PickerTester(.menu, options: ["", "Mr"], selected: ["Mr"])
        try tester.pickNone()
        try tester.expect(.nothingPicked, .dismissed(.clear))
        let wheel = PickerTester(.wheel, options: ["", "Mr"], selected: ["Mr"])
        try wheel.pickNone()
        try wheel.expect(.nothingPicked, .closed)
        let without = PickerTester(.menu, options: ["Mr"])
        #expect(Self.failure { () throws(PickerTesterFailure) in try without.pickNone() } != nil)
    }

    @Test func `R19 R20 a form is walked and submitted`() throws {
        let form = FormState(
            ["title", "country"].map { name in
                var configuration = FieldConfiguration(name: name)
                configuration.isRequired = true
                return FieldState(configuration, options: [OptionList(titles: Self.titles)])
            })
        let tester = PickerTester(form)
        tester.next()
        try tester.expect(.focused("title"))
        tester.next()
        try tester.expect(.focused("country"))
        tester.previous()
        try tester.pick("Austria")
        tester.submit()
        try tester.expect(.focused("country"), .message("Choose an option"))
        try tester.field("country")
        try tester.pick("Chile")
        tester.submit()
        #expect(tester.effects.contains(.submitted))
    }

    @Test func `a failure names every expectation and draws the field`() {
        let tester = PickerTester(.menu, label: "Country", options: Self.titles, selected: ["Chile"])
        tester.open()
        let failure = Self.failure { () throws(PickerTesterFailure) in
            try tester.expect(.closed, .picked("Austria"), .open, .text("x"), .highlighted(nil))
        }
        #expect(
            failure?.description == """
                expected the field closed, it is open
                expected picked "Austria", found "Chile"
                expected the text "x", found "Chile"
                expected highlighted nothing, found "Chile"
                > Country: Chile ^
                  |    Austria
                  |    Belgium
                  | >* Chile
                  | 3 of 3
                """)
    }

    @Test func `a failed expectation keeps what happened for the next`() throws {
        let tester = PickerTester(.menu, options: Self.titles)
        try tester.pick("Chile")
        #expect(Self.failure { () throws(PickerTesterFailure) in try tester.expect(.unchanged) } != nil)
        try tester.expect(.changed(.pick))
    }

    @Test func `a wrong title names the nearest, a disabled one its reason`() {
        let list = try! OptionList([
            PickerOption(id: "a", title: "Austria"),
            PickerOption(id: "b", title: "Belgium", availability: .disabled(reason: "sold out")),
        ])
        let tester = PickerTester(FieldState(FieldConfiguration(name: "f"), options: [list]))
        let wrong = Self.failure { () throws(PickerTesterFailure) in try tester.pick("Austira") }
        #expect(wrong?.sentences == [#"no option "Austira" shows, expected one of "Austria", "Belgium""#])
        let disabled = Self.failure { () throws(PickerTesterFailure) in try tester.pick("Belgium") }
        #expect(disabled?.sentences == ["Belgium is disabled: sold out"])
        let column = Self.failure { () throws(PickerTesterFailure) in try tester.pick("Austria", column: 3) }
        #expect(column?.sentences == ["there is no column 3"])
        let closed = PickerTester(.menu, options: ["a"])
        #expect(Self.failure { () throws(PickerTesterFailure) in try closed.pressOption("a") } != nil)
    }

    @Test func `a field that is not there, or cannot have the focus, is told by name`() {
        var configuration = FieldConfiguration(name: "country")
        configuration.isEnabled = false
        let tester = PickerTester(FieldState(configuration, options: []))
        let wrong = Self.failure { () throws(PickerTesterFailure) in try tester.field("contry") }
        #expect(wrong?.sentences == [#"no field "contry", there are "country""#])
        let disabled = Self.failure { () throws(PickerTesterFailure) in try tester.field("country") }
        #expect(disabled?.sentences == ["country cannot have the focus"])
    }

    @Test func `a drawing that is not as expected says in which line`() {
        let tester = PickerTester(.menu, label: "f", options: ["a"])
        tester.open()
        let failure = Self.failure { () throws(PickerTesterFailure) in
            try tester.expect(.drawing("> f: (Choose…) ^\n  | >  b\n  | 1 of 1"))
        }
        #expect(failure?.sentences == [#"expected "  | >  b" in line 2 of the drawing"#])
        let longer = Self.failure { () throws(PickerTesterFailure) in
            try tester.expect(.drawing("> f: (Choose…) ^"))
        }
        #expect(longer?.sentences == ["expected no more lines in line 2 of the drawing"])
    }

    @Test func `the example of Documentation/Testing.md holds`() throws {
        let tester = PickerTester(.wheel, label: "Title", options: ["", "Mr", "Ms"])
        try tester.pick("Ms")
        try tester.expect(.picked("Ms"), .text("Ms"), .changed(.pick), .announced("Ms, selected"))
        tester.open()
        let failure = Self.failure { () throws(PickerTesterFailure) in try tester.expect(.picked("Mr")) }
        #expect(
            failure?.description == """
                expected picked "Mr", found "Ms"
                > Title: Ms ^
                  |    None
                  |    Mr
                  |=>* Ms
                  |
                  |
                  | 2 of 2
                """)
        tester.cancel()
        try tester.pickNone()
        try tester.expect(.nothingPicked, .dismissed(.clear))
    }
}
