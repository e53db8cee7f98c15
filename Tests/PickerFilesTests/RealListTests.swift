import Foundation
import PickerCore
import Testing

@testable import PickerFiles

/// Lists that come with a Debian system; each test runs where its list is installed.
@Suite struct RealListTests {
    private static let isoCodes = "/usr/share/iso-codes/json"
    private static let zones = "/usr/share/zoneinfo"
    private static let words = ["american-english-huge", "american-english", "ngerman", "words"]
        .map { "/usr/share/dict/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test(
        .enabled(if: exists(isoCodes)),
        arguments: [
            ("iso_3166-1", "alpha_2", "name", "DE", "Germany"),
            ("iso_4217", "alpha_3", "name", "EUR", "Euro"),
            ("iso_639-3", "alpha_3", "name", "zul", "Zulu"),
            ("iso_3166-2", "code", "name", "CH-ZH", "Zürich"),
            ("iso_15924", "alpha_4", "name", "Latn", "Latin"),
        ])
    func `the ISO lists are read as they stand`(
        list: String, id: String, title: String, known: String, knownTitle: String
    ) throws {
        let path = "\(Self.isoCodes)/\(list).json"
        let mapping = MemberMapping(id: id, title: title)
        let options = try OptionFile(path: path, mapping: mapping).options()
        let key = String(list.dropFirst("iso_".count))
        #expect(try OptionFile(path: path, key: key, mapping: mapping).options() == options)
        let position = try #require(options.position(of: OptionID(known)))
        #expect(options.title(at: position) == knownTitle)
        let data = try #require(FileManager.default.contents(atPath: path))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        #expect(options.map(\.id.text) == root[key]?.map { $0[id] as? String })
        #expect(options.map(\.title) == root[key]?.map { $0[title] as? String })
    }

    @Test(.enabled(if: exists(isoCodes)))
    func `a country list without its mapping says what there is to map`() {
        let error = failure { () throws(SourceError) in
            try OptionFile(path: "\(Self.isoCodes)/iso_3166-1.json").options()
        }
        #expect(error.kind == .unknownMember)
        #expect(error.place == SourcePlace(line: 3, column: 5))
        #expect(error.message.contains("\"name\"") && error.message.hasSuffix("(choose one with --title)"))
    }

    @Test(
        .enabled(if: exists("\(zones)/zone1970.tab")),
        arguments: [
            ("zone1970.tab", MemberMapping(id: "TZ", title: "TZ", subtitle: "comments", keywords: "#codes")),
            ("zone1970.tab", MemberMapping(title: "3", subtitle: "4")),
            ("zone.tab", MemberMapping(title: "TZ", subtitle: "comments")),
        ])
    func `the zone tables are read with the header in their comments`(name: String, mapping: MemberMapping)
        throws
    {
        var mapping = mapping
        if mapping.keywords != nil { mapping.keywords = "codes" }
        let options = try OptionFile(path: "\(Self.zones)/\(name)", mapping: mapping).options()
        let position = try #require(options.position(of: "Europe/Zurich"))
        #expect(options.title(at: position) == "Europe/Zurich")
        #expect(options.contains { $0.id == "Antarctica/Casey" && $0.subtitle == "Casey" })
        if mapping.keywords != nil { #expect(options[position].keywords.contains("LI")) }
    }

    @Test(.enabled(if: exists("\(zones)/iso3166.tab")))
    func `the country table of the zones is read by column numbers`() throws {
        let mapping = MemberMapping(id: "1", title: "2")
        let options = try OptionFile(path: "\(Self.zones)/iso3166.tab", mapping: mapping).options()
        #expect(options.count > 200)
        #expect(options.position(of: "CH").map { options.title(at: $0) } == "Switzerland")
    }

    @Test(.enabled(if: words != nil)) func `a word list is read line by line`() throws {
        let path = try #require(Self.words)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let options = try OptionFile(path: path).options()
        #expect(options.count == lines.count)
        #expect(options.titles.elementsEqual(lines.map(String.init)))
    }
}
