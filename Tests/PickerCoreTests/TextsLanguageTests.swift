import Testing

@testable import PickerCore

@Suite struct TextsLanguageTests {
    @Test(arguments: [
        ("de_AT.UTF-8", Language.german), ("de", .german), ("DE-ch", .german), ("de_DE@euro", .german),
        ("pt-BR", .portuguese), ("pt_PT", .portuguese), ("es-419", .spanish), ("fr_CA.ISO8859-1", .french),
        ("zh_CN", .simplifiedChinese), ("zh-Hans-CN", .simplifiedChinese), ("zh", .simplifiedChinese),
        ("zh-Hant", .simplifiedChinese), ("zh_TW.UTF-8", .simplifiedChinese),
        ("cmn-Hans", .simplifiedChinese),
        ("C", .english), ("POSIX", .english), ("C.UTF-8", .english), ("en_US@calendar=gregorian", .english),
        ("he", .hebrew), ("iw", .hebrew), ("iw_IL", .hebrew), ("ar-EG-u-nu-latn", .arabic), ("hi_IN", .hindi),
        ("ja_JP.eucJP", .japanese), ("ko-KR", .korean), ("ru_UA", .russian), ("tr-TR", .turkish),
        ("pl_PL", .polish), ("nl_BE", .dutch), ("it-CH", .italian),
    ])
    func `R23 a locale chooses its language`(identifier: String, language: Language) {
        #expect(Language(localeIdentifier: identifier) == language)
        #expect(Texts(localeIdentifier: identifier).language == language)
    }

    @Test(arguments: [
        "nb", "nb_NO.UTF-8", "uk_UA", "yue-HK", "gsw", "deu", "d", "", " ", "_", "-de", "de/../../x", "dé",
        "русский",
        "en\0", "e\u{301}n", "zzzzzzzzzzzzzzzzzzzzzzzz", "\u{FEFF}de", "12", "de DE",
    ])
    func `R23 a locale that is not known, or none at all, gets English`(identifier: String) {
        #expect(Language(localeIdentifier: identifier) == nil)
        #expect(Texts(localeIdentifier: identifier).language == .english)
    }

    @Test(arguments: [
        (["nb-NO", "de", "fr"], Language.german), (["uk", "be"], .english), ([], .english),
        (["", "ko"], .korean), (["en-GB", "ja"], .english), (["C", "ja"], .english),
    ])
    func `R23 of the languages that a person reads the first known one is spoken`(
        identifiers: [String], language: Language
    ) {
        #expect(Texts(preferring: identifiers).language == language)
    }

    @Test func `every language is chosen by its own code`() {
        for language in Language.allCases { #expect(Language(localeIdentifier: language.code) == language) }
        #expect(Set(Language.allCases.map(\.code)).count == 16)
    }
}
