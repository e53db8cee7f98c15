import Foundation
import PickerCore
import Testing

@testable import PickerFiles

/// One table of options, told in every format.
@Suite struct FourFormatsTests {
    private let folder = TemporaryFolder()

    @Test func `the same titles make the same list in every format`() throws {
        let titles = ["", "Zürich", "a \"b\", c", "a & <b>", "Zürich", " spaced ", "😀👩‍👩‍👧", "42", "true"]
        let json = try JSONSerialization.data(withJSONObject: ["Titles": titles])
        let xml = try PropertyListSerialization.data(
            fromPropertyList: ["Titles": titles], format: .xml, options: 0)
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["Titles": titles], format: .binary, options: 0)
        let csv =
            "title\n" + titles.map { "\"\($0.replacingOccurrences(of: "\"", with: "\"\""))\"\n" }.joined()
        let expected = OptionList(titles: titles)
        #expect(expected.noneTitle == "" && expected.count == 8)
        for (name, bytes, key) in [
            ("t.json", Array(json), "Titles"), ("x.plist", Array(xml), "Titles"),
            ("b.plist", Array(binary), "Titles"),
            ("t.csv", Array(csv.utf8), nil), ("t.txt", Array(titles.joined(separator: "\n").utf8), nil),
        ] {
            #expect(try OptionFile(path: folder.file(name, bytes), key: key).options() == expected, "\(name)")
        }
    }

    @Test func `the same objects make the same list in JSON, property lists and tables`() throws {
        let rows: [[String: String]] = [
            [
                "code": "CH", "name": "Schweiz", "note": "Confoederatio", "words": "Suisse, Svizzera",
                "part": "Europe", "mark": "flag",
            ],
            ["code": "JP", "name": "日本", "part": "Asia", "off": "closed"],
            ["code": "US", "name": "United States", "off": "true"],
            ["code": "NZ", "name": "Aotearoa", "part": "Oceania", "off": "false"],
        ]
        let columns = ["code", "name", "note", "words", "part", "off", "mark"]
        let lines =
            [columns.joined(separator: "\t")]
            + rows.map { row in columns.map { row[$0] ?? "" }.joined(separator: "\t") }
        let semicolons =
            [columns.joined(separator: ";")]
            + rows.map { row in columns.map { row[$0] ?? "" }.joined(separator: ";") }
        let expected = try OptionList([
            PickerOption(
                id: "CH", title: "Schweiz", subtitle: "Confoederatio", keywords: ["Suisse", "Svizzera"],
                section: "Europe", icon: "flag"),
            PickerOption(id: "JP", title: "日本", section: "Asia", availability: .disabled(reason: "closed")),
            PickerOption(id: "US", title: "United States", availability: .disabled(reason: nil)),
            PickerOption(id: "NZ", title: "Aotearoa", section: "Oceania"),
        ])
        let mapping = MemberMapping(
            id: "code", title: "name", subtitle: "note", keywords: "words", section: "part", disabled: "off",
            icon: "mark")
        for (name, data) in [
            ("o.json", try JSONSerialization.data(withJSONObject: rows)),
            ("x.plist", try PropertyListSerialization.data(fromPropertyList: rows, format: .xml, options: 0)),
            (
                "b.plist",
                try PropertyListSerialization.data(fromPropertyList: rows, format: .binary, options: 0)
            ),
            ("o.tsv", Data(lines.joined(separator: "\n").utf8)),
            ("o.csv", Data(semicolons.joined(separator: "\r\n").utf8)),
        ] {
            #expect(
                Array(try OptionFile(path: folder.file(name, Array(data)), mapping: mapping).options())
                    == Array(expected), "\(name)")
        }
    }
}
