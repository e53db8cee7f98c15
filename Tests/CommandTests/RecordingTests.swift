#if os(Linux)
    import Foundation
    import PickerCore
    import PickerHeadless
    import TerminalTesting
    import Testing

    @testable import PickerTerminal

    /// What is recorded on the terminal comes to the same end without one.
    @Suite struct RecordingTests {
        private static let places = tapeField("wheel", options: placesJSON)
        private static let placesJSON = """
            [{"id": "eu", "title": "Europe", "children": ["Germany", "France", "Spain"]},
             {"id": "as", "title": "Asia", "children": ["Japan", "India"]}, {"id": "an", "title": "Antarctica"}]
            """

        private static func tapeField(_ style: String, options: String, more: String = "") -> String {
            "{\"name\": \"\(style)\", \"style\": \"\(style)\"\(more), \"options\": \(options)}"
        }

        private static let tapes: [String] = [
            "{\"field\": \(places), \"steps\": []}",
            "{\"field\": \(tapeField("combo", options: "[\"\", \"Mr\", \"Ms\", \"Dr\"]", more: ", \"custom\": true")), \"steps\": []}",
            "{\"field\": \(tapeField("menu", options: "[\"a\", \"b\", \"a\"]", more: ", \"multiple\": true, \"max\": 2")), \"steps\": []}",
            """
            {"fields": [\(places), \(tapeField("combo", options: placesJSON, more: ", \"required\": true")),
              \(tapeField("menu", options: "[\"a\", \"b\"]", more: ", \"commit\": \"onSettle\""))], "steps": []}
            """,
        ]

        private static let keys: [(Key, KeyModifiers)] = [
            (.down, []), (.down, []), (.up, []), (.right, []), (.left, []), (.enter, []), (.space, []),
            (.escape, []), (.tab, []), (.tab, .shift), (.backspace, []), (.end, []), (.pageDown, []),
            (.character("a"), []), (.character("m"), []), (.character("_"), .ctrl), (.character("y"), .ctrl),
            (.character("a"), .alt), (.delete, []),
        ]

        @Test(arguments: 0..<24) func `a random session that was recorded replays to the same end`(
            _ seed: UInt64
        ) throws {
            let tape = try TapeReader.read(Array(Self.tapes[Int(seed % 4)].utf8))
            let recorder = TapeRecorder(tape)
            var picker = TerminalPicker(tape.form, isForm: tape.isForm)
            picker.onEvent = { recorder.note($0) }
            picker.send(tape.isForm ? .focusNext : .field(0, .popupOpen))
            try walk(&picker, seed)
            let written = recorder.text(end: picker.form)
            let sightings = TapePlayer.play(try TapeReader.read(Array(written.utf8)))
            #expect(sightings.count == tape.fields.count)
            for sighting in sightings { #expect(sighting.failures == [], "seed \(seed)") }
        }

        private func walk(_ picker: inout TerminalPicker, _ seed: UInt64) throws {
            let terminal = try PseudoTerminal()
            let session = try TerminalSession(input: terminal.slave, output: terminal.slave)
            defer { session.finish() }
            var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            func random(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            var time = 0.0
            for _ in 0..<80 where picker.outcome == nil {
                picker.drawing = FormDrawing(
                    form: picker.form, isForm: picker.isForm, size: TerminalSize(columns: 60, rows: 16),
                    rowLimit: nil
                ).draw(editor: &picker.editor, &picker.memory)
                time += Double(random(700)) / 997
                picker.send(.clockAdvance(to: time))
                switch random(8) {
                case 0: picker.paste(["er", "x y", "日"][random(3)])
                case 1, 2:
                    let line = random(8)
                    picker.point(
                        MouseReport(
                            [.press, .drag, .release, .scrollDown, .scrollUp][random(5)], button: .left,
                            column: 1 + random(20), row: line + 1), line: line, isPlaceKnown: true)
                default:
                    let (key, modifiers) = Self.keys[random(Self.keys.count)]
                    picker.press(key, modifiers, session)
                }
            }
        }
    }
#endif
