#if os(Linux)
    import PickerCore
    import RandomTesting
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    /// A person without aim at a terminal without rest.
    @Suite struct PickerWalkTests {
        private static let keys: [Key] = [
            .down, .up, .left, .right, .home, .end, .pageDown, .pageUp, .enter, .space, .escape, .tab,
            .backspace,
            .delete, .character("a"), .character("e"), .character("日"), .character("\u{301}"),
            .character("_"),
            .character("y"), .character("n"), .character("k"), .character("u"), .character("z"),
            .character("s"),
            .character("d"),
        ]
        private static let modifiers: [KeyModifiers] = [
            [], [], [], [], .ctrl, .alt, .shift, [.ctrl, .shift], .meta,
        ]
        private static let texts = [
            "app", "\u{1B}[2J", "日本", "", String(repeating: "e", count: 200), "\u{202E}x y",
        ]
        private static let sizes = [(1, 1), (2, 3), (9, 4), (23, 6), (40, 10), (80, 24), (200, 60)]
        private static let lists = [
            PickerFixtures.food, PickerFixtures.rough, PickerFixtures.places, OptionList(),
            OptionList(titles: (1...300).map { "row \($0)" }),
        ]

        private func picker(_ random: inout SeededNumbers) -> TerminalPicker {
            let isForm = Bool.random(using: &random)
            if isForm {
                var picker = TerminalPicker(PickerFixtures.form, isForm: true)
                picker.send(.focusNext)
                return picker
            }
            let list = Self.lists.randomElement(using: &random) ?? OptionList()
            let style = FieldStyle.allCases.randomElement(using: &random) ?? .menu
            let isMultiple = Bool.random(using: &random)
            let allowsCustomText = Bool.random(using: &random)
            return PickerFixtures.picker(style, list, rowLimit: Int.random(in: 1...12, using: &random)) {
                $0.isMultiple = isMultiple
                $0.allowsCustomText = allowsCustomText
            }
        }

        @Test(arguments: 1...24)
        func `whatever is pressed, clicked, pasted and resized, the rest of the screen is left alone`(
            _ seed: UInt64
        ) throws {
            var random = SeededNumbers(seed: seed)
            let terminal = try PseudoTerminal()
            let session = try TerminalSession(input: terminal.slave, output: terminal.slave)
            defer { withExtendedLifetime(terminal) { session.finish() } }
            var picker = picker(&random)
            var time = 0.0
            for _ in 0..<60 {
                act(&picker, session, &random, &time)
                if picker.outcome != nil { picker = self.picker(&random) }
                #expect(picker.form.checkInvariants() == [], "seed \(seed)")
                if let place = picker.current, picker.takesText(place) {
                    #expect(picker.editor.text == picker.form.fields[place].text, "seed \(seed)")
                }
                let (columns, rows) = Self.sizes.randomElement(using: &random) ?? (80, 24)
                let drawing = picker.draw(columns, rows)
                #expect(drawing.lines.count <= rows, "seed \(seed)")
                try paint(drawing, columns, rows)
            }
        }

        private func act(
            _ picker: inout TerminalPicker, _ session: TerminalSession, _ random: inout SeededNumbers,
            _ time: inout Double
        ) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: picker.paste(Self.texts.randomElement(using: &random) ?? "")
            case 1, 2:
                let actions: [MouseReport.Action] = [.press, .release, .drag, .scrollUp, .scrollDown]
                let line = Int.random(in: -1..<12, using: &random)
                picker.point(
                    MouseReport(
                        actions.randomElement(using: &random) ?? .press, button: .left,
                        column: Int.random(in: 1..<60, using: &random), row: max(line, 0) + 1),
                    line: line < 0 ? nil : line, isPlaceKnown: Bool.random(using: &random))
            case 3:
                time += Double.random(in: 0..<1.5, using: &random)
                picker.send(.clockAdvance(to: time))
            default:
                picker.press(
                    Self.keys.randomElement(using: &random) ?? .down,
                    Self.modifiers.randomElement(using: &random) ?? [], session)
            }
        }

        private func paint(_ drawing: Drawing, _ columns: Int, _ rows: Int) throws {
            var screen = Screen(
                size: TerminalSize(columns: columns, rows: rows),
                traits: TerminalTraits(addressesCursor: true, hasColor: true, reflows: true))
            var model = TerminalModel(columns: columns, rows: rows)
            try model.write(screen.paint(drawing.lines, cursor: drawing.cursor))
            try model.write(screen.finish())
            #expect(model.text == [])
        }
    }
#endif
