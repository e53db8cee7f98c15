import Foundation
import Testing

@testable import PickerTerminal

/// Checks the generated table against the data files of Debian's package unicode-data, where it is installed.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: UnicodeData.folder + "EastAsianWidth.txt")))
struct UnicodeDataTests {
    @Test func `every scalar takes the columns that the data files give it`() throws {
        var expected = [Int](repeating: 1, count: 0x110000)
        func fill(_ file: String, _ columns: Int, where matches: (Substring) -> Bool) throws {
            for row in try UnicodeData.rows(of: file) where matches(row.value) {
                for value in UnicodeData.range(row.scalars) { expected[Int(value)] = columns }
            }
        }
        try fill("EastAsianWidth.txt", 2) { $0 == "W" || $0 == "F" }
        try fill("emoji/emoji-data.txt", 2) { $0 == "Emoji_Presentation" || $0 == "Emoji_Modifier" }
        try fill("extracted/DerivedGeneralCategory.txt", 0) {
            ["Mn", "Me", "Cc", "Cf", "Zl", "Zp"].contains($0)
        }
        // Besides: vowels and finals of Hangul, which follow their consonant, and the format characters that are drawn.
        let jamo = [0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB].joined()
        let drawn = [0xAD...0xAD, 0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2]
            .joined()
        for value in jamo { expected[value] = 0 }
        for value in Array(drawn) + [0x110BD, 0x110CD] { expected[value] = 1 }
        let wrong = expected.indices.filter { value in
            Unicode.Scalar(UInt32(value)).map { ScalarWidth.columns(of: $0) != expected[value] } ?? false
        }
        #expect(wrong.map { String($0, radix: 16) } == [])
    }

    @Test func `every emoji of the emoji test file takes two columns`() throws {
        let sequences = try UnicodeData.rows(of: "emoji/emoji-test.txt").filter {
            $0.value == "fully-qualified"
        }
        #expect(sequences.count > 3000)
        let wrong = sequences.map { UnicodeData.text($0.scalars) }.filter { CellWidth.columns(of: $0) != 2 }
        #expect(wrong == [])
    }
}

/// Reads Unicode's data files.
enum UnicodeData {
    static let folder = "/usr/share/unicode/"

    static func rows(of file: String) throws -> [(scalars: Substring, value: Substring)] {
        try String(contentsOfFile: folder + file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard fields.count >= 2 else { return nil }
            return (trimmed(fields[0]), trimmed(fields[1]))
        }
    }

    static func range(_ scalars: Substring) -> ClosedRange<UInt32> {
        let ends = scalars.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        return ends[0]...ends[ends.count - 1]
    }

    static func text(_ scalars: Substring) -> String {
        var view = String.UnicodeScalarView()
        view.append(
            contentsOf: scalars.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
                Unicode.Scalar.init))
        return String(view)
    }

    private static func trimmed(_ field: Substring) -> Substring {
        let start = field.drop { $0 == " " }
        return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
    }
}
