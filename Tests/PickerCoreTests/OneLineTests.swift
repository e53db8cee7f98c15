import PickerCore
import Testing

/// Texts that come from outside into a field of one line.
@Suite struct OneLineTests {
    @Test(arguments: [
        ("plain é 👩‍👩‍👧", "plain é 👩‍👩‍👧"), ("", ""), ("\n", ""), ("one\ntwo\r\nthree\r", "one two three"),
        ("a\n\nb", "a  b"), ("\nb", " b"), ("a\tb\t", "a b "), ("a\r\n\u{7}\n", "a"),
        ("\u{1B}[2Ja\u{0}\u{9F}", "[2Ja"), ("a\u{85}b\u{2028}c\u{2029}", "a b c"), ("\u{202E}x", "\u{202E}x"),
    ])
    func `line breaks and tabs become spaces, and controls vanish`(_ original: String, _ line: String) {
        #expect(OneLine(original).text == line)
        #expect(OneLine(line).text == line)
    }
}
