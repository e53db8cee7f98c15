import PickerCore
import RandomTesting
import Testing

@testable import PickerTerminal

@Suite struct UTF8InputTests {
    private func text(_ bytes: [UInt8]) -> String {
        var decoder = InputDecoder()
        let inputs = bytes.flatMap { decoder.decode([$0]) } + decoder.flush()
        return inputs.reduce(into: "") { text, input in
            switch input {
            case .key(.character(let character), []): text.append(character)
            case .key(.space, []): text += " "
            default: text += "<\(input)>"
            }
        }
    }

    @Test(
        arguments: [
            ([0x80], "\u{FFFD}"), ([0xBF, 0x61], "\u{FFFD}a"), ([0xFF], "\u{FFFD}"),
            ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xE2, 0x82, 0x61], "\u{FFFD}a"), ([0xE2, 0x82], "\u{FFFD}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xC3, 0xC3, 0xA9], "\u{FFFD}é"),
            ([0x65, 0xCC, 0x81], "e\u{301}"), ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xC2, 0x9B, 0x61], "a"),
        ] as [([UInt8], String)])
    func `bytes that are no UTF-8 become U+FFFD and nothing around them is lost`(
        _ bytes: [UInt8], _ expected: String
    ) {
        #expect(text(bytes).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func `ill-formed bytes are replaced exactly as the standard library replaces them`() {
        var random = SeededNumbers(seed: 3)
        let bytes: [UInt8] = [
            0x61, 0x80, 0xA0, 0xBF, 0xC1, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<5000 {
            let input = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                bytes.randomElement(using: &random)!
            }
            let expected = String(decoding: input, as: UTF8.self)
            #expect(text(input).unicodeScalars.elementsEqual(expected.unicodeScalars), "\(input)")
        }
    }

    @Test func `every scalar that is no control character arrives`() {
        var missing: [Unicode.Scalar] = []
        for value in UInt32(0xA0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var decoder = InputDecoder()
            if decoder.decode(Array(String(scalar).utf8)) != [.key(.character(Character(scalar)), [])] {
                missing.append(scalar)
            }
        }
        #expect(missing == [])
    }
}
