import PickerCore
import Testing

@testable import PickerTerminal

@Suite struct StatusLineTests {
    private let hints = [
        StatusLine.Hint(key: "Enter", action: .hintPick, worth: 2),
        StatusLine.Hint(key: "Tab", action: .hintNextField, worth: 1),
        StatusLine.Hint(key: "Esc", action: .hintCancel, worth: 3),
    ]

    private func line(_ facts: [String], _ columns: Int) -> String {
        FittedLine(
            StatusLine.line(facts: facts, hints: hints, Texts(.english), columns: columns), columns: 999
        ).text
    }

    @Test func `what does not fit is left out, the least worth first, and what stays keeps its order`() {
        #expect(line(["1 of 9"], 80) == " 1 of 9 · Enter choose · Tab next field · Esc cancel")
        #expect(line(["1 of 9"], 40) == " 1 of 9 · Enter choose · Esc cancel")
        #expect(line(["1 of 9"], 25) == " 1 of 9 · Esc cancel")
        #expect(line(["1 of 9"], 12) == "1 of 9")
        #expect(line([], 30) == " Enter choose · Esc cancel")
    }

    @Test(arguments: Language.allCases) func `in every language it fits where the facts alone do`(
        _ language: Language
    ) {
        let texts = Texts(language)
        for columns in 1...90 {
            let facts = StyledLine(texts(.positionOf(12, size: 3400))).columns
            let whole = StatusLine.line(
                facts: [texts(.positionOf(12, size: 3400))], hints: hints, texts, columns: columns)
            #expect(whole.columns <= max(columns, facts + 1))
        }
    }
}
