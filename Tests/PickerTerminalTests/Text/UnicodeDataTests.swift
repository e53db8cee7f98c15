import Foundation
import Testing

@testable import PickerTerminal

/// Checks the generated table against the data files of Debian's package unicode-data, where it is installed.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: UnicodeData.folder + "EastAsianWidth.txt")))
struct UnicodeDataTests {
    @Test func `every wide scalar of EastAsianWidth takes two columns, but for marks`() throws {
        let wide = try UnicodeData.scalars(in: "EastAsianWidth.txt") { $0 == "W" || $0 == "F" }
        let marks = try UnicodeData.scalars(in: "extracted/DerivedGeneralCategory.txt") {
            ["Mn", "Me", "Cf"].contains($0)
        }
        #expect(wide.count > 100_000)
        let wrong = wide.subtracting(marks).filter { columns($0) != 2 }
        #expect(wrong == [])
        #expect(wide.intersection(marks).filter { columns($0) != 0 } == [])
    }

    @Test func `only wide scalars, emoji pictures and regional indicators take two columns`() throws {
        let wide = try UnicodeData.scalars(in: "EastAsianWidth.txt") { $0 == "W" || $0 == "F" }
        let pictures = try UnicodeData.scalars(in: "emoji/emoji-data.txt") { $0 == "Emoji_Presentation" }
        let others = Set(UInt32(0)...0x10FFFF).subtracting(wide).subtracting(pictures)
        #expect(others.filter { columns($0) == 2 } == [])
    }

    @Test func `marks take no column, and nothing else is without but format characters and vowel jamo`()
        throws
    {
        let marks = try UnicodeData.scalars(in: "extracted/DerivedGeneralCategory.txt") {
            $0 == "Mn" || $0 == "Me"
        }
        #expect(marks.count > 1900)
        #expect(marks.filter { columns($0) != 0 } == [])
        let letters = try UnicodeData.scalars(in: "extracted/DerivedGeneralCategory.txt") {
            ["Lu", "Ll", "Lt", "Lm", "Nd", "Sc", "Po", "Mc"].contains($0)
        }
        #expect(letters.filter { columns($0) == 0 } == [])
    }

    @Test func `every emoji of the emoji test file takes two columns`() throws {
        let sequences = try UnicodeData.rows(of: "emoji/emoji-test.txt").filter {
            $0.value == "fully-qualified"
        }
        #expect(sequences.count > 3000)
        let wrong = sequences.map { UnicodeData.text($0.scalars) }.filter { CellWidth.columns(of: $0) != 2 }
        #expect(wrong == [])
    }

    private func columns(_ value: UInt32) -> Int? {
        Unicode.Scalar(value).map(ScalarWidth.columns)
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

    static func scalars(in file: String, where matches: (Substring) -> Bool) throws -> Set<UInt32> {
        try rows(of: file).reduce(into: []) { set, row in
            guard matches(row.value) else { return }
            let ends = row.scalars.split(separator: ".").compactMap { UInt32($0, radix: 16) }
            set.formUnion(ends[0]...ends[ends.count - 1])
        }
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
