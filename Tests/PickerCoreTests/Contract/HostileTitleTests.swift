import PickerCore
import Testing

/// Titles may hold anything; the core takes them as they are and front ends show them harmlessly (R25).
@Suite struct HostileTitleTests {
    static let titles = [
        "\u{1b}[2Jwiped", "\u{1b}]52;c;ZWNobw==\u{07}", "left\u{202e}thgir", "\u{2066}isolated",
        "tab\tline\nbreak\r\n", "\u{0}", "\u{7f}", "\u{9b}31mred", "e\u{301}\u{301}\u{301}\u{301}",
        "👩‍👩‍👧‍👦", "\u{200f}", " ", "\u{feff}", String(repeating: "wide ", count: 2_000),
    ]

    @Test(arguments: titles.indices) func `R25 a hostile title is picked, shown and found like any other`(
        index: Int
    ) {
        let title = Self.titles[index]
        for style in FieldStyle.allCases {
            var field = TestField.make(style, ["plain", title, "end"])
            field.send(.popupOpen, .optionPress(OptionID(title), column: 0), .toolbarDone)
            #expect(field.selection.ids == [OptionID(title)])
            #expect(field.text.utf8.elementsEqual(title.utf8))
            field.send(.popupOpen, .queryEdit(title), .toolbarCancel)
            #expect(field.checkInvariants().isEmpty)
        }
    }

    @Test(arguments: titles.indices) func `R25 matched ranges of a hostile title stay inside it`(index: Int) {
        let title = Self.titles[index]
        var field = TestField.make(.combo, [title])
        for query in ["e", "wi", title, "[", "\u{202e}"] {
            field.send(.queryEdit(query))
            guard let search = field.snapshot.columns[0].search, !field.shown().isEmpty else { continue }
            for range in search.matchedRanges(at: 0) {
                #expect(range.lowerBound >= 0 && range.upperBound <= title.count)
            }
        }
    }

    @Test func `R25 control characters in a query and in own text change nothing else`() {
        var field = TestField.make(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("\u{1b}[31m\u{202e}"), .keyPress(.enter, []))
        #expect(field.picked == ["\u{1b}[31m\u{202e}"])
        #expect(field.checkInvariants().isEmpty)
    }
}
