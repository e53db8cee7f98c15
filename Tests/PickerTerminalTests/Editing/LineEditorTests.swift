import PickerCore
import RandomTesting
import Testing

@testable import PickerTerminal

@Suite struct LineEditorTests {
    /// A line written with `|` for the caret and `[ ]` around it where everything is selected.
    private func editor(_ drawing: String) -> LineEditor {
        if drawing.hasPrefix("[") {
            return LineEditor(String(drawing.dropFirst().dropLast()), selectsAll: true)
        }
        let parts = drawing.split(separator: "|", omittingEmptySubsequences: false)
        var editor = LineEditor(parts.joined())
        editor.caret = parts[0].count
        return editor
    }

    private func drawing(_ editor: LineEditor) -> String {
        if editor.selectsAll { return "[\(editor.text)]" }
        return "\(editor.text.prefix(editor.caret))|\(editor.text.dropFirst(editor.caret))"
    }

    struct Step: CustomTestStringConvertible, Sendable {
        let before: String
        let key: Key
        let modifiers: KeyModifiers
        let after: String

        init(_ before: String, _ key: Key, _ modifiers: KeyModifiers, _ after: String) {
            self.before = before
            self.key = key
            self.modifiers = modifiers
            self.after = after
        }

        init(_ before: String, _ key: Key, _ after: String) {
            self.init(before, key, [], after)
        }

        var testDescription: String { "\(before) \(key) \(after)" }

        static let all: [Step] = [
            .init("|", .character("a"), "a|"), .init("a|c", .character("b"), "ab|c"),
            .init("a|", .space, "a |"),
            .init("[old]", .character("n"), "n|"), .init("[old]", .space, " |"),
            .init("[old]", .backspace, "|"),
            .init("[old]", .delete, "|"), .init("[old]", .left, "|old"), .init("[old]", .right, "old|"),
            .init("[old]", .home, "|old"), .init("[old]", .end, "old|"), .init("[a b]", .left, .ctrl, "a |b"),
            .init("|", .backspace, "|"), .init("|", .delete, "|"), .init("|a", .left, "|a"),
            .init("a|", .right, "a|"),
            .init("ab|", .left, "a|b"), .init("|ab", .right, "a|b"), .init("a|b", .backspace, "|b"),
            .init("a|b", .delete, "a|"), .init("a|b", .home, "|ab"), .init("a|b", .end, "ab|"),
            .init("one two|", .left, .ctrl, "one |two"), .init("one |two", .left, .alt, "|one two"),
            .init("|one two", .right, .ctrl, "one| two"),
            .init("one| two", .character("f"), .alt, "one two|"),
            .init("one,two|", .character("b"), .alt, "one,|two"),
            .init("one two|", .backspace, .alt, "one |"),
            .init("a/b c/d|", .character("w"), .ctrl, "a/b |"), .init("a/b |", .character("w"), .ctrl, "|"),
            .init("|one two", .character("d"), .alt, "| two"), .init("on|e", .character("k"), .ctrl, "on|"),
            .init("on|e", .character("u"), .ctrl, "|e"), .init("on|e", .character("a"), .ctrl, "|one"),
            .init("on|e", .character("e"), .ctrl, "one|"), .init("[old]", .character("u"), .ctrl, "|"),
            .init("[old]", .character("k"), .ctrl, "|"), .init("Zürich|", .left, .ctrl, "|Zürich"),
            .init("日本|語", .backspace, "日|語"), .init("👩\u{200D}👧|", .backspace, "|"),
            .init("e|", .character("\u{301}"), "e\u{301}|"),
        ]
    }

    @Test(arguments: Step.all)
    func `a key does what it does in any text field`(_ step: Step) {
        var editor = editor(step.before)
        let isHandled = editor.handle(step.key, step.modifiers)
        #expect(isHandled)
        #expect(drawing(editor) == step.after)
    }

    @Test(
        arguments: [
            (.up, []), (.down, []), (.enter, []), (.escape, []), (.tab, []), (.pageUp, []),
            (.character("x"), .alt),
            (.character("c"), .ctrl), (.space, .ctrl), (.character("x"), .meta),
        ] as [(Key, KeyModifiers)])
    func `keys of the field around are left to it`(_ key: Key, _ modifiers: KeyModifiers) {
        var editor = editor("a|b")
        let isHandled = editor.handle(key, modifiers)
        #expect(!isHandled)
        #expect(drawing(editor) == "a|b")
    }

    @Test func `a letter written before a lone mark joins it, and the caret stands after both`() {
        var editor = LineEditor("\u{301}x")
        editor.move(.start)
        editor.insert("e")
        #expect(editor.text == "e\u{301}x")
        #expect(editor.caret == 1)
    }

    @Test func `typing is undone by words and redone`() {
        var editor = LineEditor("old", selectsAll: true)
        for character in "new york" { editor.insert(String(character)) }
        var drawn: [String] = []
        while editor.undo() { drawn.append(drawing(editor)) }
        #expect(drawn == ["new |", "[old]"])
        drawn = []
        while editor.redo() { drawn.append(drawing(editor)) }
        #expect(drawn == ["new |", "new york|"])
    }

    @Test func `an edit after undo forgets what could be redone`() {
        var editor = LineEditor("ab")
        editor.deleteBackward()
        editor.undo()
        editor.insert("c")
        let isRedone = editor.redo()
        #expect(!isRedone)
        #expect(drawing(editor) == "abc|")
    }

    @Test func `R11 showing the text that shows leaves caret, selection and undo alone`() {
        var editor = editor("ab|c")
        editor.insert("x")
        editor.show("abxc", selectsAll: true)
        #expect(drawing(editor) == "abx|c")
        editor.undo()
        #expect(drawing(editor) == "ab|c")
        editor.show("other", selectsAll: true)
        #expect(drawing(editor) == "[other]")
        let isUndone = editor.undo()
        #expect(!isUndone)
    }

    @Test func `random edits keep the caret inside, and undo returns to the beginning`() {
        var random = SeededNumbers(seed: 11)
        let typed: [Character] = ["a", " ", "é", "\u{301}", "日", "👩", "\u{200D}", "👧", "🇫", "🇷"]
        for _ in 0..<300 {
            let start = LineEditor("some 日本 text", selectsAll: Bool.random(using: &random))
            var editor = start
            for _ in 0..<40 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3: editor.insert(String(typed.randomElement(using: &random)!))
                case 4: editor.deleteBackward()
                case 5: editor.deleteForward()
                case 6: editor.delete(to: LineEditor.Motion.allCases.randomElement(using: &random)!)
                default: editor.move(LineEditor.Motion.allCases.randomElement(using: &random)!)
                }
                #expect((0...editor.text.count).contains(editor.caret))
                let columns = Int.random(in: 0...12, using: &random)
                let window = editor.window(columns: columns)
                #expect(CellWidth.columns(of: window.text) <= columns)
                #expect(window.caretColumn == 0 || window.caretColumn < columns)
            }
            while editor.undo() {}
            #expect(editor.text == start.text)
        }
    }

    private func expect(_ editor: inout LineEditor, _ columns: Int, _ expected: LineEditor.Window) {
        let window = editor.window(columns: columns)
        #expect(window == expected)
    }

    @Test func `a window scrolls only when the caret would leave it`() {
        var editor = LineEditor("abcdefgh")
        #expect(
            editor.window(columns: 5)
                == .init(text: "efgh", caretColumn: 4, hidesStart: true, hidesEnd: false))
        editor.move(.left)
        editor.move(.left)
        #expect(
            editor.window(columns: 5)
                == .init(text: "efgh", caretColumn: 2, hidesStart: true, hidesEnd: false))
        editor.move(.start)
        #expect(
            editor.window(columns: 5)
                == .init(text: "abcde", caretColumn: 0, hidesStart: false, hidesEnd: true))
        editor.move(.end)
        editor.delete(to: .blankLeft)
        #expect(
            editor.window(columns: 5) == .init(text: "", caretColumn: 0, hidesStart: false, hidesEnd: false))
    }

    @Test func `a window counts columns, not characters, and shows controls harmlessly`() {
        var editor = LineEditor("東京\u{1B}")
        #expect(
            editor.window(columns: 6)
                == .init(text: "東京␛", caretColumn: 5, hidesStart: false, hidesEnd: false))
        #expect(
            editor.window(columns: 4) == .init(text: "京␛", caretColumn: 3, hidesStart: true, hidesEnd: false))
    }
}
