import Testing

@testable import PickerCore

@Suite struct TextsPluralTests {
    /// Whole numbers of each category, from the samples that CLDR gives beside its rules.
    static let samples: [(Language, [PluralCategory: [Int]])] = [
        (.english, [.one: [1], .other: [0, 2, 16, 100, 1_000_000]]),
        (.german, [.one: [1], .other: [0, 2, 16, 101, 1_000_000]]),
        (.dutch, [.one: [1], .other: [0, 2, 16, 101, 1_000_000]]),
        (.turkish, [.one: [1], .other: [0, 2, 16, 101, 1_000_000]]),
        (.french, [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100, 1_000, 1_000_001]]),
        (
            .portuguese,
            [.one: [0, 1], .many: [1_000_000, 7_000_000], .other: [2, 17, 100, 1_000, 1_500_000]]
        ),
        (.spanish, [.one: [1], .many: [1_000_000, 2_000_000], .other: [0, 2, 16, 100, 999_999]]),
        (.italian, [.one: [1], .many: [1_000_000, 2_000_000], .other: [0, 2, 16, 100, 999_999]]),
        (.hindi, [.one: [0, 1], .other: [2, 17, 100, 1_000_000]]),
        (
            .polish,
            [
                .one: [1], .few: [2, 3, 4, 22, 24, 32, 102, 1_002],
                .many: [0, 5, 11, 12, 14, 19, 21, 100, 112, 1_000_000],
            ]
        ),
        (
            .russian,
            [
                .one: [1, 21, 31, 81, 101, 1_001], .few: [2, 3, 4, 22, 24, 102, 1_002],
                .many: [0, 5, 11, 12, 14, 19, 100, 111, 112, 1_000_000],
            ]
        ),
        (
            .arabic,
            [
                .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1_003],
                .many: [11, 26, 99, 111, 1_011], .other: [100, 101, 102, 200, 202, 1_000, 1_000_000],
            ]
        ),
        (.hebrew, [.one: [1], .two: [2], .other: [0, 3, 17, 20, 100, 102, 1_000_000]]),
        (.japanese, [.other: [0, 1, 2, 100, 1_000_000]]),
        (.korean, [.other: [0, 1, 2, 100, 1_000_000]]),
        (.simplifiedChinese, [.other: [0, 1, 2, 100, 1_000_000]]),
    ]

    @Test(arguments: samples)
    func `R23 a number has the plural category that CLDR gives it`(
        language: Language, samples: [PluralCategory: [Int]]
    ) {
        for (category, numbers) in samples {
            for number in numbers {
                #expect(language.pluralCategory(of: number) == category, "\(number)")
                #expect(language.pluralCategory(of: -number) == category)
            }
        }
        #expect(language.pluralCategory(of: .min) == language.pluralCategory(of: .min))
    }

    @Test func `every language has its samples`() {
        #expect(Set(Self.samples.map(\.0)) == Set(Language.allCases))
    }

    /// The members of a table by name.
    private func members(_ language: Language) -> [(name: String, value: Any)] {
        Mirror(reflecting: language.phrases).children.map { ($0.label ?? "", $0.value) }
    }

    private func names(in text: StaticString) -> Set<String> {
        let parts = text.description.split(separator: "{", omittingEmptySubsequences: false)
        return Set(parts.dropFirst().map { "\($0.prefix { $0 != "}" })" })
    }

    @Test(arguments: samples)
    func `R23 every counted text has a form for every category of the language`(
        language: Language, samples: [PluralCategory: [Int]]
    ) {
        let counted = members(language).compactMap { member in
            (member.value as? PluralForms).map { (member.name, $0) }
        }
        #expect(counted.count == 6)
        for (name, forms) in counted {
            for (category, numbers) in samples {
                let form = forms.form(of: category)
                #expect(form != nil, "\(name) \(category)")
                // In words only where there is one such number.
                let saysNumber = form.map { names(in: $0) } == ["n"]
                #expect(saysNumber || (numbers.count == 1 && category != .other), "\(name) \(category)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func `R23 a text has the names of its English original, no more and no fewer`(language: Language) {
        for (own, english) in zip(members(language), members(.english)) {
            guard let text = own.value as? StaticString, let original = english.value as? StaticString else {
                continue
            }
            #expect(names(in: text) == names(in: original), "\(own.name)")
        }
    }

    @Test(arguments: [
        (Language.english, 1, "1 option available"), (.english, 0, "0 options available"),
        (.english, 1_000_000, "1000000 options available"), (.german, 1, "1 Option verfügbar"),
        (.french, 0, "0 option disponible"), (.french, 2_000_000, "2000000 d’options disponibles"),
        (.spanish, 1_000_000, "1000000 de opciones disponibles"), (.turkish, 5, "5 seçenek var"),
        (.polish, 1, "Dostępna 1 opcja"), (.polish, 23, "Dostępne 23 opcje"),
        (.polish, 12, "Dostępnych 12 opcji"),
        (.russian, 21, "Доступен 21 вариант"), (.russian, 104, "Доступны 104 варианта"),
        (.russian, 11, "Доступно 11 вариантов"),
        (.arabic, 0, "لا خيارات متاحة"), (.arabic, 1, "خيار واحد متاح"), (.arabic, 2, "خياران متاحان"),
        (.arabic, 7, "7 خيارات متاحة"), (.arabic, 45, "45 خيارًا متاحًا"), (.arabic, 100, "100 خيار متاح"),
        (.hebrew, 2, "שתי אפשרויות זמינות"), (.hebrew, 20, "20 אפשרויות זמינות"),
        (.hindi, 1, "1 विकल्प उपलब्ध है"), (.japanese, 1, "選択肢が1件あります"),
    ])
    func `R23 a count is said as the language says it`(language: Language, count: Int, text: String) {
        #expect(Texts(language)(.optionsAvailable(count)) == text)
    }

    @Test(arguments: Language.allCases)
    func `numbers are in the digits 0 to 9, without grouping, whatever their size`(language: Language) {
        #expect(Texts(language)(.optionsAvailable(1_234_567)).contains("1234567"))
        #expect(Texts(language)(.optionsAvailable(.min)).contains("\(Int.min)"))
    }
}
