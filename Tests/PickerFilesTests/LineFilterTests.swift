import Foundation
import OptionSearch
import PickerCore
import RandomTesting
import SearchThreads
import Testing

@testable import PickerFiles

/// Lines that are searched while they are read: the answer is that of a search over their list.
@Suite struct LineFilterTests {
    private let folder = TemporaryFolder()

    private static let letters = [
        "a", "A", "b", "e", "é", "E\u{301}", "ß", "s", "Ł", "z", "ü", "한", "ㅎ", " ", "-", "fooBar", "ﬁ", "я",
    ]

    /// The lines, or their numbers, as text; `nil` where the content needs more care.
    private func text(_ outcome: LineFilter.Outcome) -> String? {
        guard case .matches(let matches) = outcome else { return nil }
        var text: [UInt8] = []
        matches.forEachText { text += $0 }
        matches.forEachPosition { text += Array("\($0)\n".utf8) }
        #expect(matches.isEmpty == text.isEmpty)
        return String(decoding: text, as: UTF8.self)
    }

    private func filter(
        _ query: SearchQuery, _ wanted: LineMatches.Wanted, pieceSize: Int
    ) -> LineFilter {
        var filter = LineFilter(query, wanted: wanted, format: .lines, workers: .threads(count: 3))
        filter.pieceSize = pieceSize
        return filter
    }

    /// The outcome of bytes that come through a pipe, some at a time.
    private func outcome(ofPipe bytes: [UInt8], _ filter: LineFilter) throws -> LineFilter.Outcome {
        let pipe = Pipe()
        let writer = Thread {
            for start in stride(from: 0, to: bytes.count, by: 97) {
                try? pipe.fileHandleForWriting.write(
                    contentsOf: Data(bytes[start..<min(start + 97, bytes.count)]))
            }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        return try filter.outcome(ofDescriptor: pipe.fileHandleForReading.fileDescriptor)
    }

    @Test(arguments: [1, 7, 64, 1_000, 1 << 18])
    func `R21 the answer is that of the list, in its order, however the file is cut`(pieceSize: Int) throws {
        var chance = SeededNumbers(seed: UInt64(pieceSize))
        for round in 0..<6 {
            let titles = (0..<(round * 50 + 1)).map { number in
                (0..<Int.random(in: number == 0 ? 1...4 : 0...9, using: &chance)).map { _ in
                    Self.letters.randomElement(using: &chance) ?? ""
                }.joined()
            }
            let endsLine = round % 2 == 1
            let bytes = Array((titles.joined(separator: "\n") + (endsLine ? "\n" : "")).utf8)
            // What has no line feed is a line only if it is something.
            let lines = endsLine || titles.last != "" ? titles : titles.dropLast()
            let path = folder.file("\(pieceSize)-\(round)", bytes)
            let index = SearchIndex(titles: TextStore(lines))
            for words in ["a", "ae", "s", "éz", "foob", "a b", "ㅎ", "", "strasse", "zzzz"] {
                for mode in [MatchMode.contains, .prefix, .fuzzy] {
                    let query = SearchQuery(words, mode: mode)
                    let found = Array(index.search(query))
                    let expected = found.map { lines[$0] + "\n" }.joined()
                    let positions = found.map { "\($0)\n" }.joined()
                    let byLine = filter(query, .lines, pieceSize: pieceSize)
                    let byPosition = filter(query, .positions, pieceSize: pieceSize)
                    #expect(
                        try text(#require(byLine.outcome(ofFile: FilePath(path)))) == expected,
                        "\(words) \(mode)")
                    #expect(try text(#require(byPosition.outcome(ofFile: FilePath(path)))) == positions)
                }
            }
            let query = SearchQuery("s", mode: .contains)
            let expected = index.search(query).map { lines[$0] + "\n" }.joined()
            #expect(text(try outcome(ofPipe: bytes, filter(query, .lines, pieceSize: pieceSize))) == expected)
        }
    }

    @Test(arguments: [
        "", "\na\n", "\u{FEFF}a\n", "aaa\nbbb\r\nccc\n", "aaa\nbbb\nc\0c\n", "<?xml version=\"1.0\"?>\n",
        String(repeating: "plain\n", count: 50) + "\0", String(repeating: "plain\n", count: 50) + "x\r\n",
    ])
    func `what needs more care is handed over whole`(content: String) throws {
        let query = SearchQuery("a", mode: .contains)
        let filter = filter(query, .lines, pieceSize: 16)
        let path = folder.file("care", content)
        for outcome in [
            try #require(filter.outcome(ofFile: FilePath(path))),
            try outcome(ofPipe: Array(content.utf8), filter),
        ] {
            guard case .needsCare(let bytes) = outcome else {
                Issue.record("took \(content.debugDescription) for plain lines")
                continue
            }
            #expect(bytes == Array(content.utf8))
        }
    }

    @Test func `bytes that are no UTF-8 need more care, wherever a piece ends`() throws {
        for offset in 0..<40 {
            var bytes = Array(String(repeating: "aé\n", count: 20).utf8)
            bytes[offset] = 0xFF
            let path = folder.file("broken", bytes)
            let filter = filter(SearchQuery("a", mode: .contains), .lines, pieceSize: 8)
            #expect(try text(#require(filter.outcome(ofFile: FilePath(path)))) == nil)
        }
    }

    @Test func `a bracket needs more care only where JSON may be meant`() throws {
        let path = folder.file("log", "[1] one\n[2] two\n")
        let query = SearchQuery("two", mode: .contains)
        let asked = LineFilter(query, wanted: .lines, format: .lines)
        let told = LineFilter(query, wanted: .lines, format: nil)
        #expect(try text(#require(asked.outcome(ofFile: FilePath(path)))) == "[2] two\n")
        #expect(try text(#require(told.outcome(ofFile: FilePath(path)))) == nil)
    }

    @Test func `more lines or bytes than the limits need more care`() throws {
        let path = folder.file("long", String(repeating: "a\n", count: 100))
        var limits = SourceLimits()
        let query = SearchQuery("a", mode: .contains)
        limits.nodes = 99
        let lines = LineFilter(query, wanted: .lines, format: .lines, limits: limits)
        #expect(try text(#require(lines.outcome(ofFile: FilePath(path)))) == nil)
        limits = SourceLimits()
        limits.bytes = 199
        let bytes = LineFilter(query, wanted: .lines, format: .lines, limits: limits)
        #expect(bytes.outcome(ofFile: FilePath(path)).map { text($0) } == nil)
        #expect(text(try outcome(ofPipe: [UInt8](repeating: 0x61, count: 300), bytes)) == nil)
    }

    @Test func `one line longer than many pieces is one line`() throws {
        let long = String(repeating: "abc ", count: 50_000) + "end"
        let path = folder.file("line", "first end\n\(long)\nlast end\n")
        let filter = filter(SearchQuery("end", mode: .contains), .positions, pieceSize: 100)
        #expect(try text(#require(filter.outcome(ofFile: FilePath(path)))) == "0\n1\n2\n")
    }

    @Test func `a folder, a missing file and an empty name are left to who tells what is wrong`() {
        let filter = filter(SearchQuery("a", mode: .contains), .lines, pieceSize: 100)
        for path in [folder.path, folder.path + "/missing", "", "a\0b"] {
            #expect(filter.outcome(ofFile: FilePath(path)).map { text($0) } == nil)
        }
    }
}
