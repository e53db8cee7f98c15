import PickerCore
import Testing

@testable import PickerTerminal

@Suite struct PasteTests {
    @Test func `a paste longer than the limit keeps its beginning, whole characters only`() {
        var decoder = InputDecoder(pasteLimit: 5)
        let bytes = Array("\u{1B}[200~aé日本\u{1B}[201~q".utf8)
        #expect(decoder.decode(bytes) == [.paste("aé"), .key(.character("q"), [])])
    }

    @Test func `a character that ends exactly at the limit stays`() {
        var decoder = InputDecoder(pasteLimit: 6)
        #expect(decoder.decode(Array("\u{1B}[200~aé日本\u{1B}[201~".utf8)) == [.paste("aé日")])
    }

    @Test func `a pause does not end a paste`() {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~ab".utf8)) + decoder.flush() == [])
        #expect(decoder.waiting == .nothing)
        #expect(decoder.decode(Array("\rcd\u{1B}[201~".utf8)) == [.paste("ab cd")])
    }

    @Test func `Esc leaves a paste whose end was lost`() {
        var decoder = InputDecoder()
        _ = decoder.decode(Array("\u{1B}[200~ab\u{1B}".utf8))
        #expect(decoder.waiting == .rest)
        #expect(decoder.flush() == [.paste("ab"), .key(.escape, [])])
    }

    @Test(arguments: [
        ("one\r\n", "one"), ("one\n\n", "one"), ("a\nb", "a b"), ("a\r\rb", "a  b"),
        ("\u{85}x\u{2028}y", " x y"),
        ("a\u{0}b\u{7F}c\u{9B}d", "abcd"), ("a ", "a "),
    ])
    func `pasted text becomes one clean line`(_ pasted: String, _ expected: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~\(pasted)\u{1B}[201~".utf8)) == [.paste(expected)])
    }
}
