import PickerCore
import Testing

@testable import PickerFiles

@Suite struct LineStreamTests {
    /// The list that the chunks give.
    private func list(_ chunks: [[UInt8]], limits: SourceLimits = .standard) throws(SourceError) -> OptionList
    {
        var stream = LineStream(source: "in", limits: limits)
        for chunk in chunks { try stream.append(chunk) }
        try stream.finish()
        return stream.options
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
        ("a\n\nb", ["a", "", "b"]),
        ("a\rb\n", ["a\rb"]), ("a\r", ["a\r"]), ("a\r\r\nb", ["a\r", "b"]),
        ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
        ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f\n", ["a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f"]),
        ("[\"a\"]\n", ["[\"a\"]"]), ("a,b\tc\n", ["a,b\tc"]), (" a \n", [" a "]),
    ])
    func `LF and CR LF end a line and nothing else does`(text: String, titles: [String]) throws {
        let list = try list([Array(text.utf8)])
        #expect(list.map { Array($0.title.utf8) } == titles.map { Array($0.utf8) })
        #expect(list.noneTitle == nil)
    }

    @Test(arguments: ["\n", "\r\n", "\na", "\u{FEFF}\na", "\n\na"])
    func `R2 an empty first line is a none row`(text: String) throws {
        let list = try list([Array(text.utf8)])
        #expect(list.noneTitle == "")
        #expect(list.map(\.title) == (text == "\n\na" ? ["", "a"] : text.hasSuffix("a") ? ["a"] : []))
    }

    @Test func `lines give the list that plain strings give`() throws {
        let titles = ["x", "y", "x", "", "x", "", "y#2", "y"]
        #expect(try list([Array(titles.joined(separator: "\n").utf8)]) == OptionList(titles: titles))
    }

    @Test func `however the bytes are cut, the outcome is the same`() throws {
        let samples: [[UInt8]] = [
            Array("\u{FEFF}\nOne\r\n\r\nZwö\r\r\n😀".utf8), Array("a\nb\nä\n".utf8),
            Array("a\nb".utf8) + [0xC3, 0x0A, 0x63],
            Array("a\n\u{0}\nb".utf8), [0xFF, 0xFE, 0x61, 0, 0x0A, 0],
            [0xFF, 0xFE, 0, 0], [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0],
            [0xFE, 0xFF, 0, 0], [0x61, 0, 0x0A], [0x61, 0x0A, 0, 0, 0, 0],
        ]
        for sample in samples {
            let whole = Result { try list([sample]) }
            for first in 0...sample.count {
                for second in first...sample.count {
                    let chunks = [sample[..<first], sample[first..<second], sample[second...]].map(Array.init)
                    let cut = Result { try list(chunks) }
                    switch (whole, cut) {
                    case (.success(let whole), .success(let cut)): #expect(whole == cut)
                    case (.failure(let whole), .failure(let cut)):
                        #expect(whole as? SourceError == cut as? SourceError)
                    default: Issue.record("cut at \(first) and \(second): \(cut), not \(whole)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ([0x61, 0x0A, 0xC3, 0xA4, 0xFF, 0x0A], "in:2:2: expected UTF-8, found the byte 0xff"),
        ([0x61, 0x0A, 0x62, 0x00], "in:2:2: expected text, found a NUL"),
        ([0x61, 0x0A, 0xE2, 0x82], "in:2:1: expected UTF-8, found the byte 0xe2"),
        ([0x61, 0x0A, 0xED, 0xA0, 0x80], "in:2:1: expected UTF-8, found the byte 0xed"),
        ([0xFF, 0xFE, 0x0A, 0x00], "in:1:1: expected UTF-8, found the byte 0xff, which begins UTF-16LE"),
    ])
    func `what is no text is named with its line, and the lines before it stay`(
        bytes: [UInt8], message: String
    ) {
        var stream = LineStream(source: "in")
        let error = failure { () throws(SourceError) in
            try stream.append(bytes)
            try stream.finish()
        }
        #expect(error.description == message)
        #expect(stream.options.map(\.title) == (bytes[0] == 0x61 ? ["a"] : []))
        #expect(failure { () throws(SourceError) in try stream.append([0x62, 0x0A]) } == error)
        #expect(failure { () throws(SourceError) in try stream.finish() } == error)
    }

    @Test func `options can be taken while lines still come`() throws {
        var stream = LineStream()
        var taken: [OptionList] = []
        for line in 1...5 {
            try stream.append(Array("line \(line)\nline".utf8))
            #expect(stream.count == line)
            taken.append(stream.options)
            try stream.append(Array(" ".utf8))
        }
        #expect(taken.map(\.count) == [1, 2, 3, 4, 5])
        #expect(taken[0].map(\.title) == ["line 1"])
        #expect(
            stream.options.map(\.title) == [
                "line 1", "line line 2", "line line 3", "line line 4", "line line 5",
            ])
    }

    @Test func `more lines or bytes than the limit are refused`() throws {
        var limits = SourceLimits()
        limits.nodes = 3
        limits.bytes = 100
        #expect(try list([Array("a\nb\nc\n".utf8)], limits: limits).count == 3)
        var error = failure { () throws(SourceError) in try list([Array("a\nb\nc\nd".utf8)], limits: limits) }
        #expect(error.description == "in:4:1: more than 3 lines")
        error = failure { () throws(SourceError) in
            try list(
                [[UInt8](repeating: 0x61, count: 60), [UInt8](repeating: 0x61, count: 60)], limits: limits)
        }
        #expect(error.description == "in:1:1: more than 100 bytes")
    }

    @Test func `a stream of zeros ends at the first, not at the limit`() throws {
        var stream = LineStream()
        try stream.append(Array("a\nb".utf8))
        #expect(throws: SourceError.self) { try stream.append([0x63, 0, 0]) }
        #expect(stream.options.map(\.title) == ["a"])
    }

    @Test func `one line of many megabytes is one title`() throws {
        let chunk = [UInt8](repeating: 0x61, count: 1 << 16)
        let list = try list([[UInt8]](repeating: chunk, count: 100))
        #expect(list.count == 1)
        #expect(list.title(at: 0).utf8.count == 100 << 16)
    }

    @Test func `every sequence of bytes is text or not as the standard library has it`() {
        // All pairs and, of the longer ones, those around every border of Unicode 16, table 3-7.
        let borders: [UInt8] =
            [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1]
            + [0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
        func check(_ bytes: [UInt8]) {
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            let offset = bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) }
            if (offset == nil) != isValid { Issue.record("\(bytes): \(String(describing: offset))") }
        }
        for first in UInt8.min ... .max { for second in UInt8.min ... .max { check([first, second]) } }
        for first in borders where first >= 0xC0 {
            for second in borders {
                for third in borders {
                    for fourth in [0x41, 0x80, 0xBF, 0xC0] as [UInt8] {
                        check([first, second, third, fourth])
                    }
                }
            }
        }
        // A bad byte at every place of a block that is passed over at once.
        for position in 0..<100 {
            var bytes = [UInt8](repeating: 0x61, count: 100)
            bytes[position] = 0xFF
            #expect(bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == position)
        }
    }
}
