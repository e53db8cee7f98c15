import Testing

@testable import OptionSearch

@Suite struct TextStoreTests {
    @Test func `strings come back as they went in`() {
        let store = TextStore(["", "a", "Zürich", ""])
        #expect(Array(store) == ["", "a", "Zürich", ""])
    }
}
