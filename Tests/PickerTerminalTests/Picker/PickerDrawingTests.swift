import PickerCore
import TerminalTesting
import Testing

@testable import PickerTerminal

@Suite struct PickerDrawingTests {
    @Test func `R18 a menu shows headings, reasons and subtitles, and counts options only`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        picker.send(.field(0, .keyPress(.down, [])))
        #expect(
            picker.text() == [
                "Field  Choose…", "   Fruit", "     Apple  red or green", "   ▸ Banana",
                "     Cherry  (out of season)", "   Herbs", "     Dill", "     Estragon  (unavailable)",
                "     Fennel", " 2 of 6 · ↑↓ move · Enter choose · Esc cancel",
            ])
    }

    @Test(arguments: ["ar", "he"]) func `R23 R25 a sentence in the picture shows no isolates`(
        _ language: String
    ) {
        var configuration = FieldConfiguration(name: "Field", style: .menu)
        configuration.language = language
        let field = FieldState(configuration, loading: .loading(request: 1))
        for presentation in [TerminalPicker.Presentation.picture, .lines] {
            var picker = TerminalPicker(FormState([field]), isForm: false, presentation: presentation)
            picker.send(.field(0, .popupOpen))
            picker.send(.field(0, .optionsFailed(request: 1, message: "no \u{202E}host", column: 0)))
            let said = SpokenLines.row(picker.form.fields[0]).map { PrintableText($0).string } ?? ""
            let lines = presentation == .picture ? picker.text() : [said]
            #expect(lines.filter { $0.contains("no \u{FFFD}host") }.count == 1)
            #expect(lines.joined().filter { $0 == "\u{FFFD}" }.count == 1)
        }
    }

    @Test func `headings count in the height, and a longer list has a scroll mark`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food, rowLimit: 4)
        picker.send(.field(0, .keyPress(.end, [])))
        #expect(
            picker.text().dropFirst().dropLast() == [
                " │ Herbs", " │   Dill", " ┃   Estragon  (unavailable)", " ┃ ▸ Fennel",
            ])
    }

    @Test func `a menu marks what is committed`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        picker.send(.field(0, .selectionSet([["d"]])))
        #expect(picker.text().contains("   ▸ ✓ Dill"))
        #expect(picker.text()[0] == "Field  Dill")
    }

    @Test func `R17 several values have check marks, and what cannot be added says why`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food) {
            $0.isMultiple = true
            $0.maximum = 1
        }
        for key in [Key.space, .down, .space] { picker.send(.field(0, .keyPress(key, []))) }
        let text = picker.text()
        #expect(text[1] == " ! Choose at most 1 option")
        #expect(text.contains("     [✓] Apple  red or green"))
        #expect(text.contains("   ▸ [ ] Banana"))
        #expect(text.last == " 2 of 6 · 1 selected · Enter choose · Esc cancel")
        #expect(
            picker.text(90).last
                == " 2 of 6 · 1 selected · ↑↓ move · Space toggle · Enter choose · Esc cancel")
    }

    @Test func `R21 a combo box highlights the characters that match`() throws {
        var picker = PickerFixtures.picker(.combo, PickerFixtures.food)
        picker.paste("nel")
        let drawing = picker.draw()
        #expect(drawing.cursor == Screen.Place(line: 0, column: 10))
        #expect(picker.text()[0...1] == ["Field  nel", "   ▸ Fennel  Herbs"])
        let spans = try #require(drawing.lines.dropFirst().first).spans
        #expect(spans.filter { $0.style.contains(.matched) }.map(\.text) == ["nel"])
    }

    @Test func `an empty combo box says to type, and one without a match says so`() {
        var picker = PickerFixtures.picker(.combo, PickerFixtures.food)
        #expect(picker.text()[0] == "Field  type to search")
        picker.paste("zzz")
        #expect(picker.text()[1] == "     No match")
    }

    @Test func `a wheel has its middle marked and its neighbours fainter with distance`() {
        var picker = PickerFixtures.picker(.wheel, OptionList(titles: ["a", "b", "c", "d", "e", "f"])) {
            $0.reducesMotion = true
        }
        for _ in 0..<2 { picker.send(.field(0, .keyPress(.down, []))) }
        let drawing = picker.draw()
        #expect(picker.text()[1...5] == ["   a", "   b", " ▸ c", "   d", "   e"])
        let styles = drawing.lines[1...5].map { $0.spans.last?.style }
        #expect(styles == [.dim, .plain, [.highlighted, .title], .plain, .dim])
    }

    @Test func `R16 columns stand side by side and the active one is marked`() {
        var picker = PickerFixtures.picker(.wheel, PickerFixtures.places) { $0.visibleRows = 3 }
        picker.send(.field(0, .keyPress(.right, [])))
        #expect(
            picker.text()[1...3] == [
                "", " ▹ Europe      ▸ Germany  ▹ Berlin", "   Asia          Vatican    Munich",
            ])
    }

    @Test func `the four states of a list have four texts`() {
        var picker = PickerFixtures.picker(.menu, OptionList())
        #expect(picker.text()[1] == "     No options")
        picker.send(.field(0, .optionsLoading(request: 1, column: 0)))
        #expect(picker.text()[1] == "     Loading…")
        picker.send(
            .field(0, .optionsLoaded(request: 1, PickerFixtures.food, isComplete: false, column: 0)))
        #expect(picker.text().last?.hasPrefix(" 6 options so far · ") == true)
        picker.send(.field(0, .optionsFailed(request: 1, message: "gone", column: 0)))
        #expect(picker.text().last?.hasPrefix(" Could not load the options: gone · ") == true)
    }

    @Test func `R13 options that nobody fetches have failed to come, and others are asked for`() {
        var configuration = FieldConfiguration(name: "Field")
        configuration.columns = [ColumnConfiguration(source: .request)]
        var picker = TerminalPicker(FormState([FieldState(configuration)]), isForm: false)
        picker.send(.field(0, .popupOpen))
        #expect(picker.text()[1] == "     Could not load the options")
        picker = TerminalPicker(FormState([FieldState(configuration)]), isForm: false)
        var requests: [LoadRequest] = []
        picker.onEffect = { if case .field(0, .load(let request)) = $0 { requests.append(request) } }
        picker.send(.field(0, .popupOpen))
        #expect(requests == [LoadRequest(request: 1, column: 0, parent: nil)])
        #expect(picker.text()[1] == "     Loading…")
    }

    @Test func `R19 a form shows all fields and the open one in its place`() {
        var picker = TerminalPicker(PickerFixtures.form, isForm: true)
        picker.send(.focusNext)
        #expect(
            picker.text() == [
                "› Title  Choose… ▾", "  Food*  Choose… ▾", "  More   Choose… ▾",
                " Enter choose · Tab next field · Ctrl-S Done · Esc cancel",
            ])
        picker.send(.field(1, .popupOpen))
        let text = picker.text()
        #expect(text[0...1] == ["  Title  Choose… ▾", "› Food*  type to search"])
        #expect(text[3] == "     ▸ Apple  red or green")
        #expect(text.suffix(2).first == "  More   Choose… ▾")
    }

    @Test func `R20 a form that is not complete says what is wrong where it is wrong`() {
        var picker = TerminalPicker(PickerFixtures.form, isForm: true)
        picker.send(.focusNext)
        picker.send(.formSubmit)
        #expect(picker.text()[1...2] == ["› Food*  Choose… ▾", "         ! Choose an option"])
        #expect(picker.outcome == nil)
    }

    @Test func `R23 right to left the marks and the texts are that language's`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food) { $0.language = "he" }
        #expect(picker.text()[2] == "   ◂ Apple  red or green")
    }

    // MARK: Every size

    private static let styles: [FieldStyle] = FieldStyle.allCases
    private static let lists = [
        PickerFixtures.rough, PickerFixtures.food, PickerFixtures.places, OptionList(),
    ]

    @Test(arguments: styles) func `whatever the size, what must be seen is seen and nothing else happens`(
        style: FieldStyle
    ) throws {
        for list in Self.lists {
            var picker = PickerFixtures.picker(style, list) { $0.reducesMotion = true }
            let keys: [Key] = [.down, .down, .end, .right, .pageUp, .character("e"), .home]
            for key in keys {
                if picker.form.fields[0].isOpen { picker.send(.field(0, .keyPress(key, []))) }
                for (columns, rows) in [
                    (1, 1), (2, 1), (1, 2), (3, 3), (5, 2), (11, 4), (17, 5), (40, 10), (80, 24),
                ] {
                    try check(&picker, columns, rows)
                }
            }
        }
    }

    private func check(_ picker: inout TerminalPicker, _ columns: Int, _ rows: Int) throws {
        let size = "\(columns)x\(rows)"
        let drawing = picker.draw(columns, rows)
        #expect(drawing.lines.count <= rows && !drawing.lines.isEmpty, "\(size)")
        #expect(drawing.spots.count == drawing.lines.count)
        if let cursor = drawing.cursor {
            #expect(drawing.lines.indices.contains(cursor.line) && cursor.column < max(columns, 1), "\(size)")
        }
        let field = picker.form.fields[0]
        if rows > 1, field.isOpen, let row = field.highlightedRow(field.activeColumn) {
            let id = field.snapshot.columns[field.activeColumn].option(inRow: row)?.id
            let isSeen = drawing.spots.contains { spots in
                spots.contains { $0.target == .row(id, field: 0, column: field.activeColumn) }
            }
            #expect(isSeen, "\(size), row \(row)")
        }
        var screen = Screen(
            size: TerminalSize(columns: columns, rows: rows),
            traits: TerminalTraits(addressesCursor: true, hasColor: true, reflows: true))
        var model = TerminalModel(columns: columns, rows: rows)
        try model.write(screen.paint(drawing.lines, cursor: drawing.cursor))
        try model.write(screen.finish())
        #expect(model.text == [], "\(size)")
    }
}
