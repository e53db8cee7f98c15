import Testing

@testable import OptionSearch

/// R14: titles found by how they begin; and titles found by being equal, for a combo box (R6).
@Suite struct TypeaheadTests {
    private let index = SearchIndex(titles: [
        "Émile", "Ella", "  Eva", "Łukasz", "Newark", "New York", "ella",
    ])

    private func first(_ text: String, from position: Int = 0, skipping: Set<Int> = []) -> Int? {
        index.firstTitle(withPrefix: text, startingAt: position) { !skipping.contains($0) }
    }

    @Test func `R14 it ignores case and marks`() {
        #expect(
            first("e") == 0 && first("EM") == 0 && first("él") == 1 && first("ev") == 2 && first("luk") == 3)
    }

    @Test func `R14 it starts where it is told and wraps around once`() {
        #expect(first("e", from: 1) == 1 && first("e", from: 3) == 6 && first("em", from: 1) == 0)
        #expect(first("x", from: 3) == nil)
        #expect(first("e", from: 7) == 0 && first("e", from: -1) == 0 && first("e", from: .max) == 0)
    }

    @Test func `R14 it skips what is not pickable`() {
        #expect(first("e", skipping: [0, 1]) == 2)
        #expect(first("e", from: 2, skipping: [2, 6]) == 0)
        #expect(first("e", skipping: [0, 1, 2, 6]) == nil)
    }

    @Test func `R14 a space in the string counts`() {
        #expect(first("new") == 4 && first("new ") == 5 && first("new y") == 5 && first("new  yo") == 5)
    }

    @Test func `R14 a string without letters finds nothing`() {
        #expect(first("") == nil && first(" ") == nil && first("\u{301}") == nil)
    }

    @Test func `R6 a title is equal but for case, marks and the amount of white space`() {
        #expect(index.title(at: 5, isEqualTo: " new   YORK"))
        #expect(index.title(at: 0, isEqualTo: "emile") && !index.title(at: 0, isEqualTo: "emil"))
        #expect(!index.title(at: 0, isEqualTo: ""))
    }

    @Test func `R6 the title that is the same to the letter is preferred`() {
        #expect(index.firstTitle(equalTo: "ella") == 6)
        #expect(index.firstTitle(equalTo: "ELLA") == 1)
        #expect(index.firstTitle(equalTo: "ella") { $0 != 6 } == 1)
        #expect(index.firstTitle(equalTo: "ell") == nil)
        #expect(SearchIndex(titles: ["कुल", "कल"]).firstTitle(equalTo: "कल") == 1)
    }
}
