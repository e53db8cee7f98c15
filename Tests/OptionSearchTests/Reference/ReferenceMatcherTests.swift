import Foundation
import RandomTesting
import Testing

@testable import OptionSearch

/// The search and the naive matcher of R21 agree, on every small text and on many random ones.
@Suite struct ReferenceMatcherTests {
    /// Compares class and ranges; scattered letters by how good their places are, since several ways to place
    /// them may be equally good.
    private func compare(
        _ index: SearchIndex, _ references: [ReferenceMatcher], _ text: String, _ mode: MatchMode
    ) {
        let query = SearchQuery(text, mode: mode)
        let classes = references.map { $0.matchClass(for: text, mode: mode) }
        for (position, reference) in references.enumerated() {
            let expected = classes[position]
            let found = index.matchClass(of: position, for: query)
            #expect(
                found == expected,
                "\(text.debugDescription) in \(index.titles.store[position].debugDescription), \(mode)")
            let ranges = index.titleRanges(at: position, for: query)
            if expected == .scattered {
                compareScattered(index, reference, position, query)
            } else {
                #expect(
                    ranges == reference.titleRanges(for: text, mode: mode),
                    "\(text.debugDescription) in \(index.titles.store[position].debugDescription), \(mode)")
            }
        }
        let expected = MatchClass.allCases.flatMap { matchClass in
            classes.indices.filter { classes[$0] == matchClass }
        }
        #expect(Array(index.search(query)) == expected, "order for \(text.debugDescription), \(mode)")
    }

    private func compareScattered(
        _ index: SearchIndex, _ reference: ReferenceMatcher, _ position: Int, _ query: SearchQuery
    ) {
        query.withReading { query in
            for word in query.words { compareScattered(index, reference, position, word) }
        }
    }

    private func compareScattered(
        _ index: SearchIndex, _ reference: ReferenceMatcher, _ position: Int, _ word: QueryWord
    ) {
        let scalars = Array(String(decoding: word.bytes, as: UTF8.self).unicodeScalars)
        guard let best = ReferenceMatcher.bestScattered(scalars, in: reference.title) else { return }
        let places = index.titles.withText(at: position) { text in
            word.scatteredPlaces(in: text).map { place in
                String(decoding: text[..<place.lowerBound], as: UTF8.self).unicodeScalars.count
            }
        }
        #expect(places.map { reference.title[$0].scalar } == scalars)
        #expect(
            ReferenceMatcher.score(places, in: reference.title)
                == ReferenceMatcher.score(best, in: reference.title),
            "\(Array(word.bytes)) in \(index.titles.store[position].debugDescription)")
    }

    private func allTexts(of letters: [String], upTo count: Int) -> [String] {
        var texts = [""]
        var longest = [""]
        for _ in 0..<count {
            longest = longest.flatMap { text in letters.map { text + $0 } }
            texts += longest
        }
        return texts
    }

    @Test(arguments: [
        (letters: ["a", "b"], title: 5, query: 3),
        (letters: ["a", "B", " "], title: 4, query: 3),
        (letters: ["a", "á", "-", "\u{301}"], title: 3, query: 2),
        (letters: ["s", "ß", "ﬁ", "i"], title: 3, query: 3),
        (letters: ["가", "ㄱ", "각", "\u{200D}"], title: 3, query: 2),
    ])
    func `every short query is answered on every short title as R21 says`(
        world: (letters: [String], title: Int, query: Int)
    ) {
        let titles = allTexts(of: world.letters, upTo: world.title)
        let index = SearchIndex(titles: TextStore(titles))
        let references = titles.map { ReferenceMatcher(title: $0) }
        for text in allTexts(of: world.letters, upTo: world.query) {
            for mode in [MatchMode.contains, .prefix, .fuzzy] { compare(index, references, text, mode) }
        }
    }

    static let scripts: [(name: String, letters: [String])] = [
        (
            "Latin",
            [
                "a", "A", "e", "É", "é", "o", "Ø", "s", "ß", "ẞ", "ł", "Đ", "n\u{303}", "ﬁ", "ｆ", "1", " ",
                "-", "’",
            ]
        ),
        ("Turkish", ["i", "I", "İ", "ı", "ş", "Ş", "s", " ", "ğ"]),
        ("Greek", ["α", "Ά", "ᾳ", "σ", "ς", "Σ", "ΐ", "ι", " ", "·"]),
        ("Cyrillic", ["и", "й", "Й", "е", "ё", "Ё", "қ", "К", " ", "«", "»"]),
        ("Hebrew", ["ש", "שׁ", "ל", "\u{5B0}", "ם", " ", "\u{200F}"]),
        ("Arabic", ["ا", "أ", "إ", "\u{64E}", "ﻻ", "ل", "م", " ", "\u{200E}"]),
        ("Devanagari", ["क", "का", "कि", "क्", "क़", "\u{93C}", " ", "।"]),
        ("Vietnamese", ["a", "ạ", "Ấ", "ậ", "đ", "Đ", "ờ", "o", "ơ\u{300}", "ứ", "U", "ỹ", "n", " ", "-"]),
        ("Georgian and Armenian", ["ა", "Ა", "ბ", "Ბ", "ե", "Ե", "ւ", "և", "ﬓ", "մ", "ն", " ", "՝"]),
        ("Tamil and Bengali", ["க", "கா", "கொ", "ெ", "ா", "க்", "ক", "কা", "কো", "ড়", "ড", "\u{9BC}", " ", "।"]),
        ("Thai", ["ก", "กิ", "กู", "\u{E48}", "า", " "]),
        ("Hangul", ["가", "각", "간", "ㄱ", "ㄴ", "과", "고", "갃", "\u{1100}", "\u{1161}", " "]),
        ("Kana and Han", ["か", "が", "ｶﾞ", "カ", "你", "好", "　", "、", "\u{F900}", "豈"]),
        ("Signs", ["🍎", "👩‍💻", "👩", "🇩🇪", "€", "™", "½", "①", "\u{AD}", "\u{FEFF}", " ", "\0", "\r\n", "\t"]),
    ]

    /// Any letters, or some of those of a title, which are found more often.
    private func query(
        _ letters: [String], _ titles: [String], _ generator: inout SeededNumbers
    ) -> String {
        guard Bool.random(using: &generator) else { return generator.text(of: letters, count: 0...4) }
        let title = titles.randomElement(using: &generator) ?? ""
        let part = title.unicodeScalars.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
        return String(String.UnicodeScalarView(part.prefix(6)))
    }

    /// How many times each script's letters are thrown; `Scripts/search-long` throws them more often.
    static let rounds = ProcessInfo.processInfo.environment["SEARCH_ROUNDS"].flatMap { Int($0) } ?? 40

    @Test(arguments: scripts.map(\.name))
    func `random texts are answered as R21 says`(script: String) throws {
        let letters = try #require(Self.scripts.first { $0.name == script }).letters + ["a", "B"]
        var generator = SeededNumbers(seed: 2021)
        for _ in 0..<Self.rounds {
            // More than a group of 64 from time to time.
            let count = Int.random(in: 0..<8, using: &generator) == 0 ? 130 : 15
            let titles = (0..<count).map { _ in generator.text(of: letters, count: 0...9) }
            let subtitles = (0..<count).map { _ in generator.text(of: letters, count: 0...4) }
            let words = letters.filter { $0 != "\0" }
            let keywords = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    generator.text(of: words, count: 1...4)
                }
            }
            let index = SearchIndex(
                titles: TextStore(titles), subtitles: TextStore(subtitles),
                keywords: TextStore(keywords.map { $0.joined(separator: "\0") }))
            let references = titles.indices.map {
                ReferenceMatcher(title: titles[$0], subtitle: subtitles[$0], keywords: keywords[$0])
            }
            for mode in [MatchMode.contains, .prefix, .fuzzy] {
                compare(index, references, query(letters, titles, &generator), mode)
            }
        }
    }
}
