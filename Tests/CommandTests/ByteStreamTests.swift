#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// Every byte that the command writes to its terminal is text or one of the library's own control sequences.
    @Suite struct ByteStreamTests {
        /// Titles that would act on a terminal if they reached it as they are.
        private static let titles: [String] = [
            "clipboard \u{1B}]52;c;ZWNobyBwd25lZA==\u{7}",
            "link \u{1B}]8;;http://evil/\u{7}Help\u{1B}]8;;\u{7}",
            "title without end \u{1B}]0;", "questions \u{1B}[6n\u{1B}[c\u{1B}[5n\u{1B}[>c\u{1B}[18t",
            "erasing \u{1B}[2J\u{1B}[10A\u{1B}[1;1H\u{1B}[K\u{1B}[3J",
            "modes \u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?2004l\u{1B}[4h",
            "reset \u{1B}c\u{1B}(0\u{E}\u{F}\u{1B}=\u{1B}#8",
            "8 bit \u{9B}31m \u{9D}52;x\u{9C} \u{90} \u{85}",
            "first half \u{1B}", "[2J second half", String(repeating: "long ", count: 40) + "\u{1B}[31m",
            "zero \u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{34F}\u{180E}\u{3164}\u{115F}",
            "tags \u{E0041}\u{E007F}\u{FE00}\u{E0100}", "lines \u{2028}\u{2029}\u{85}",
            "bidi \u{202A}\u{202B}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}",
            "日本語 e\u{301} 👩‍👩‍👧 🇩🇪 क्षि", "<b>&amp;</b>",
        ]

        private final class Run {
            let terminal: PseudoTerminal
            let program: SpawnedProgram
            private let folder: URL

            init(_ arguments: [String], files: [String: String]) throws {
                folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for (name, text) in files {
                    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
                }
                let place = folder.path
                terminal = try PseudoTerminal(columns: 50, rows: 14)
                program = try SpawnedProgram(
                    [CommandTests.command.path] + arguments.map { $0.replacing("$T", with: place) },
                    terminal: terminal.path,
                    environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
            }

            deinit { try? FileManager.default.removeItem(at: folder) }

            var text: String { String(decoding: terminal.output, as: UTF8.self) }

            /// Waits until something more is written; the limit only ends a test that has failed.
            func wait(for what: String, until isSo: () -> Bool) throws {
                let limit = Date(timeIntervalSinceNow: 60)
                while !isSo() {
                    terminal.pump()
                    guard Date() < limit else {
                        throw PseudoTerminal.Failure(description: "no \(what); \(text.debugDescription)")
                    }
                }
            }

            /// Sends keys. After Esc something must be awaited, or it would be part of the next key: what it closes.
            func press(_ keys: String) throws {
                let before = terminal.output.count
                terminal.send(keys)
                if keys == "\u{1B}" {
                    try wait(for: "frame") { terminal.output.count > before || program.ended != nil }
                } else {
                    terminal.pump()
                }
            }
        }

        private func walk(_ arguments: [String], _ files: [String: String], _ keys: [String]) throws {
            let run = try Run(arguments, files: files)
            try run.wait(for: "the first frame") { run.text.contains("Esc") || run.text.contains("1 of") }
            for key in keys { try run.press(key) }
            run.terminal.resize(columns: 17, rows: 5)
            try run.press("\u{1B}[B")
            run.terminal.send("\u{3}")
            try run.wait(for: "the end") { run.program.ended != nil }
            for _ in 0..<3 { run.terminal.pump() }
            #expect(run.program.ended == .exited(130))
            // Throws at the first byte that is none of the library's own.
            let tokens = try StrictParser.parse(run.terminal.output)
            #expect(!tokens.isEmpty)
            var model = TerminalModel(columns: 50, rows: 14)
            try model.write(run.terminal.output)
            #expect(model.showsCursor && model.wraps)
            #expect(model.modes.isDisjoint(with: [1000, 1002, 1006, 2004, 2026]))
        }

        @Test(arguments: FieldStyleName.allCases) func `a terminal that goes away ends the command`(
            _ style: FieldStyleName
        ) throws {
            let run = try Run(["$T/list.txt", "--style", style.rawValue], files: ["list.txt": "one\ntwo\n"])
            try run.wait(for: "the first frame") { run.text.contains("Esc") }
            run.terminal.hangUp()
            try run.wait(for: "the end") { run.program.ended != nil }
            // By the signal, or by what is read when it is gone, whichever comes first.
            #expect([.exited(130), .killed(SIGHUP)].contains(run.program.ended))
        }

        enum FieldStyleName: String, CaseIterable { case wheel, menu, combo }

        private static let down = Array(repeating: "\u{1B}[B", count: 16)

        @Test(arguments: [
            ["--style", "menu"], ["--style", "wheel"], ["--style", "combo"],
            ["--style", "menu", "--screen-reader"], ["--style", "menu", "--multiple"],
        ]) func `R25 hostile titles reach no terminal`(_ options: [String]) throws {
            let list = try String(decoding: JSONEncoder().encode(Self.titles), as: UTF8.self)
            try walk(
                ["$T/list.json"] + options, ["list.json": list], Self.down + ["\u{1B}[A", "e", "\u{1B}[6~"])
        }

        @Test func `R25 hostile subtitles, sections, reasons, labels and messages reach no terminal`() throws
        {
            let options = Self.titles.enumerated().map { number, title in
                ["id": "\(number)", "title": title, "subtitle": title, "section": title]
                    .merging(number % 3 == 1 ? ["disabled": title] : [:]) { $1 }
            }
            let form: [String: Any] = [
                "fields": [
                    [
                        "name": "a", "label": Self.titles[4], "placeholder": Self.titles[5],
                        "options": options,
                    ],
                    [
                        "name": "b", "label": Self.titles[0], "style": "combo", "required": true,
                        "options": options,
                    ],
                ]
            ]
            let text = try String(decoding: JSONSerialization.data(withJSONObject: form), as: UTF8.self)
            try walk(
                ["form", "$T/form.json"], ["form.json": text],
                ["\u{1B}[B"] + Self.down + ["\u{1B}", "\t", "\u{1B}[B", "x", "\u{13}"])
        }

        @Test func `R25 what is pasted and typed reaches the terminal harmlessly`() throws {
            try walk(
                ["$T/list.txt"], ["list.txt": "one\ntwo\n"],
                [
                    "\u{1B}[200~a\u{1B}[31mb\u{7}\u{202E}c\nd\u{1B}[201~", "é", "日", "\u{301}", "\u{7F}",
                    "\u{1B}[D",
                ])
        }
    }
#endif
