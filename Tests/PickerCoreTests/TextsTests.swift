import Testing

@testable import PickerCore

@Suite struct TextsTests {
    /// Every phrase, with values that are found again in any text.
    static let phrases: [Phrase] = [
        .done, .cancel, .previous, .next, .clear, .retry, .search, .selectAll, .selectNone, .invertSelection,
        .none, .placeholder, .loading, .loadingCount(57), .loadingFailed(message: ""),
        .loadingFailed(message: "‹m›"), .emptyList, .noMatch, .nothingPickable,
        .requiredMessage, .minimumMessage(57), .maximumMessage(57), .missingOption(title: "‹t›"),
        .refusedDisabled(title: "‹t›", reason: nil), .refusedDisabled(title: "‹t›", reason: "‹r›"),
        .optionsAvailable(57), .positionOf(57, size: 91), .selectedState, .notSelectedState,
        .checkedCount(57),
        .disabledState, .disabledBecause(reason: "‹r›"), .expanded, .collapsed, .readOnly, .required,
        .invalid,
        .picked(title: "‹t›"), .cleared, .undone(title: "‹t›"), .undone(title: nil), .redone(title: "‹t›"),
        .redone(title: nil), .customTextUsed(text: "‹x›"), .columnOf(57, size: 91), .submitted,
        .formIncomplete(57), .roleWheel, .roleMenu, .roleCombo,
        .hintMove, .hintPick, .hintCancel, .hintToggle, .hintColumns, .hintNextField, .hintType, .hintUndo,
        .numberPrompt(upTo: 57), .invalidNumber(text: "‹x›", upTo: 91),
    ]

    /// What must be found in the text of a phrase.
    static func values(of phrase: Phrase) -> [String] {
        let written = "\(phrase)"
        return ["57", "91", "‹m›", "‹t›", "‹r›", "‹x›"].filter(written.contains)
    }

    @Test(arguments: Language.allCases)
    func `R23 every phrase has a text that holds all its values and nothing left to fill in`(
        language: Language
    ) {
        let texts = Texts(language)
        for phrase in Self.phrases {
            let text = texts(phrase)
            #expect(!text.isEmpty, "\(phrase)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(phrase)")
            #expect(!text.contains { "{}%_|\\".contains($0) }, "\(phrase): \(text)")
            #expect(
                !text.contains("  ") && !text.contains("...") && !text.contains("\""), "\(phrase): \(text)")
            #expect(!text.contains("!") && !text.contains("'"), "\(phrase): \(text)")
            for value in Self.values(of: phrase) { #expect(text.contains(value), "\(phrase): \(text)") }
        }
    }

    @Test(arguments: Language.allCases.filter { $0 != .english })
    func `R23 no English is left in another language`(language: Language) {
        // The same word in both languages.
        let shared: Set<String> = ["menu"]
        let english = Texts(.english)
        let texts = Texts(language)
        for phrase in Self.phrases where !shared.contains(english(phrase)) {
            #expect(texts(phrase) != english(phrase), "\(phrase)")
        }
        for phrase in Self.phrases {
            let words = texts(phrase).split { !$0.isLetter }.map { $0.lowercased() }
            for word in ["the", "to", "not", "selected", "choose", "from", "cannot", "available", "field"] {
                #expect(!words.contains(word), "\(texts(phrase))")
            }
        }
    }

    @Test(
        arguments: [
            (Language.russian, 0x400...0x4FF), (.arabic, 0x600...0x6FF), (.hebrew, 0x590...0x5FF),
            (.hindi, 0x900...0x97F), (.japanese, 0x3040...0x9FFF), (.korean, 0xAC00...0xD7AF),
            (.simplifiedChinese, 0x4E00...0x9FFF),
        ] as [(Language, ClosedRange<UInt32>)])
    func `R23 a language with a script of its own is written in it alone`(
        language: Language, script: ClosedRange<UInt32>
    ) {
        for phrase in Self.phrases {
            var text = Texts(language)(phrase)
            for value in Self.values(of: phrase) {
                text = text.split(separator: value, omittingEmptySubsequences: false).joined()
            }
            let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
            #expect(!letters.isEmpty, "\(phrase)")
            // The long vowel mark of Japanese and vowel signs are in their blocks.
            for letter in letters { #expect(script.contains(letter.value), "\(phrase): \(letter)") }
        }
    }

    @Test(arguments: [
        (Language.english, "“‹t›” is no longer available"), (.german, "„‹t›“ ist nicht mehr verfügbar"),
        (.french, "«\u{A0}‹t›\u{A0}» n’est plus disponible"), (.spanish, "«‹t›» ya no está disponible"),
        (.dutch, "‘‹t›’ is niet meer beschikbaar"), (.polish, "Opcja „‹t›” nie jest już dostępna"),
        (.japanese, "「‹t›」は利用できなくなりました"), (.simplifiedChinese, "“‹t›”已不可用"),
    ])
    func `quotation marks are those of the language`(language: Language, text: String) {
        #expect(Texts(language)(.missingOption(title: "‹t›")) == text)
    }

    @Test func `a value with braces or a name in braces is put in as it is`() {
        #expect(Texts()(.picked(title: "{title} {n}")) == "{title} {n}, selected")
        let refused = Texts()(.refusedDisabled(title: "{reason}", reason: "{title}"))
        #expect(refused == "“{reason}” cannot be chosen: {title}")
        #expect(Texts()(.picked(title: "")) == ", selected")
    }

    @Test func `R23 a position is told in the order of the language`() {
        #expect(Texts(.english)(.positionOf(2, size: 13)) == "2 of 13")
        #expect(Texts(.turkish)(.positionOf(2, size: 13)) == "13 öğeden 2.")
        #expect(Texts(.japanese)(.positionOf(2, size: 13)) == "13件中2件目")
    }

    @Test func `R23 layout is from right to left in Arabic and Hebrew alone`() {
        #expect(Language.allCases.filter(\.isRightToLeft) == [.arabic, .hebrew])
        #expect(
            Texts(localeIdentifier: "iw-IL").isRightToLeft && !Texts(localeIdentifier: "tr").isRightToLeft)
    }

    @Test(arguments: [
        (Language.english, "Apple", false), (.english, "Zürich №1 – “x” €5", false), (.english, "תפוח", true),
        (.english, "Apple تفاح", true), (.hindi, "सेब", false),
        (.japanese, "りんご", false),
        (.hebrew, "תפוח", false), (.hebrew, "תפוח – „!“", false), (.hebrew, "Apple", true),
        (.arabic, "3 / 12", true),
        (.arabic, "تفاح", false), (.arabic, "りんご", true), (.arabic, "٣ / ١٢", false), (.arabic, "…", false),
    ])
    func `a title of the other direction is isolated, one of the same is left alone`(
        language: Language, title: String, isIsolated: Bool
    ) {
        let text = Texts(language)(.picked(title: title))
        #expect(text.contains("\u{2068}\(title)\u{2069}") == isIsolated)
        #expect(text.unicodeScalars.contains("\u{2068}") == isIsolated && text.contains(title))
    }
}
