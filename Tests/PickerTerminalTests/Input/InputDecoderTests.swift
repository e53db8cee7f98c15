import PickerCore
import RandomTesting
import Testing

@testable import PickerTerminal

@Suite struct InputDecoderTests {
    /// Decodes pieces, each in its own read, and ends with silence.
    private func decode(_ pieces: [some Collection<UInt8>]) -> [TerminalInput] {
        var decoder = InputDecoder()
        return pieces.flatMap { decoder.decode($0) } + decoder.flush()
    }

    @Test(arguments: KeySequence.all)
    func `a sequence gives its key, and nothing else`(_ sequence: KeySequence) {
        #expect(decode([sequence.bytes]) == sequence.expected)
    }

    @Test(arguments: KeySequence.all)
    func `a sequence may be cut at every byte`(_ sequence: KeySequence) {
        for cut in sequence.bytes.indices {
            #expect(
                decode([sequence.bytes[..<cut], sequence.bytes[cut...]]) == sequence.expected, "cut at \(cut)"
            )
        }
        #expect(decode(sequence.bytes.map { [$0] }) == sequence.expected, "byte by byte")
    }

    @Test(arguments: KeySequence.all)
    func `the letter typed after a sequence and a pause arrives`(_ sequence: KeySequence) {
        var decoder = InputDecoder()
        let before = decoder.decode(sequence.bytes) + decoder.flush()
        #expect(before + decoder.decode(Array("q".utf8)) == sequence.expected + [.key(.character("q"), [])])
        #expect(decoder.waiting == .nothing)
    }

    @Test func `no input of two or three bytes traps or leaves the decoder stuck`() {
        // Bytes of one class lead the same way, so three bytes are drawn from every class and its edges.
        let edges: [UInt8] = [
            0x00, 0x03, 0x07, 0x08, 0x0D, 0x18, 0x1A, 0x1B, 0x1F, 0x20, 0x24, 0x2F, 0x30, 0x32, 0x39, 0x3A,
            0x3B, 0x3C,
            0x3F, 0x40, 0x41, 0x4D, 0x4F, 0x50, 0x52, 0x5A, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F, 0x61, 0x6D, 0x75,
            0x7E, 0x7F,
            0x80, 0x9B, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
        ]
        var stuck: [[UInt8]] = []
        func check(_ bytes: [UInt8]) {
            var decoder = InputDecoder()
            _ = decoder.decode(bytes) + decoder.flush()
            if decoder.decode([0x71]) != [.key(.character("q"), [])] { stuck.append(bytes) }
        }
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max { check([first, second]) }
        }
        for first in edges {
            for second in edges {
                for third in edges { check([first, second, third]) }
            }
        }
        #expect(stuck == [])
    }

    @Test func `every three bytes after ESC and a bracket keep the decoder sound`() {
        var wrong = 0
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                var decoder = InputDecoder()
                _ = decoder.decode([0x1B, 0x5B, first, second]) + decoder.flush()
                if decoder.decode([0x71]) != [.key(.character("q"), [])] { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    @Test func `random bytes in random pieces give what they give in one piece`() {
        var random = SeededNumbers(seed: 7)
        let alphabet = Array("\u{1B}\u{1B}[O<;:0123~uMmABRab\r\u{7F} é日$^".utf8) + [0xFF, 0x80, 0x9B]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 1...24, using: &random)).map { _ in
                alphabet.randomElement(using: &random)!
            }
            var pieces: [ArraySlice<UInt8>] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &random)
                pieces.append(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(decode(pieces) == decode([bytes]), "\(bytes)")
        }
    }

    @Test func `Esc waits for more, and is a key when nothing more comes`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.waiting == .escape)
        #expect(decoder.flush() == [.key(.escape, [])])
        #expect(decoder.waiting == .nothing)
        #expect(decoder.decode(Array("[A".utf8)).count == 2, "once it was a key, what follows is text")
    }

    @Test func `three quick Esc are two, and an arrow after two is Alt with the arrow`() {
        #expect(decode([[0x1B, 0x1B, 0x1B]]) == [.key(.escape, []), .key(.escape, [])])
        #expect(decode([Array("\u{1B}\u{1B}x".utf8)]) == [.key(.escape, []), .key(.character("x"), .alt)])
    }

    @Test func `Enter in the middle of a broken sequence still arrives`() {
        #expect(decode([Array("\u{1B}[1;\r".utf8)]) == [.key(.enter, [])])
        #expect(decode([Array("\u{1B}[1;\u{1B}[A".utf8)]) == [.key(.up, [])])
    }

    @Test func `eight kilobytes in one read lose nothing`() {
        let text = String(repeating: "aé日😀\u{1B}[A", count: 480)
        let inputs = decode([Array(text.utf8)])
        #expect(inputs.count == 480 * 5)
        #expect(inputs.filter { $0 == .key(.up, []) }.count == 480)
    }

    @Test func `a control sequence or an answer without end does not fill the memory and ends`() {
        let endless = [UInt8](repeating: UInt8(ascii: "1"), count: 100_000)
        #expect(
            decode([Array("\u{1B}[".utf8) + endless + [UInt8(ascii: "~"), UInt8(ascii: "q")]])
                == [.key(.character("q"), [])])
        var decoder = InputDecoder()
        _ = decoder.decode(Array("\u{1B}]".utf8) + endless)
        #expect(decoder.waiting == .nothing)
    }
}
